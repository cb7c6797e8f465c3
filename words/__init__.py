"""Everything the program says, in French and in English, told at the edge from keys and values."""

import os
import re
from collections.abc import Iterable

from words.quoting import printable
from words.sentences import LANGUAGES, plain
from words.voice import GameVoice, Voice

__all__ = ["LANGUAGES", "GameVoice", "Voice", "ours", "plain", "printable", "system_language"]


def system_language() -> str:
    """The language that the system is set to, English where it is neither of ours."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return ours([next(filter(None, settings), "")])


def ours(languages: Iterable[str]) -> str:
    """The first of some languages that is one of ours, English where none is.

    >>> ours(["br", "fr_CH.UTF-8", "en"]), ours(["frp"])
    ('fr', 'en')
    """
    found = (re.match("(fr|en)(?![a-z])", language.lower()) for language in languages)
    return next((match[1] for match in found if match), "en")
