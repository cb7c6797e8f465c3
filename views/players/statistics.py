"""What many tables come to: how often, how well, the best and the worst of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from words.dates import Moment


class Sitting(Protocol):
    """What a table was for one of its players."""

    @property
    def table(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def mode(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def finished(self) -> Moment: ...
    @property
    def place(self) -> int: ...
    @property
    def won(self) -> bool: ...
    @property
    def total(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """Some tables, at least one, in numbers."""

    tables: int
    wins: int
    #: Average rank and average total.
    rank: float
    total: float
    #: The first table of the highest total, and that of the lowest.
    best: Sitting
    worst: Sitting


def tally(sittings: Sequence[Sitting]) -> Tally:
    totals = [sitting.total for sitting in sittings]
    return Tally(
        tables=len(sittings),
        wins=sum(sitting.won for sitting in sittings),
        rank=sum(sitting.place for sitting in sittings) / len(sittings),
        total=sum(totals) / len(sittings),
        best=sittings[totals.index(max(totals))],
        worst=sittings[totals.index(min(totals))],
    )


def by_seats(sittings: Iterable[Sitting]) -> dict[int, int]:
    """How many tables there were of each number of players, the fewest first."""
    counts = Counter(sitting.seats for sitting in sittings)
    return dict(sorted(counts.items()))


class Played(NamedTuple):
    """A game, and how often somebody played it."""

    game: str
    mode: str
    tables: int


def played(sittings: Iterable[Sitting]) -> tuple[Played, ...]:
    """Every game, the one that was played most first."""
    counts = Counter((sitting.game, sitting.mode) for sitting in sittings)
    found = [Played(*game, tables) for game, tables in counts.items()]
    return tuple(sorted(found, key=lambda each: (-each.tables, each)))


def shares(tables: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """How much of all gains each row brought, in the order of the pad; a row that lost more than it brought, below 0.

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
    """As many lie above it as below.

    >>> median([30, 10, 20]), median([10, 20, 21, 30])
    (20.0, 20.5)
    """
    ranged = sorted(values)
    return (ranged[(len(ranged) - 1) // 2] + ranged[len(ranged) // 2]) / 2
