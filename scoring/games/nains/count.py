"""The final count of Nains: why each row of each player is worth what it is."""

from collections.abc import Mapping, Sequence
from typing import Self

from scoring.cards.nains import (
    ALLY,
    CERTIFICATE,
    COGNAR,
    COLUMNS,
    ELITE,
    ERRANTS,
    FORGE,
    MALT,
    MALT_OF_THE_BOARD,
    MERCENARY,
    OCCULT,
    OCCULT_OF_THE_BOARD,
    RUNES,
    SHIELD,
    SYMBOLS,
    TALION,
    TEMPLE,
)
from scoring.games.nains.catalogue import CARDS, RULE_OF
from scoring.games.nains.rulings import (
    GAAT_SHIELD_GRADES,
    MALT_ON_BOARD,
    MERCENARIES_IN_COLUMN,
    MERCENARY_GRADE_ON_SHIELD,
    RULINGS,
)
from scoring.games.nains.sheet import Player
from scoring.result import Line, PlayerScore, Verdict, Why, most_points_win, rank
from scoring.sheet import Sheet
from scoring.vocabulary import Card, PerGrade, PerSymbol, StandsIn

ELITES, COGNARS, MERCENARIES, COINS = "elites", "cognars", "mercenaries", "coins"

#: The row in which a card counts that stands in no column.
ROW_OF = {COGNAR: COGNARS, ELITE: ELITES, CERTIFICATE: ELITES}

#: Where symbols come from, besides cards with a name.
BOARD, PRINTED = "board", "printed"

#: Both together make each Malt worth one more.
MALT_PAIR = {"gurdan", "borogam"}
LIQUOR_CERTIFICATE = "liquor_certificate"

#: Whether the Temple multiplies the points of mercenaries is an open ruling.
IN_THE_TEMPLE = "nains.mercenaries.points"


#: Cards that lift Pariah tokens, in the order in which they do.
LIFTERS = [card for card in CARDS.values() if card.lifts]


class Fortress:
    """A player's columns as they stand, the cards outside them, and the symbols of all."""

    def __init__(self, player: Player, gaat_shield_grades: int, black_among_shields: bool, malt_on_board: bool) -> None:
        self.player = player
        self.black_among_shields = black_among_shields
        self.ids = frozenset(held.card for held in player.cards)
        self.stands: dict[str, list[tuple[Card, tuple[int, ...]]]] = {column: [] for column in COLUMNS}
        self.outside: list[Card] = []
        army, printed = player.army, player.symbols
        self.dwarfs = {TEMPLE: army.temple, ERRANTS: army.visible, FORGE: army.forge, TALION: army.talion}
        self.own_grades = {
            SHIELD: army.shields,
            TEMPLE: len(army.temple),
            ERRANTS: len(army.visible) + len(army.pariah),
            FORGE: len(army.forge),
            TALION: len(army.talion),
        }
        self.grades = dict(self.own_grades)
        #: How many symbols of a kind come from where.
        self.sources: dict[str, list[tuple[str, int]]] = {
            symbol: [(PRINTED, count)] if count else [] for symbol, count in zip(SYMBOLS, printed, strict=True)
        }
        self.sources[OCCULT] = [(BOARD, OCCULT_OF_THE_BOARD), *self.sources[OCCULT]]
        if malt_on_board:
            self.sources[MALT] = [(BOARD, MALT_OF_THE_BOARD), *self.sources[MALT]]
        for held in player.cards:
            card = CARDS[held.card]
            for symbol, count in card.brings.items():
                self.sources[symbol].append((card.id, count))
            if column := card.column or held.column:
                grades = card.asks.columns[column] if isinstance(card.asks, StandsIn) else card.grades
                if card.kind == ALLY:  # only among the shields he may have a second grade
                    grades = grades[:gaat_shield_grades]
                self.stands[column].append((card, grades))
                self.grades[column] += len(grades)
            else:
                self.outside.append(card)

    @classmethod
    def read(cls, player: Player, sheet: Sheet[Player]) -> Self:
        """The fortress as the table reads the open rulings."""
        return cls(
            player,
            int(sheet.reading(GAAT_SHIELD_GRADES, RULINGS)),
            bool(sheet.reading(MERCENARY_GRADE_ON_SHIELD, RULINGS)),
            bool(sheet.reading(MALT_ON_BOARD, RULINGS)),
        )

    @property
    def shields(self) -> list[tuple[str, int]]:
        """The grades of the Shield and whose they are, the dwarfs' first: a ruling may leave the mercenaries' out."""
        dwarfs = [("", self.own_grades[SHIELD])] if self.own_grades[SHIELD] else []
        named = [(card, grades) for card, grades in self.stands[SHIELD] if self.black_among_shields or not _hired(card)]
        return dwarfs + [(card.id, len(grades)) for card, grades in named]

    @property
    def shield_grades(self) -> int:
        return sum([grades for _, grades in self.shields])

    def symbols(self, symbol: str) -> int:
        return sum([count for _, count in self.sources[symbol]])


def explain(sheet: Sheet[Player]) -> tuple[tuple[Why, ...], set[str]]:
    """Every player's lines, and the open rulings on which one of the numbers may hang."""
    in_column = bool(sheet.reading(MERCENARIES_IN_COLUMN, RULINGS))
    touched = {MALT_ON_BOARD}
    lines = []
    for player in sheet.players:
        fortress = Fortress.read(player, sheet)
        if _holds(fortress, TEMPLE, MERCENARY):
            touched.add(MERCENARIES_IN_COLUMN)
        if _holds(fortress, SHIELD, MERCENARY):
            touched.add(MERCENARY_GRADE_ON_SHIELD)
        if _holds(fortress, SHIELD, ALLY):
            touched.add(GAAT_SHIELD_GRADES)
        lines.append(_why(fortress, in_column))
    return tuple(lines), touched


def judge(sheet: Sheet[Player], players: Sequence[PlayerScore]) -> Verdict:
    """The highest value wins; equal ones are told apart by their Elite Cognars, or share the victory."""
    elites = [sum(CARDS[held.card].kind == ELITE for held in player.cards) for player in sheet.players]
    by_total = most_points_win(sheet, players)
    if len(by_total.winners) < 2:
        return by_total
    ranks = rank([(player.total, count) for player, count in zip(players, elites, strict=True)])
    best = [player.name for player, of_all in zip(players, ranks, strict=True) if of_all == 1]
    values = {"players": tuple(best), "total": players[ranks.index(1)].total, "elites": elites[ranks.index(1)]}
    return Verdict(ranks, tuple(best), "won_by_elites" if len(best) == 1 else "shared", values)


def _why(fortress: Fortress, in_column: bool) -> Why:
    shielded = fortress.grades[SHIELD] or fortress.player.army.printed
    why: dict[str, list[Line]] = {
        SHIELD: _shields(fortress, in_column) if shielded else [],
        TEMPLE: _temple(fortress, in_column),
        ERRANTS: [*_sum(fortress, ERRANTS, in_column), *_pariahs(fortress)],
        FORGE: [*_sum(fortress, FORGE, in_column), *_runes(fortress)],
        TALION: _sum(fortress, TALION, in_column),
        ELITES: [],
        COGNARS: [],
        MERCENARIES: [],
        MALT: _malt(fortress),
        COINS: [],
    }
    for card in fortress.outside:
        if card.points or card.gives:
            why[ROW_OF[card.kind]].append(_alone(card, fortress))
    if not in_column:
        for column in COLUMNS:
            rule = IN_THE_TEMPLE if column == TEMPLE else ""
            hired = [card for card, _ in fortress.stands[column] if _hired(card)]
            why[MERCENARIES] += [_named(card, (card.points,), rule) for card in hired]
    if coins := fortress.player.coins:
        why[COINS].append(Line(sum(coins), "coins", {"coins": coins}, "nains.coins.count"))
    return why


def _hired(card: Card) -> bool:
    return card.kind == MERCENARY


def _holds(fortress: Fortress, column: str, kind: str) -> bool:
    return any(card.kind == kind for card, _ in fortress.stands[column])


def _shield_rule(fortress: Fortress, usual: str) -> str:
    """The rule of a number that counts shield grades: the open one, where a card's grades are disputed."""
    if _holds(fortress, SHIELD, ALLY):
        return "nains.cognars.gaat_in_shield"
    return "nains.mercenaries.shield" if _holds(fortress, SHIELD, MERCENARY) else usual


def _named(card: Card, printed: tuple[int, ...], rule: str = "") -> Line:
    return Line(sum(printed), "card", {"card": card.id, "printed": printed}, rule or RULE_OF[card.id])


def _printed(card: Card, grades: tuple[int, ...], in_column: bool) -> tuple[int, ...]:
    """The points that a card adds to its column: a mercenary's only where the table reads it so."""
    return (card.points,) if in_column and _hired(card) else grades


def _sum(fortress: Fortress, column: str, in_column: bool) -> list[Line]:
    """The printed points of a column, one card with a name after the other."""
    lines = []
    if dwarfs := fortress.dwarfs.get(column, ()):
        lines.append(Line(sum(dwarfs), "dwarfs", {"dwarfs": dwarfs}, f"nains.{column}"))
    for card, grades in fortress.stands[column]:
        printed = _printed(card, grades, in_column)
        if any(printed):
            lines.append(_named(card, printed))
    return lines


def _shields(fortress: Fortress, in_column: bool) -> list[Line]:
    values = {"grades": fortress.shield_grades, "parts": fortress.shields}
    lines = [Line(fortress.player.army.printed, "printed", values, _shield_rule(fortress, "nains.shield"))]
    lines += [_alone(card, fortress) for card, _ in fortress.stands[SHIELD] if card.gives]
    return lines + _sum(fortress, SHIELD, in_column)


def _temple(fortress: Fortress, in_column: bool) -> list[Line]:
    parts = [("", fortress.dwarfs[TEMPLE])] if fortress.dwarfs[TEMPLE] else []
    parts += [(card.id, _printed(card, grades, in_column)) for card, grades in fortress.stands[TEMPLE]]
    if not parts:
        return []
    points = sum([sum(printed) for _, printed in parts])
    occult = fortress.symbols(OCCULT)
    values = {"parts": parts, "sum": points, "occult": occult, "sources": fortress.sources[OCCULT]}
    rule = IN_THE_TEMPLE if _holds(fortress, TEMPLE, MERCENARY) else "nains.temple"
    return [Line(points * occult, "temple", values, rule)]


def _pariahs(fortress: Fortress) -> list[Line]:
    """The covered values: each card that lifts tokens takes the highest ones left."""
    rule = "nains.errants.pariah"
    covered = sorted(fortress.player.army.pariah, reverse=True)
    lines = []
    held = [held.card for held in fortress.player.cards]
    for card in LIFTERS:
        for _ in range(held.count(card.id)):
            lifted, covered = covered[: card.lifts], covered[card.lifts :]
            if lifted:
                values = {"card": card.id, "lifted": lifted, "count": len(lifted)}
                lines.append(Line(sum(lifted), "lifted", values, rule))
    if covered:
        lines.append(Line(0, "covered", {"covered": covered, "count": len(covered)}, rule))
    return lines


def _runes(fortress: Fortress) -> list[Line]:
    runes = fortress.symbols(RUNES)
    if not runes:
        return []
    return [Line(runes * runes, "runes", {"runes": runes, "sources": fortress.sources[RUNES]}, "nains.forge.runes")]


def _malt(fortress: Fortress) -> list[Line]:
    malt = fortress.symbols(MALT)
    if not malt:
        return []
    certified, paired = LIQUOR_CERTIFICATE in fortress.ids, fortress.ids >= MALT_PAIR
    key = {(True, True): "malt_both", (True, False): "malt_certified", (False, True): "malt_paired"}
    each = 1 + certified + paired
    values = {"malt": malt, "sources": fortress.sources[MALT], "each": each}
    return [Line(malt * each, key.get((certified, paired), "malt"), values, "nains.malt.board")]


def _alone(card: Card, fortress: Fortress) -> Line:
    """A card that adds points by itself."""
    gives = card.gives
    match gives:
        case None:
            return _named(card, (card.points,))
        case PerGrade(each):
            count = fortress.shield_grades
            values: Mapping[str, object] = {"card": card.id, "each": each, "count": count}
            return Line(each * count, "per_grade", values, _shield_rule(fortress, RULE_OF[card.id]))
        case PerSymbol(each, of):
            count = fortress.symbols(of)
            values = {"card": card.id, "each": each, "count": count}
            return Line(each * count, f"per_{of}", values, RULE_OF[card.id])
        case _:  # pragma: no cover
            raise AssertionError(f"{card.id}: Nains has no card that scores so")
