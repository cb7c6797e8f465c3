"""The curtain: all is counted, and nobody sees the winner before the table is ready."""

from typing import TYPE_CHECKING

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.looks import BIG, GOLD
from screens.widgets.scroll import Scroll  # noqa: F401  its layout names it
from views.icons import ICONS
from views.result.curtain_view import CurtainView

if TYPE_CHECKING:
    from screens.result.controller import ResultController

load("result_curtain")


class CurtainScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `CurtainView`."""

    runes = StringProperty()
    title = StringProperty()
    sentence = StringProperty()
    names = StringProperty()
    icon = StringProperty(ICONS["reveal"])

    def __init__(self, controller: "ResultController") -> None:
        super().__init__()
        self.reveal = Chip(BIG, tone=GOLD)
        self.open = Chip(BIG)
        self.controller = controller
        for chip in (self.reveal, self.open):
            self.ids.choices.add_widget(chip)

    def show(self, view: CurtainView) -> None:
        self.runes, self.title = view.runes, view.title
        self.sentence, self.names = view.sentence, view.names
        self.reveal.update(view.reveal, view.reveal_how, "reveal", tone=GOLD, on_tap=self.controller.reveal)
        self.open.update(view.open, view.open_how, "trophy", on_tap=self.controller.open_curtain)
