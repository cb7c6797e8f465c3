"""The cards of Nains in the rulebook."""

from scoring.games.nains import catalogue
from views.rulebook.cards.listed import Listed, of_boxes
from words import GameVoice

#: The id of the entry by which each card counts.
RULE_OF = catalogue.RULE_OF


def listed(voice: GameVoice) -> list[Listed]:
    return of_boxes(catalogue.BOXES, voice)
