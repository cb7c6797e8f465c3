"""The bar chart of the share of each row in a player's points, at tables won and at the others."""

from collections.abc import Iterator
from dataclasses import dataclass

from views.players.charts.drawing import (
    LABEL_GAP,
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
    add_legend,
)

#: The height of a bar, the gap between two bars of a row, and the gap between two rows.
BAR, BAR_GAP, ROW_GAP = 9.0, 3.0, 14.0
#: The size of an icon, and the width of the icon column.
ICON, ICON_COLUMN = 18.0, 26.0
#: With less width than this beside the names, the bars stand below them.
LEAST_WIDTH = 120.0


@dataclass(frozen=True, slots=True)
class Share:
    """A bar: the share of a row, its text such as "21 %", and whether it is full or an outline."""

    share: float
    text: str
    full: bool


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A row: its key, which gives the icon, its name, and a bar for each group of tables."""

    row: str
    name: str
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class Shares(Chart):
    """The bar chart, with the bars of a row below each other."""

    rows: tuple[ShareRow, ...]
    keys: tuple[Key, ...]

    def draw(self, width: float, measure: Measure) -> Drawing:
        drawing = Drawing(width)
        line = measure("0")[1]
        names = ICON_COLUMN + max(measure(row.name)[0] for row in self.rows) + LABEL_GAP
        numbers = LABEL_GAP + max(measure(share.text)[0] for share in self._all())
        beside = width - names - numbers >= LEAST_WIDTH
        left = names if beside else 0.0
        low = min(0.0, *(share.share for share in self._all()))
        high = max(0.0, *(share.share for share in self._all()))
        # a number stands at the end of its bar
        bars_width = width - left - numbers * (2 if low < 0 else 1)
        scale = bars_width / ((high - low) or 1.0)
        zero = left + (numbers if low < 0 else 0.0) - low * scale
        bar = max(BAR, line)
        y = add_legend(drawing, self.keys, measure, 0.0) - ROW_GAP
        for row in self.rows:
            height = len(row.shares) * (bar + BAR_GAP) - BAR_GAP
            name, name_height = measure(row.name)
            middle = y - (height if beside else name_height) / 2
            drawing.signs.append(Sign(row.row, 0.0, middle - ICON / 2, ICON))
            drawing.labels.append(Label(row.name, ICON_COLUMN, middle - name_height / 2, name, name_height, TEXT))
            if not beside:
                y -= max(name_height, ICON) + BAR_GAP
            top = y
            for share in row.shares:
                y -= bar
                self._bar(drawing, row.row, share, (zero, y + (bar - BAR) / 2, scale), measure)
                y -= BAR_GAP
            drawing.strokes.append(Stroke(((zero, top), (zero, y + BAR_GAP)), MUTED))
            y -= ROW_GAP - BAR_GAP
        return drawing.lifted(-(y + ROW_GAP))

    def _all(self) -> Iterator[Share]:
        for row in self.rows:
            yield from row.shares

    @staticmethod
    def _bar(drawing: Drawing, row: str, share: Share, at: tuple[float, float, float], measure: Measure) -> None:
        zero, y, scale = at
        reach = share.share * scale
        if reach:
            drawing.blocks.append(Block(min(zero, zero + reach), y, abs(reach), BAR, row, share.full))
        wide, high = measure(share.text)
        x = zero + reach - LABEL_GAP - wide if reach < 0 else zero + reach + LABEL_GAP
        drawing.labels.append(Label(share.text, x, y + BAR / 2 - high / 2, wide, high, TEXT if share.full else MUTED))
