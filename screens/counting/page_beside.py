"""The name of the page that a swipe brings in, seen while the finger drags it."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.utils import escape_markup

from screens.theme import skin
from screens.widgets.chip import typeset
from views.counting.view import Tab

#: Text size of the name, in sp.
SIZE = 24
#: Distance of the name from the edges of its page, in dp.
MARGIN = 12


class PageBeside:
    """Draws into the canvas that is active, beside a page whose canvas is translated by a swipe."""

    def __init__(self) -> None:
        Color(*skin.muted)
        self.name = Rectangle(size=(0, 0))

    def show(self, tab: Tab, step: int, content: Any, width: float, depth: float) -> None:
        """Show the title of a tab on the left or right of the content, so far below its top."""
        markup = "\n".join(filter(None, (f"[b]{escape_markup(tab.title)}[/b]", tab.number)))
        texture = typeset(markup, int(sp(SIZE)), None, "left").texture
        x = width + dp(MARGIN) if step > 0 else -dp(MARGIN) - texture.width
        self.name.texture, self.name.size = texture, texture.size
        self.name.pos = content.x + x, content.top - depth - dp(MARGIN) - texture.height

    def hide(self) -> None:
        self.name.size = 0, 0
