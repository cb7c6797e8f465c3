"""Finished tables: keeping, correcting, deleting and restoring them."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from models.bests import Best, BrokenRecord
from models.history import FinishedTable
from records.draft import Draft
from records.file import File, later_than, moment, text_of, writing
from records.finished import compressed
from records.history import bests
from records.history.queries import TableQueries
from records.history.store import TableStore
from records.identity import identity
from records.people import People
from records.trouble import DRAFT_CLOSED, UNREADABLE, NotKept
from scoring import RULES_VERSION, Result, Sheet, score, write

#: Minutes that a game can take from who begins to its result; otherwise the app did not see all of it.
PLAUSIBLE_MINUTES = range(10, 301)


class History(TableQueries):
    """Finished tables: the queries of `TableQueries` and all changes, each in a transaction."""

    def __init__(self, file: File, people: People, now: Callable[[], datetime]) -> None:
        super().__init__(file)
        self._store, self._people, self._now = TableStore(file, people), people, now

    def keep(self, draft: Draft, result: Result) -> FinishedTable:
        """Store the result of a draft; again updates the same version, while a correction adds one."""
        from scoring.keeping import written  # imported late: not needed by the first screen

        with writing(self._file):
            values = RULES_VERSION, write(result.sheet), compressed(written(result))
            row = self._file.execute(
                "SELECT tables.id, versions.id FROM versions JOIN tables ON tables.id = of_table WHERE draft = ?",
                (draft.id,),
            ).fetchone()
            if row:
                table, version = row
                self._file.execute(
                    "UPDATE versions SET kept = ?, rules = ?, sheet = ?, result = ? WHERE id = ?",
                    (self._next_timestamp(table), *values, version),
                )
            else:
                begun = self._file.execute(
                    "SELECT tables.id FROM drafts LEFT JOIN tables ON tables.id = corrects WHERE drafts.id = ?",
                    (draft.id,),
                ).fetchone()
                if begun is None:
                    raise NotKept(DRAFT_CLOSED)
                now = self._next_timestamp(begun[0])
                table = begun[0] or self._store.new_table(identity(), now, minutes=_minutes(draft, moment(now)))
                # left over from a corrupt table
                self._file.execute("UPDATE versions SET draft = NULL WHERE draft = ?", (draft.id,))
                version = self._store.new_version(table, draft.id, now, *values)
            self._store.write_current(table, version, result)
            (starter,) = self._file.execute("SELECT starter FROM drafts WHERE id = ?", (draft.id,)).fetchone()
            if starter:  # a correction leaves who began
                self._store.set_starter(table, result.sheet, starter)
        return self._stored(table)

    def _next_timestamp(self, table: int | None) -> str:
        """Timestamp for now, later than every version: the last one is current, also across phones."""
        rows = self._file.execute("SELECT kept FROM versions WHERE of_table = ?", (table,))
        return later_than(self._now(), (kept for (kept,) in rows.fetchall()))

    def receive(self, sheet: Sheet[Any]) -> FinishedTable:
        """Score and store a table received from another phone, unless it is here already."""
        from scoring.keeping import written

        with writing(self._file):
            table, _ = self.known(sheet)
            if table is not None:
                self._file.execute("UPDATE tables SET deleted = 0 WHERE id = ?", (table,))
            else:
                now, result = text_of(self._now()), score(sheet)
                table = self._store.new_table(identity(), now)
                version = self._store.new_version(
                    table, None, now, RULES_VERSION, write(sheet), compressed(written(result))
                )
                self._store.write_current(table, version, result)
        return self._stored(table)

    def _stored(self, table: int) -> FinishedTable:
        finished = self.table(table)
        if finished is None:
            raise NotKept(UNREADABLE)
        return finished

    def set_notes(self, table: int, location: str, note: str) -> None:
        """Store location and note."""
        with writing(self._file):
            self._file.execute("UPDATE tables SET place = ?, note = ? WHERE id = ?", (location, note, table))

    def set_starter(self, table: int, person: int | None) -> None:
        """Store who began, also for the drafts that would store it again."""
        with writing(self._file):
            name = "" if person is None else self._people.name(person)
            self._file.execute("UPDATE tables SET starter = ? WHERE id = ?", (person, table))
            own = "SELECT draft FROM versions WHERE of_table = ?"
            self._file.execute(f"UPDATE drafts SET starter = ? WHERE id IN ({own})", (name, table))

    def set_minutes(self, table: int, minutes: int) -> None:
        """Store how long the game took; 0 if it is not known."""
        with writing(self._file):
            self._file.execute("UPDATE tables SET minutes = ? WHERE id = ?", (minutes, table))

    def exclude(self, table: int, excluded: bool) -> None:
        """Leave a table out of statistics and records, or count it again."""
        with writing(self._file):
            self._file.execute("UPDATE tables SET excluded = ? WHERE id = ?", (excluded, table))

    def delete(self, table: int) -> None:
        """Hide a table; it can be restored."""
        self._delete(table, deleted=True)

    def restore(self, table: int) -> None:
        """Undo `delete`."""
        self._delete(table, deleted=False)

    def _delete(self, table: int, deleted: bool) -> None:
        with writing(self._file):
            self._file.execute("UPDATE tables SET deleted = ? WHERE id = ?", (deleted, table))

    # records

    def games(self, year: int | None = None) -> tuple[tuple[str, str], ...]:
        """Games of the tables that count, with their mode, most tables first."""
        return bests.games(self._file, year)

    def bests(self, game: str, mode: str, year: int | None = None) -> dict[str, Best]:
        """The best of every row and of the total, of a year or of all times."""
        return bests.bests(self._file, game, mode, year)

    def broken_records(self, table: FinishedTable) -> tuple[BrokenRecord, ...]:
        """Records that a table broke: rows with more points than at any earlier table. An excluded one breaks none."""
        return () if table.excluded else bests.broken_records(self._file, table)


def _minutes(draft: Draft, finished: datetime) -> int:
    """Minutes that a game took: known where the app saw it begin, as it told who begins; otherwise 0."""
    minutes = round((finished - draft.begun) / timedelta(minutes=1))
    return minutes if draft.starter and minutes in PLAUSIBLE_MINUTES else 0
