"""A card: its own rule, its worth, and every rule that mentions it."""

from collections.abc import Iterator

from kivy.factory import Factory
from kivy.uix.widget import Widget

from screens.rulebook.search_screen import rule_row
from screens.widgets.page import PageHeader, RowPage
from screens.widgets.text import Section
from views.rulebook.cards_view import CardView


class CardScreen(RowPage):
    """Shows a `CardView`."""

    def rows(self, view: CardView) -> Iterator[Widget]:
        yield PageHeader(view.icon, view.where, view.name, self.back)
        yield Factory.Answer(text=view.answer)
        yield Factory.Muted(text=view.worth)
        yield Section(text=self.say("card_rules"))
        for rule in view.rules:
            yield rule_row(self, rule, self.go)
