"""A stacked bar of a total: a rounded part for each row, in its colour, with its icon if there is room."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from screens.theme import CLEAR, skin
from views.icons import ICONS
from views.result.bars import Part

#: Height of a bar, and of the icons in it, in sp.
HEIGHT, ICON = 18, 14


class Sizes(NamedTuple):
    """Of a bar, in pixels: its icons, the gap between its parts, the radius of their corners."""

    icon: int
    gap: float
    radius: float


class Segment(InstructionGroup):  # type: ignore[misc]
    """A part of a bar as it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._colour, self._shape = Color(), SmoothRoundedRectangle()
        self._ink, self._icon = Color(), Rectangle(size=(0, 0))
        for instruction in (self._colour, self._shape, self._ink, self._icon):
            self.add(instruction)

    def show(self, row: str, at: tuple[float, float], size: tuple[float, float], sizes: Sizes) -> None:
        self._colour.rgba = skin.of(row)
        self._shape.pos, self._shape.size = at, size
        self._shape.radius = [max(0.01, min(sizes.radius, size[0] / 2, size[1] / 2))]
        icon = icon_texture(ICONS[row], sizes.icon)
        if icon.width + 2 * sizes.gap > size[0]:
            self._ink.rgba, self._icon.size = CLEAR, (0, 0)
            return
        self._ink.rgba, self._icon.texture, self._icon.size = skin.ground, icon, icon.size
        self._icon.pos = round(at[0] + (size[0] - icon.width) / 2), round(at[1] + (size[1] - icon.height) / 2)


class Bar(Widget):  # type: ignore[misc]
    """Draws the parts that a view computed; one of them may be growing. The ground is seen between them."""

    def __init__(self, parts: Sequence[Part] = (), zero: float = 0, sizes: Sizes | None = None, **options: Any) -> None:
        super().__init__(**{"size_hint_y": None, "height": sp(HEIGHT), **options})
        self.parts, self.zero = tuple(parts), zero
        self.sizes = sizes or Sizes(round(sp(ICON)), dp(1.5), dp(4))
        self._growing = ""
        self._grown = 1.0
        self._segments: list[Segment] = []
        with self.canvas:
            Color(*skin.ground)
            self._track = SmoothRoundedRectangle(radius=[self.sizes.radius])
            self._parts = InstructionGroup()
            Color(*skin.text)
            self._zero_line = Rectangle()
        self.bind(pos=self._draw, size=self._draw)

    def show(self, parts: Sequence[Part], growing: str = "", grown: float = 1.0) -> None:
        """Show these parts; the row `growing` is drawn up to the share `grown`."""
        shown = tuple(parts), growing, grown
        if shown != (self.parts, self._growing, self._grown):
            self.parts, self._growing, self._grown = shown
            self._draw()

    def resize(self, height: float, sizes: Sizes) -> None:
        """Take another height, and other sizes of what is in it."""
        self.sizes, self.height = sizes, height
        self._track.radius = [sizes.radius]
        self._draw()

    def part_at(self, x: float) -> str:
        """The row whose part lies at a place of the window's width, or the nearest; "" where there are none."""
        share = (x - self.x) / self.width
        return min(
            ((abs(share - part.start - part.reach / 2) - abs(part.reach) / 2, part.row) for part in self.parts),
            default=(0, ""),
        )[1]

    def _draw(self, *_: object) -> None:
        gap = self.sizes.gap
        self._track.pos, self._track.size = self.pos, self.size
        self._fit_segments(len(self.parts))
        for segment, part in zip(self._segments, self.parts, strict=True):
            reach = part.reach * self.width * (self._grown if part.row == self._growing else 1)
            start = self.x + part.start * self.width
            left, width = min(start, start + reach), max(1.0, abs(reach) - gap)
            segment.show(part.row, (left, self.y), (width, self.height), self.sizes)
        over = 2 * gap if self.zero else 0
        self._zero_line.pos = self.x + self.zero * self.width - gap, self.y - over
        self._zero_line.size = (gap if self.zero else 0), self.height + 2 * over

    def _fit_segments(self, count: int) -> None:
        while len(self._segments) > count:
            self._parts.remove(self._segments.pop())
        while len(self._segments) < count:
            self._segments.append(Segment())
            self._parts.add(self._segments[-1])


@cache
def icon_texture(icon: str, size: int) -> Any:
    """The texture of an icon, in white."""
    label = CoreLabel(text=icon, font_name="Icons", font_size=size)
    label.refresh()
    return label.texture
