"""The table of all numbers, as on the paper pad."""

from collections.abc import Sequence
from functools import partial

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from models.bests import TOTAL
from screens.kv_loader import load
from screens.result.standing import Why
from screens.theme import skin
from screens.widgets.chip import Chip, text_width
from screens.widgets.looks import BARE, BARE_GOLD, BEST, CELL, TOTAL_CELL, Look
from screens.widgets.sideways import Sideways  # noqa: F401  its layout names it
from views.icons import ICONS
from views.result.standings import Cell
from views.result.view import ResultView, Row

load("result_table")

#: Line height as a multiple of the text size.
LINE_HEIGHT = 1.37
#: Largest column width in dp: numbers far apart are hard to compare.
MAX_COLUMN = 120
#: The distance of the totals from the rows, in dp.
APART = 8


class RowTitle(BoxLayout):  # type: ignore[misc]
    """The icon and name of a row; not scrolled with the numbers."""

    icon = StringProperty()
    title = StringProperty()
    colour = ListProperty(skin.text)
    #: Of the totals.
    strong = BooleanProperty(False)
    #: Minimum width and height.
    least = NumericProperty()
    height_needed = NumericProperty()


class ColumnHead(BoxLayout):  # type: ignore[misc]
    """A player's name and rank above a column."""

    name = StringProperty()
    rank = StringProperty()
    won = BooleanProperty(False)

    def fit(self, width: float) -> float:
        """Set the width; returns the height of two lines, for name and rank."""
        self.width = width
        # computed: the labels get their textures only in the next frame
        return float(
            sum(LINE_HEIGHT * label.font_size for label in (self.ids.name, self.ids.rank)) + 2 * self.padding[1]
        )

    @property
    def full_width(self) -> float:
        """The width of the whole name."""
        label = self.ids.name
        return text_width(self.name, round(label.font_size), label.bold) + float(self.padding[2]) + 2


class Table(BoxLayout):  # type: ignore[misc]
    """The table as on the paper pad. If the players do not fit, they scroll sideways beside the row titles."""

    columns = NumericProperty(1)

    def __init__(self, view: ResultView, why: Why) -> None:
        super().__init__()
        self.view, self.why, self.columns = view, why, len(view.heads)
        heads = [ColumnHead(name=head.name, rank=head.rank, won=head.won) for head in view.heads]
        corner = RowTitle()
        titles = [_title(row) for row in view.rows]
        for title in (corner, *titles):
            self.ids.titles.add_widget(title)
        self.lines: list[tuple[RowTitle, Sequence[ColumnHead | Chip]]] = [(corner, heads)]
        for head in heads:
            self.ids.cells.add_widget(head)
        for title, row in zip(titles, view.rows, strict=True):
            chips = []
            for seat, cell in enumerate(row.cells):
                chip = Chip(_look(cell), cell.number, on_tap=partial(why, seat, row.key))
                self.ids.cells.add_widget(chip)
                chips.append(chip)
            self.lines.append((title, chips))
        self._separators = InstructionGroup()
        self.canvas.before.add(self._separators)
        self._arrange_later = Clock.create_trigger(self._arrange, -1)
        self.bind(width=self._arrange_later, pos=self._draw_separators, height=self._draw_separators)
        for title in (corner, *titles):
            title.bind(least=self._arrange_later)
        self._paint()

    def can_show(self, view: ResultView) -> bool:
        """Whether it has the rows and columns of a view."""
        return _outline(view) == _outline(self.view)

    def show(self, view: ResultView) -> None:
        """Show other numbers in the same rows and columns."""
        before, self.view = self.view, view
        (_, heads), *lines = self.lines
        for widget, head in zip(heads, view.heads, strict=True):
            widget.rank, widget.won = head.rank, head.won
        for (_, chips), row, row_before in zip(lines, view.rows, before.rows, strict=True):
            for chip, cell, cell_before in zip(chips, row.cells, row_before.cells, strict=True):
                if cell != cell_before:
                    chip.restyle(_look(cell))
                    chip.update(cell.number, tone=chip.tone, on_tap=chip.on_tap)
        self._paint()
        if (before.rows, before.heads) != (view.rows, view.heads):
            self._arrange_later()

    def _paint(self) -> None:
        """Paint the totals of the winners in gold."""
        for chip, head in zip(self.lines[-1][1], self.view.heads, strict=True):
            chip.paint(BARE_GOLD if head.won else BARE)

    def _arrange(self, *_: object) -> None:
        """Set the widths of columns and the heights of rows."""
        first = max(title.least for title, _ in self.lines)
        least = max(chip.min_width() for _, chips in self.lines[1:] for chip in chips)
        room = (self.width - first) // self.columns
        if room < least:
            # the columns scroll anyway, so names need not be shortened
            room = max(head.full_width for head in self.lines[0][1])
        column = max(least, min(dp(MAX_COLUMN), room))
        first = max(first, self.width - column * self.columns)
        for title, cells in self.lines:
            height = max([title.height_needed, *(cell.fit(column) for cell in cells)])
            height += dp(APART) if title is self.lines[-1][0] else 0
            title.size = first, height
            for cell in cells:
                cell.height = height
        self._draw_separators()

    def _draw_separators(self, *_: object) -> None:
        """Draw a line above every row, a stronger one above the totals."""
        y = self.y + self.height  # `top` may be outdated here
        self._separators.clear()
        for title, _cells in self.lines[:-1]:
            y -= title.height
            is_last = title is self.lines[-2][0]
            self._separators.add(Color(*(skin.gold if is_last else skin.raised)))
            self._separators.add(Rectangle(pos=(self.x, y), size=(self.width, dp(2 if is_last else 1))))


def _title(row: Row) -> RowTitle:
    return RowTitle(icon=ICONS.get(row.key, ""), title=row.title, colour=skin.of(row.key), strong=row.key == TOTAL)


def _look(cell: Cell) -> Look:
    return TOTAL_CELL if cell.row == TOTAL else BEST if cell.best else CELL


def _outline(view: ResultView) -> tuple[object, ...]:
    """The rows and columns of the table of all numbers."""
    return [head.name for head in view.heads], [(row.key, row.title) for row in view.rows]
