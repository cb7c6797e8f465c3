"""The settings page. Every choice is stored when tapped."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, CHOICE_LOOK, ROW
from screens.widgets.page import Card, Page
from screens.widgets.text import Text
from views.settings.view import Question, Section, SettingsView

if TYPE_CHECKING:
    from screens.settings.controller import SettingsController

load("settings")

#: The largest width of the page, and the least with two columns, in dp.
WIDEST, MIN_TWO_COLUMNS = 1120, 720
#: How many of the last cards are so long that they stand in the second column.
LONG = 2


class SideBySide(BoxLayout):  # type: ignore[misc]
    """Columns, as high as the highest one."""

    def __init__(self, columns: Iterable[Widget]) -> None:
        super().__init__(size_hint_y=None, spacing=dp(12))
        for column in columns:
            column.bind(height=self._fit_height)
            self.add_widget(column)

    def _fit_height(self, *_: object) -> None:
        self.height = max(column.height for column in self.children)


class SettingsScreen(Page):
    """Shows a `SettingsView`."""

    def __init__(self, controller: "SettingsController") -> None:
        super().__init__(widest=WIDEST)
        self.controller = controller
        self._flows: list[Flow] = []
        self._cards: list[Card] = []
        self._columns = 0
        self.bind(width=self._place)

    def show(self, view: SettingsView) -> None:
        """Mark the current choices. The questions are built once."""
        if not self._flows:
            self._build(view)
        questions = [question for section in view.sections for question in section.questions]
        for flow, question in zip(self._flows, questions, strict=True):
            chips = flow.children[::-1] or [Chip(flow.look) for _ in question.choices]
            for chip, choice in zip(chips, question.choices, strict=True):
                mark, tone = CHOICE_LOOK[choice.chosen]
                change = partial(self.controller.change, choice.settings)
                chip.update(choice.label, mark=mark, tone=tone, on_tap=change)
            flow.fill(chips)

    def _build(self, view: SettingsView) -> None:
        self._cards = [self._section(section) for section in view.sections]
        about = Card()
        about.add_widget(Factory.SectionTitle(text=self.controller.context.voice.text("about_title")))
        for title, paragraph in view.about:
            if title:
                about.add_widget(Factory.GameTitle(text=title))
            about.add_widget(Text(text=paragraph))
        self._cards.append(about)
        self._place()

    def _place(self, *_: object) -> None:
        """Place the cards in a column, or in two of them that stand side by side."""
        columns = 2 if self.width >= dp(MIN_TWO_COLUMNS) else 1
        if columns == self._columns or not self._cards:
            return
        self._columns = columns
        for card in self._cards:
            if card.parent:
                card.parent.remove_widget(card)
        column = self.ids.column
        column.clear_widgets()
        holders = [column]
        if columns > 1:
            holders = [Factory.SideColumn() for _ in range(columns)]
            column.add_widget(SideBySide(holders))
        for index, card in enumerate(self._cards):
            holders[-1 if index >= len(self._cards) - LONG else 0].add_widget(card)

    def _section(self, section: Section) -> Card:
        card = Card()
        card.add_widget(Factory.SectionTitle(text=section.title))
        if section.intro:
            card.add_widget(Factory.Muted(text=section.intro))
        for question in section.questions:
            self._ask(card, question)
        for action in section.actions:
            do = self.controller.actions[action.key]
            card.add_widget(Chip(ROW, action.label, action.note, action.icon, on_tap=do))
        return card

    def _ask(self, card: Card, question: Question) -> None:
        flow = Flow(CHOICE, shared=True)
        self._flows.append(flow)
        if question.heading:
            card.add_widget(Factory.GameTitle(text=question.heading))
        if question.title:
            card.add_widget(Factory.Asked(text=question.title))
        card.add_widget(flow)
        if question.below:
            card.add_widget(Factory.Muted(text=question.below))
