"""A card found by its name, in either language, with or without accents."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from referee.spelling import folded
from scoring import Sheet
from scoring.game import Memory
from views.counting.pads.offer import CARDS, Offer
from views.counting.position import BY_PLAYER, Position, cells_of, pad_at, title_of
from words import LANGUAGES, GameVoice

T = TypeVar("T")

#: How much a name has in common with a slip of the finger, from 0 to 1.
ALIKE = 0.75
#: So many answers fit above a keyboard.
MOST = 8


@dataclass(frozen=True, slots=True)
class Found:
    """A card, and the pad on which it can be tapped."""

    offer: Offer
    pad: str
    where: str


def find(sheet: Sheet[Any], position: Position, text: str, voice: GameVoice, track: Memory | None) -> tuple[Found, ...]:
    """The cards of a player whose name holds every word, those first that begin with the first one."""
    cards: dict[str, tuple[Found, tuple[str, ...]]] = {}
    for card, names in _cards(sheet, position, voice, track):
        cards.setdefault(card.offer.key, (card, names))
    return tuple(named_like(text, cards.values())[:MOST])


def named_like(text: str, cards: Iterable[tuple[T, Sequence[str]]]) -> list[T]:
    """Those whose names, folded, hold every word that was typed, those first that begin with the first one.

    >>> named_like("BO", [(1, ["dagda"]), (2, ["le bonfur"]), (3, ["bofur", "le nain"])])
    [3, 2]
    """
    words, named = folded(text).split(), list(cards)
    if not words:
        return []
    near = _near(" ".join(words), [name for _, names in named for name in names])
    found = [
        (any(name.startswith(words[0]) for name in names), card)
        for card, names in named
        if all(word in " ".join(names) for word in words) or near.intersection(names)
    ]
    return [card for _, card in sorted(found, key=lambda ranked: not ranked[0])]


def _near(typed: str, names: Sequence[str]) -> set[str]:
    """Names that differ by a slip of the finger, where none holds what was typed."""
    if any(typed in name for name in names):
        return set()
    return set(get_close_matches(typed, names, n=MOST, cutoff=ALIKE))


def _cards(
    sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None
) -> Iterator[tuple[Found, tuple[str, ...]]]:
    """Every card that a player can have, with its names in both languages."""
    voices = [GameVoice(language, sheet.game) for language in LANGUAGES]
    for seat, key in cells_of(sheet, BY_PLAYER):
        if seat != position.seat:
            continue
        for section in pad_at(sheet, position.at((seat, key)), voice, track).sections:
            if section.look == CARDS:
                for offer in section.offers:
                    card = offer.key.split()[0]
                    names = tuple(folded(other.label(card)) for other in voices)
                    yield Found(offer, key, title_of(sheet, key, voice)), names
