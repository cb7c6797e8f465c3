"""`Records`: the interface of the storage, as sessions and screens use it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from records.draft import CURTAINS, HERE, Draft, Origin, Step, text_to_read
from records.file import MEMORY, as_text, later_than, moment, opened, writing
from records.identity import identity
from records.trouble import DRAFT_CLOSED, Damaged, NotKept
from scoring import Sheet, read

if TYPE_CHECKING:
    from models.last_game import LastGame
    from models.open_table import OpenTable
    from records.backup import Backup
    from records.exchange import Exchange
    from records.history import History
    from records.people import People
    from records.rescue import Rescued

#: Query for open drafts with a condition and a limit; the limit applies before any sheet is parsed.
DRAFTS = """SELECT id, sheet, drafts.place, drafts.step,
        (SELECT max(step) FROM steps WHERE draft = drafts.id), begun, touched, corrects, starter
    FROM (SELECT * FROM drafts WHERE NOT closed {} ORDER BY touched DESC, id DESC LIMIT ?) AS drafts
    JOIN steps ON draft = drafts.id AND steps.step = drafts.step
    ORDER BY touched DESC, id DESC"""

#: Number of recently closed drafts that keep their undo steps, so that they can be reopened.
RECENT = 10


def _clock() -> datetime:
    return datetime.now(UTC)


class Records:
    """Drafts with their undo steps, finished tables, players and settings, in one SQLite file.

    A `Draft` is a snapshot; the current undo step is read from the database. A tap on an outdated snapshot is therefore
    appended after the newer taps, and overwrites none of them.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = _clock) -> None:
        self._path, self._now = path, now
        #: Outcome of the rescue, if the file was corrupt when it was opened.
        self.rescued: Rescued | None = None
        try:
            self._open()
        except Damaged:
            from records.rescue import rescue

            self.rescued = rescue(path)
            self._open()

    def _open(self) -> None:
        self._file = opened(self._path, self._now)
        for of_the_file_before in ("people", "history", "exchange"):
            vars(self).pop(of_the_file_before, None)

    @cached_property
    def people(self) -> "People":
        """Players; created on first use, since the first screen needs none."""
        from records.people import People

        return People(self._file)

    @cached_property
    def history(self) -> "History":
        """Finished tables; created on first use, since the first screen shows none."""
        from records.history import History

        return History(self._file, self.people, self._now)

    @cached_property
    def exchange(self) -> "Exchange":
        """Export and import of all data; created on first use."""
        from records.exchange import Exchange

        return Exchange(self._file, self.people, self._now)

    def close(self) -> None:
        """Close the connection; everything is committed already."""
        self._file.close()

    @contextmanager
    def second_connection(self) -> Iterator["Records"]:
        """A second connection for use in another thread, so that long work there does not block this one."""
        with closing(Records(self._path, self._now)) as records:
            yield records

    def back_up(self, spare: "Backup | None" = None) -> None:
        """Back up the database now, without rotating out `spare`; may be called from any thread."""
        from records.backup import back_up, day_of

        back_up(self._path, day_of(self._now()), keep=spare)

    def backups(self) -> "list[Backup]":
        """All backups, newest first."""
        from records.backup import backups

        return backups(self._path)

    def restore(self, backup: "Backup") -> None:
        """Replace all data by those of a backup; raises `ValueError` where it cannot be read."""
        from records.backup import restore

        restore(backup.path, self._file)

    def back_up_daily(self) -> None:
        """Make the daily backup, which checks integrity; raises `Damaged`. May be called from any thread."""
        from records.backup import back_up_daily

        if str(self._path) != MEMORY:
            back_up_daily(self._path, self._now)

    def repair(self) -> "Rescued | None":
        """Rescue the file after `Damaged` and reopen it; returns None where it was sound after all."""
        from records.rescue import put_back, rescue

        put_back(self._file, self._path)
        self._file.close()
        rescued = rescue(self._path)
        self._open()
        return rescued

    def drafts(self, most: int = -1) -> tuple[Draft, ...]:
        """Open drafts, most recently touched first; those that cannot be read are left out, but keep their rows."""
        return self._drafts("", most=most)

    def open_tables(self, most: int) -> "tuple[OpenTable, ...]":
        """The same as the first screen shows them; a tap may find that one cannot be read."""
        from records.open_tables import open_tables

        return open_tables(self._file, most)

    def draft(self, id: int) -> Draft | None:
        """An open draft by its id; None where it is closed or missing."""
        return next(iter(self._drafts("AND id = ?", id)), None)

    def correction(self, table: int) -> Draft | None:
        """The open draft that corrects a finished table, if there is one."""
        return next(iter(self._drafts("AND corrects = ?", table)), None)

    def drafts_of(self, table: int) -> tuple[Draft, ...]:
        """The open drafts from which a finished table was made."""
        return self._drafts("AND id IN (SELECT draft FROM versions WHERE of_table = ?)", table)

    def open_count(self) -> int:
        """Number of open drafts."""
        (count,) = self._file.execute("SELECT count(*) FROM drafts WHERE NOT closed").fetchone()
        return int(count)

    def _drafts(self, condition: str, *values: object, most: int = -1) -> tuple[Draft, ...]:
        found = []
        for row in self._file.execute(DRAFTS.format(condition), (*values, most)):
            with suppress(ValueError):  # corrupt sheet or timestamp
                found.append(_draft(*row))
        return tuple(found)

    def begin(self, sheet: Sheet[Any], position: str) -> Draft:
        """Insert a draft for a new table and record its players."""
        return self._begin(sheet, position, None)

    def correct(self, table: int, sheet: Sheet[Any], position: str) -> Draft:
        """Insert a draft that corrects a finished table; the table stays as it is until the correction is kept."""
        return self._begin(sheet, position, table)

    def _begin(self, sheet: Sheet[Any], position: str, corrects: int | None) -> Draft:
        text, now = text_to_read(sheet), self._next_timestamp()
        with writing(self._file):
            id = self._file.execute(
                "INSERT INTO drafts (step, place, begun, touched, uid, corrects) VALUES (0, ?, ?, ?, ?, ?)",
                (position, now, now, identity(), corrects),
            ).lastrowid
            assert id is not None
            # orphans of a corrupt draft that had the same id
            self._file.execute("DELETE FROM steps WHERE draft = ?", (id,))
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place) VALUES (?, 0, ?, ?)", (id, text, position)
            )
            self.people.record_seating(sheet, id)
        return Draft(id, sheet, position, 0, 0, moment(now), moment(now), corrects)

    def transaction(self) -> AbstractContextManager[None]:
        """One commit for several changes."""
        return writing(self._file)

    def tap(self, draft: Draft, sheet: Sheet[Any], origin: Origin = HERE, undoes: int | None = None) -> Draft:
        """Append an undo step with the new sheet; steps that could be redone are deleted."""
        text = text_to_read(sheet)
        with writing(self._file):
            step = self._step(draft) + 1
            self._file.execute("DELETE FROM steps WHERE draft = ? AND step >= ?", (draft.id, step))
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place, actor, undoes) VALUES (?, ?, ?, ?, ?, ?)",
                (draft.id, step, text, draft.position, origin.actor, undoes),
            )
            if origin.tap:
                self.answer(draft, origin.tap)
            return self._store_step(draft._replace(sheet=sheet, steps=step), step)

    def answer(self, draft: Draft, tap: str) -> None:
        """Remember that a tap of another phone was applied, though it may have changed nothing."""
        with writing(self._file):
            self._file.execute("INSERT OR IGNORE INTO answers (draft, tap) VALUES (?, ?)", (draft.id, tap))

    def is_answered(self, draft: Draft, tap: str) -> bool:
        """Whether a tap of another phone was applied already."""
        found = self._file.execute("SELECT 1 FROM answers WHERE draft = ? AND tap = ?", (draft.id, tap))
        return found.fetchone() is not None

    def is_shared(self, draft: Draft) -> bool:
        """Whether another phone made any step of a draft."""
        found = self._file.execute("SELECT 1 FROM steps WHERE draft = ? AND actor != '' LIMIT 1", (draft.id,))
        return found.fetchone() is not None

    def steps(self, draft: Draft) -> list[Step]:
        """The undo steps of a draft up to the current one."""
        rows = self._file.execute(
            """SELECT step, actor, undoes, coalesce(CAST(place AS TEXT), '') FROM steps
            WHERE draft = ? AND step BETWEEN 1 AND ? ORDER BY step""",
            (draft.id, draft.step),
        )
        return [Step(*row) for row in rows]

    def change(self, draft: Draft, step: int) -> tuple[Sheet[Any], Sheet[Any], str] | None:
        """The sheets before and after a step, and its position; None where they cannot be read."""
        rows = self._file.execute(
            "SELECT sheet, place FROM steps WHERE draft = ? AND step BETWEEN ? AND ? ORDER BY step",
            (draft.id, step - 1, step),
        ).fetchall()
        try:
            (before, _), (after, position) = rows
            return read(as_text(before)), read(as_text(after)), as_text(position)
        except ValueError:
            return None

    def move(self, draft: Draft, position: str) -> Draft:
        """Store a new position; the sheet stays."""
        with writing(self._file):
            return self._touch(draft._replace(position=position))

    def set_starter(self, draft: Draft, name: str) -> Draft:
        """Store who begins the game."""
        with writing(self._file):
            self._file.execute("UPDATE drafts SET starter = ? WHERE id = ?", (name, draft.id))
        return draft._replace(starter=name)

    def undo(self, draft: Draft) -> Draft:
        """Go one step back, to the position of the undone tap."""
        return self._move_step(draft, by=-1)

    def redo(self, draft: Draft) -> Draft:
        """Go one step forward, to the position of the redone tap."""
        return self._move_step(draft, by=1)

    def close_draft(self, draft: Draft) -> None:
        """Close a draft, finished or abandoned."""
        self._close(draft, closed=True)

    def is_open(self, draft: Draft) -> bool:
        """Whether the draft is still open."""
        found = self._file.execute("SELECT NOT closed FROM drafts WHERE id = ?", (draft.id,)).fetchone()
        return bool(found and found[0])

    def reopen(self, draft: Draft) -> Draft:
        """Undo `close_draft`."""
        self._close(draft, closed=False)
        return draft

    def last(self) -> Sheet[Any] | None:
        """Sheet of the newest draft, open or closed; None where there is none."""
        rows = self._file.execute(
            """SELECT sheet FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step
            ORDER BY id DESC"""
        )
        for (text,) in rows:
            with suppress(ValueError):
                return read(as_text(text))
        return None

    def last_game(self) -> "LastGame | None":
        """The game that was finished last."""
        from records.last_game import last_game

        return last_game(self._file)

    def setting(self, name: str) -> str | None:
        """Value of a setting, if stored."""
        row = self._file.execute("SELECT CAST(value AS TEXT) FROM settings WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def remember(self, name: str, value: str) -> None:
        """Store a setting."""
        with writing(self._file):
            self._file.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))

    def try_remember(self, name: str, value: str) -> None:
        """Store a setting such as the route or a search; a write that fails is ignored."""
        with suppress(NotKept):
            self.remember(name, value)

    # results that nobody has seen yet

    def is_hidden(self, draft: Draft) -> bool:
        """Whether the result of a draft is behind its curtain."""
        return str(draft.id) in self._hidden()

    def hide(self, draft: Draft) -> None:
        """Put the result of a draft behind a curtain: no list of games has it while the draft is open."""
        self.remember(CURTAINS, " ".join((*self._hidden(), str(draft.id))))

    def try_show(self, draft: Draft) -> None:
        """Open the curtain of a draft; a write that fails is ignored."""
        if self.is_hidden(draft):
            self.try_remember(CURTAINS, " ".join(id for id in self._hidden() if id != str(draft.id)))

    def _hidden(self) -> list[str]:
        return (self.setting(CURTAINS) or "").split()

    def _step(self, draft: Draft) -> int:
        """Current undo step of a draft, read from the database."""
        row = self._file.execute("SELECT step FROM drafts WHERE id = ?", (draft.id,)).fetchone()
        if row is None:
            raise NotKept(DRAFT_CLOSED)
        return int(row[0])

    def _move_step(self, draft: Draft, by: int) -> Draft:
        """Move along the undo steps; returns the draft unchanged where there is no readable step."""
        with writing(self._file):
            here = self._step(draft)
            # a tap is stored in the row of the sheet that it made
            row = self._file.execute(
                """SELECT there.sheet, tap.place, (SELECT max(step) FROM steps WHERE draft = there.draft)
                FROM steps AS there JOIN steps AS tap ON tap.draft = there.draft
                WHERE there.draft = ? AND there.step = ? AND tap.step = ?""",
                (draft.id, here + by, max(here, here + by)),
            ).fetchone()
            if row is None:
                return draft
            text, position, steps = row
            try:
                sheet = read(as_text(text))
            except ValueError:
                return draft
            return self._store_step(draft._replace(sheet=sheet, position=position, steps=steps), here + by)

    def _store_step(self, draft: Draft, step: int) -> Draft:
        """Store the current undo step."""
        self._file.execute("UPDATE drafts SET step = ? WHERE id = ?", (step, draft.id))
        return self._touch(draft._replace(step=step))

    def _touch(self, draft: Draft) -> Draft:
        """Store the position and the time of the last touch."""
        now = self._next_timestamp()
        self._file.execute("UPDATE drafts SET place = ?, touched = ? WHERE id = ?", (draft.position, now, draft.id))
        return draft._replace(touched=moment(now))

    def _next_timestamp(self) -> str:
        """Timestamp for now, later than any `touched`: a clock set back must not change the order of the drafts."""
        return later_than(self._now(), self._file.execute("SELECT max(touched) FROM drafts").fetchone())

    def _close(self, draft: Draft, closed: bool) -> None:
        with writing(self._file):
            self._file.execute("UPDATE drafts SET closed = ? WHERE id = ?", (closed, draft.id))
            self._delete_old_drafts(draft)

    def _delete_old_drafts(self, closing: Draft) -> None:
        """Delete closed drafts older than the last `RECENT`; their finished tables stay."""
        old = "SELECT id FROM drafts WHERE closed AND id != ? AND id <= (SELECT max(id) FROM drafts) - ?"
        for remove in (f"DELETE FROM steps WHERE draft IN ({old})", f"DELETE FROM drafts WHERE id IN ({old})"):
            self._file.execute(remove, (closing.id, RECENT))


def _draft(
    id: int,
    sheet: str,
    position: str,
    step: int,
    steps: int,
    begun: str,
    touched: str,
    corrects: int | None,
    starter: str,
) -> Draft:
    """Build a `Draft` from a row; raises `ValueError` where it is corrupt."""
    if not isinstance(step, int) or not isinstance(steps, int) or not isinstance(corrects, int | None):
        raise ValueError("no draft")
    text, when = as_text(position), (moment(begun), moment(touched))
    return Draft(id, read(as_text(sheet)), text, step, steps, *when, corrects, as_text(starter))
