"""Nains tables from a few arguments; anything not given is empty."""

from collections.abc import Sequence
from random import Random
from typing import Any

from scoring import Sheet
from scoring.coins import VALUES
from scoring.games.nains.catalogue import CARDS
from scoring.games.nains.rulings import RULINGS
from scoring.games.nains.sheet import Army, Player, Symbols
from scoring.vocabulary import Held, StandsIn

START = (0, 2, 3, 4, 5)


def player(
    name: str = "Anne",
    *cards: str | Held,
    army: Army | None = None,
    symbols: Symbols | None = None,
    coins: Sequence[int] = START,
) -> Player:
    held = tuple(Held(card) if isinstance(card, str) else card for card in cards)
    return Player(name, army or Army(), symbols or Symbols(), held, tuple(coins))


def table(*players: Player, **rulings: Any) -> Sheet[Player]:
    """A table with at least one empty opponent."""
    return Sheet("nains", players if len(players) > 1 else (*players, player("Bruno")), (), rulings)


def any_sheet(random: Random) -> Sheet[Player]:
    """A random valid sheet, not necessarily legal: each card belongs to a player or to none."""
    seats = random.randint(2, 5)
    cards: list[list[Held]] = [[] for _ in range(seats)]
    for card in CARDS.values():
        column = random.choice(list(card.asks.columns)) if isinstance(card.asks, StandsIn) else ""
        if random.random() < 0.6:
            random.choice(cards).append(Held(card.id, column=column))
    rulings = {name: random.choice(readings) for name, readings in RULINGS.items() if random.random() < 0.3}
    players = [
        Player(
            f"P{seat}",
            Army(random.randint(0, 6), random.randint(0, 40), *(any_points(random) for _ in range(5))),
            Symbols(*(random.randint(0, 5) for _ in range(3))),
            tuple(cards[seat]),
            tuple(random.choices(sorted(VALUES), k=random.randint(0, 6))),
        )
        for seat in range(seats)
    ]
    return Sheet("nains", tuple(players), (), rulings)


def any_points(random: Random) -> tuple[int, ...]:
    return tuple(random.choices(range(12), k=random.randint(0, 5)))
