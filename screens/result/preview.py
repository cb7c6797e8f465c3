"""The picture of a result as it will be sent, scaled down."""

from collections.abc import Callable

from kivy.core.window import Window
from kivy.graphics import Color, Fbo, Rectangle
from kivy.metrics import dp

from screens.theme import CLEAR, skin
from screens.widgets.chip import blended
from screens.widgets.gestures import Tappable
from screens.widgets.looks import PRESSED

#: Its largest height in dp, and as a share of the window's height.
HIGHEST, SHARE = 480, 0.46
#: From the lower left corner: the pixels begin with the upper line.
UPSIDE_DOWN = 0, 1, 1, 1, 1, 0, 0, 0


class Preview(Tappable):
    """A picture; a tap on it sends it."""

    def __init__(self, drawn: Fbo, on_tap: Callable[[], object]) -> None:
        height = min(dp(HIGHEST), SHARE * Window.height)
        width, of_height = drawn.size
        super().__init__(size_hint=(None, None), size=(round(height * width / of_height), round(height)))
        self.pos_hint, self.on_tap = {"center_x": 0.5}, on_tap
        while drawn.size[0] >= 2 * self.width:
            drawn = halved(drawn)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle(texture=drawn.texture, tex_coords=UPSIDE_DOWN)
            self._veil = Color(*CLEAR)
            self._over = Rectangle()
        self.bind(pos=self._draw, size=self._draw)

    def show_pressed(self) -> None:
        self._veil.rgba = blended(CLEAR, skin.text, PRESSED) if self.pressed else CLEAR

    def _draw(self, *_: object) -> None:
        for shape in (self._picture, self._over):
            shape.pos, shape.size = self.pos, self.size


def halved(drawn: Fbo) -> Fbo:
    """A picture at half its size: scaled to less than that at once, small letters would lose their strokes."""
    half = Fbo(size=(max(1, drawn.size[0] // 2), max(1, drawn.size[1] // 2)))
    with half:
        Color(1, 1, 1, 1)
        Rectangle(texture=drawn.texture, size=half.size)
    half.draw()
    return half
