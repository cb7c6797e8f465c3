"""Parts of the home screen in a large window: a result or a game in progress as its picture, earlier games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from screens.history.screen import GameEntry
from screens.kv_loader import load
from screens.result.standing import Ranking, StandingCard, Why
from screens.widgets.chip import Chip
from screens.widgets.looks import BARE, LARGE_TITLE
from screens.widgets.text import Section
from views.history.view import Entry
from views.home.view import LastChip
from views.result.standings import Standing, Standings

load("home_large")


class HandCard(StandingCard):
    """The card of a player of a game in progress: how far the hand is counted, instead of a place and a crown."""

    note = StringProperty()

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        state = Factory.HandState()
        self.bind(note=state.setter("text"))
        state.bind(width=self._fit_name)
        for label in (self.ids.rank, self.ids.crown):
            self.ids.head.remove_widget(label)
        self.ids.head.add_widget(state, index=1)

    def show(self, standing: Standing, zero: float, widest: Sequence[str]) -> None:
        super().show(standing, zero, widest)
        self.note = standing.note


class Hands(Ranking):
    """The players of a game in progress."""

    card = HandCard


def last_picture(last: LastChip, standings: Standings, room: float, on_tap: Callable[[], object]) -> list[Widget]:
    """Who won the last game, and its ranking; all of it leads to its result."""
    return [Chip(LARGE_TITLE, last.title, last.note, tone=BARE, on_tap=on_tap), picture(standings, room, on_tap)]


def open_picture(title: str, standings: Standings, room: float, go_on: Callable[[int], object]) -> list[Widget]:
    """The game in progress; each player leads to their hand."""
    hands = Hands(lambda seat, _row: go_on(seat))
    return [Chip(LARGE_TITLE, title, tone=BARE), _filled(hands, standings, room)]


def picture(standings: Standings, room: float, on_tap: Callable[[], object]) -> Ranking:
    """The ranking of a result, its cards large where there is the height for them."""
    return _filled(Ranking(lambda _seat, _row: on_tap()), standings, room)


def _filled(ranking: Ranking, standings: Standings, room: float) -> Ranking:
    """A ranking with its players; their figures are left out where all of it would not fit."""

    def fit(_: float) -> None:
        if ranking.height > room:
            ranking.show([replace(one, cells=()) for one in standings.players], standings.zero)

    ranking.show(standings.players, standings.zero)
    ranking.fit(room)
    ranking.bind(height=Clock.create_trigger(fit))  # once it is laid out
    return ranking


def earlier_games(title: str, entries: Sequence[Entry], open_game: Callable[[int], object]) -> list[Widget]:
    """The games before the last one, as the history lists them."""
    tiles = []
    for entry in entries:
        tile = GameEntry()
        tile.show(entry, partial(open_game, entry.id))
        tiles.append(tile)
    return [Section(text=title), *tiles] if tiles else []
