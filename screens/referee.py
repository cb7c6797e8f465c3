"""What the printed rules leave open, game by game: the readings, ours first, and why."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.factory import Factory

from screens.layouts import load
from screens.presenters.rulings import OpenQuestion, RefereeView
from screens.theme import skin
from screens.widgets.chip import CHOICE, CLEAR, Chip
from screens.widgets.flow import Flow
from screens.widgets.page import Card, Page, Signed
from screens.widgets.text import Text

load("referee")


class RefereeScreen(Page):
    """Shows a `RefereeView`, and tells of which game somebody asks."""

    def __init__(self, game: Callable[[str], object]) -> None:
        super().__init__()
        self.game = game
        self.view: RefereeView | None = None
        self.games = Flow(CHOICE)

    def show(self, view: RefereeView) -> None:
        """The questions of a game, from the first one."""
        if view == self.view:
            return
        self.view = view
        chips = self.games.children[::-1] or [Chip(CHOICE) for _ in view.games]
        for chip, game in zip(chips, view.games, strict=True):
            chip.on_tap = partial(self.game, game.game)
            chip.say(game.title)
            if game.current:
                chip.paint(skin.raised, skin.gold)
            else:
                chip.paint(CLEAR, skin.muted, skin.raised)
        self.games.fill(chips)
        column = self.ids.column
        column.clear_widgets()
        column.add_widget(self.games)
        column.add_widget(Factory.Muted(text=view.intro))
        for question in view.questions:
            column.add_widget(self._question(question))
        choosing = Card()
        choosing.add_widget(Signed("ruling", text=view.choosing_title, ink=skin.gold, bold=True))
        for told in view.choosing:
            choosing.add_widget(Text(text=told))
        column.add_widget(choosing)
        self.scroll_y = 1.0

    @staticmethod
    def _question(question: OpenQuestion) -> Card:
        card = Card()
        card.add_widget(Factory.Question(text=question.question))
        for answer in question.answers:
            mark: dict[str, Any] = {"icon": "done", "ink": skin.gold} if answer.ours else {}
            card.add_widget(Signed(text=answer.reading, note=answer.whose, bold=True, **mark))
        card.add_widget(Factory.Muted(text=question.reason))
        return card
