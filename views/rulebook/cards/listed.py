"""`Listed`, a card for the rulebook's list, and the lists of the column games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.vocabulary import Box
from views.rulebook.card_worth import worth
from words import GameVoice

#: The box of cards that name no expansion.
BASE = "base"

#: The icon and colour of a card outside the columns, by its kind.
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
    """A card of the list."""

    card: str
    box: str
    kind: str
    worth: str
    icon: str
    #: Whether the icon is that of its column.
    in_column: bool = False


def of_boxes(boxes: Mapping[str, Iterable[Box]], voice: GameVoice) -> list[Listed]:
    """All cards of a column game, by box and kind."""
    return [
        Listed(card.id, box.name, kind, worth(card, voice), card.column or ICON_OF[kind], card.column is not None)
        for boxes_of_game in boxes.values()
        for box in boxes_of_game
        for kind in box.printed
        for card in box.cards
        if card.kind == kind
    ]
