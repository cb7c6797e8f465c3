"""An entry of the rulebook: answer, text, example, source, and related pages."""

from collections.abc import Iterator
from functools import partial

from kivy.factory import Factory
from kivy.uix.widget import Widget

from screens.navigation import CardRules, Chapter
from screens.rulebook.rulings_screen import answered
from screens.rulebook.search_screen import calculator_row, rule_row
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE
from screens.widgets.page import Card, IconText, PageHeader, RowPage
from screens.widgets.text import Section
from views.rulebook.rule_view import Readings, RuleView


class RuleScreen(RowPage):
    """Shows a `RuleView`."""

    def rows(self, view: RuleView) -> Iterator[Widget]:
        yield from self._answer(view)
        yield from self._read_on(view)

    def _answer(self, view: RuleView) -> Iterator[Widget]:
        yield PageHeader(view.icon, view.overline, view.title, self.back)
        yield Factory.Answer(text=view.answer)
        if view.readings:
            yield self._readings(view.readings, view.other)
        elif view.other:
            yield _card("ruling", self.say("other_reading_title"), view.other)
        for paragraph in view.text:
            yield Factory.Paragraph(text=paragraph)
        if view.example:
            yield _card("hint", self.say("for_example"), view.example)
        yield IconText("book", text=view.source, note=view.certainty)

    def _read_on(self, view: RuleView) -> Iterator[Widget]:
        """Links to the calculator, the cards, related rules and the chapter."""
        if view.calculator:
            yield calculator_row(self, view.calculator, self.go)
        if view.cards:
            yield Section(text=self.say("its_cards"))
            yield self._cards(view)
        yield Section(text=self.say("related"))
        for related in view.related:
            yield rule_row(self, related, self.go)
        chapter = view.chapter
        yield self.link(self.go, Chapter(chapter.game, chapter.chapter), view.about, icon="book")

    def _cards(self, view: RuleView) -> Flow:
        chips = []
        for card, name in view.cards:
            chips.append(Chip(CHOICE, name, on_tap=partial(self.go, CardRules(view.game, card))))
        flow = Flow(CHOICE)
        flow.fill(chips)
        return flow

    def _readings(self, readings: Readings, other: str) -> Card:
        """Both readings with their results, then what speaks for the other one."""
        card = _card("ruling", self.say("both_readings"), readings.question)
        for text in filter(None, (readings.table, readings.matters)):
            card.add_widget(Factory.Muted(text=text))
        for answer in readings.answers:
            card.add_widget(answered(answer, large=bool(readings.table)))
        if other:
            card.add_widget(Factory.Muted(text=other))
        return card


def _card(icon: str, title: str, text: str) -> Card:
    card = Card()
    card.add_widget(IconText(icon, text=title, ink=skin.gold, bold=True))
    card.add_widget(Factory.Paragraph(text=text))
    return card
