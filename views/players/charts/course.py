"""The line chart of a player's totals over time, with tables won and the average."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from views.players.charts.drawing import (
    FAINT,
    GOLD,
    LABEL_GAP,
    MUTED,
    TEXT,
    Chart,
    Drawing,
    Key,
    Label,
    Mark,
    Measure,
    Stroke,
    add_legend,
    round_steps,
)
from words import plain

#: The height of the plot, and the least distance between two marks.
HEIGHT, MARK_GAP = 150.0, 5.0
#: Half the width of a mark.
HALF_MARK = 6.0


class Spot(NamedTuple):
    """A mark: one table, or several consecutive ones if there are too many for the width."""

    low: int
    high: int
    mean: float
    #: Whether at least half of them were won.
    won: bool


def spots(totals: Sequence[int], won: Sequence[bool], most: int) -> list[Spot]:
    """At most `most` marks, each of the same number of tables except the last, which may have fewer.

    >>> [spot.mean for spot in spots((10, 20, 30, 40, 60), (True,) * 5, 3)]
    [15.0, 35.0, 60.0]
    """
    size = -(-len(totals) // most)
    found = []
    for start in range(0, len(totals), size):
        group, wins = totals[start : start + size], won[start : start + size]
        found.append(Spot(min(group), max(group), sum(group) / len(group), 2 * sum(wins) >= len(group)))
    return found


class Plot(NamedTuple):
    """The plot area: `top` is the y of `high`; maps a total to its y."""

    low: int
    high: int
    top: float

    @property
    def bottom(self) -> float:
        return self.top - HEIGHT

    def y_of(self, total: float) -> float:
        return self.bottom + (total - self.low) / (self.high - self.low) * HEIGHT


@dataclass(frozen=True)
class Course(Chart):
    """The line chart, the first table on the left, with a legend below."""

    totals: tuple[int, ...]
    won: tuple[bool, ...]
    average: float
    #: The average as text, and the days of the first table and the last.
    average_text: str
    first: str
    last: str
    #: The legend where each mark is one table, and where a mark groups several.
    keys: tuple[Key, ...]
    grouped_keys: tuple[Key, ...]

    def draw(self, width: float, measure: Measure) -> Drawing:
        # drawn downwards from y = 0, and moved up at the end
        drawing = Drawing(width)
        line = measure("0")[1]
        steps = round_steps(min(self.totals), max(self.totals), 4)
        plot = Plot(steps[0], steps[-1], -line / 2)
        left = LABEL_GAP + max(measure(text)[0] for text in (*map(plain, steps), self.average_text))
        self._grid(drawing, plot, steps, left, measure)
        most = 1 + int((width - left - 2 * HALF_MARK) / MARK_GAP)
        marks = spots(self.totals, self.won, max(1, most))
        self._spots(drawing, plot, marks, left)
        bottom = self._add_days(drawing, left, plot.bottom - line / 2 - 4, measure)
        keys = self.keys if len(marks) == len(self.totals) else self.grouped_keys
        return drawing.lifted(-add_legend(drawing, keys, measure, bottom - 10))

    def _grid(self, drawing: Drawing, plot: Plot, steps: Sequence[int], left: float, measure: Measure) -> None:
        """Lines at round numbers and at the average; a number that would overlap the average's is left out."""
        wide, line = measure(self.average_text)
        y = plot.y_of(self.average)
        average = Label(self.average_text, left - LABEL_GAP - wide, y - line / 2, wide, line, GOLD)
        drawing.labels.append(average)
        for step in steps:
            level, (wide, line) = plot.y_of(step), measure(plain(step))
            drawing.strokes.append(Stroke(((left, level), (drawing.width, level)), FAINT))
            if abs(level - y) >= line:
                drawing.labels.append(Label(plain(step), left - LABEL_GAP - wide, level - line / 2, wide, line))
        drawing.strokes.append(Stroke(((left, y), (drawing.width, y)), GOLD, 1.5, dashed=True))

    def _spots(self, drawing: Drawing, plot: Plot, marks: Sequence[Spot], left: float) -> None:
        first, last = left + HALF_MARK, drawing.width - HALF_MARK
        apart = (last - first) / max(1, len(marks) - 1)
        # a single mark stands in the middle
        across = [first + apart * index for index in range(len(marks))] if len(marks) > 1 else [(first + last) / 2]
        for x, spot in zip(across, marks, strict=True):
            if spot.low < spot.high:
                drawing.strokes.append(Stroke(((x, plot.y_of(spot.low)), (x, plot.y_of(spot.high))), MUTED, 1.5))
        means = [(x, plot.y_of(spot.mean)) for x, spot in zip(across, marks, strict=True)]
        drawing.strokes.append(Stroke(tuple(means), MUTED, 1.2))
        # marks are smaller where they are close together
        diamond, dot = max(7.0, min(11.0, 1.6 * apart)), max(4.0, min(6.0, apart))
        for (x, y), spot in zip(means, marks, strict=True):
            size, ink = (diamond, GOLD) if spot.won else (dot, TEXT)
            drawing.marks.append(Mark(x, y, size, diamond=spot.won, ink=ink))

    def _add_days(self, drawing: Drawing, left: float, top: float, measure: Measure) -> float:
        """Add the first and the last day, below each other if there is no room; returns the bottom."""
        first, last = measure(self.first), measure(self.last)
        line = first[1]
        drawing.labels.append(Label(self.first, min(left, drawing.width - first[0]), top - line, *first))
        if self.last == self.first:
            return top - line
        if left + first[0] + 2 * LABEL_GAP + last[0] > drawing.width:
            top -= line + 2
        drawing.labels.append(Label(self.last, drawing.width - last[0], top - line, *last))
        return top - line
