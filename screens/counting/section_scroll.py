"""Where a page of sections is scrolled to: the section that is read, kept in sight whatever the page does."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

from screens.counting.columns import SectionColumns
from screens.counting.section import GAP, SectionBox
from views.counting.position import Cell

#: Seconds after scrolling until the section in sight is stored.
SETTLE_TIME = 0.5


class SectionScroll:
    """Scrolls the columns in a page; knows which section is read, and calls `lit` when another one is."""

    def __init__(
        self,
        columns: SectionColumns,
        content: Any,
        scroll: Any,
        lit: Callable[[Cell], object],
        store: Callable[[Cell], object],
    ) -> None:
        self.columns, self.content, self.scroll = columns, content, scroll
        self._on_lit, self._store = lit, store
        #: The section that is read, lit in the strip.
        self.lit: Cell | None = None
        #: How far the page is scrolled down from its beginning; None if it was scrolled to the section itself.
        self.beyond: float | None = None
        #: How far the page was scrolled, as a share, when a section was last lit.
        self._share = 1.0
        self._settle = Clock.create_trigger(self._store_lit, SETTLE_TIME)
        columns.bind(width=self._hold)
        scroll.bind(scroll_y=self._scrolled, height=self._hold)

    def lay_out(self, offset: float, anew: bool = False) -> None:
        """Lay out at once, at the same offset from the top: Kivy would keep the one from the end.

        A page that has become shorter stays as high as it takes for what is in sight to stay where it is.
        """
        self.columns.least = 0.0
        self.columns.lay_out(anew)
        self.content.do_layout()
        if not anew and (beyond := offset - self.range) > 0:
            self.columns.least = self.columns.height + beyond
            self.columns.lay_out()
            self.content.do_layout()
        self.set_offset(offset)

    @property
    def range(self) -> float:
        """By how much the page is higher than its viewport."""
        return max(0.0, float(self.content.height - self.scroll.height))

    @property
    def offset(self) -> float:
        """How far the page is scrolled down."""
        return float((1 - self.scroll.scroll_y) * self.range)

    def set_offset(self, offset: float) -> None:
        self._share = 1 - min(1.0, max(0.0, offset / self.range)) if self.range else 1.0
        self.scroll.set_scroll_y(self._share)

    def box(self, cell: Cell) -> SectionBox:
        return next(box for box in self.columns.boxes if box.cell == cell)

    def depth(self, box: SectionBox) -> float:
        """How far below the top of the page a section begins."""
        return float(self.content.top - box.top)

    def in_sight(self, cell: Cell) -> bool:
        """Whether any part of a section is in sight."""
        box = self.box(cell)
        depth = self.depth(box)
        end = self.offset + self.scroll.height
        return not self.range or (depth < end and depth + box.height > self.offset)

    def scroll_to(self, cell: Cell) -> None:
        """Scroll until a section begins at the top of the viewport; the first ones with the heading of the page."""
        depth = self.depth(self.box(cell))
        first = self.depth(self.columns.boxes[0])
        self.set_offset(0 if depth <= first else min(self.range, depth - dp(GAP)))
        self.light(cell, None)

    def _hold(self, *_: object) -> None:
        """Keep the section that is read in sight when the window has another size."""
        if self.lit:
            self.content.do_layout()
            if self.beyond is not None:
                self.set_offset(self.depth(self.box(self.lit)) + self.beyond)
            if self.beyond is None or not self.in_sight(self.lit):
                self.scroll_to(self.lit)

    def _scrolled(self, *_: object) -> None:
        """Light the section at the reading line, which moves down the viewport as the page scrolls to its end."""
        is_laid_out = (
            self.columns.layouts > 0
        )  # the first layout of a wide window scrolls before the columns have theirs
        if is_laid_out and abs(self.scroll.scroll_y - self._share) * self.range > 1:
            self._share = self.scroll.scroll_y
            line = self.offset * (1 + self.scroll.height / self.range)
            boxes = self.columns.boxes
            reading = next((box for box in boxes if box.cell == self.lit), boxes[0])
            column = self.columns.beside(reading)
            begun = [box for box in column if self.depth(box) <= line] or column[:1]
            self.light(begun[-1].cell, self.offset - self.depth(begun[-1]))
            self._settle()

    def light(self, cell: Cell, beyond: float | None) -> None:
        """Take a section as the one that is read."""
        self.lit, self.beyond = cell, beyond
        self._on_lit(cell)

    def _store_lit(self, _: float) -> None:
        if self.lit and self.content.get_root_window():
            self._store(self.lit)
