"""Horizontal scrolling of a part of a page: as high as its content, without a fling."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.stencilview import StencilView

from screens.theme import skin
from screens.widgets.gestures import gesture


class Sideways(StencilView):  # type: ignore[misc]
    """A viewport on its one child, scrolled horizontally by `offset` pixels."""

    offset = NumericProperty(0)
    _touch: Any = None

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        with self.canvas.after:
            Color(*skin.muted[:3], 0.6)
            self._mark = Rectangle(size=(0, 0))
        self.bind(pos=self._lay_out, size=self._lay_out, offset=self._lay_out)

    def add_widget(self, content: Any, *rest: Any, **options: Any) -> None:
        super().add_widget(content, *rest, **options)
        content.bind(size=self._lay_out)

    def scroll_to(self, offset: float) -> None:
        """Scroll by so many pixels from the start, within the range."""
        self.offset = min(self._range, max(0, offset))

    def bring(self, widget: Any) -> None:
        """Scroll a widget inside into view."""
        left = widget.to_window(widget.x, 0)[0] - self.to_window(self.x, 0)[0]
        self.scroll_to(self.offset + min(0, left) + max(0, left + widget.width - self.width))

    @property
    def _range(self) -> float:
        beyond: float = self.children[0].width - self.width
        return max(0.0, beyond)

    def on_touch_down(self, touch: Any) -> bool:
        # the child reaches beyond the viewport, below other widgets
        if not self.collide_point(*touch.pos):
            return False
        taken = bool(super().on_touch_down(touch))
        if not self._touch and not touch.is_mouse_scrolling:
            touch.grab(self)
            self._touch, self._start = touch, self.offset
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            moved = gesture(touch)
            if self._range and moved.claim(self, "x"):
                self.scroll_to(self._start - moved.dx)
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self._touch = None
        return False

    def _lay_out(self, *_: object) -> None:
        content = self.children[0]
        self.scroll_to(self.offset)
        content.pos = self.x - self.offset, self.y + self.height - content.height
        share = self.width / max(1, content.width)
        self._mark.pos = self.x + self.offset * share, self.y
        self._mark.size = (self.width * share, dp(3)) if share < 1 else (0, 0)
