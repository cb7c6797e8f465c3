"""A player's points as a stacked bar: a part per row, losses left of zero, all players on one scale."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from scoring import PlayerScore


@dataclass(frozen=True, slots=True)
class Part:
    """A row's part of a bar; `start` and `reach` are fractions of the width, `reach` negative for losses."""

    row: str
    start: float
    reach: float


@dataclass(frozen=True, slots=True)
class Scale:
    """The points that the whole width stands for, and how many of them are left of zero.

    >>> Scale.of([PlayerScore.of("Anne", {}), PlayerScore("Bruno", {}, {"odin": 30, "surtr": -10}, 20)])
    Scale(span=40, below=10)
    """

    span: int
    below: int

    @classmethod
    def of(cls, players: Sequence[PlayerScore]) -> "Scale":
        below = max(_sum(player, -1) for player in players)
        return cls(max(1, below + max(_sum(player, 1) for player in players)), below)

    @property
    def zero(self) -> float:
        return self.below / self.span

    def bar(self, player: PlayerScore, rows: Collection[str]) -> tuple[Part, ...]:
        """The parts of a player's bar for some rows; a row of 0 points has none."""
        parts = []
        ends = {1: self.zero, -1: self.zero}
        for row, points in player.rows.items():
            if points and row in rows:
                side = 1 if points > 0 else -1
                parts.append(Part(row, ends[side], points / self.span))
                ends[side] += points / self.span
        return tuple(parts)


def _sum(player: PlayerScore, side: int) -> int:
    """The sum of a player's gains (`side` 1) or losses (-1), never negative."""
    return sum(max(0, side * points) for points in player.rows.values())
