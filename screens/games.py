"""Every finished table, the newest first; a tap opens its result again."""

from collections.abc import Callable
from functools import partial

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.icons import ICONS
from screens.layouts import load
from screens.presenters.history import Entry, HistoryView
from screens.theme import skin
from screens.widgets.chip import BIG, ENTRY, Chip
from screens.widgets.page import Page

load("games")

#: So many tables are shown; each tap on the chip below them shows as many more.
PAGE = 50
#: So many are made in a frame: more than a window holds.
AT_ONCE = 8


class GameEntry(Chip, BoxLayout):  # type: ignore[misc]
    """A finished table: what was played, who won, the others, and when it was."""

    sign = StringProperty()
    title = StringProperty()
    winners = StringProperty()
    total = StringProperty()
    others = StringProperty()
    finished = StringProperty()
    colour = ColorProperty()

    def __init__(self, entry: Entry, on_tap: Callable[[], object]) -> None:
        super().__init__(ENTRY, on_tap, fills=True)
        self.paint(skin.surface)
        self.sign = ICONS["winner"] if entry.won else ""
        self.title, self.winners, self.total, self.finished = entry.title, entry.winners, entry.total, entry.finished
        self.others = entry.others
        self.colour = skin.gold if entry.won else skin.text

    def fit(self, width: float) -> float:
        """Take a width; the texts tell the height."""
        self.width = width
        return float(self.minimum_height)


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
        self._next_frame = Clock.create_trigger(self._fill)

    def show(self, view: HistoryView) -> None:
        """The newest tables, or how there will be some."""
        if view == self.view:
            return
        self.view, self.there = view, 0
        self._next_frame.cancel()
        column = self.ids.column
        column.clear_widgets()
        if view.entries:
            column.add_widget(Factory.Muted(text=view.counted))
            self.older.say(view.older, icon="chevron_down")
            self._fill()
        else:
            column.add_widget(Factory.Nothing(text=view.nothing))
            begin = Chip(BIG, self.count, fills=True)
            begin.say(view.count, icon="count")
            begin.paint(skin.gold, skin.ground)
            column.add_widget(begin)

    def _fill(self, *_: object) -> None:
        """Some more tables in each frame, so that the first ones are seen at once."""
        assert self.view
        entries = self.view.entries
        wanted = min(self.shown, len(entries))
        until = min(self.there + AT_ONCE, wanted)
        for entry in entries[self.there : until]:
            self.ids.column.add_widget(GameEntry(entry, partial(self.open, entry.id)))
        self.there = until
        if until < wanted:
            self._next_frame()
        elif until < len(entries):
            self.ids.column.add_widget(self.older)

    def _more(self) -> None:
        self.ids.column.remove_widget(self.older)
        self.shown += PAGE
        self._fill()
