"""A card: what it is worth, and every rule that names it, its own first."""

from collections.abc import Callable, Iterator

from kivy.factory import Factory
from kivy.uix.widget import Widget

from screens.navigation import Route
from screens.presenters.cards import CardView
from screens.referee import rule_row
from screens.widgets.page import Headed, Page
from screens.widgets.text import Section


class CardRulesScreen(Page):
    """Shows a `CardView`, and tells which rule somebody opens."""

    def __init__(self, go: Callable[[Route], object], back: Callable[[], object]) -> None:
        super().__init__()
        self.go, self.back = go, back
        self.view: CardView | None = None

    def show(self, view: CardView) -> None:
        if view == self.view:
            return
        self.view = view
        self.clear()
        self.pour(self._rows(view))
        self.scroll_y = 1.0

    def _rows(self, view: CardView) -> Iterator[Widget]:
        yield Headed(view.icon, view.where, view.name, self.back)
        yield Factory.Answer(text=view.worth)
        yield Section(text=view.title)
        for rule in view.rules:
            yield rule_row(self, rule, self.go)
