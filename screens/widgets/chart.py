"""Draws a chart that a view computed, in the colours of the theme."""

from functools import cache
from math import ceil
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    SmoothEllipse,
    SmoothLine,
    SmoothQuad,
    Translate,
)
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from screens.theme import Colour, skin
from screens.widgets.bar import icon_texture
from screens.widgets.chip import text_width
from views.icons import ICONS
from views.players.charts.drawing import Block, Chart, Drawing, Label, Mark, Sign, Stroke

#: Text size in sp; length of dashes and of the gaps between them in dp.
TEXT_SIZE, DASH, DASH_GAP = 12, 4, 3


class ChartView(Widget):  # type: ignore[misc]
    """As wide as its parent, and as high as the chart is at that width."""

    def __init__(self, chart: Chart, **options: Any) -> None:
        super().__init__(size_hint_y=None, **options)
        self.chart = chart
        self.drawing = Drawing(0)
        self._offset = Translate()
        self.bind(pos=self._move, width=self._draw)
        self._draw()

    def show(self, chart: Chart) -> None:
        """Replace the chart."""
        self.chart = chart
        self._draw()

    def _move(self, *_: object) -> None:
        self._offset.xy = round(self.x), round(self.y)

    def _draw(self, *_: object) -> None:
        self.drawing = self.chart.draw(self.width / dp(1), measure)
        self.height = ceil(dp(self.drawing.height))
        self.canvas.clear()
        with self.canvas:
            PushMatrix()
            self._offset = Translate(round(self.x), round(self.y), 0)
            for block in self.drawing.blocks:
                _block(block)
            for stroke in self.drawing.strokes:
                _stroke(stroke)
            for mark in self.drawing.marks:
                _mark(mark)
            for icon in self.drawing.signs:
                _sign(icon)
            for label in self.drawing.labels:
                _label(label)
            PopMatrix()


def measure(text: str) -> tuple[float, float]:
    """Width and height of a text, in dp."""
    size = int(sp(TEXT_SIZE))
    return (text_width(text, size, False) + 1) / dp(1), 1.25 * size / dp(1)


def colour(ink: str) -> Colour:
    """A colour of the theme by name, or the colour of a row."""
    return getattr(skin, ink) if ink in ("text", "muted", "gold", "faint") else skin.of(ink)


def _block(block: Block) -> None:
    Color(*colour(block.ink))
    x, y, width, height = (round(dp(each)) for each in block[:4])
    if block.full:
        Rectangle(pos=(x, y), size=(max(1, width), height))
        return
    # rectangles, because a line would straddle two pixels
    edge = max(1, round(dp(1)))
    for left, bottom, wide, high in (
        (x, y, width, edge),
        (x, y + height - edge, width, edge),
        (x, y, edge, height),
        (x + width - edge, y, edge, height),
    ):
        Rectangle(pos=(left, bottom), size=(wide, high))


def _stroke(stroke: Stroke) -> None:
    Color(*colour(stroke.ink))
    (x, y), (to_x, to_y) = stroke.points[0], stroke.points[-1]
    if len(stroke.points) > 2 or (x != to_x and y != to_y):
        SmoothLine(points=[dp(each) for point in stroke.points for each in point], width=dp(stroke.width) / 2 + 0.5)
        return
    # horizontal and vertical strokes are drawn on whole pixels
    thick = max(1, round(dp(stroke.width)))
    across, long = y == to_y, abs(to_x - x) + abs(to_y - y)
    left, bottom = round(dp(min(x, to_x))), round(dp(min(y, to_y)))
    pieces = [(step, DASH) for step in range(0, ceil(long), DASH + DASH_GAP)] if stroke.dashed else [(0, long)]
    for start, length in pieces:
        far = dp(min(length, long - start))
        if across:
            Rectangle(pos=(left + dp(start), bottom - thick // 2), size=(far, thick))
        else:
            Rectangle(pos=(left - thick // 2, bottom + dp(start)), size=(thick, far))


def _mark(mark: Mark) -> None:
    Color(*colour(mark.ink))
    x, y, half = dp(mark.x), dp(mark.y), dp(mark.size) / 2
    if mark.diamond:
        SmoothQuad(points=(x - half, y, x, y + half, x + half, y, x, y - half))
    else:
        SmoothEllipse(pos=(x - half, y - half), size=(2 * half, 2 * half))


def _sign(icon: Sign) -> None:
    Color(*skin.of(icon.icon))
    texture = icon_texture(ICONS[icon.icon], round(dp(icon.size)))
    Rectangle(texture=texture, pos=(round(dp(icon.x)), round(dp(icon.y))), size=texture.size)


def _label(label: Label) -> None:
    Color(*colour(label.ink))
    texture = text_texture(label.text, int(sp(TEXT_SIZE)))
    # vertically centred: the texture is a little higher or lower than the label
    y = dp(label.y) + (dp(label.height) - texture.height) / 2
    Rectangle(texture=texture, pos=(round(dp(label.x)), round(y)), size=texture.size)


@cache
def text_texture(text: str, size: int) -> Any:
    """The texture of a text, in white."""
    label = CoreLabel(text=text, font_name="Elvaland", font_size=size)
    label.refresh()
    return label.texture
