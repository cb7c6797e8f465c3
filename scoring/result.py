"""What a table is worth. The number is the sum of its lines: nobody computes it twice."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from scoring.sheet import Reading, Sheet


class Line(NamedTuple):
    """One step of an explanation: its points, the sentence it reads as, and the rule it rests on."""

    points: int
    key: str
    values: Mapping[str, Any]
    rule: str


#: The lines of every row of a player, the rows in the order of the score pad.
Why = Mapping[str, Sequence[Line]]


class PlayerScore(NamedTuple):
    """A player's rows, each the sum of its lines, and the total."""

    name: str
    why: Why
    rows: Mapping[str, int]
    total: int

    @classmethod
    def of(cls, name: str, why: Why) -> "PlayerScore":
        rows = {row: sum([line.points for line in lines]) for row, lines in why.items()}
        return cls(name, why, rows, sum(rows.values()))


class OpenRuling(NamedTuple):
    """A question that the printed rules leave open and that matters at this table."""

    id: str
    reading: Reading
    totals: Mapping[Reading, tuple[int, ...]]
    winners: Mapping[Reading, tuple[str, ...]]

    @property
    def changes_winner(self) -> bool:
        return len(set(self.winners.values())) > 1


class Verdict(NamedTuple):
    """Who won, as a sentence to be, and the rank of every player."""

    ranks: tuple[int, ...]
    winners: tuple[str, ...]
    key: str
    values: Mapping[str, object]


class Result(NamedTuple):
    """A scored table: the players in the order of the sheet."""

    sheet: Sheet[Any]
    players: tuple[PlayerScore, ...]
    verdict: Verdict
    rulings: tuple[OpenRuling, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        return self.verdict.ranks

    @property
    def winners(self) -> tuple[str, ...]:
        return self.verdict.winners


def rank(values: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each value, the highest first; equal values share a rank and leave the next one empty.

    >>> rank([180, 204, 180, 97])
    (2, 1, 2, 4)
    """
    falling = sorted(values, reverse=True)
    return tuple(falling.index(value) + 1 for value in values)


def most_points_win(_: Sheet[Any], players: Sequence[PlayerScore]) -> Verdict:
    """The highest total wins; equal totals share the victory."""
    totals = [player.total for player in players]
    ranks = rank(totals)
    best, second = sorted(totals, reverse=True)[:2]
    winners = tuple(player.name for player, rank in zip(players, ranks, strict=True) if rank == 1)
    if best == second:
        return Verdict(ranks, winners, "shared", {"players": winners, "total": best})
    return Verdict(ranks, winners, "won", {"players": winners, "total": best, "ahead": best - second})
