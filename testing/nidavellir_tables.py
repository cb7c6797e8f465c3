"""Nidavellir tables from a few arguments; anything not given is empty."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeVar, assert_never

from scoring import Sheet
from scoring.cards.nidavellir import AGES, COLUMNS, DISTINCTION, HERO, TAVERNS, TURNS_PER_AGE, WARRIOR
from scoring.coins import VALUES, Exchange
from scoring.games.nidavellir.catalogue import DWARFS, EXCHANGE, TREASURIES, in_play
from scoring.games.nidavellir.rulings import RULINGS
from scoring.games.nidavellir.sheet import Army, Player
from scoring.vocabulary import Captures, Card, CoinsOnIt, Doubles, Held, StandsIn, Track
from testing.names import FIVE
from views.counting.pads.nidavellir import TAKEN

T = TypeVar("T")

BOTH = ("thingvellir", "idavoll")

START = (0, 2, 3, 4, 5)


def player(
    name: str = "Anne",
    *cards: str | Held,
    warrior: Sequence[int] = (),
    hunter: int = 0,
    miner: Sequence[int] = (),
    blacksmith: int = 0,
    explorer: Sequence[int] = (),
    coins: Sequence[int] = START,
) -> Player:
    army = Army(tuple(warrior), (0,) * hunter, tuple(miner), (0,) * blacksmith, tuple(explorer))
    return Player(name, army, tuple(Held(card) if isinstance(card, str) else card for card in cards), tuple(coins))


def table(*players: Player, expansions: Sequence[str] = BOTH, **rulings: Any) -> Sheet[Player]:
    """A table with at least one empty opponent."""
    seats = players if len(players) > 1 else (*players, player("Bruno"))
    return Sheet("nidavellir", seats, tuple(expansions), rulings)


def any_sheet(random: Random) -> Sheet[Player]:
    """A random valid sheet, not necessarily legal: each card belongs to a player or to none."""
    expansions = tuple(sorted(random.sample(BOTH, random.randint(0, 2))))
    seats = random.randint(2, 5)
    peaceful = random.random() < 0.1  # an empty class
    cards: list[list[Held]] = [[] for _ in range(seats)]
    for card in in_play(frozenset(expansions)).values():
        held = any_answer(card, random)
        warlike = WARRIOR in (card.column, held.column, *held.doubles)
        if random.random() < 0.5 and not (peaceful and warlike):
            random.choice(cards).append(held)
    rulings = {name: random.choice(readings) for name, readings in RULINGS.items() if random.random() < 0.3}
    players = [
        Player(f"P{seat}", any_army(random, peaceful), tuple(cards[seat]), any_coins(random)) for seat in range(seats)
    ]
    return Sheet("nidavellir", tuple(players), expansions, rulings)


def any_army(random: Random, peaceful: bool) -> Army:
    army = Army(*(tuple(random.choices(sorted(DWARFS[5][column]), k=random.randint(0, 8))) for column in COLUMNS))
    return army._replace(warrior=()) if peaceful else army


def any_coins(random: Random) -> tuple[int, ...]:
    return tuple(random.choices(sorted(VALUES), k=random.randint(0, 6)))


def any_answer(card: Card, random: Random) -> Held:
    """The card with random choices."""
    match card.asks:
        case None:
            return Held(card.id)
        case StandsIn(columns):
            return Held(card.id, column=random.choice(list(columns)))
        case Doubles(_, most, columns):
            return Held(card.id, doubles=tuple(random.sample(list(columns), random.randint(0, most))))
        case Captures(_, points, points_matter):
            captured = [None, *((point,) for point in points)] + ([] if points_matter else [()])
            return Held(card.id, captured=random.choice(captured))
        case Track(points):
            return Held(card.id, notch=random.randrange(len(points)))
        case CoinsOnIt():
            return Held(card.id, coins=any_coins(random))
        case _:
            assert_never(card.asks)


def dealt_sheet(random: Random) -> Sheet[Player]:
    """A table dealt from the box: what the taverns give, a hero for each line, coins of the treasury."""
    expansions = tuple(sorted(random.sample(BOTH, random.randint(0, 2))))
    seats = random.randint(2, 5)
    dwarfs = shuffled(random, ((column, value) for column in COLUMNS for value in DWARFS[seats][column].elements()))
    treasury = shuffled(random, Counter(TREASURIES[seats]).elements())
    piles: dict[str, list[Held]] = {}
    for card in shuffled(random, in_play(frozenset(expansions)).values()):
        piles.setdefault(card.kind, []).append(any_answer(card, random))
    players = []
    for name in FIVE[:seats]:
        kinds = [kind for kind in sorted(TAKEN & piles.keys()) for _ in range(2) if random.random() < 0.3]
        cards = [piles[kind].pop() for kind in kinds if piles[kind]]
        dealt = AGES * TURNS_PER_AGE[seats] * TAVERNS - random.choice((0, 0, 1, 3)) - len(cards)
        army = {column: tuple(value for own, value in dwarfs[:dealt] if own == column) for column in COLUMNS}
        del dwarfs[:dealt]
        if random.random() < 0.5:
            cards.append(piles[DISTINCTION].pop())
        cards += [piles[HERO].pop() for _ in range(min(map(len, army.values())))]
        players.append(Player(name, Army(**army), tuple(cards), dealt_coins(random, treasury, EXCHANGE, cards)))
    return Sheet("nidavellir", tuple(players), expansions)


def shuffled(random: Random, things: Iterable[T]) -> list[T]:
    pile = list(things)
    random.shuffle(pile)
    return pile


def dealt_coins(random: Random, treasury: list[int], exchange: Exchange, cards: Sequence[Held]) -> tuple[int, ...]:
    """Starting coins, most of them improved, with what these cards leave of the exchange coin."""
    improved = [treasury.pop() if random.random() < 0.8 else coin for coin in START[1:]]
    return tuple(sorted((*exchange.coins({held.card for held in cards}), *improved)))
