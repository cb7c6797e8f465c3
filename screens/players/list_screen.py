"""The list of players, most games first."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from screens.history.years import YearChips
from screens.navigation import Player
from screens.widgets.page import PageHeader, RowPage
from screens.widgets.text import Text
from screens.widgets.tile import Row
from views.players.list_view import PersonRow, PlayersView

if TYPE_CHECKING:
    from screens.players.controller import PlayersController

#: Estimated height of a row, in dp.
ROW_HEIGHT = 72


class PlayersListScreen(RowPage):
    """Shows a `PlayersView`."""

    def __init__(self, controller: "PlayersController") -> None:
        super().__init__(controller.context.pages)
        self.choose_year = controller.context.history.choose_year

    def rows(self, view: PlayersView) -> Iterator[Widget]:
        yield PageHeader("people", view.count_text, self.say("players"), self.back)
        if view.years:
            yield YearChips(self.choose_year).show(view.years)
        if view.empty_text:
            yield Text(text=view.empty_text)
        if view.unreadable:
            yield Text(text=view.unreadable)
        yield from self.lazy_sections(view.people, self._person, ROW_HEIGHT)

    def _person(self, person: PersonRow) -> Row:
        return self.link(self.go, Player(person.id), person.name, person.note)
