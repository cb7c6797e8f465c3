"""A card found by its name, in either language, with or without accents."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from scoring import Sheet
from scoring.games.nains.track import ShieldTrack
from screens.presenters.count import BY_PLAYER, Place, cells_of, pad_at, title_of
from screens.presenters.pads.offer import CARDS, Offer
from words import LANGUAGES, GameVoice

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


def find(sheet: Sheet[Any], place: Place, text: str, voice: GameVoice, track: ShieldTrack) -> tuple[Found, ...]:
    """The cards of a player whose name holds every word, those first that begin with the first one."""
    words = folded(text).split()
    if not words:
        return ()
    found: dict[str, tuple[bool, Found]] = {}
    cards = list(_cards(sheet, place, voice, track))
    near = _near(" ".join(words), [name for _, names in cards for name in names])
    for card, names in cards:
        said = " ".join(names)
        if all(word in said for word in words) or near.intersection(names):
            found.setdefault(card.offer.key, (not any(name.startswith(words[0]) for name in names), card))
    return tuple(card for _, card in sorted(found.values(), key=lambda ranked: ranked[0]))[:MOST]


def _near(typed: str, names: Sequence[str]) -> set[str]:
    """Names that differ by a slip of the finger, where none holds what was typed."""
    if any(typed in name for name in names):
        return set()
    return set(get_close_matches(typed, names, n=MOST, cutoff=ALIKE))


def folded(text: str) -> str:
    """A text without its accents, for comparing.

    >>> folded("Hrafnsmerki, Mjöllnir ET Épée")
    'hrafnsmerki, mjollnir et epee'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _cards(
    sheet: Sheet[Any], place: Place, voice: GameVoice, track: ShieldTrack
) -> Iterator[tuple[Found, tuple[str, ...]]]:
    """Every card that a player can have, with its names in both languages."""
    voices = [GameVoice(language, sheet.game) for language in LANGUAGES]
    for seat, key in cells_of(sheet, BY_PLAYER):
        if seat != place.seat:
            continue
        for section in pad_at(sheet, place.at((seat, key)), voice, track).sections:
            if section.look == CARDS:
                for offer in section.offers:
                    card = offer.key.split()[0]
                    names = tuple(folded(other.label(card)) for other in voices)
                    yield Found(offer, key, title_of(sheet, key, voice)), names
