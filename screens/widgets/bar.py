"""A stacked bar of a total: a part for each row, in its colour, with its icon if there is room."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from screens.theme import skin
from views.icons import ICONS
from views.result.bars import Part

#: Height of a bar, and of the icons in it, in sp.
HEIGHT, ICON = 20, 15


class Bar(Widget):  # type: ignore[misc]
    """Draws the parts that a view computed; one of them may be growing."""

    def __init__(self, parts: Sequence[Part] = (), zero: float = 0, **options: Any) -> None:
        super().__init__(size_hint_y=None, height=sp(HEIGHT), **options)
        self.parts, self.zero = parts, zero
        self._growing = ""
        self._grown = 1.0
        self.bind(pos=self._draw, size=self._draw)

    def show(self, parts: Sequence[Part], growing: str = "", grown: float = 1.0) -> None:
        """Show these parts; the row `growing` is drawn up to the share `grown`."""
        self.parts, self._growing, self._grown = parts, growing, grown
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        gap = dp(1)
        with self.canvas:
            for part in self.parts:
                reach = part.reach * self.width * (self._grown if part.row == self._growing else 1)
                start = self.x + part.start * self.width
                left, width = min(start, start + reach), abs(reach)
                Color(*skin.of(part.row))
                Rectangle(pos=(left, self.y), size=(max(gap, width - gap), self.height))
                icon = icon_texture(ICONS[part.row], round(sp(ICON)))
                if icon.width + 2 * gap <= width:
                    Color(*skin.ground)
                    at = left + (width - gap - icon.width) / 2, self.y + (self.height - icon.height) / 2
                    Rectangle(texture=icon, pos=(round(at[0]), round(at[1])), size=icon.size)
            if self.zero:
                Color(*skin.text)
                Rectangle(pos=(self.x + self.zero * self.width - gap, self.y - dp(2)), size=(gap, self.height + dp(4)))


@cache
def icon_texture(icon: str, size: int) -> Any:
    """The texture of an icon, in white."""
    label = CoreLabel(text=icon, font_name="Icons", font_size=size)
    label.refresh()
    return label.texture
