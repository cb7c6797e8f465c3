"""The list of finished tables, newest first, with a search."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.history.years import YearChips
from screens.kv_loader import load
from screens.navigation import Finished
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import ACCENT, BIG, FROM_TEXT, GOLD, TOOL
from screens.widgets.page import BackChip
from screens.widgets.search import SearchPage
from screens.widgets.text import Text
from screens.widgets.tile import Tile
from views.history.view import Entry, HistoryView
from views.icons import ICONS

if TYPE_CHECKING:
    from screens.history.controller import HistoryController

load("history")

#: Estimated height of a tile, in dp.
ENTRY_HEIGHT = 150
#: The chip that undoes a deletion.
UNDO = TOOL._replace(padding=12, width_from=FROM_TEXT)
#: In dp: below this height the undo row scrolls with the tables.
LOW = 240


class GameEntry(Tile):
    """A finished table: game, winners, the others, date."""

    glyph = StringProperty()
    title = StringProperty()
    winners = StringProperty()
    total = StringProperty()
    others = StringProperty()
    finished = StringProperty()
    note = StringProperty()
    colour = ColorProperty()

    def show(self, entry: Entry, on_tap: Callable[[], object]) -> None:
        """Fill the tile, or a recycled one."""
        self.on_tap = on_tap
        self.glyph = ICONS["winner"] if entry.won else ""
        self.title, self.winners, self.total, self.finished = entry.title, entry.winners, entry.total, entry.finished
        self.others, self.note = entry.others, entry.note
        self.colour = skin.muted if entry.excluded else skin.gold if entry.won else skin.text


class UndoRow(BoxLayout):  # type: ignore[misc]
    """What was just done, and the chip that undoes it."""

    def __init__(self, done: str, label: str, undo: Callable[[], object]) -> None:
        super().__init__()
        text, chip = Text(text=done), Chip(UNDO, label, icon="undo", tone=ACCENT, on_tap=undo)
        for widget in (text, chip):
            widget.pos_hint = {"center_y": 0.5}
            self.add_widget(widget)


class HistoryScreen(SearchPage):
    """Shows a `HistoryView`."""

    def __init__(self, controller: "HistoryController") -> None:
        super().__init__(controller.search)
        self.controller, self.say = controller, controller.context.voice.text
        #: Shown with the tables of one player.
        self.back = BackChip(controller.context.pages.back)
        self.back.pos_hint = {"center_y": 0.5}
        self.view: HistoryView | None = None
        #: Number of tables passed to the page.
        self.added = 0
        self.undo_row: UndoRow | None = None
        self.older = Chip(BIG)
        self.links, self.years = Flow(TOOL, columns=2), YearChips(controller.choose_year)
        self.bind(height=self._lay_out_undo)

    def show(self, view: HistoryView) -> None:
        """Show the tables, or a hint if there are none."""
        if view == self.view:
            return
        before, self.view, self.added = self.view, view, 0
        self.ids.top.remove_widget(self.back)
        if view.from_player:
            self.back.show(True)
            self.ids.top.add_widget(self.back, index=len(self.ids.top.children))
        self.ask(self.say("look_for_games"), view.typed)
        self.older.update(self.say("older_games"), on_tap=self._add_older)
        self.page.clear()
        self._update_undo(view)
        self.page.add_gradually(self._rows(view))
        if before is None or (before.typed, before.years) != (view.typed, view.years):
            self.page.scroll_y = 1.0

    def _update_undo(self, view: HistoryView) -> None:
        """Show what can be undone, outside of the scrolling page."""
        if self.undo_row and self.undo_row.parent:
            self.undo_row.parent.remove_widget(self.undo_row)
        self.undo_row = None
        if view.deleted:
            self.undo_row = UndoRow(self.say("game_deleted"), self.say("undo_delete"), self.controller.restore)
        self._lay_out_undo()

    def _lay_out_undo(self, *_: object) -> None:
        low = self.height < dp(LOW)
        holder = self.page.ids.column.__self__ if low else self
        if self.undo_row and self.undo_row.parent is not holder:
            if self.undo_row.parent:
                self.undo_row.parent.remove_widget(self.undo_row)
            holder.add_widget(self.undo_row, index=len(holder.children) - (not low))

    def _rows(self, view: HistoryView) -> Iterator[Widget]:
        if not view.typed.strip() and view.count:
            self._fill_links()
            yield self.links
        if view.years:
            yield self.years.show(view.years)
        if view.count:
            yield Factory.Muted(text=view.count_text)
            if view.unreadable:
                yield Factory.Muted(text=view.unreadable)
            yield from self._tables(view.entries)
            return
        if view.unreadable:
            yield Factory.Muted(text=view.unreadable)
        yield Factory.Nothing(text=view.empty_text)
        if not view.typed.strip():
            yield Chip(BIG, self.say("count_first"), icon="count", tone=GOLD, on_tap=self.controller.begin)

    def _fill_links(self) -> None:
        """The chips that lead to players and records."""
        players, bests = chips = self.links.chips(2)
        players.update(self.say("players"), icon="people", on_tap=self.controller.show_players)
        bests.update(self.say("to_bests"), icon="trophy", on_tap=self.controller.show_bests)
        self.links.fill(chips)

    def _tables(self, entries: Sequence[Entry]) -> Iterator[Widget]:
        """The tiles of tables, and a chip for more."""
        self.added += len(entries)
        yield from self.page.lazy_sections(entries, self._tile, ENTRY_HEIGHT)
        assert self.view
        if self.added < self.view.count:
            yield self.older

    def _tile(self, entry: Entry) -> GameEntry:
        tile = self.page.tile(GameEntry, Finished(entry.id))
        tile.show(entry, partial(self.controller.open, entry.id))
        return tile

    def _add_older(self) -> None:
        assert self.view
        self.page.ids.column.remove_widget(self.older)
        older = tuple(self.controller.older(self.added))
        self.view = replace(self.view, entries=self.view.entries + older)
        self.page.add_gradually(self._tables(older))
