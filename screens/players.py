"""Everybody who plays, those who played most first; a tap leads to a player's own page."""

from collections.abc import Iterator
from functools import partial

from kivy.uix.widget import Widget

from screens.navigation import Somebody
from screens.presenters.players import PlayersView
from screens.widgets.page import Headed, Leaf
from screens.widgets.text import Text


class PlayersScreen(Leaf):
    """Shows a `PlayersView`."""

    def rows(self, view: PlayersView) -> Iterator[Widget]:
        yield Headed("people", view.counted, view.title, self.back)
        if view.nothing:
            yield Text(text=view.nothing)
        for person in view.people:
            yield self.row(partial(self.go, Somebody(person.id)), person.name, person.note)
