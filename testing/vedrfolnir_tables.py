"""Vedrfolnir tables from a few arguments; anything not given is empty."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from scoring import Sheet
from scoring.cards.vedrfolnir import BOX_OF, PRINTED, SOLO_PILES, SPRING, WINTER
from scoring.games.vedrfolnir.rulings import RULINGS
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Pile, Player

BOTH = (SPRING, WINTER)


def pile(
    odin: Sequence[int] = (),
    thor: Sequence[int] = (),
    tyr: Sequence[int] = (),
    surtr: Sequence[int] = (),
    freyja: int = 0,
) -> Pile:
    return Pile(tuple(odin), tuple(thor), tuple(tyr), tuple(surtr), freyja)


def table(*players: Player, expansions: Sequence[str] = BOTH, mode: str = "", **rulings: Any) -> Sheet[Player]:
    """A table with at least three players."""
    rounds = tuple(Pile() for _ in players[0].rounds) if players else ()
    empty = [Player(name, rounds=rounds) for name in ("Bruno", "Chloé", "Denis")]
    seats = (*players, *empty[len(players) - 1 if players else 0 : 2])
    return Sheet("vedrfolnir", seats, tuple(expansions), rulings, mode)


def duel(astrid: int, bjorn: int, odin: int, thor: int, **rulings: Any) -> Sheet[Player]:
    """A duel of Astrid with Odin against Bjorn with Thor, with the given points; below 0 in steps of three."""
    seats = (
        Player("Astrid", worth(astrid)),
        Player("Bjorn", worth(bjorn)),
        Player("Odin", worth(odin), ase_of="Astrid"),
        Player("Thor", worth(thor), ase_of="Bjorn"),
    )
    return table(*seats, mode=DUEL, **rulings)


def solo(valhalla: int, heilheim: int, brynhildr: int, **rulings: Any) -> Sheet[Player]:
    """A solo game with the given points of its three piles; below 0 in steps of three."""
    points = (valhalla, heilheim, brynhildr)
    seats = (Player(name, worth(each)) for name, each in zip(SOLO_PILES, points, strict=True))
    return table(*seats, mode=SOLO, **rulings)


def worth(points: int) -> Pile:
    return pile(thor=(1,) * points) if points >= 0 else pile(surtr=(1,) * (-points // 3))


def any_pile(random: Random, expansions: Sequence[str], most: int = 3) -> Pile:
    def some(card: str) -> list[int]:
        there = BOX_OF.get(card) in (None, *expansions)
        return random.choices(sorted(PRINTED[card]), k=random.randint(0, most)) if there else []

    freyjas = random.choice((0, 1, 2, random.randint(0, 15))) if SPRING in expansions else 0
    return pile(some("odin"), some("thor"), some("tyr"), some("surtr"), freyjas)


def any_sheet(random: Random) -> Sheet[Player]:
    """A random valid sheet in any mode, not necessarily legal, by total piles, by rounds, or both."""
    expansions = tuple(sorted(random.sample(BOTH, random.randint(0, 2))))
    mode = random.choice(("", "", DUEL, SOLO))
    if mode == SOLO:
        players = [Player(name) for name in random.sample(SOLO_PILES, 3)]
    elif mode == DUEL:
        ases = [Player("P2", ase_of="P1"), Player("P3", ase_of="P0")]
        players = random.sample([Player("P0"), Player("P1"), *ases], 4)
    else:
        players = [Player(f"P{seat}") for seat in range(random.randint(3, 8))]
    collectes = random.choice((0, 0, 1, 3))
    players = [any_cards(player, random, expansions, collectes) for player in players]
    rulings = {name: random.choice(readings) for name, readings in RULINGS.items() if random.random() < 0.3}
    return Sheet("vedrfolnir", tuple(players), expansions, rulings, mode)


def any_cards(player: Player, random: Random, expansions: Sequence[str], collectes: int) -> Player:
    def taken() -> Pile:
        return any_pile(random, expansions, most=2) if random.random() < 0.4 else Pile()

    rounds = tuple(taken() for _ in range(collectes))
    won = random.choice((None, any_pile(random, expansions), Pile.of(rounds)))
    return replace(player, won=won, rounds=rounds)


def dealt_sheet(random: Random) -> Sheet[Player]:
    """A table of any mode whose piles hold about as many cards as are won, as a whole or by collectes."""
    sheet = any_sheet(random)
    collectes = random.choice((0, 0, 3))

    def dealt(player: Player) -> Player:
        piles = [any_pile(random, sheet.expansions, most=2 if collectes else 5) for _ in range(collectes or 1)]
        piles = [pile._replace(freyja=min(pile.freyja, 2)) for pile in piles]
        return replace(player, won=None if collectes else piles[0], rounds=tuple(piles) if collectes else ())

    return replace(sheet, players=tuple(map(dealt, sheet.players)))
