"""The cards of Skalds in the rulebook: there are none."""

from collections.abc import Mapping

from views.rulebook.cards.listed import Listed
from words import GameVoice

#: Rule entry of each card.
RULE_OF: Mapping[str, str] = {}


def listed(_: GameVoice) -> list[Listed]:
    return []
