"""An overlay with a QR code for another phone."""

from collections.abc import Callable, Sequence

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.widgets.overlay import Overlay

#: Width of the white margin in squares, which scanners need.
EDGE = 4
DARK, LIGHT = b"\x00", b"\xff"
#: Largest side in dp: the whole code has to fit the other phone's camera.
LARGEST = 480


class Squares(Widget):  # type: ignore[misc]
    """The squares, black on white in every theme, each of whole pixels."""

    def __init__(self, squares: Sequence[Sequence[bool]], share: float = 0.5) -> None:
        """`share` is the most that they take of the window's height."""
        super().__init__(size_hint_y=None)
        self.share = share
        self.count = len(squares) + 2 * EDGE
        blank = LIGHT * self.count
        beside = LIGHT * EDGE
        rows = [beside + b"".join(DARK if square else LIGHT for square in row) + beside for row in squares]
        # textures start with the bottom row
        pixels = b"".join([blank] * EDGE + rows[::-1] + [blank] * EDGE)
        texture = Texture.create(size=(self.count, self.count), colorfmt="luminance")
        texture.blit_buffer(pixels, colorfmt="luminance", bufferfmt="ubyte")
        texture.mag_filter = texture.min_filter = "nearest"
        with self.canvas:
            Color(1, 1, 1)
            self.picture = Rectangle(texture=texture)
        self.bind(pos=self._lay_out, size=self._lay_out)

    def _lay_out(self, *_: object) -> None:
        room = min(self.width, Window.height * self.share, dp(LARGEST))
        side = max(1, int(room // self.count)) * self.count
        self.height = side
        self.picture.size = side, side
        self.picture.pos = round(self.x + (self.width - side) / 2), round(self.y)  # `center_x` may be outdated here


class QrOverlay(Overlay):
    """A code, with a choice to copy its text."""

    def __init__(
        self,
        title: str,
        how: str,
        squares: Sequence[Sequence[bool]],
        copy: tuple[str, Callable[[], object]],
        close: Callable[[], object],
    ) -> None:
        super().__init__(title, close)
        self.squares = Squares(squares)
        self.ids.content.add_widget(self.squares)
        self.add_text([how])
        label, chosen = copy
        self.add_choices([("paste", label, chosen)])
