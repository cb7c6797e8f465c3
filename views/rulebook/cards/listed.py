"""A card as the rulebook lists it, and the lists of the column games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.vocabulary import Box
from views.rulebook.card_worth import worth
from words import GameVoice

#: The box of the game itself, where cards do not name it.
BASE = "base"

#: The icon of a card that stands in no column, by its kind; it gives the colour too.
ICON_OF = {
    "hero": "heroes",
    "distinction": "trophy",
    "artefact": "camp",
    "mercenary": "mercenaries",
    "animal": "mythology",
    "companion": "mythology",
    "god": "mythology",
    "giant": "mythology",
    "valkyrie": "mythology",
    "cognar": "cognars",
    "ally": "cognars",
    "elite": "elites",
    "certificate": "malt",
}


@dataclass(frozen=True, slots=True)
class Listed:
    """A card as the list has it."""

    card: str
    box: str
    kind: str
    worth: str
    icon: str
    #: Whether the icon is that of the column in which it stands.
    stands: bool = False


def of_boxes(boxes: Mapping[str, Iterable[Box]], voice: GameVoice) -> list[Listed]:
    """Every card of a column game, box by box and kind by kind."""
    return [
        Listed(card.id, box.name, kind, worth(card, voice), card.column or ICON_OF[kind], card.column is not None)
        for each in boxes.values()
        for box in each
        for kind in box.printed
        for card in box.cards
        if card.kind == kind
    ]
