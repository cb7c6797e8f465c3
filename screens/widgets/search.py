"""A search input, and below it the page of its results."""

from collections.abc import Callable

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.looks import BARE, ICON, QUIET
from screens.widgets.page import BackChip, Page

load("widgets/search")


class SearchPage(BoxLayout):  # type: ignore[misc]
    """Calls `search` at every change of the input; a chip clears it."""

    def __init__(self, search: Callable[[str], object], back: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.search = search
        self.field, self.clear, self.page = Field(), Chip(ICON), Page()
        before: list[Widget] = [BackChip(back)] if back else []
        for widget in (*before, self.field, self.clear):
            widget.pos_hint = {"center_y": 0.5}
            self.ids.top.add_widget(widget)
        self.add_widget(self.page)
        self._mark()
        # Enter closes the soft keyboard, which covers results
        self.field.bind(text=self._typed, on_text_validate=lambda field: setattr(field, "focus", False))

    def ask(self, hint: str, typed: str) -> None:
        """Set the hint and the typed text."""
        self.field.hint_text = hint
        if self.field.text != typed:
            self.field.text = typed

    def _typed(self, _: object, text: str) -> None:
        self._mark()
        self.search(text)

    def _mark(self) -> None:
        icon, tone = ("remove", BARE) if self.field.text else ("search", QUIET)
        self.clear.update(icon=icon, tone=tone, on_tap=self._clear)

    def _clear(self) -> None:
        """Clear the input and focus it."""
        self.field.text = ""
        self.field.focus = True
