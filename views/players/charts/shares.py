"""Where the points come from: what each row brings at the tables that were won, and at the others."""

from collections.abc import Iterator
from dataclasses import dataclass

from views.players.charts.drawing import (
    APART,
    MUTED,
    TEXT,
    Block,
    Chart,
    Drawing,
    Key,
    Label,
    Measure,
    Sign,
    Stroke,
    explain,
)

#: How high a bar is, between two of a row, and between two rows.
BAR, GAP, ROWS = 9.0, 3.0, 14.0
#: An icon, and the room that it takes before a name.
ICON, ICONS = 18.0, 26.0
#: The bars have at least so much room beside the names, else they stand below them.
LEAST = 120.0


@dataclass(frozen=True, slots=True)
class Share:
    """How much of all points a row brings, with the number as it is said: 0.21, 21 %; shown full or as an edge."""

    of: float
    said: str
    full: bool


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A row of the pad: its icon, its name, and a share for each kind of tables."""

    row: str
    name: str
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class Shares(Chart):
    """The bars of a row stand one below the other: a full one for the first kind of tables, an empty one for others."""

    rows: tuple[ShareRow, ...]
    keys: tuple[Key, ...]

    def draw(self, width: float, measure: Measure) -> Drawing:
        drawing = Drawing(width)
        line = measure("0")[1]
        names = ICONS + max(measure(row.name)[0] for row in self.rows) + APART
        numbers = APART + max(measure(share.said)[0] for share in self._shares())
        beside = width - names - numbers >= LEAST
        left = names if beside else 0.0
        low = min(0.0, *(share.of for share in self._shares()))
        high = max(0.0, *(share.of for share in self._shares()))
        # a number stands on the far side of its bar
        room = width - left - numbers * (2 if low < 0 else 1)
        each = room / ((high - low) or 1.0)
        zero = left + (numbers if low < 0 else 0.0) - low * each
        bar = max(BAR, line)
        y = explain(drawing, self.keys, measure, 0.0) - ROWS
        for row in self.rows:
            tall = len(row.shares) * (bar + GAP) - GAP
            name, high_name = measure(row.name)
            middle = y - (tall if beside else high_name) / 2
            drawing.signs.append(Sign(row.row, 0.0, middle - ICON / 2, ICON))
            drawing.labels.append(Label(row.name, ICONS, middle - high_name / 2, name, high_name, TEXT))
            if not beside:
                y -= max(high_name, ICON) + GAP
            top = y
            for share in row.shares:
                y -= bar
                self._bar(drawing, row.row, share, (zero, y + (bar - BAR) / 2, each), measure)
                y -= GAP
            drawing.strokes.append(Stroke(((zero, top), (zero, y + GAP)), MUTED))
            y -= ROWS - GAP
        return drawing.lifted(-(y + ROWS))

    def _shares(self) -> Iterator[Share]:
        for row in self.rows:
            yield from row.shares

    @staticmethod
    def _bar(drawing: Drawing, row: str, share: Share, at: tuple[float, float, float], measure: Measure) -> None:
        zero, y, each = at
        reach = share.of * each
        if reach:
            drawing.blocks.append(Block(min(zero, zero + reach), y, abs(reach), BAR, row, share.full))
        wide, high = measure(share.said)
        x = zero + reach - APART - wide if reach < 0 else zero + reach + APART
        drawing.labels.append(Label(share.said, x, y + BAR / 2 - high / 2, wide, high, TEXT if share.full else MUTED))
