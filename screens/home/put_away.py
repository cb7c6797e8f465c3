"""Says that an open table was put away, and takes that back."""

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.looks import ACCENT, UNDO

load("home_put_away")


class PutAway(BoxLayout):  # type: ignore[misc]
    """A line below the page, with a chip."""

    text = StringProperty()

    def __init__(self, text: str, label: str, undo: Callable[[], object]) -> None:
        super().__init__(text=text)
        self.add_widget(Chip(UNDO, label, icon="undo", tone=ACCENT, on_tap=undo))
