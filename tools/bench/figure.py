"""A measured figure with its goal, as a line of the table."""

from dataclasses import dataclass
from math import isnan

from tools.bench.clock import in_loops

#: Stands behind whatever missed its goal.
MISSED = "  ◀ MISSED"

#: Seconds of a loop of plain Python on the machine on which the goals were set, with nothing else to do.
LOOP = 0.0003
UNITS = {"s": 1, "ms": 1e3, "µs": 1e6}


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what it must not be above. A figure that could not be measured is no number, and misses.

    What takes time is measured in loops of plain Python, timed in the same process: it hardly depends on the machine
    and on what else that has to do. `at_rest` is the same in the unit, on a machine with nothing else to do.
    """

    name: str
    value: float
    unit: str
    goal: float
    at_rest: float | None = None

    @classmethod
    def timed(cls, name: str, seconds: float, unit: str, goal: float) -> "Figure":
        """What took so many seconds just now."""
        return cls(name, seconds * UNITS[unit], unit, goal, in_loops(seconds) * LOOP * UNITS[unit])

    @property
    def missed(self) -> bool:
        return not (self.value if self.at_rest is None else self.at_rest) <= self.goal

    def told(self) -> str:
        """A line of the table."""
        measured = "not measured" if isnan(self.value) else f"{self.value:.2f} {self.unit:<4}"
        line = f"  {self.name:<58}{measured:>16}"
        if self.at_rest is not None:
            line += f"{self.at_rest:>10.2f} at rest"
        return f"{line} ≤ {self.goal:g}" + MISSED * self.missed
