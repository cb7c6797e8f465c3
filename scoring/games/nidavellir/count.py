"""The final count of Nidavellir: why each row of each player is worth what it is."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, assert_never

from scoring.cards.idavoll import GIANT, GOD, VALKYRIE
from scoring.cards.nidavellir import BLACKSMITH, COLUMNS, DISTINCTION, EXPLORER, HERO, HUNTER, MINER, WARRIOR
from scoring.cards.thingvellir import ARTEFACT
from scoring.games.nidavellir.catalogue import CARDS, RULE_OF
from scoring.games.nidavellir.rulings import (
    MAJORITY_WITHOUT_WARRIORS,
    NOBODY,
    RATATOSK_NEUTRAL_ZEROS,
    RULINGS,
)
from scoring.games.nidavellir.sheet import Player
from scoring.result import Line, Why
from scoring.sheet import Reading, Sheet
from scoring.vocabulary import (
    Captures,
    Card,
    CoinsOnIt,
    Doubles,
    Gives,
    Held,
    HighestCoin,
    PerCard,
    PerCoin,
    PerGrade,
    PerGradeOfLongest,
    PerSymbol,
    StandsIn,
    TimesCaptured,
    Together,
    Track,
    ZeroPairs,
)

HEROES, COINS, CAMP, MYTHOLOGY = "heroes", "coins", "camp", "mythology"

#: The row in which a card counts that stands in no column.
ROW_OF = {
    HERO: HEROES,
    DISTINCTION: COINS,
    ARTEFACT: CAMP,
    GOD: MYTHOLOGY,
    GIANT: MYTHOLOGY,
    VALKYRIE: MYTHOLOGY,
}


class Stand(NamedTuple):
    """A card in a column besides the dwarfs. A neutral one might stand elsewhere as well."""

    card: str
    grades: tuple[int, ...]
    neutral: bool
    gives: Gives | None


class Troop:
    """A player's columns as they stand, and the cards outside them."""

    __slots__ = ("dwarfs", "grades", "outside", "player", "stands")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.stands: dict[str, list[Stand]] = {column: [] for column in COLUMNS}
        self.dwarfs = player.army._asdict()
        self.grades = {column: len(dwarfs) for column, dwarfs in self.dwarfs.items()}
        self.outside: list[tuple[Card, Held]] = []
        for held in player.cards:
            card = CARDS[held.card]
            asks = card.asks
            if card.column:
                self._place(card.column, Stand(card.id, card.grades, False, card.gives))
            elif isinstance(asks, StandsIn):
                self._place(held.column, Stand(card.id, asks.columns[held.column], True, None))
            else:
                self.outside.append((card, held))
                if isinstance(asks, Doubles):
                    for column in held.doubles:
                        self._place(column, Stand(asks.name, asks.columns[column], True, None))

    @property
    def highest_coin(self) -> int:
        return max(self.player.coins, default=0)

    def count(self, *kinds: str) -> int:
        """How many cards of some kinds the player has, wherever they lie."""
        return sum(CARDS[held.card].kind in kinds for held in self.player.cards)

    def _place(self, column: str, stand: Stand) -> None:
        self.stands[column].append(stand)
        self.grades[column] += len(stand.grades)


def explain(sheet: Sheet[Player]) -> tuple[tuple[Why, ...], set[str]]:
    """Every player's lines, and the open rulings on which one of the numbers may hang."""
    troops = [Troop(player) for player in sheet.players]
    touched: set[str] = set()
    coins = _majority(troops, sheet.reading(MAJORITY_WITHOUT_WARRIORS, RULINGS), touched)
    neutral_zeros = bool(sheet.reading(RATATOSK_NEUTRAL_ZEROS, RULINGS))
    lines = []
    for troop, coin in zip(troops, coins, strict=True):
        why: dict[str, list[Line]] = {
            WARRIOR: [*_sum(troop, WARRIOR, "nidavellir.warriors"), coin],
            HUNTER: _by_grades(troop, HUNTER, square, "square", "nidavellir.hunters"),
            MINER: _miners(troop, neutral_zeros, touched),
            BLACKSMITH: _by_grades(troop, BLACKSMITH, staircase, "staircase", "nidavellir.blacksmiths"),
            EXPLORER: _sum(troop, EXPLORER, "nidavellir.explorers"),
            HEROES: [],
            COINS: _coins(troop.player.coins),
        }
        if "thingvellir" in sheet.expansions:
            why[CAMP] = []
        if "idavoll" in sheet.expansions:
            why[MYTHOLOGY] = []
        for row, line in _outside(troop):
            why[row].append(line)
        lines.append(why)
    return tuple(lines), touched


def square(grades: int) -> int:
    """Points of a hunter column.

    >>> [square(n) for n in range(6)]
    [0, 1, 4, 9, 16, 25]
    """
    return grades * grades


def staircase(grades: int) -> int:
    """Points of a blacksmith column: 3, then 4 more, then 5 more…

    >>> [staircase(n) for n in range(6)]
    [0, 3, 7, 12, 18, 25]
    """
    return grades * (grades + 5) // 2


def _majority(troops: Sequence[Troop], without_warriors: Reading, touched: set[str]) -> list[Line]:
    """The warriors' coin: each player with the most grades adds the own highest one."""
    rule = "nidavellir.warriors.majority"
    most = max(troop.grades[WARRIOR] for troop in troops)
    if not most:
        touched.add(MAJORITY_WITHOUT_WARRIORS)
        rule = "nidavellir.warriors.nobody"
        if without_warriors == NOBODY:
            return [Line(0, "majority_nobody", {}, rule) for _ in troops]
        coins = [troop.highest_coin for troop in troops]
        return [Line(coin, "majority_everyone", {"coin": coin}, rule) for coin in coins]
    leaders = [troop.player.name for troop in troops if troop.grades[WARRIOR] == most]
    lines = []
    for troop in troops:
        grades = troop.grades[WARRIOR]
        if grades < most:
            lines.append(Line(0, "majority_missed", {"grades": grades, "players": leaders, "most": most}, rule))
            continue
        coin = troop.highest_coin
        others = [name for name in leaders if name != troop.player.name]
        if others:
            lines.append(Line(coin, "majority_tied", {"grades": most, "players": others, "coin": coin}, rule))
        else:
            lines.append(Line(coin, "majority_alone", {"grades": most, "coin": coin}, rule))
    return lines


def _sum(troop: Troop, column: str, rule: str) -> list[Line]:
    """Warriors and explorers: the printed points, and what single cards add to them."""
    lines = []
    dwarfs = troop.dwarfs[column]
    if dwarfs:
        lines.append(Line(sum(dwarfs), "dwarfs", {"dwarfs": dwarfs}, rule))
    for card, grades, _, gives in troop.stands[column]:
        if isinstance(gives, PerGrade):
            count = troop.grades[gives.of]
            values = {"card": card, "printed": grades, "each": gives.each, "count": count}
            lines.append(Line(sum(grades) + gives.each * count, "card_per_grade", values, RULE_OF[card]))
        else:
            lines.append(Line(sum(grades), "card", {"card": card, "printed": grades}, RULE_OF[card]))
    return lines


def _by_grades(troop: Troop, column: str, worth: Callable[[int], int], key: str, rule: str) -> list[Line]:
    """Hunters and blacksmiths: the number of grades alone."""
    grades = troop.grades[column]
    if not grades:
        return []
    parts = [("", len(troop.dwarfs[column]))] if troop.dwarfs[column] else []
    parts += [(stand.card, len(stand.grades)) for stand in troop.stands[column]]
    values = {"grades": grades, "parts": parts}
    return [Line(worth(grades), key, values, rule)]


def _miners(troop: Troop, neutral_zeros: bool, touched: set[str]) -> list[Line]:
    """Miners: the printed points added up, times the number of grades."""
    grades = troop.grades[MINER]
    if not grades:
        return []
    dwarfs, stands = troop.dwarfs[MINER], troop.stands[MINER]
    points = sum(dwarfs) + sum([sum(stand.grades) for stand in stands])
    parts = [("", dwarfs)] if dwarfs else []
    parts += [(stand.card, stand.grades) for stand in stands]
    values: dict[str, object] = {"parts": parts, "sum": points, "grades": grades}
    pairing = next((stand.card for stand in stands if isinstance(stand.gives, ZeroPairs)), "")
    if not pairing:
        return [Line(points * grades, "miners", values, "nidavellir.miners")]
    fixed = dwarfs.count(0) + sum(stand.grades.count(0) for stand in stands if not stand.neutral)
    neutral = sum(stand.grades.count(0) for stand in stands if stand.neutral)
    rule = RULE_OF[pairing]
    if neutral:
        rule = "nidavellir.animals.ratatosk_neutral_zeros"
        touched.add(RATATOSK_NEUTRAL_ZEROS)
    zeros = fixed + neutral if neutral_zeros else fixed
    points += zeros // 2
    values |= {"card": pairing, "zeros": zeros, "pairs": zeros // 2, "multiplied": points}
    return [Line(points * grades, "miners_in_pairs", values, rule)]


def _coins(coins: tuple[int, ...]) -> list[Line]:
    return [Line(sum(coins), "coins", {"coins": coins}, "nidavellir.coins.count")] if coins else []


def _outside(troop: Troop) -> Iterator[tuple[str, Line]]:
    """The cards that stand in no column, each with its row; families score as a whole."""
    families: dict[Together, list[str]] = {}
    for card, held in troop.outside:
        if isinstance(card.gives, Together):
            families.setdefault(card.gives, []).append(card.id)
        elif card.kind != DISTINCTION or card.points:
            yield ROW_OF[card.kind], _card_line(card, held, troop)
    for family, cards in families.items():
        points = family.points[min(len(cards), len(family.points)) - 1]
        first = CARDS[cards[0]]
        yield ROW_OF[first.kind], Line(points, family.family, {"count": len(cards)}, RULE_OF[first.id])


def _card_line(card: Card, held: Held, troop: Troop) -> Line:
    points, key, values = _worth(card, held, troop)
    return Line(points, key, {"card": card.id, **values}, RULE_OF[card.id])


def _worth(card: Card, held: Held, troop: Troop) -> tuple[int, str, dict[str, object]]:
    """What a card outside the columns adds, as the points, key and values of its line."""
    if isinstance(card.asks, Track):
        points = card.asks.points[held.notch]
        return points, "track", {"notch": held.notch, "track": card.asks.points}
    if isinstance(card.asks, CoinsOnIt):
        return sum(held.coins), "coins_on_it", {"coins": held.coins}
    if isinstance(card.asks, Captures) and card.gives and held.captured is None:
        return 0, "captured_nothing", {}
    gives = card.gives
    match gives:
        case None:
            return card.points, "card", {"printed": (card.points,)}
        case HighestCoin():
            coin = troop.highest_coin
            return coin, "highest_coin", {"coin": coin}
        case PerCard(each, of):
            count = troop.count(of)
            return each * count, f"per_{of}", {"each": each, "count": count}
        case PerCoin(each, least):
            count = sum(coin >= least for coin in troop.player.coins)
            return each * count, "per_coin", {"each": each, "count": count, "least": least}
        case PerGradeOfLongest(each):
            column = max(COLUMNS, key=troop.grades.__getitem__)
            grades = troop.grades[column]
            return each * grades, "longest_column", {"each": each, "grades": grades, "column": column}
        case TimesCaptured(times):
            captured = sum(held.captured or ())
            return times * captured, "times_captured", {"times": times, "captured": captured}
        case PerGrade() | ZeroPairs() | Together() | PerSymbol():  # pragma: no cover
            raise AssertionError(f"{card.id} counts in a column, with its family, or in another game")
        case _:  # pragma: no cover
            assert_never(gives)
