"""The open rulings of a game: their readings, ours first, and the reasons."""

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.factory import Factory

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.page import Card, IconText, Page, PageHeader, rulebook_chip
from screens.widgets.text import Text
from views.rulebook.rulings_view import Answer, OpenQuestion, RulingsView

if TYPE_CHECKING:
    from screens.rulebook.controller import RulebookController

load("rulebook")


class RulingsScreen(Page):
    """Shows a `RulingsView`."""

    def __init__(self, controller: "RulebookController") -> None:
        super().__init__()
        self.look_up, self.back = controller.look_up_ruling, controller.context.pages.back
        self.say = controller.context.voice.text
        self.view: RulingsView | None = None

    def show(self, view: RulingsView) -> None:
        """Show the questions of a game from the top."""
        if view == self.view:
            return
        self.view = view
        self.clear()
        column = self.ids.column
        column.add_widget(PageHeader("ruling", view.game_title, self.say("open_rulings"), self.back))
        column.add_widget(Factory.Muted(text=view.intro))
        for question in view.questions:
            column.add_widget(self._question(view.game, question))
        choosing = Card()
        choosing.add_widget(IconText("ruling", text=self.say("how_to_choose"), ink=skin.gold, bold=True))
        for key in ("choosing", "choosing_always"):
            choosing.add_widget(Text(text=self.say(key)))
        column.add_widget(choosing)
        self.scroll_y = 1.0

    def _question(self, game: str, question: OpenQuestion) -> Card:
        card = Card()
        card.add_widget(Factory.Question(text=question.question))
        for answer in question.answers:
            card.add_widget(answered(answer))
        card.add_widget(Factory.Muted(text=question.reason))
        card.add_widget(rulebook_chip(self.say("open_rule"), partial(self.look_up, game, question.ruling)))
        return card


def answered(answer: Answer, large: bool = False) -> IconText:
    """A reading with a note, which is a larger text if `large`. Ours is golden and has an icon."""
    mark: dict[str, Any] = {"icon": "done", "ink": skin.gold} if answer.ours else {}
    row = IconText(text=answer.reading, note="" if large else answer.whose, bold=True, **mark)
    if large:
        row.ids.text.add_widget(Text(text=answer.whose))
    return row
