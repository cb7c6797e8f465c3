"""All cards of Nidavellir and its expansions, by id."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from scoring.cards.idavoll import ANIMAL, COMPANION, GIANT, GOD, IDAVOLL, VALKYRIE
from scoring.cards.nidavellir import (
    ADDED_PER_AGE_AT_FIVE,
    AGES,
    COLUMNS,
    DISTINCTION,
    DWARFS_PER_AGE,
    HERO,
    NIDAVELLIR,
    REMOVED_COINS,
    REWARD,
    TURNS_PER_AGE,
)
from scoring.cards.thingvellir import ARTEFACT, MERCENARY, PROMOS, THINGVELLIR
from scoring.coins import TREASURY, Exchange
from scoring.vocabulary import Card, Doubles, Together

BASE = "nidavellir"

#: What each expansion puts on the table; the promos are cards of Thingvellir's camp and heroes.
BOXES = {BASE: (NIDAVELLIR,), "thingvellir": (THINGVELLIR, PROMOS), "idavoll": (IDAVOLL,)}

CARDS = {card.id: card for boxes in BOXES.values() for box in boxes for card in box.cards}
EXPANSION_OF = {card.id: name for name, boxes in BOXES.items() for box in boxes for card in box.cards}

#: The dwarf cards of the box, by number of players: how often each printed value exists.
DWARFS: Mapping[int, Mapping[str, Counter[int]]] = {
    players: {
        column: Counter((DWARFS_PER_AGE[column] + (ADDED_PER_AGE_AT_FIVE[column] if players == 5 else ())) * AGES)
        for column in COLUMNS
    }
    for players in TURNS_PER_AGE
}

#: The coins of the box, by number of players.
TREASURIES = {
    players: {value: copies - removed.get(value, 0) for value, copies in TREASURY.items()}
    for players, removed in REMOVED_COINS.items()
}

EXCHANGE = Exchange(special_by="hunting_master", given_up_by="jarnglofi")

CHAPTERS = {
    HERO: "heroes",
    DISTINCTION: "distinctions",
    REWARD: "distinctions",
    ARTEFACT: "artefacts",
    MERCENARY: "mercenaries",
    ANIMAL: "animals",
    COMPANION: "animals",
    GOD: "gods",
    GIANT: "giants",
    VALKYRIE: "valkyries",
}


def _rule(card: Card) -> str:
    chapter = f"{BASE}.{CHAPTERS[card.kind]}"
    if isinstance(card.gives, Together):
        return f"{chapter}.{card.gives.family}"
    return chapter if card.kind == MERCENARY else f"{chapter}.{card.id}"


#: The rule by which each card counts, Olwyn's doubles by hers.
RULE_OF = {card.id: _rule(card) for card in CARDS.values()}
RULE_OF |= {card.asks.name: RULE_OF[card.id] for card in CARDS.values() if isinstance(card.asks, Doubles)}


@cache
def in_play(expansions: frozenset[str]) -> Mapping[str, Card]:
    """The cards that a table with these expansions may hold."""
    return {card.id: card for card in CARDS.values() if EXPANSION_OF[card.id] in expansions | {BASE}}
