"""The search for a card by name, in either language, with or without accents."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from scoring import Sheet
from scoring.game import Memory
from scoring.spelling import folded, nearest
from views.counting.pads.offer import CARDS, Offer
from views.counting.position import Cell, Position, pad_at, pads_of
from words import LANGUAGES, GameVoice

T = TypeVar("T")

#: The most results, as many as fit above a keyboard.
MOST = 8


@dataclass(frozen=True, slots=True)
class Found:
    """A card found, its section, with its title."""

    offer: Offer
    cell: Cell
    title: str


def find(sheet: Sheet[Any], position: Position, text: str, voice: GameVoice, track: Memory | None) -> tuple[Found, ...]:
    """The cards of the current player whose names match the text."""
    cards: dict[str, tuple[Found, tuple[str, ...]]] = {}
    for card, names in _cards(sheet, position, voice, track):
        cards.setdefault(card.offer.key, (card, names))
    return tuple(named_like(text, cards.values())[:MOST])


def named_like(text: str, cards: Iterable[tuple[T, Sequence[str]]]) -> list[T]:
    """The cards whose folded names contain every typed word, first those with a name that begins with the first word.

    A word that no name contains may be misspelt.

    >>> named_like("BO", [(1, ["dagda"]), (2, ["le bonfur"]), (3, ["bofur", "le nain"])])
    [3, 2]
    >>> named_like("bonfru", [(1, ["dagda"]), (2, ["le bonfur"])])
    [2]
    """
    words, candidates = folded(text).split(), [(card, " ".join(names), names) for card, names in cards]
    misspelt = {word for word in words if not any(word in spelled for _, spelled, _ in candidates)}
    found = [
        (any(name.startswith(words[0]) for name in names), card)
        for card, spelled, names in candidates
        if words and all(nearest(word, spelled.split()) if word in misspelt else word in spelled for word in words)
    ]
    return [card for _, card in sorted(found, key=lambda pair: not pair[0])]


def _cards(
    sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None
) -> Iterator[tuple[Found, tuple[str, ...]]]:
    """Every card that the current player can lay down, with its names in both languages."""
    voices = [GameVoice(language, sheet.game) for language in LANGUAGES]
    for key in pads_of(sheet):
        for group in pad_at(sheet, (position.seat, key), voice, track).groups:
            if group.look == CARDS:
                for offer in group.offers:
                    card = offer.key.split()[0]
                    names = tuple(folded(language.label(card)) for language in voices)
                    yield Found(offer, (position.seat, key), voice.section(key)), names
