"""The list of players, most games first."""

from collections.abc import Iterator
from functools import partial

from kivy.uix.widget import Widget

from screens.navigation import Player
from screens.widgets.page import PageHeader, RowPage
from screens.widgets.text import Text
from screens.widgets.tile import Row
from views.players.list_view import PersonRow, PlayersView

#: Estimated height of a row, in dp.
ROW_HEIGHT = 72


class PlayersListScreen(RowPage):
    """Shows a `PlayersView`."""

    def rows(self, view: PlayersView) -> Iterator[Widget]:
        yield PageHeader("people", view.count_text, self.say("players"), self.back)
        if not view.people:
            yield Text(text=self.say("no_players"))
        if view.unreadable:
            yield Text(text=view.unreadable)
        yield from self.lazy_sections(view.people, self._person, ROW_HEIGHT)

    def _person(self, person: PersonRow) -> Row:
        return self.row(partial(self.go, Player(person.id)), person.name, person.note)
