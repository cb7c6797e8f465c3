"""Statistics over tables: counts, averages, extremes, shares of rows, medians."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from models.players import Sitting


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers of one or more sittings."""

    tables: int
    wins: int
    #: Average rank and average total.
    rank: float
    total: float
    #: The first sitting with the highest total, and the first with the lowest.
    best: Sitting
    worst: Sitting


def tally(sittings: Sequence[Sitting]) -> Tally:
    totals = [sitting.total for sitting in sittings]
    return Tally(
        tables=len(sittings),
        wins=sum(sitting.won for sitting in sittings),
        rank=sum(sitting.rank for sitting in sittings) / len(sittings),
        total=sum(totals) / len(sittings),
        best=sittings[totals.index(max(totals))],
        worst=sittings[totals.index(min(totals))],
    )


def by_seats(sittings: Iterable[Sitting]) -> dict[int, int]:
    """The number of tables for each number of players, in ascending order."""
    counts = Counter(sitting.seats for sitting in sittings)
    return dict(sorted(counts.items()))


class Played(NamedTuple):
    """A game and mode, and the number of tables."""

    game: str
    mode: str
    tables: int


def played(sittings: Iterable[Sitting]) -> tuple[Played, ...]:
    """Every game played, the one with most tables first."""
    counts = Counter((sitting.game, sitting.mode) for sitting in sittings)
    games = [Played(*game, tables) for game, tables in counts.items()]
    return tuple(sorted(games, key=lambda game: (-game.tables, game)))


def shares(tables: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The share of each row in all gains, in the order of the score pad; negative for a row of losses.

    >>> shares([{"odin": 20, "thor": 10, "surtr": -5}, {"odin": 10, "surtr": -5}])
    {'odin': 0.75, 'thor': 0.25, 'surtr': -0.25}
    """
    sums: dict[str, int] = {}
    for rows in tables:
        for row, points in rows.items():
            sums[row] = sums.get(row, 0) + points
    gains = sum(points for points in sums.values() if points > 0)
    return {row: points / gains if gains else 0.0 for row, points in sums.items()}


def median(values: Sequence[int]) -> float:
    """The middle value, or the mean of the two middle values.

    >>> median([30, 10, 20]), median([10, 20, 21, 30])
    (20.0, 20.5)
    """
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2
