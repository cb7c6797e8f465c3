"""A player's points as a bar: the rows one after the other, every bar on the same scale, losses left of zero."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from scoring import PlayerScore


@dataclass(frozen=True, slots=True)
class Part:
    """A row's share of a bar, in parts of the whole width: where it begins, and how far it goes (left: below 0)."""

    row: str
    start: float
    reach: float


@dataclass(frozen=True, slots=True)
class Scale:
    """How many points the whole width stands for, and how many of them lie left of zero.

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
        """What some rows brought a player; a row of nothing has no part."""
        parts = []
        ends = {1: self.zero, -1: self.zero}
        for row, points in player.rows.items():
            if points and row in rows:
                side = 1 if points > 0 else -1
                parts.append(Part(row, ends[side], points / self.span))
                ends[side] += points / self.span
        return tuple(parts)


def _sum(player: PlayerScore, side: int) -> int:
    """All gains of a player, or all losses, as a number from 0."""
    return sum(max(0, side * points) for points in player.rows.values())
