"""The histogram of a player's points in a row or in total, with median and best."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from views.players.charts.drawing import GOLD, LABEL_GAP, MUTED, TEXT, Block, Chart, Drawing, Label, Measure, Stroke
from words import plain

#: The height of the highest column.
HEIGHT = 110.0
#: The gap between two columns.
COLUMN_GAP = 2.0
#: The most columns.
MOST_COLUMNS = 12
#: The width of a column at most, and the gap between the highest column and the labels above.
WIDEST, LABEL_DISTANCE = 40.0, 6.0


class Columns(NamedTuple):
    """The columns of a histogram: the first value, how many values a column covers, and how often they occur."""

    start: int
    step: int
    counts: tuple[int, ...]

    @property
    def numbers(self) -> range:
        """The values at the edges of the columns, or the value of each column if it covers just one."""
        return range(self.start, self.start + self.step * (len(self.counts) + (self.step > 1)), self.step)


def columns(values: Sequence[int], most: int) -> Columns:
    """At most `most` columns with edges at round numbers, but two if values lie on both sides of zero.

    >>> columns([21, 22, 22, 24], 12)
    Columns(start=21, step=1, counts=(1, 2, 0, 1))
    >>> columns([0, 7, 31, 58, 60], 12)
    Columns(start=0, step=10, counts=(2, 0, 0, 1, 0, 1, 1))
    >>> columns([-3, 4, 11], 4)
    Columns(start=-5, step=5, counts=(1, 1, 0, 1))
    """
    low, high = min(values), max(values)
    steps = (digit * 10**power for power in count() for digit in (1, 2, 5))
    step = next(step for step in steps if high // step - low // step < max(2, most))
    start = low // step
    counts = [0] * (high // step - start + 1)
    for value in values:
        counts[value // step - start] += 1
    return Columns(start * step, step, tuple(counts))


@dataclass(frozen=True)
class Spread(Chart):
    """The histogram, low values on the left, with labels for median and best above."""

    row: str
    values: tuple[int, ...]
    median: float
    median_text: str
    best_text: str

    def draw(self, width: float, measure: Measure) -> Drawing:
        drawing = Drawing(width)
        line = measure("0")[1]
        number = max(measure(plain(value))[0] for value in (min(self.values), max(self.values), len(self.values)))
        histogram = columns(self.values, min(MOST_COLUMNS, int((width - number) / (number + COLUMN_GAP))))
        # half of the first and the last number reaches beyond the columns
        left = max(measure(plain(number))[0] for number in (*histogram.numbers, len(self.values))) / 2
        # few columns do not fill the whole width
        column = max(1.0, min((width - 2 * left) / len(histogram.counts), WIDEST))
        plot = Plot(histogram, left + (width - 2 * left - column * len(histogram.counts)) / 2, column)
        self._add_labels(drawing, plot, line, measure)
        self._add_columns(drawing, plot, measure)
        self._add_numbers(drawing, plot, measure)
        bottom = min(label.y for label in drawing.labels)
        drawing.strokes.append(Stroke(((0.0, 0.0), (width, 0.0)), MUTED))
        top = max(label.y + label.height for label in drawing.labels)
        lifted = drawing.lifted(-bottom)
        lifted.height = top - bottom
        return lifted

    def _add_columns(self, drawing: Drawing, plot: "Plot", measure: Measure) -> None:
        """Add the columns, each with its count above."""
        for index, times in enumerate(plot.columns.counts):
            if times:
                x, high = plot.left + index * plot.width, plot.height(index)
                drawing.blocks.append(Block(x + COLUMN_GAP / 2, 0.0, plot.width - COLUMN_GAP, high, self.row))
                wide, line = measure(str(times))
                drawing.labels.append(Label(str(times), x + (plot.width - wide) / 2, high + 1, wide, line, TEXT))

    @staticmethod
    def _add_numbers(drawing: Drawing, plot: "Plot", measure: Measure) -> None:
        """Add the values below the columns: every one that fits, or every second, third…"""
        start, step, _ = plot.columns
        numbers = plot.columns.numbers
        widest, line = max(measure(plain(value)) for value in numbers)
        every = next(every for every in count(1) if every * plot.width >= widest + LABEL_GAP)
        for value in numbers[::every]:
            wide = measure(plain(value))[0]
            x = plot.x_of(value) if step == 1 else plot.left + (value - start) / step * plot.width
            drawing.labels.append(Label(plain(value), x - wide / 2, -line - 2, wide, line))

    def _add_labels(self, drawing: Drawing, plot: "Plot", line: float, measure: Measure) -> None:
        """Add the labels of median and best with lines to their columns, above each other if they would overlap."""
        best, middle = plot.x_of(max(self.values)), plot.x_of(self.median)
        y = HEIGHT + line + LABEL_DISTANCE
        wide, _ = measure(self.best_text)
        first = Label(self.best_text, min(max(0.0, best - wide / 2), drawing.width - wide), y, wide, line, GOLD)
        wide, _ = measure(self.median_text)
        second = Label(self.median_text, max(0.0, min(middle - wide / 2, best - LABEL_GAP - wide)), y, wide, line, TEXT)
        if second._replace(width=wide + LABEL_GAP).touches(first):
            first = first._replace(y=y + line)
        drawing.labels += first, second
        for x, label in ((best, first), (middle, second)):
            index = min(int((x - plot.left) / plot.width), len(plot.columns.counts) - 1)
            # the line crosses neither the count above the column nor the other label
            low = plot.height(index) + line + 2 if plot.columns.counts[index] else 0.0
            if label is second or label.y == second.y or not second.x <= x <= second.x + second.width:
                drawing.strokes.append(Stroke(((x, low), (x, label.y)), label.ink, 1.2, dashed=label is second))


class Plot(NamedTuple):
    """The columns, the x of the first one, and the width of each."""

    columns: Columns
    left: float
    width: float

    def x_of(self, value: float) -> float:
        """The x of the middle of a value."""
        return self.left + (value - self.columns.start + 0.5) / self.columns.step * self.width

    def height(self, index: int) -> float:
        return self.columns.counts[index] / max(self.columns.counts) * HEIGHT
