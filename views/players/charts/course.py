"""Totals, table after table: what came of each, which ones were won, and the average."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from views.players.charts.drawing import (
    APART,
    FAINT,
    GOLD,
    MUTED,
    TEXT,
    Chart,
    Drawing,
    Key,
    Label,
    Mark,
    Measure,
    Stroke,
    explain,
    round_steps,
)
from words import plain

#: How high the field is, and how far apart two tables stand at least: nearer ones would be a blot.
HEIGHT, NEAREST = 150.0, 5.0
#: Half of a mark, beyond which nothing of it reaches.
HALF = 6.0


class Spot(NamedTuple):
    """One table, or several in a row where there are too many to tell apart: from the lowest to the highest total."""

    low: int
    high: int
    mean: float
    #: At least half of them.
    won: bool


def spots(totals: Sequence[int], won: Sequence[bool], most: int) -> list[Spot]:
    """So many at most, each of as many tables as the others; the last one may have fewer.

    >>> [spot.mean for spot in spots((10, 20, 30, 40, 60), (True,) * 5, 3)]
    [15.0, 35.0, 60.0]
    """
    each = -(-len(totals) // most)
    found = []
    for start in range(0, len(totals), each):
        some, wins = totals[start : start + each], won[start : start + each]
        found.append(Spot(min(some), max(some), sum(some) / len(some), 2 * sum(wins) >= len(some)))
    return found


class Field(NamedTuple):
    """Where a total lies: between two numbers, from a height downwards."""

    low: int
    high: int
    top: float

    @property
    def bottom(self) -> float:
        return self.top - HEIGHT

    def level(self, total: float) -> float:
        return self.bottom + (total - self.low) / (self.high - self.low) * HEIGHT


@dataclass(frozen=True)
class Course(Chart):
    """The first table stands on the left; what the shapes stand for, below."""

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
        # worked out from the top downwards, and pushed up into place at the end
        drawing = Drawing(width)
        line = measure("0")[1]
        steps = round_steps(min(self.totals), max(self.totals), 4)
        field = Field(steps[0], steps[-1], -line / 2)
        left = APART + max(measure(text)[0] for text in (*map(plain, steps), self.average_text))
        self._levels(drawing, field, steps, left, measure)
        most = 1 + int((width - left - 2 * HALF) / NEAREST)
        some = spots(self.totals, self.won, max(1, most))
        self._spots(drawing, field, some, left)
        below = self._days(drawing, left, field.bottom - line / 2 - 4, measure)
        keys = self.keys if len(some) == len(self.totals) else self.grouped_keys
        return drawing.lifted(-explain(drawing, keys, measure, below - 10))

    def _levels(self, drawing: Drawing, field: "Field", steps: Sequence[int], left: float, measure: Measure) -> None:
        """Lines at round numbers, and at the average, whose number goes before theirs."""
        wide, line = measure(self.average_text)
        y = field.level(self.average)
        average = Label(self.average_text, left - APART - wide, y - line / 2, wide, line, GOLD)
        drawing.labels.append(average)
        for step in steps:
            level, (wide, line) = field.level(step), measure(plain(step))
            drawing.strokes.append(Stroke(((left, level), (drawing.width, level)), FAINT))
            if abs(level - y) >= line:
                drawing.labels.append(Label(plain(step), left - APART - wide, level - line / 2, wide, line))
        drawing.strokes.append(Stroke(((left, y), (drawing.width, y)), GOLD, 1.5, dashed=True))

    def _spots(self, drawing: Drawing, field: "Field", some: Sequence[Spot], left: float) -> None:
        first, last = left + HALF, drawing.width - HALF
        apart = (last - first) / max(1, len(some) - 1)
        # one alone stands in the middle
        across = [first + apart * index for index in range(len(some))] if len(some) > 1 else [(first + last) / 2]
        for x, spot in zip(across, some, strict=True):
            if spot.low < spot.high:
                drawing.strokes.append(Stroke(((x, field.level(spot.low)), (x, field.level(spot.high))), MUTED, 1.5))
        means = [(x, field.level(spot.mean)) for x, spot in zip(across, some, strict=True)]
        drawing.strokes.append(Stroke(tuple(means), MUTED, 1.2))
        # near ones are smaller
        diamond, dot = max(7.0, min(11.0, 1.6 * apart)), max(4.0, min(6.0, apart))
        for (x, y), spot in zip(means, some, strict=True):
            size, ink = (diamond, GOLD) if spot.won else (dot, TEXT)
            drawing.marks.append(Mark(x, y, size, diamond=spot.won, ink=ink))

    def _days(self, drawing: Drawing, left: float, top: float, measure: Measure) -> float:
        """When it began, and when it was last; tells where that ends."""
        first, last = measure(self.first), measure(self.last)
        line = first[1]
        drawing.labels.append(Label(self.first, min(left, drawing.width - first[0]), top - line, *first))
        if self.last == self.first:
            return top - line
        if left + first[0] + 2 * APART + last[0] > drawing.width:
            top -= line + 2
        drawing.labels.append(Label(self.last, drawing.width - last[0], top - line, *last))
        return top - line
