"""A list whose rows are reordered by dragging their handles."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout

from screens.kv_loader import load
from screens.widgets.gestures import Tappable, act, gesture
from screens.widgets.scroll import Scroll, scroll_around

load("widgets/drag_list")

GAP = 8
#: The page scrolls while a row is this near its upper or lower edge, in dp; and how far in a second.
EDGE, SCROLL_SPEED = 48, 480


class DragHandle(Tappable):
    """Drags its row; a tap or a key offers the same without dragging."""


class DragRow(BoxLayout):  # type: ignore[misc]
    """A row with a handle at its right end; its other contents are added before it."""

    #: Whether it is being dragged.
    lifted = BooleanProperty(False)
    movable = BooleanProperty(True)

    def __init__(self) -> None:
        super().__init__()
        self.handle = DragHandle()
        self.add_widget(self.handle)


class DragList(Layout):  # type: ignore[misc]
    """Lays out rows below each other; a row follows the touch that drags its handle.

    The page that holds it passes touches to `take` first: a scroll view would wait for their direction.
    """

    def __init__(self, on_drop: Callable[[int, int], object], on_tap: Callable[[int], object]) -> None:
        super().__init__(size_hint_y=None, height=0)
        #: Called with the old and the new index of a row that was moved, and with the index of one whose handle was
        #: tapped.
        self.on_drop, self.on_tap = on_drop, on_tap
        #: The rows from above, a dragged one where it would be dropped.
        self.rows: list[Any] = []
        self._lifted: Any = None
        #: The touch that drags a row, its height in the window, and how far below it the row's lower edge is.
        self._touch: Any = None
        self._finger = self._below = 0.0
        self._scrolling = Clock.create_trigger(self._scroll_at_edge, interval=True)
        self.bind(pos=self._trigger_layout, width=self._trigger_layout)

    def fill(self, rows: list[Any]) -> None:
        """Show these rows in this order; cancels a drag."""
        if self._lifted:
            self._cancel_drag()
        if rows != self.rows:
            self.clear_widgets()
            for row in rows:
                self.add_widget(row)
                row.bind(height=self._trigger_layout)
            self.rows = list(rows)
        for index, row in enumerate(rows):
            row.handle.on_tap = partial(self.on_tap, index) if row.movable and len(rows) > 1 else None
        self.do_layout()

    def take(self, touch: Any) -> bool:
        """Begin to drag if a touch, in window coordinates, comes down on a handle; whether it does."""
        row = next((row for row in self.rows if row.handle.on_tap and self._is_on(row.handle, touch)), None)
        if row is None or self._lifted:
            return False
        touch.grab(self)
        self._touch, self._lifted, self._from = touch, row, self.rows.index(row)
        gesture(touch)  # starts its measurement
        self._finger = touch.pos[1]
        self._below = self._finger - row.to_window(*row.pos)[1]
        row.lifted = True
        # above the others
        self.canvas.remove(row.canvas)
        self.canvas.add(row.canvas)
        self._scrolling()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch is not self._touch:
            return bool(super().on_touch_move(touch))
        if touch.grab_current is self:
            gesture(touch)  # updates it: there and back is no tap
            self._finger = self.to_window(*touch.pos)[1]
            self._follow()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch is not self._touch:
            return bool(super().on_touch_up(touch))
        if touch.grab_current is self:
            self._drop()
        return True

    def do_layout(self, *_: object) -> None:
        for row in self.rows:
            row.width, row.x = self.width, self.x
        self.height = sum(row.height + dp(GAP) for row in self.rows) - dp(GAP) * bool(self.rows)
        y = self.top
        for row in self.rows:
            y -= row.height
            if row is not self._lifted:
                row.y = y
            y -= dp(GAP)

    def _is_on(self, handle: DragHandle, touch: Any) -> bool:
        """Whether a touch is on the part of a handle that is in sight."""
        return all(widget.collide_point(*widget.parent.to_widget(*touch.pos)) for widget in (handle, self._page))

    @property
    def _page(self) -> Scroll:
        """The page that holds the list."""
        page = scroll_around(self)
        assert page
        return page

    def _follow(self) -> None:
        """Move the row to the touch, and the others out of its way."""
        row = self._lifted
        wanted = self.to_widget(0, self._finger - self._below)[1]
        row.y = min(self.top - row.height / 2, max(self.y - row.height / 2, wanted))
        others = [other for other in self.rows if other is not row]
        others.insert(self._index(row), row)
        if others != self.rows:
            self.rows = others
            self.do_layout()

    def _index(self, row: Any) -> int:
        """Where a row would be dropped: past each other one of which it covers half."""
        index = self.rows.index(row)
        above, below = self.rows[:index], self.rows[index + 1 :]
        return len(
            [each for each in above if each.center_y > row.top] + [each for each in below if each.center_y > row.y]
        )

    def _cancel_drag(self) -> None:
        """End the drag, with the row back at its old index."""
        self._scrolling.cancel()
        self._touch.ungrab(self)
        self.rows.remove(self._lifted)
        self.rows.insert(self._from, self._lifted)
        self._lifted.lifted = False
        self._touch = self._lifted = None
        self.do_layout()

    def _drop(self) -> None:
        """Drop the row: call `on_drop` if its index changed, or the tap of its handle."""
        row, to = self._lifted, self.rows.index(self._lifted)
        ended = gesture(self._touch)
        self._cancel_drag()
        # another touch may have removed the screen meanwhile
        if not self.get_root_window():
            return
        if to != self._from:
            act(partial(self.on_drop, self._from, to))
        elif ended.is_tap and not ended.rested:
            row.handle.tap()

    def _scroll_at_edge(self, seconds: float) -> None:
        """Scroll the page while the touch is near its edge."""
        page = self._page
        low, high = page.to_window(*page.pos)[1], page.to_window(page.x, page.top)[1]
        beyond = page.children[0].height - page.height
        up = (self._finger > high - dp(EDGE)) - (self._finger < low + dp(EDGE))
        if up and beyond > 0:
            page.set_scroll_y(page.scroll_y + up * dp(SCROLL_SPEED) * seconds / beyond)
            self._follow()
