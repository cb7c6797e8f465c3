"""What a page is made of: a column in the middle of the window, cards in it, and texts, some with a sign."""

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.icons import ICONS
from screens.layouts import load
from screens.theme import skin
from screens.widgets.flow import Scroll

load("page")


class Page(Scroll):
    """Scrolls a column, which is no wider than one likes to read."""

    scroll_y: float

    def __init__(self, **options: Any) -> None:
        super().__init__(do_scroll_x=False, **options)
        self._tall = 0.0
        self.ids.column.bind(height=self._stay)

    def _stay(self, _: object, tall: float) -> None:
        """What is being read stays where it is, whatever comes below it: Kivy would stay as far from the end."""
        before, beyond = self._tall - self.height, tall - self.height
        if before > 0 and beyond > 0:
            self.scroll_y = max(0.0, 1 - (1 - self.scroll_y) * before / beyond)
        self._tall = tall


class Card(BoxLayout):  # type: ignore[misc]
    """A surface on which belongs together what lies on it; as tall as that."""


class Signed(BoxLayout):  # type: ignore[misc]
    """A text with a sign before it."""

    sign = StringProperty()
    text = StringProperty()
    note = StringProperty()
    ink = ColorProperty()
    bold = BooleanProperty(False)

    def __init__(self, icon: str = "", **options: Any) -> None:
        options.setdefault("ink", skin.text)
        super().__init__(sign=ICONS.get(icon, ""), **options)
