"""Where the chips of a page stand, and which of them have come to their places just now."""

from collections.abc import Iterator
from typing import Any

from kivy.metrics import dp

from screens.counting.columns import SectionColumns
from screens.widgets.looks import HEAD
from views.counting.position import Cell

#: Left, depth below the top of the page, width and height of each chip in whole pixels, by its section and its offer.
Places = dict[tuple[Cell, str], tuple[int, ...]]


class Placement:
    """The places of the chips of a page that scrolls; they are looked up once in each layout."""

    def __init__(self, columns: SectionColumns, content: Any, scroll: Any) -> None:
        self.columns, self.content, self.scroll = columns, content, scroll
        self._places: Places = {}
        self._layout: object = None

    def places(self) -> Places:
        top = self.content.top
        layout = self.columns.layouts, top
        if self._layout != layout:
            self._layout = layout
            self._places = {
                (box.cell, key): tuple(map(round, (x, top - y, width, height)))
                for box in self.columns.boxes
                for key, x, y, width, height in box.places()
            }
        return self._places

    def moved(self, before: Places, offset: float) -> Iterator[tuple[float, float, float, float]]:
        """Left, bottom, right and top in the window, of chips in sight that are new or elsewhere, at an offset."""
        x, low = self.scroll.to_window(*self.scroll.pos)
        high, reach = low + self.scroll.height, dp(HEAD.reach)
        for key, place in self.places().items():
            if before.get(key) != place:
                left, depth, width, height = place
                bottom = high + offset - depth - height
                lower, upper = max(low, bottom - reach), min(high, bottom + height + reach)
                if lower < upper:
                    yield x + left - reach, lower, x + left + width + reach, upper
