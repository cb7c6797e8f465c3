"""Everything that is kept, as the screens ask for it."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from records.file import MEMORY, after, as_text, moment, opened, writing
from records.identity import identity
from records.tables import Draft, text_to_read
from records.trouble import GONE, Damaged, NotKept
from scoring import Sheet, read

if TYPE_CHECKING:
    from records.backup import Backup
    from records.exchange import Exchange
    from records.history import History
    from records.people import People
    from records.rescue import Rescued

#: The open drafts that meet a condition, so many of them: chosen before any sheet is read.
DRAFTS = """SELECT id, sheet, drafts.place, drafts.step,
        (SELECT max(step) FROM steps WHERE draft = drafts.id), begun, touched, corrects
    FROM (SELECT * FROM drafts WHERE NOT closed {} ORDER BY touched DESC, id DESC LIMIT ?) AS drafts
    JOIN steps ON draft = drafts.id AND steps.step = drafts.step
    ORDER BY touched DESC, id DESC"""

#: So many drafts keep their taps after they were put away: whoever brings one back means one of the last.
RECENT = 10

#: Makes of the place of a tap the one at which the counting goes on, on the sheet to which undoing leads.
Land = Callable[[Sheet[Any], str], str]


def _there(_: Sheet[Any], place: str) -> str:
    return place


def _clock() -> datetime:
    return datetime.now(UTC)


class Records:
    """What the app remembers: drafts with every tap, finished tables, names and settings.

    A `Draft` says what a screen shows; where its counting stands is told by the file alone. So a tap on a draft that
    is no longer the latest is added behind the others, and takes none of them away.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = _clock) -> None:
        self._path, self._now = path, now
        #: What became of a file that made no sense any more, where one lay there.
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
        """Whoever plays: the first screen asks for nobody."""
        from records.people import People

        return People(self._file)

    @cached_property
    def history(self) -> "History":
        """The finished tables: the first screen shows none."""
        from records.history import History

        return History(self._file, self.people, self._now)

    @cached_property
    def exchange(self) -> "Exchange":
        """All of this as one file."""
        from records.exchange import Exchange

        return Exchange(self._file, self.people, self._now)

    def close(self) -> None:
        """Everything is on the disk already; this only lets go of the file."""
        self._file.close()

    @contextmanager
    def beside(self) -> Iterator["Records"]:
        """The same file for another thread: what takes long there lets this one go on reading."""
        with closing(Records(self._path, self._now)) as records:
            yield records

    def back_up(self, spare: "Backup | None" = None) -> None:
        """Keep all of this as it is now, and let that backup outlive it; from any thread."""
        from records.backup import back_up, day_of

        back_up(self._path, day_of(self._now()), spare=spare)

    def backups(self) -> "list[Backup]":
        """The file as it was before, the newest first."""
        from records.backup import backups

        return backups(self._path)

    def restore(self, backup: "Backup") -> None:
        """All of this as it was then, in the place of what is here now; a `ValueError` where that cannot be read."""
        from records.backup import restore

        restore(backup.path, self._file)

    def look_after(self) -> None:
        """Once a day a backup, and the file looked through: from any thread. Raises `Damaged` where it is not sound."""
        from records.backup import look_after

        if str(self._path) != MEMORY:
            look_after(self._path, self._now)

    def set_right(self) -> "Rescued | None":
        """After `Damaged`: go on with what is left of the file; nothing to tell where it is sound after all."""
        from records.rescue import put_back, rescue

        put_back(self._file, self._path)
        self._file.close()
        rescued = rescue(self._path)
        self._open()
        return rescued

    def drafts(self, most: int = -1) -> tuple[Draft, ...]:
        """The tables being counted, the last touched first; one that can no longer be read keeps its rows."""
        return self._drafts("", most=most)

    def draft(self, id: int) -> Draft | None:
        """A table being counted; none where it is counted no longer."""
        return next(iter(self._drafts("AND id = ?", id)), None)

    def correction(self, table: int) -> Draft | None:
        """The draft that sets a finished table right, where one was begun."""
        return next(iter(self._drafts("AND corrects = ?", table)), None)

    def drafts_of(self, table: int) -> tuple[Draft, ...]:
        """The open drafts that came to a finished table."""
        return self._drafts("AND id IN (SELECT draft FROM versions WHERE of_table = ?)", table)

    def open_count(self) -> int:
        """How many tables are being counted."""
        (count,) = self._file.execute("SELECT count(*) FROM drafts WHERE NOT closed").fetchone()
        return int(count)

    def _drafts(self, condition: str, *values: object, most: int = -1) -> tuple[Draft, ...]:
        found = []
        for row in self._file.execute(DRAFTS.format(condition), (*values, most)):
            with suppress(ValueError):  # no sheet, or no moment
                found.append(_draft(*row))
        return tuple(found)

    def begin(self, sheet: Sheet[Any], place: str) -> Draft:
        """Players sit down: a draft with nothing to undo, and their names remembered."""
        return self._begin(sheet, place, None)

    def correct(self, table: int, sheet: Sheet[Any], place: str) -> Draft:
        """A finished table is counted once more; what it came to stays until there is something else."""
        return self._begin(sheet, place, table)

    def _begin(self, sheet: Sheet[Any], place: str, corrects: int | None) -> Draft:
        text, now = text_to_read(sheet), self._moment()
        with writing(self._file):
            id = self._file.execute(
                "INSERT INTO drafts (step, place, begun, touched, uid, corrects) VALUES (0, ?, ?, ?, ?, ?)",
                (place, now, now, identity(), corrects),
            ).lastrowid
            assert id is not None
            self._file.execute("DELETE FROM steps WHERE draft = ?", (id,))  # of no draft that can be read
            self._file.execute("INSERT INTO steps (draft, step, sheet, place) VALUES (?, 0, ?, ?)", (id, text, place))
            self.people.sit_down(sheet, id)
        return Draft(id, sheet, place, 0, 0, moment(now), moment(now), corrects)

    def tap(self, draft: Draft, sheet: Sheet[Any]) -> Draft:
        """The sheet after a tap; what could be redone is forgotten."""
        text = text_to_read(sheet)
        with writing(self._file):
            step = self._step(draft) + 1
            self._file.execute("DELETE FROM steps WHERE draft = ? AND step >= ?", (draft.id, step))
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place) VALUES (?, ?, ?, ?)", (draft.id, step, text, draft.place)
            )
            return self._stand(draft._replace(sheet=sheet, steps=step), step)

    def move(self, draft: Draft, place: str) -> Draft:
        """Counting goes on elsewhere; the sheet is the same."""
        with writing(self._file):
            return self._touch(draft._replace(place=place))

    def undo(self, draft: Draft, land: Land = _there) -> Draft:
        """The sheet before the last tap, at the place of that tap, or where `land` makes of it."""
        return self._go(draft, land, by=-1)

    def redo(self, draft: Draft, land: Land = _there) -> Draft:
        """The sheet after the tap that was undone, at the place of that tap, or where `land` makes of it."""
        return self._go(draft, land, by=1)

    def close_draft(self, draft: Draft) -> None:
        """Counted and done, or put away."""
        self._close(draft, closed=True)

    def is_open(self, draft: Draft) -> bool:
        """Whether it is still being counted."""
        found = self._file.execute("SELECT NOT closed FROM drafts WHERE id = ?", (draft.id,)).fetchone()
        return bool(found and found[0])

    def reopen(self, draft: Draft) -> Draft:
        """Back among the drafts, as if it had never been closed."""
        self._close(draft, closed=False)
        return draft

    def last(self) -> Sheet[Any] | None:
        """The table at which somebody sat down last, counted to its end or not; none before the first."""
        rows = self._file.execute(
            """SELECT sheet FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step
            ORDER BY id DESC"""
        )
        for (text,) in rows:
            with suppress(ValueError):
                return read(as_text(text))
        return None

    def setting(self, name: str) -> str | None:
        """What was remembered under that name, if anything."""
        row = self._file.execute("SELECT CAST(value AS TEXT) FROM settings WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def remember(self, name: str, value: str) -> None:
        """A small thing that the app should still know tomorrow."""
        with writing(self._file):
            self._file.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))

    def note(self, name: str, value: str) -> None:
        """Where one is, or what one looks for: no full phone keeps anybody from looking around."""
        with suppress(NotKept):
            self.remember(name, value)

    def _step(self, draft: Draft) -> int:
        """Where the counting of a draft stands, after whoever touched it last."""
        row = self._file.execute("SELECT step FROM drafts WHERE id = ?", (draft.id,)).fetchone()
        if row is None:
            raise NotKept(GONE)
        return int(row[0])

    def _go(self, draft: Draft, land: Land, by: int) -> Draft:
        """A step along the taps; where there is none, or none that can be read, the draft stays as it is."""
        with writing(self._file):
            here = self._step(draft)
            # the tap between two sheets is the row of the later one
            row = self._file.execute(
                """SELECT there.sheet, tap.place, (SELECT max(step) FROM steps WHERE draft = there.draft)
                FROM steps AS there JOIN steps AS tap ON tap.draft = there.draft
                WHERE there.draft = ? AND there.step = ? AND tap.step = ?""",
                (draft.id, here + by, max(here, here + by)),
            ).fetchone()
            if row is None:
                return draft
            text, place, steps = row
            try:
                sheet = read(as_text(text))
            except ValueError:
                return draft
            return self._stand(draft._replace(sheet=sheet, place=land(sheet, place), steps=steps), here + by)

    def _stand(self, draft: Draft, step: int) -> Draft:
        """The draft after that many taps."""
        self._file.execute("UPDATE drafts SET step = ? WHERE id = ?", (step, draft.id))
        return self._touch(draft._replace(step=step))

    def _touch(self, draft: Draft) -> Draft:
        """The draft at its place, and somebody was there just now."""
        now = self._moment()
        self._file.execute("UPDATE drafts SET place = ?, touched = ? WHERE id = ?", (draft.place, now, draft.id))
        return draft._replace(touched=moment(now))

    def _moment(self) -> str:
        """Now, and in any case later than any tap before: a clock that is set back hides no table behind others."""
        return after(self._now(), self._file.execute("SELECT max(touched) FROM drafts").fetchone())

    def _close(self, draft: Draft, closed: bool) -> None:
        with writing(self._file):
            self._file.execute("UPDATE drafts SET closed = ? WHERE id = ?", (closed, draft.id))
            self._forget(draft)

    def _forget(self, just_now: Draft) -> None:
        """Drafts that were put away long ago lie here no longer; the tables to which they came do."""
        old = "SELECT id FROM drafts WHERE closed AND id != ? AND id <= (SELECT max(id) FROM drafts) - ?"
        for remove in (f"DELETE FROM steps WHERE draft IN ({old})", f"DELETE FROM drafts WHERE id IN ({old})"):
            self._file.execute(remove, (just_now.id, RECENT))


def _draft(
    id: int, sheet: str, place: str, step: int, steps: int, begun: str, touched: str, corrects: int | None
) -> Draft:
    """A row as a draft; a `ValueError` where noise lies in it."""
    if not isinstance(step, int) or not isinstance(steps, int) or not isinstance(corrects, int | None):
        raise ValueError("no draft")
    return Draft(id, read(as_text(sheet)), as_text(place), step, steps, moment(begun), moment(touched), corrects)
