"""The first screen of the referee: search, calculators, recent rules, cards and chapters."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from screens.navigation import Calculator, Cards, Chapter, Route, Rule, Rulings
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, CHOICE_LOOK, TOOL
from screens.widgets.page import Page
from screens.widgets.search import SearchPage
from screens.widgets.text import Section, Text
from screens.widgets.tile import Row
from views.rulebook.rule_view import CalculatorRow, RuleRow
from views.rulebook.search_view import CalculatorChip, GameChip, SearchView

if TYPE_CHECKING:
    from screens.rulebook.controller import RulebookController


class SearchScreen(SearchPage):
    """Shows a `SearchView`."""

    def __init__(self, controller: "RulebookController") -> None:
        super().__init__(controller.search)
        self.controller, self.go = controller, controller.context.pages.go
        self.say = controller.context.voice.text
        self.view: SearchView | None = None

    def show(self, view: SearchView) -> None:
        """Show answers, or the start page if nothing is typed; scroll to the top for other words or another game."""
        if view == self.view:
            return
        before, self.view = self.view, view
        self.ask(self.say("search"), view.typed)
        self.page.clear()
        self.page.add_gradually(self._answers(view) if view.typed.strip() else self._start(view))
        if before is None or (before.typed, before.game) != (view.typed, view.game):
            self.page.scroll_y = 1.0

    def _answers(self, view: SearchView) -> Iterator[Widget]:
        if not view.answers:
            yield Text(text=self.say("nothing_answers"))
        for index, answer in enumerate(view.answers):
            yield rule_row(self.page, answer, self.go)
            if index == 0 and view.calculator:
                yield calculator_row(self.page, view.calculator, self.go)

    def _start(self, view: SearchView) -> Iterator[Widget]:
        yield self._games(view.games)
        yield Section(text=self.say("tools"))
        yield self._calculators(view.calculators)
        if view.recent:
            yield Section(text=self.say("asked"))
        for asked in view.recent:
            yield self.page.link(self.go, Rule(asked.id), asked.title, aside=asked.note)
        yield Section(text=self.say("chapters"))
        yield self.page.link(self.go, Cards(view.game), self.say("cards_title"), icon="pile")
        yield self.page.link(self.go, Rulings(view.game), self.say("open_rulings"), icon="ruling")
        for chapter in view.chapters:
            yield self.page.link(self.go, Chapter(chapter.game, chapter.chapter), chapter.title, icon="book")

    def _games(self, games: tuple[GameChip, ...]) -> Flow:
        chips = []
        for game in games:
            (mark, tone), ask = CHOICE_LOOK[game.current], partial(self.controller.ask_about, game.game)
            chips.append(Chip(CHOICE, game.title, mark=mark, tone=tone, on_tap=ask))
        flow = Flow(CHOICE)
        flow.fill(chips)
        return flow

    def _calculators(self, calculators: tuple[CalculatorChip, ...]) -> Flow:
        chips = []
        for one in calculators:
            open_it = partial(self.go, Calculator(one.game, one.tool))
            chips.append(Chip(TOOL, one.title, icon=one.icon, on_tap=open_it))
        flow = Flow(TOOL)
        flow.fill(chips)
        return flow


def calculator_row(page: Page, row: CalculatorRow, go: Callable[[Route], object]) -> Row:
    """A row that opens a calculator."""
    return page.link(go, Calculator(row.game, row.tool), row.title, row.note, icon="referee")


def rule_row(page: Page, rule: RuleRow, go: Callable[[Route], object]) -> Row:
    """A row that opens an entry of the rulebook."""
    return page.link(go, Rule(rule.id), rule.title, rule.answer, rule.note)
