"""A line above every screen, with a chip."""

from collections.abc import Callable

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.looks import ACCENT, LEAVE

load("widgets/banner")


class Banner(BoxLayout):  # type: ignore[misc]
    """Says what holds for all that is shown below it."""

    text = StringProperty()
    #: System insets from left, top and right.
    insets = ListProperty([0, 0, 0])

    def __init__(self, text: str, label: str, on_tap: Callable[[], object]) -> None:
        super().__init__(text=text)
        chip = Chip(LEAVE, label, icon="remove", tone=ACCENT, on_tap=on_tap)
        chip.pos_hint = {"center_y": 0.5}
        self.add_widget(chip)
