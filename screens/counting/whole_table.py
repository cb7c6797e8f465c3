"""The whole table beside a page: a column a player, a row a category."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from screens.counting.section import GAP
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import TABLE, Tone, chosen
from views.counting.position import Cell
from views.counting.view import PageView, Tab

if TYPE_CHECKING:
    from screens.counting.controller import CountingController

#: Width of the icons of the categories, in dp.
ICONS = 28


class WholeTable(Flow):
    """Shows names, points and totals; a tap on one goes to its section. Replaces the tabs in wide windows."""

    def __init__(self, controller: "CountingController") -> None:
        super().__init__(TABLE, gap=GAP)
        self.controller = controller
        #: Width of the column of icons.
        self._icons = 0.0

    @property
    def wanted_width(self) -> float:
        return float(self._icons + (self.columns - 1) * dp(TABLE.width + GAP))

    def widths(self, columns: int, width: float) -> list[float]:
        """The first column is narrow, unless its icons are tabs."""
        return [self._icons] + [(width - self._icons) / (columns - 1)] * (columns - 1)

    def show(self, view: PageView) -> None:
        self.columns = 1 + len(view.table[0].cells)
        by_category = bool(view.tabs[0].icon)
        self._icons = dp(TABLE.width if by_category else ICONS)
        tabs = {tab.cell: tab for tab in view.tabs}
        lit = {view.cell, *(tab.cell for tab in view.tabs if tab.current and not by_category)}
        chips = self.chips(self.columns * len(view.table))
        rest = iter(chips)
        for number, row in enumerate(view.table):
            colour, is_names, is_totals = row.icon or "gold", number == 0, row is view.table[-1]
            # a tab is the head of a row or of a column
            tab = tabs[row.cells[0]] if by_category and not (is_names or is_totals) else None
            tone = chosen(colour) if tab and tab.current else Tone("", colour)
            self._put(next(rest), "", row.icon, tab, tone, tab.cell if tab else None)
            for cell, text in zip(row.cells, row.texts, strict=True):
                tab = tabs[cell] if is_names and not by_category else None
                tone = chosen(colour) if tab and tab.current else Tone("raised" if cell in lit else "", colour)
                self._put(next(rest), text, "", tab, tone, cell)
        self.fill(chips)

    def _put(self, chip: Chip, text: str, icon: str, tab: Tab | None, tone: Tone, cell: Cell | None) -> None:
        mark = mark_of(tab) if tab else ""
        chip.update(text, icon=icon, mark=mark, tone=tone, on_tap=partial(self.controller.go, cell) if cell else None)


def mark_of(tab: Tab) -> str:
    """The mark of a player, category or collecte: a doubt, or that it is counted."""
    return "hint" if tab.marked else "done" if tab.done else ""
