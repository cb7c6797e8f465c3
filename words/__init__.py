"""Everything the program says, in French and in English, told at the edge from keys and values."""

import os
import re

from words.quoting import printable
from words.sentences import LANGUAGES, plain
from words.voice import GameVoice, Voice

__all__ = ["LANGUAGES", "GameVoice", "Voice", "plain", "printable", "system_language"]


def system_language() -> str:
    """The language that the system is set to, English where it is neither of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            return "fr" if re.match("fr(?![a-z])", setting.lower()) else "en"
    return "en"
