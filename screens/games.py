"""Every finished table, the newest first; a tap opens its result again."""

from collections.abc import Callable, Iterator
from functools import partial

from kivy.factory import Factory
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.widget import Widget

from screens.icons import ICONS
from screens.layouts import load
from screens.presenters.history import Entry, HistoryView
from screens.theme import skin
from screens.widgets.chip import BIG, Chip
from screens.widgets.page import Page
from screens.widgets.tile import Tile

load("games")

#: So many tables are shown; each tap on the chip below them shows as many more.
PAGE = 50


class GameEntry(Tile):
    """A finished table: what was played, who won, the others, and when it was."""

    sign = StringProperty()
    title = StringProperty()
    winners = StringProperty()
    total = StringProperty()
    others = StringProperty()
    finished = StringProperty()
    colour = ColorProperty()

    def __init__(self, entry: Entry, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap)
        self.paint(skin.surface)
        self.sign = ICONS["winner"] if entry.won else ""
        self.title, self.winners, self.total, self.finished = entry.title, entry.winners, entry.total, entry.finished
        self.others = entry.others
        self.colour = skin.gold if entry.won else skin.text


class GamesScreen(Page):
    """Shows a `HistoryView`, and tells which table somebody opens, or that there is one to count."""

    def __init__(self, open: Callable[[int], object], count: Callable[[], object]) -> None:
        super().__init__()
        self.open, self.count = open, count
        self.view: HistoryView | None = None
        #: How many tables are to be shown, and how many are there already.
        self.shown, self.there = PAGE, 0
        self.older = Chip(BIG, self._more, fills=True)
        self.older.paint(skin.raised)

    def show(self, view: HistoryView) -> None:
        """The newest tables, or how there will be some."""
        if view == self.view:
            return
        self.view, self.there = view, 0
        self.clear()
        column = self.ids.column
        if view.entries:
            column.add_widget(Factory.Muted(text=view.counted))
            self.older.say(view.older, icon="chevron_down")
            self.pour(self._tables(view))
        else:
            column.add_widget(Factory.Nothing(text=view.nothing))
            begin = Chip(BIG, self.count, fills=True)
            begin.say(view.count, icon="count")
            begin.paint(skin.gold, skin.ground)
            column.add_widget(begin)

    def _tables(self, view: HistoryView) -> Iterator[Widget]:
        """The tables of so many pages, and the chip that shows another."""
        for entry in view.entries[self.there : self.shown]:
            self.there += 1
            yield GameEntry(entry, partial(self.open, entry.id))
        if self.there < len(view.entries):
            yield self.older

    def _more(self) -> None:
        assert self.view
        self.ids.column.remove_widget(self.older)
        self.shown += PAGE
        self.pour(self._tables(self.view))
