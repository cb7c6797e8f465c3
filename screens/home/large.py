"""Parts of the home screen in a large window: a result as its picture, and the games before the last one."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.uix.widget import Widget

from screens.history.screen import GameEntry
from screens.result.standing import Ranking
from screens.widgets.chip import Chip
from screens.widgets.looks import BARE, LARGE_TITLE
from screens.widgets.text import Section
from views.history.view import Entry
from views.home.view import LastChip
from views.result.standings import Standings


def last_picture(last: LastChip, standings: Standings, room: float, on_tap: Callable[[], object]) -> list[Widget]:
    """Who won the last game, and its ranking; all of it leads to its result."""
    return [Chip(LARGE_TITLE, last.title, last.note, tone=BARE, on_tap=on_tap), picture(standings, room, on_tap)]


def picture(standings: Standings, room: float, on_tap: Callable[[], object]) -> Ranking:
    """The ranking of a result, its cards large where there is the height for them."""
    ranking = Ranking(lambda _seat, _row: on_tap())
    ranking.show(standings.players, standings.zero)
    ranking.fit(room)
    return ranking


def earlier_games(title: str, entries: Sequence[Entry], open_game: Callable[[int], object]) -> list[Widget]:
    """The games before the last one, as the history lists them."""
    tiles = []
    for entry in entries:
        tile = GameEntry()
        tile.show(entry, partial(open_game, entry.id))
        tiles.append(tile)
    return [Section(text=title), *tiles] if tiles else []
