"""How often a row came to how much: low columns and high ones, the middle of them all, and the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from views.players.charts.drawing import APART, GOLD, MUTED, TEXT, Block, Chart, Drawing, Label, Measure, Stroke
from words import plain

#: How high the highest column is.
HEIGHT = 110.0
#: Between two columns.
GAP = 2.0
#: So many columns are enough for the eye.
MOST = 12
#: No column is wider, and between the highest one and what is said above it there is at least so much.
WIDEST, LEADER = 40.0, 6.0


class Columns(NamedTuple):
    """Columns side by side: the first number of the first one, how many numbers each holds, and how often they came."""

    start: int
    step: int
    counts: tuple[int, ...]

    @property
    def numbers(self) -> range:
        """Those at the edges of the columns; of columns that hold one number, that."""
        return range(self.start, self.start + self.step * (len(self.counts) + (self.step > 1)), self.step)


def columns(values: Sequence[int], most: int) -> Columns:
    """Few columns at round numbers; two at least, where some lie below zero.

    >>> columns([21, 22, 22, 24], 12)
    Columns(start=21, step=1, counts=(1, 2, 0, 1))
    >>> columns([0, 7, 31, 58, 60], 12)
    Columns(start=0, step=10, counts=(2, 0, 0, 1, 0, 1, 1))
    >>> columns([-3, 4, 11], 4)
    Columns(start=-5, step=5, counts=(1, 1, 0, 1))
    """
    low, high = min(values), max(values)
    steps = (round * 10**power for power in count() for round in (1, 2, 5))
    step = next(step for step in steps if high // step - low // step < max(2, most))
    start = low // step
    counts = [0] * (high // step - start + 1)
    for value in values:
        counts[value // step - start] += 1
    return Columns(start * step, step, tuple(counts))


@dataclass(frozen=True)
class Spread(Chart):
    """Low numbers stand on the left; what the middle and the best are called stands above them."""

    row: str
    values: tuple[int, ...]
    median: float
    median_said: str
    best_said: str

    def draw(self, width: float, measure: Measure) -> Drawing:
        drawing = Drawing(width)
        line = measure("0")[1]
        number = max(measure(plain(value))[0] for value in (min(self.values), max(self.values), len(self.values)))
        there = columns(self.values, min(MOST, int((width - number) / (number + GAP))))
        # the first number and the last one reach beyond their columns
        left = max(measure(plain(each))[0] for each in (*there.numbers, len(self.values))) / 2
        # a few columns need not fill the whole width
        each = max(1.0, min((width - 2 * left) / len(there.counts), WIDEST))
        field = Field(there, left + (width - 2 * left - each * len(there.counts)) / 2, each)
        self._told(drawing, field, line, measure)
        self._columns(drawing, field, measure)
        self._numbers(drawing, field, measure)
        bottom = min(label.y for label in drawing.labels)
        drawing.strokes.append(Stroke(((0.0, 0.0), (width, 0.0)), MUTED))
        top = max(label.y + label.height for label in drawing.labels)
        lifted = drawing.lifted(-bottom)
        lifted.height = top - bottom
        return lifted

    def _columns(self, drawing: Drawing, field: "Field", measure: Measure) -> None:
        """Each with how often that was, above it."""
        for index, times in enumerate(field.columns.counts):
            if times:
                x, high = field.left + index * field.each, field.high(index)
                drawing.blocks.append(Block(x + GAP / 2, 0.0, field.each - GAP, high, self.row))
                wide, line = measure(str(times))
                drawing.labels.append(Label(str(times), x + (field.each - wide) / 2, high + 1, wide, line, TEXT))

    @staticmethod
    def _numbers(drawing: Drawing, field: "Field", measure: Measure) -> None:
        """Below the columns where each begins; below those of one number, the number itself; only so many as fit."""
        start, step, _ = field.columns
        numbers = field.columns.numbers
        widest, line = max(measure(plain(each)) for each in numbers)
        every = next(every for every in count(1) if every * field.each >= widest + APART)
        for each in numbers[::every]:
            wide = measure(plain(each))[0]
            x = field.across(each) if step == 1 else field.left + (each - start) / step * field.each
            drawing.labels.append(Label(plain(each), x - wide / 2, -line - 2, wide, line))

    def _told(self, drawing: Drawing, field: "Field", line: float, measure: Measure) -> None:
        """The middle and the best, each with a line down to its column; where there is no room, one above the other."""
        best, middle = field.across(max(self.values)), field.across(self.median)
        y = HEIGHT + line + LEADER
        wide, _ = measure(self.best_said)
        first = Label(self.best_said, min(max(0.0, best - wide / 2), drawing.width - wide), y, wide, line, GOLD)
        wide, _ = measure(self.median_said)
        second = Label(self.median_said, max(0.0, min(middle - wide / 2, best - APART - wide)), y, wide, line, TEXT)
        if second._replace(width=wide + APART).touches(first):
            first = first._replace(y=y + line)
        drawing.labels += first, second
        for x, label in ((best, first), (middle, second)):
            index = min(int((x - field.left) / field.each), len(field.columns.counts) - 1)
            # what stands above the column is not struck through, nor is the other label
            low = field.high(index) + line + 2 if field.columns.counts[index] else 0.0
            if label is second or label.y == second.y or not second.x <= x <= second.x + second.width:
                drawing.strokes.append(Stroke(((x, low), (x, label.y)), label.ink, 1.2, dashed=label is second))


class Field(NamedTuple):
    """Where the columns stand, and how wide each is."""

    columns: Columns
    left: float
    each: float

    def across(self, value: float) -> float:
        """The middle of a number."""
        return self.left + (value - self.columns.start + 0.5) / self.columns.step * self.each

    def high(self, index: int) -> float:
        return self.columns.counts[index] / max(self.columns.counts) * HEIGHT
