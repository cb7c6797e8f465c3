"""The sections of a page, in balanced columns on a wide window."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.counting import dense_rows, packing, section
from screens.counting.section import SectionBox

#: In dp: the least width of a column, of one with dense rows, and what lies between columns.
MIN_COLUMN, MIN_DENSE_COLUMN, GAP = 164, 156, 6


class SectionColumns(Widget):  # type: ignore[misc]
    """Sections one below the other, and from a certain width side by side."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, height=0)
        #: The most columns, if there is the width for them.
        self.most = 1
        #: The height of the window in which all sections shall be in sight, in dense rows; None for lines.
        self.room: float | None = None
        #: How many columns there are, and in which each section stands, which holds until other sections are shown or
        #: the width changes.
        self._count = 1
        self._column_of: tuple[int, ...] = ()
        self._columns: list[list[SectionBox]] = []
        #: Chosen columns by the room, the width, and the least widths of all chips.
        self._chosen: dict[tuple[float, ...], tuple[int, tuple[int, ...]]] = {}
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
        """Fit the sections to the width, and take the height that they need; `anew` chooses a column for each."""
        boxes = self.boxes
        if self.width <= 100 or not boxes:  # not in a window yet
            return
        self.layouts += 1
        anew = anew or len(self._column_of) != len(boxes)
        for box in boxes:
            box.be_dense(self.room is not None)
        if self.room is not None:
            widest = max(dense_rows.head(box.head).width for box in boxes)
            for box in boxes:
                box.make_parts(widest)
            if anew:
                self._count, self._column_of = self._dense_columns(self.room)
        else:
            self._count = self._fitting_count()
        width = self._column_width(self._count)
        scale = min(box.head.scale_at(width) for box in boxes)
        for box in boxes:
            box.head.most_scale = scale
            box.height = box.fit(width)
        if anew and self.room is None:
            self._column_of = packing.in_order([box.height + self._gap for box in boxes], self._count)
        self._columns = [[] for _ in range(max(self._column_of) + 1)]
        for box, column in zip(boxes, self._column_of, strict=True):
            self._columns[column].append(box)
        self.height = max(self.least, self.needed)
        self._place()

    def _fitting_count(self) -> int:
        """As many columns as fit."""
        count = min(self._most_count(MIN_COLUMN), self.most)
        if len({box.cell[1] for box in self.boxes}) == 1:  # equally high: no more columns than it takes
            count = -(-len(self.boxes) // -(-len(self.boxes) // count))
        return count

    def _dense_columns(self, room: float) -> tuple[int, tuple[int, ...]]:
        """The columns that make the page lowest; in order if all sections are in sight then."""
        key = room, self.width, *(item.width for box in self.boxes for part in box.parts for item in part)
        if key not in self._chosen:
            self._chosen[key] = self._choose_columns(room)
        return self._chosen[key]

    def _choose_columns(self, room: float) -> tuple[int, tuple[int, ...]]:
        parts, gap = [box.parts for box in self.boxes], self._gap
        found = []
        for count in range(1, self._most_count(MIN_DENSE_COLUMN) + 1):
            width = self._column_width(count)
            rows = [dense_rows.rows_of(each, width, gap) for each in parts]
            heights = [dense_rows.height_of(each, gap) for each in rows]
            for pack in packing.in_order, packing.out_of_order:
                columns = pack(heights, count)
                height = packing.height_of(heights, columns)
                found.append((max(room, height), pack is packing.out_of_order, height, count, columns))
        *_, count, columns = min(found)
        return count, columns

    def _most_count(self, least: float) -> int:
        """How many columns of a width fit."""
        return min(len(self.boxes), max(1, int((self.width + dp(GAP)) // dp(least + GAP))))

    def _column_width(self, count: int) -> float:
        return float((self.width - dp(GAP) * (count - 1)) / count)

    @property
    def needed(self) -> float:
        """The height that the sections need."""
        return float(max(sum(box.height + self._gap for box in column) for column in self._columns) - self._gap)

    @property
    def _gap(self) -> float:
        """What lies between sections."""
        return float(dp(GAP if self.room is None else section.GAP))

    def _place(self, *_: object) -> None:
        x = self.x
        for column in self._columns:
            y = self.y + self.height
            for box in column:
                y -= box.height
                box.place(x, y)
                y -= self._gap
            x += column[0].width + dp(GAP)
