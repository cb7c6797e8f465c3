"""Nains tables from a few arguments; anything not given is empty."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from scoring import Sheet
from scoring.cards.nains import COGNAR, COLUMNS, DWARFS, ELITE, ERRANTS, FORGE, SHIELD, TALION, TEMPLE
from scoring.coins import TREASURY, VALUES
from scoring.games.nains.catalogue import CARDS, EXCHANGE
from scoring.games.nains.count import Fortress
from scoring.games.nains.rulings import RULINGS
from scoring.games.nains.sheet import Army, Player, Symbols
from scoring.vocabulary import Held, StandsIn
from testing.names import FIVE
from testing.nidavellir_tables import dealt_coins, shuffled

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


def dealt_sheet(random: Random) -> Sheet[Player]:
    """A table dealt from the box: what the taverns give, a Cognar for each line, coins of the treasury."""
    seats = random.randint(2, 5)
    dwarfs = shuffled(random, Counter(DWARFS).elements())
    treasury = shuffled(random, Counter(TREASURY).elements())
    piles: dict[str, list[Held]] = {}
    for card in shuffled(random, CARDS.values()):
        piles.setdefault(card.kind, []).append(Held(card.id))
    players = []
    for name in FIVE[:seats]:
        taken = 16 - random.choice((0, 0, 1, 3))
        grades = Counter(dwarfs[:taken])
        del dwarfs[:taken]
        printed = {column: tuple(random.choices(range(2, 12), k=grades[column])) for column in COLUMNS}
        errants = sorted(printed[ERRANTS])
        visible = tuple(sorted(set(errants)))
        for value in visible:
            errants.remove(value)
        cards = [piles[COGNAR].pop() for _ in range(min(grades[column] for column in COLUMNS))]
        if random.random() < 0.7:
            cards.append(piles[ELITE].pop())
        army = Army(grades[SHIELD], 0, printed[TEMPLE], visible, tuple(errants), printed[FORGE], printed[TALION])
        symbols = Symbols(*(random.randint(0, 3) for _ in range(3)))
        player = Player(name, army, symbols, tuple(cards), dealt_coins(random, treasury, EXCHANGE, cards))
        shields = Fortress.read(player, table(player)).shield_grades
        players.append(replace(player, army=army._replace(printed=shields * (shields + 3))))
    return Sheet("nains", tuple(players))
