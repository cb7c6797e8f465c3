"""All cards of a game by box and kind, with their worth and a search."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from screens.navigation import CardRules
from screens.widgets.search import SearchPage
from screens.widgets.text import Section, Text
from views.rulebook.cards_view import CardsView

if TYPE_CHECKING:
    from screens.rulebook.controller import RulebookController


class CardsScreen(SearchPage):
    """Shows a `CardsView`."""

    def __init__(self, controller: "RulebookController") -> None:
        pages = controller.context.pages
        super().__init__(controller.search_cards, pages.back)
        self.go, self.say = pages.go, pages.context.voice.text
        self.view: CardsView | None = None

    def show(self, view: CardsView) -> None:
        """Show the cards from the top."""
        self.ask(self.say("card_hint"), view.typed)
        if view == self.view:
            return
        self.view = view
        self.page.clear()
        self.page.add_gradually(self._rows(view))
        self.page.scroll_y = 1.0

    def _rows(self, view: CardsView) -> Iterator[Widget]:
        if not view.groups:
            yield Text(text=self.say("no_such_card"))
        for title, cards in view.groups:
            yield Section(text=title)
            for card in cards:
                route = CardRules(view.game, card.card)
                yield self.page.link(self.go, route, card.name, card.worth, icon=card.icon)
