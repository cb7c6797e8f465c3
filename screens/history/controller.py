"""Finished tables: search, open, annotate, correct, delete."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from models.history import FinishedTable, Term
from records import Draft
from records.finished import Version
from screens.navigation import COUNT, EarlierVersion, Finished, GroupRecords, Notes, Players, Start, TablesOf
from screens.restore import restored_text
from views.counting.position import BY_PLAYER, Position, cells_of
from views.history import notes_view
from views.history import view as history_view
from views.history import years as years_view
from views.history.years import YearChoice
from views.result.view import TableDetails

if TYPE_CHECKING:
    from screens.context import Context

#: Tables shown at first, and added by each tap below them.
PAGE = 50
#: At most so many of the newest tables may still be open, when the games before the last one are asked for.
NEWEST = 7
#: Names of the stored settings that hold the typed search, and the year.
SEARCH, YEAR = "sought", "year_shown"


class HistoryController:
    """Holds the search, and the table just deleted."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        stored = context.records.setting(SEARCH)
        self.typed = restored_text(stored or "")
        year = context.records.setting(YEAR) or ""
        #: The year of the tables and the statistics that are shown; None for all.
        self.year = int(year) if year.isdecimal() else None
        #: Whether `typed` was restored and not shown since.
        self._restored = bool(stored)
        #: The player whose tables are shown, and the name searched for it.
        self.player: TablesOf | None = None
        self.player_name = ""
        #: Number of tables shown.
        self.shown = PAGE
        self.deleted: int | None = None
        #: The drafts closed with that table.
        self.closed_drafts: tuple[Draft, ...] = ()

    # the list

    def start(self, player: TablesOf | None = None) -> Widget:
        """The list of tables that match the search. A player's tables are searched by name."""
        if player is not self.player:
            self.player, self.player_name = player, self._name(player.person) if player else ""
            self.shown, self.deleted = PAGE, None
            if not self._restored and self.typed != self.player_name:
                self.typed = self.player_name
                self.context.records.try_remember(SEARCH, self.typed)
        self._restored = False
        years = self.year_choices()
        records, terms = self.context.records, self._terms()
        from screens.history.screen import HistoryScreen

        screen = self.context.pages.screen(HistoryScreen, self)
        screen.show(
            history_view.present(
                _by_our_clock(records.history.tables(terms, most=self.shown)),
                records.history.how_many(terms),
                self.context.appearance.voices,
                self.typed,
                years,
                self.deleted is not None,
                player is not None,
                records.history.unreadable,
            )
        )
        return screen

    def overview(self) -> Widget | None:
        """The best results of the group, to be shown beside the tables."""
        return self.context.players.page(GroupRecords()) if self.context.records.history.how_many() else None

    def _terms(self) -> tuple[Term, ...]:
        """The typed words as search terms. The name of the player shown means that player only."""
        people, year = self.context.records.people, history_view.in_year(self.year)
        person = people.person_of(self.player.person) if self.player else None
        if person is not None and self.typed == self.player_name:
            return *history_view.tables_of(person), *year
        return *history_view.terms(self.typed, people.called()), *year

    def _name(self, id: int) -> str:
        people = self.context.records.people
        person = people.person_of(id)
        return "" if person is None else people.name(person)

    def search(self, typed: str) -> None:
        """Search for other words."""
        self.shown, self.deleted = PAGE, None
        if typed != self.typed:  # the screen fills its field with the name of a player
            self.typed = typed
            self.context.pages.to_listing()
        self.context.pages.show()
        self.context.records.try_remember(SEARCH, typed)  # last: a search that crashes must not be restored

    def year_choices(self) -> tuple[YearChoice, ...]:
        """The years to choose from; all of them are shown where the chosen one has no table any more."""
        years = self.context.records.history.years()
        if self.year not in years:
            self.year = None
        return years_view.choices(years, self.year, self.context.voice)

    def choose_year(self, year: int | None) -> None:
        """Show the tables and the statistics of a year, or of all."""
        self.shown, self.deleted = PAGE, None
        self.year = year
        self.context.pages.show()
        self.context.records.try_remember(YEAR, str(year or ""))

    def open(self, table: int) -> None:
        self.deleted = None
        self.context.pages.go(Finished(table))

    def older(self, first: int) -> tuple[history_view.Entry, ...]:
        """More of the tables that are shown."""
        tables = self.context.records.history.tables(self._terms(), first, PAGE)
        self.shown = first + PAGE
        return history_view.entries(_by_our_clock(tables), self.context.appearance.voices)

    def earlier(self, table: int, most: int) -> list[FinishedTable]:
        """The tables before one of the newest, whatever is searched for."""
        tables = self.context.records.history.tables(most=most + NEWEST)
        after = next((index for index, each in enumerate(tables, 1) if each.id == table), len(tables))
        return _by_our_clock(tables[after:][:most])

    def begin(self) -> None:
        """Go and count a first table."""
        self.context.pages.switch(COUNT)

    def restore(self) -> None:
        """Restore the table just deleted."""
        assert self.deleted is not None
        self.context.records.history.restore(self.deleted)
        for draft in self.closed_drafts:
            self.context.records.reopen(draft)
        self.deleted = None
        self.context.pages.show()

    def show_players(self) -> None:
        self.context.pages.go(Players())

    def show_bests(self) -> None:
        self.context.pages.go(GroupRecords())

    # a table

    def page(self, route: Finished | EarlierVersion | Notes | TablesOf) -> Widget:
        """The screen of a table; the list if the table is gone."""
        records = self.context.records.history
        match route:
            case Finished(id) if table := records.table(id):
                return self.finished(table)
            case Notes(id) if table := records.table(id):
                return self.notes(table)
            case EarlierVersion(id) if (version := records.version(id)) and (table := records.table(version.table)):
                return self.before(table, version)
            case TablesOf():
                return self.start(route)
        return self.start()

    def finished(self, table: FinishedTable) -> Widget:
        """The result of a table, as it was stored."""
        details = replace(self.details(table), finished=table.finished.astimezone())
        return self._result(table, table.version, details)

    def before(self, table: FinishedTable, version: Version) -> Widget:
        """The result of an earlier version of a table."""
        return self._result(table, version.id, TableDetails(outdated=version.kept.astimezone()))

    def _result(self, table: FinishedTable, version: int, details: TableDetails) -> Widget:
        """The stored result of a version; if it is unreadable, an error page."""
        try:
            result = self.context.records.history.result(version)
        except ValueError:
            from screens.error_screen import ErrorScreen

            voice = self.context.appearance.voices[table.game]
            return ErrorScreen(voice.text("table_unreadable"), voice.text("to_games"), self.context.pages.back)
        return self.context.result.page(result, details, table)

    def details(self, table: FinishedTable) -> TableDetails:
        """What is stored of a table besides its result."""
        broken = self.context.records.history.broken_records(table)
        return TableDetails(
            table.location,
            table.note,
            table.starter_name,
            table.minutes,
            table.excluded,
            broken_records=broken,
            corrections=table.corrections,
        )

    def correct(self, table: FinishedTable) -> None:
        """Open the correction of a table; a correction begun before is continued."""
        records = self.context.records
        draft = records.correction(table.id)
        if draft is None:
            self._close_drafts(table)
            sheet = records.history.result(table.version).sheet
            position = replace(Position.first(sheet), done=frozenset(cells_of(sheet, BY_PLAYER)))
            draft = records.correct(table.id, sheet, position.write())
        self.context.counting.open_draft(draft)

    def delete(self, table: FinishedTable) -> None:
        """Delete a table, with undo."""
        self.closed_drafts = self._close_drafts(table)
        self.context.records.history.delete(table.id)
        self.deleted = table.id
        self.context.pages.back()
        if not isinstance(self.context.pages.navigation.here, Start | TablesOf):  # the list has its own undo
            voice = self.context.appearance.voices[table.game]
            undo = "undo", voice.text("undo_delete"), self.restore
            self.context.shell.open_card(voice.text("game_deleted")).add_choices([undo])

    def _close_drafts(self, table: FinishedTable) -> tuple[Draft, ...]:
        """Close the drafts of a table: one that still shows its result would store it again."""
        records = self.context.records
        own = records.drafts_of(table.id)
        for draft in own:
            records.close_draft(draft)
        return own

    def show_before(self, table: FinishedTable) -> None:
        """List the earlier versions of a table, the last one first."""
        voice = self.context.appearance.voices[table.game]
        # the clock may have been set back: the current version is not always the last one
        versions = self.context.records.history.versions(table.id)
        title = voice.text("counted_before", count=table.corrections)
        self.context.shell.open_card(title, partial(self.show_before, table)).add_choices(
            (
                "games",
                voice.text("finished", moment=version.kept.astimezone()),
                partial(self.context.pages.go, EarlierVersion(version.id)),
            )
            for version in reversed(versions)
            if version.id != table.version
        )

    # what is said of a table

    def notes(self, table: FinishedTable) -> Widget:
        """The page about a table: location, who began, duration, note, whether it counts."""
        voice, history = self.context.appearance.voices[table.game], self.context.records.history
        from screens.history.notes_screen import NotesScreen

        screen = self.context.pages.screen(NotesScreen, self)
        screen.show(notes_view.present(table, history.locations(), voice))
        return screen

    def set_notes(self, table: int, location: str, note: str, minutes: str) -> None:
        """Store what is typed about a table."""
        with self.context.records.transaction():
            self.context.records.history.set_notes(table, location, note)
            self.context.records.history.set_minutes(table, notes_view.minutes(minutes))

    def set_starter(self, table: int, person: int | None) -> None:
        """Store who began."""
        self.context.records.history.set_starter(table, person)
        self.context.pages.show()

    def exclude(self, table: int, excluded: bool) -> None:
        """Leave a table out of statistics and records, or count it again."""
        self.context.records.history.exclude(table, excluded)
        self.context.pages.show()

    def show_notes(self, table: FinishedTable) -> None:
        self.context.pages.go(Notes(table.id))


def _by_our_clock(tables: Sequence[FinishedTable]) -> list[FinishedTable]:
    return [replace(table, finished=table.finished.astimezone()) for table in tables]
