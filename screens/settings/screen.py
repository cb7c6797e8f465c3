"""The settings page. Every choice is stored when tapped."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory

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


class SettingsScreen(Page):
    """Shows a `SettingsView`."""

    def __init__(self, controller: "SettingsController") -> None:
        super().__init__()
        self.controller = controller
        self._flows: list[Flow] = []

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
        for section in view.sections:
            self.ids.column.add_widget(self._section(section))
        about = Card()
        about.add_widget(Factory.SectionTitle(text=self.controller.context.voice.text("about_title")))
        for title, paragraph in view.about:
            if title:
                about.add_widget(Factory.GameTitle(text=title))
            about.add_widget(Text(text=paragraph))
        self.ids.column.add_widget(about)

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
