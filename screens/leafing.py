"""A chapter of the rulebook: each rule with its answer."""

from collections.abc import Callable, Iterator

from kivy.uix.widget import Widget

from screens.navigation import Route
from screens.presenters.rules import LeafView
from screens.referee import rule_row
from screens.widgets.page import Headed, Page


class LeafingScreen(Page):
    """Shows a `LeafView`, and tells which rule somebody opens."""

    def __init__(self, go: Callable[[Route], object], back: Callable[[], object]) -> None:
        super().__init__()
        self.go, self.back = go, back
        self.view: LeafView | None = None

    def show(self, view: LeafView) -> None:
        if view == self.view:
            return
        self.view = view
        self.clear()
        self.pour(self._rows(view))
        self.scroll_y = 1.0

    def _rows(self, view: LeafView) -> Iterator[Widget]:
        yield Headed("book", view.over, view.title, self.back)
        for rule in view.rules:
            yield rule_row(self, rule, self.go)
