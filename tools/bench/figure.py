"""A measured figure with its goal, printed as a line of the table."""

from dataclasses import dataclass
from math import isnan

from tools.bench.clock import in_loops

#: Marks a missed goal.
MISSED = "  ◀ MISSED"

#: CPU seconds of the reference workload on the idle machine where the goals were set.
LOOP = 0.0003
UNITS = {"s": 1, "ms": 1e3, "µs": 1e6}


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and its upper limit; NaN, for one that could not be measured, misses the goal.

    Times are measured in units of the reference workload, timed in the same process, so that they hardly depend on the
    machine and its load. `at_rest` is the same, converted to the unit on the idle reference machine.
    """

    name: str
    value: float
    unit: str
    goal: float
    at_rest: float | None = None

    @classmethod
    def timed(cls, name: str, seconds: float, unit: str, goal: float) -> "Figure":
        """A figure from CPU seconds measured just now."""
        return cls(name, seconds * UNITS[unit], unit, goal, in_loops(seconds) * LOOP * UNITS[unit])

    @property
    def missed(self) -> bool:
        return not (self.value if self.at_rest is None else self.at_rest) <= self.goal

    def told(self) -> str:
        """Format as a line of the table."""
        measured = "not measured" if isnan(self.value) else f"{self.value:.2f} {self.unit:<4}"
        line = f"  {self.name:<58}{measured:>16}"
        if self.at_rest is not None:
            line += f"{self.at_rest:>10.2f} at rest"
        return f"{line} ≤ {self.goal:g}" + MISSED * self.missed
