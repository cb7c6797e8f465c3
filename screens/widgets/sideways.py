"""Horizontal scrolling inside of a page that scrolls vertically.

Kivy's scroll views cannot be nested: the inner one would keep taps and vertical moves to itself.
"""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.stencilview import StencilView

from screens.theme import skin
from screens.widgets.scroll import Scroll


class Sideways(StencilView):  # type: ignore[misc]
    """A viewport on its one child, scrolled horizontally by `offset` pixels."""

    offset = NumericProperty(0)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        with self.canvas.after:
            Color(*skin.muted[:3], 0.6)
            self._mark = Rectangle(size=(0, 0))
        self.bind(pos=self._lay_out, size=self._lay_out, offset=self._lay_out)

    def add_widget(self, content: Any, *rest: Any, **options: Any) -> None:
        super().add_widget(content, *rest, **options)
        content.bind(size=self._lay_out)

    def scroll_by(self, by: float) -> None:
        """Follow a touch by so many pixels, within the range."""
        beyond = max(0, self.children[0].width - self.width)
        self.offset = min(beyond, max(0, self.offset - by))

    def on_touch_down(self, touch: Any) -> bool:
        # the child reaches beyond the viewport, below other widgets
        return self.collide_point(*touch.pos) and bool(super().on_touch_down(touch))

    def _lay_out(self, *_: object) -> None:
        content = self.children[0]
        self.scroll_by(0)
        content.pos = self.x - self.offset, self.y + self.height - content.height
        share = self.width / max(1, content.width)
        self._mark.pos = self.x + self.offset * share, self.y
        self._mark.size = (self.width * share, dp(3)) if share < 1 else (0, 0)


class WidePage(Scroll):
    """Scrolls vertically itself, and passes horizontal moves to its `sideways` viewport."""

    sideways = ObjectProperty(None, allownone=True)

    def on_scroll_move(self, touch: Any) -> Any:
        moved = super().on_scroll_move(touch)
        state = touch.ud.get(self._get_uid())
        if state and self.sideways:
            over = self.sideways.collide_point(*self.sideways.to_widget(*touch.opos))
            if state["mode"] == "unknown" and state["dx"] > self.scroll_distance and over:
                state["mode"] = "sideways"
            if state["mode"] == "sideways":
                self.sideways.scroll_by(touch.dx)
        return moved
