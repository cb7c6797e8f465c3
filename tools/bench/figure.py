"""A measured figure with its goals, as a line of the table."""

from dataclasses import dataclass
from math import isnan

#: Stands behind whatever missed a goal.
MISSED = "  ◀ MISSED"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what it must not be above: the promise, and for some the pace.

    The pace is the same in loops of plain Python, timed in the same process: it hardly depends on the machine, so it
    may be held tighter. A figure that could not be measured is no number, and misses its goal.
    """

    name: str
    value: float
    unit: str
    goal: float
    pace: float | None = None
    pace_goal: float = 0

    @property
    def missed(self) -> bool:
        return not self.value <= self.goal or not (self.pace is None or self.pace <= self.pace_goal)

    def told(self) -> str:
        """A line of the table."""
        measured = "not measured" if isnan(self.value) else f"{self.value:.2f} {self.unit:<4}"
        line = f"  {self.name:<58}{measured:>16} ≤ {self.goal:<8g}"
        if self.pace is not None:
            line += f"{self.pace:>7.2f} loops ≤ {self.pace_goal:g}"
        return line.rstrip() + MISSED * self.missed
