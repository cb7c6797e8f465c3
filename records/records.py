"""Everything that is kept, as the screens ask for it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from records.file import opened, writing
from records.tables import Draft, Kept
from scoring import RULES_VERSION, NotASheet, Result, Sheet, read, write

DRAFTS = """SELECT id, sheet, drafts.place, drafts.step,
        (SELECT max(step) FROM steps WHERE draft = drafts.id), begun, touched
    FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step
    WHERE NOT closed ORDER BY touched DESC, id DESC"""

KEPT = "SELECT id, sheet, finished, rules, result FROM tables"


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
        self._file = opened(path)
        self._now = now

    def close(self) -> None:
        """Everything is on the disk already; this only lets go of the file."""
        self._file.close()

    def drafts(self) -> tuple[Draft, ...]:
        """The tables being counted, the last touched first; one that can no longer be read keeps its rows."""
        found = []
        for row in self._file.execute(DRAFTS):
            with suppress(NotASheet):
                found.append(_draft(*row))
        return tuple(found)

    def begin(self, sheet: Sheet[Any], place: str) -> Draft:
        """Players sit down: a draft with nothing to undo, and their names remembered."""
        text, now = write(sheet), _text(self._now())
        with writing(self._file):
            id = self._file.execute(
                "INSERT INTO drafts (step, place, begun, touched) VALUES (0, ?, ?, ?)", (place, now, now)
            ).lastrowid
            self._file.execute("INSERT INTO steps (draft, step, sheet, place) VALUES (?, 0, ?, ?)", (id, text, place))
            self._file.executemany(
                "INSERT OR REPLACE INTO names (name, draft, seat) VALUES (?, ?, ?)",
                [(player.name, id, seat) for seat, player in enumerate(sheet.players)],
            )
        assert id is not None
        return Draft(id, sheet, place, 0, 0, _moment(now), _moment(now))

    def tap(self, draft: Draft, sheet: Sheet[Any]) -> Draft:
        """The sheet after a tap; what could be redone is forgotten."""
        text = write(sheet)
        with writing(self._file):
            step = self._step(draft) + 1
            self._file.execute("DELETE FROM steps WHERE draft = ? AND step >= ?", (draft.id, step))
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place) VALUES (?, ?, ?, ?)", (draft.id, step, text, draft.place)
            )
            return self._stand(replace(draft, sheet=sheet, steps=step), step)

    def move(self, draft: Draft, place: str) -> Draft:
        """Counting goes on elsewhere; the sheet is the same."""
        with writing(self._file):
            return self._touch(replace(draft, place=place))

    def undo(self, draft: Draft, land: Land = _there) -> Draft:
        """The sheet before the last tap, at the place of that tap, or where `land` makes of it."""
        return self._go(draft, land, by=-1)

    def redo(self, draft: Draft, land: Land = _there) -> Draft:
        """The sheet after the tap that was undone, at the place of that tap, or where `land` makes of it."""
        return self._go(draft, land, by=1)

    def close_draft(self, draft: Draft) -> None:
        """Counted and done, or put away."""
        self._close(draft, closed=True)

    def reopen(self, draft: Draft) -> Draft:
        """Back among the drafts, as if it had never been closed."""
        self._close(draft, closed=False)
        return draft

    def keep(self, draft: Draft, result: Result) -> Kept:
        """A finished table. Kept once more, the same draft corrects its own table, which was finished when it was."""
        from scoring.keeping import written  # the first screen needs no result

        with writing(self._file):
            self._file.execute(
                """INSERT INTO tables (draft, sheet, finished, rules, result) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (draft) DO UPDATE
                SET sheet = excluded.sheet, rules = excluded.rules, result = excluded.result""",
                (draft.id, write(result.sheet), _text(self._now()), RULES_VERSION, written(result)),
            )
            row = self._file.execute(f"{KEPT} WHERE draft = ?", (draft.id,)).fetchone()
        return _kept(*row)

    def tables(self) -> tuple[Kept, ...]:
        """The finished tables, the newest first; one that can no longer be read keeps its row."""
        found = []
        for row in self._file.execute(f"{KEPT} ORDER BY finished DESC, id DESC"):
            with suppress(ValueError):
                found.append(_kept(*row))
        return tuple(found)

    def last(self) -> Sheet[Any] | None:
        """The table at which somebody sat down last, counted to its end or not; none before the first."""
        rows = self._file.execute(
            """SELECT sheet FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step
            ORDER BY id DESC"""
        )
        for (text,) in rows:
            with suppress(NotASheet):
                return read(text)
        return None

    def names(self) -> tuple[str, ...]:
        """Everybody who ever sat down, the last table's players first, as they sat."""
        rows = self._file.execute("SELECT name FROM names ORDER BY draft DESC, seat")
        return tuple(name for (name,) in rows)

    def setting(self, name: str) -> str | None:
        """What was remembered under that name, if anything."""
        row = self._file.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def remember(self, name: str, value: str) -> None:
        """A small thing that the app should still know tomorrow."""
        with writing(self._file):
            self._file.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))

    def _step(self, draft: Draft) -> int:
        """Where the counting of a draft stands, after whoever touched it last."""
        step: int = self._file.execute("SELECT step FROM drafts WHERE id = ?", (draft.id,)).fetchone()[0]
        return step

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
                sheet = read(text)
            except NotASheet:
                return draft
            return self._stand(replace(draft, sheet=sheet, place=land(sheet, place), steps=steps), here + by)

    def _stand(self, draft: Draft, step: int) -> Draft:
        """The draft after that many taps."""
        self._file.execute("UPDATE drafts SET step = ? WHERE id = ?", (step, draft.id))
        return self._touch(replace(draft, step=step))

    def _touch(self, draft: Draft) -> Draft:
        """The draft at its place, and somebody was there just now."""
        now = _text(self._now())
        self._file.execute("UPDATE drafts SET place = ?, touched = ? WHERE id = ?", (draft.place, now, draft.id))
        return replace(draft, touched=_moment(now))

    def _close(self, draft: Draft, closed: bool) -> None:
        with writing(self._file):
            self._file.execute("UPDATE drafts SET closed = ? WHERE id = ?", (closed, draft.id))


def _draft(id: int, sheet: str, place: str, step: int, steps: int, begun: str, touched: str) -> Draft:
    return Draft(id, read(sheet), place, step, steps, _moment(begun), _moment(touched))


def _kept(id: int, text: str, finished: str, rules: int, result: str) -> Kept:
    from scoring.keeping import kept

    sheet = read(text)
    told = kept(result, sheet)
    totals = tuple(player.total for player in told.players)
    return Kept(id, sheet, _moment(finished), totals, told.places, told.winners, rules, result)


def _text(moment: datetime) -> str:
    """A moment as the file writes it: of two such texts, the later moment is the greater one."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)
