"""The sections of a page, in balanced columns on a wide window."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.counting.section import SectionBox

#: In dp: the least width of a column, and what lies between columns and between sections.
MIN_COLUMN, GAP = 164, 6


class SectionColumns(Widget):  # type: ignore[misc]
    """Sections one below the other, and from a certain width side by side."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, height=0)
        #: The most columns, if there is the width for them; and where each ends, which holds until other sections are
        #: shown or the width changes.
        self.most = 1
        self._ends: tuple[int, ...] = ()
        self._columns: list[Sequence[SectionBox]] = []
        #: How often it was laid out.
        self.layouts = 0
        #: The least height, so that a page that shrinks at its end does not move in its viewport.
        self.least = 0.0
        self.bind(width=lambda *_: self.lay_out(anew=True), pos=self._place, height=self._place)

    @property
    def boxes(self) -> list[SectionBox]:
        boxes: list[SectionBox] = self.children[::-1]
        return boxes

    def beside(self, box: SectionBox) -> Sequence[SectionBox]:
        """The sections of the column in which a section stands."""
        return next(column for column in self._columns if box in column)

    def on_touch_down(self, touch: Any) -> Any:
        return self.collide_point(*touch.pos) and super().on_touch_down(touch)

    def lay_out(self, anew: bool = False) -> None:
        """Fit the sections to the width, and take the height that they need; `anew` balances the columns."""
        boxes, gap = self.boxes, dp(GAP)
        if self.width <= 100 or not boxes:  # not in a window yet
            return
        self.layouts += 1
        count = min(max(1, int((self.width + gap) // dp(MIN_COLUMN + GAP))), self.most, len(boxes))
        if len({box.cell[1] for box in boxes}) == 1:  # equally high: no more columns than it takes
            count = -(-len(boxes) // -(-len(boxes) // count))
        width = (self.width - gap * (count - 1)) / count
        scale = min(box.head.scale_at(width) for box in boxes)
        for box in boxes:
            box.head.most_scale = scale
            box.height = box.fit(width)
        if anew or not self._ends or self._ends[-1] != len(boxes):
            self._ends = balanced([box.height + gap for box in boxes], count)
        self._columns = [boxes[start:end] for start, end in zip((0, *self._ends), self._ends, strict=False)]
        self.height = max(self.least, self.needed)
        self._place()

    @property
    def needed(self) -> float:
        """The height that the sections need."""
        gap = dp(GAP)
        return float(max(sum(box.height + gap for box in column) for column in self._columns) - gap)

    def _place(self, *_: object) -> None:
        x = self.x
        for column in self._columns:
            y = self.y + self.height
            for box in column:
                y -= box.height
                box.place(x, y)
                y -= dp(GAP)
            x += column[0].width + dp(GAP)


def balanced(heights: Sequence[float], count: int) -> tuple[int, ...]:
    """Where each of at most `count` columns ends, so that the highest is as low as possible.

    >>> balanced([3, 1, 2, 2], 2), balanced([1, 1, 1], 1)
    ((2, 4), (3,))
    """
    limits = sorted({sum(heights[start:end]) for end in range(len(heights) + 1) for start in range(end)})
    return next(ends for limit in limits if len(ends := _filled(heights, limit)) <= count and ends)


def _filled(heights: Sequence[float], limit: float) -> tuple[int, ...]:
    """Where columns of this height end, each filled as far as it goes."""
    ends, filled = [], 0.0
    for index, height in enumerate(heights):
        if height > limit:
            return ()
        if filled + height > limit:
            ends.append(index)
            filled = 0.0
        filled += height
    return (*ends, len(heights))
