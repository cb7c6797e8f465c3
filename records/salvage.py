"""Salvage: copies readable rows of a corrupt database into its replacement."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from records.file import File, migrate, version_of, writing
from records.finished import decompressed
from records.history.store import TableStore
from records.people import People
from records.trouble import Trouble
from scoring import Sheet, people, read
from scoring.keeping import kept

#: Marks a text that is not valid UTF-8.
INVALID = object()


def salvage(damaged: Path, file: File, folder: Path) -> None:
    """Copy whatever can be read in a corrupt database into `file`, a restored backup or an empty database."""
    corrupt = folder / "torn.part"
    for end in ("", "-wal"):
        if Path(f"{damaged}{end}").exists():
            # a copy, because SQLite writes to a file that it opens
            shutil.copyfile(f"{damaged}{end}", f"{corrupt}{end}")
    # a corrupt file can raise anything; without the salvage, the restored backup is still complete
    with suppress(Exception), closing(_open(corrupt)) as source, closing(_open(folder / "readable.part")) as readable:
        source.text_factory = _text
        migrate(readable, version_of(source))
        for (table,) in readable.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            _read(source, readable, table)
        migrate(readable)
        _Salvage(readable, file).copy_all()


def _open(path: Path) -> File:
    file: File = sqlite3.connect(str(path), factory=File)
    return file


def _text(raw: bytes) -> object:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return INVALID


def _read(source: File, readable: File, table: str) -> None:
    """Copy readable rows of a table, forwards and backwards up to the first that cannot be read."""
    columns = [column[1] for column in readable.execute(f"PRAGMA table_info({table})")]
    into = f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(columns))})"
    key = columns[0]
    with writing(readable):
        for order in ("ASC", "DESC"):
            with suppress(Trouble):
                for row in source.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {key} {order}"):
                    if not any(value is INVALID for value in row):
                        readable.execute(into, row)
                break


class _Salvage:
    """Merges readable rows into the new database; each draft or table is copied completely or not at all."""

    def __init__(self, source: File, file: File) -> None:
        self.source, self.file = source, file
        self.people = People(file)
        self.store = TableStore(file, self.people)
        #: Ids in the new database, by id in the corrupt one.
        self.players: dict[int, int] = {}
        self.drafts: dict[int, int] = {}

    def copy_all(self) -> None:
        with writing(self.file):
            for name, value in self.source.execute("SELECT name, value FROM settings"):
                self.file.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))
            for copy_row, rows in (
                (self._player, "SELECT id, uid, name, sat, seat FROM players ORDER BY id"),
                (self._person, "SELECT id, person FROM players"),
                (self._draft, "SELECT id, uid, step, place, begun, touched, closed, starter FROM drafts ORDER BY id"),
                (
                    self._table,
                    """SELECT id, uid, finished, place, note, deleted, version, starter, minutes, excluded
                    FROM tables ORDER BY id""",
                ),
                (self._correction, "SELECT drafts.uid, tables.uid FROM drafts JOIN tables ON tables.id = corrects"),
            ):
                for row in self.source.execute(rows).fetchall():
                    with self._savepoint():
                        copy_row(*row)

    @contextmanager
    def _savepoint(self) -> Iterator[None]:
        """Savepoint: rolls back and skips an item that raises."""
        self.file.execute("SAVEPOINT one")
        try:
            yield
        except Exception:
            self.file.execute("ROLLBACK TO one")
        self.file.execute("RELEASE one")

    def _player(self, id: int, uid: str, name: str, sat: int, seat: int) -> None:
        found = self._by_uid("players", uid)
        self.players[id] = self.people.new(uid, name) if found is None else found
        self.file.execute(
            "UPDATE players SET name = ?, sat = ?, seat = ? WHERE id = ?", (name, sat, seat, self.players[id])
        )

    def _person(self, id: int, person: int) -> None:
        self.file.execute("UPDATE players SET person = ? WHERE id = ?", (self.players[person], self.players[id]))

    def _draft(
        self, id: int, uid: str, step: int, position: str, begun: str, touched: str, closed: int, starter: str
    ) -> None:
        steps = self.source.execute(
            "SELECT step, sheet, place, actor, undoes FROM steps WHERE draft = ? ORDER BY step", (id,)
        ).fetchall()
        for reached, sheet, *_ in steps:
            if reached == step:
                read(sheet)
        if step not in [reached for reached, *_ in steps]:
            raise ValueError("its last tap cannot be read")
        draft = self._by_uid("drafts", uid)
        if draft is None:
            draft = self.file.execute(
                """INSERT INTO drafts (id, uid, step, place, begun, touched)
                VALUES ((SELECT ? WHERE NOT EXISTS (SELECT 1 FROM drafts WHERE id = ?)), ?, 0, '', ?, ?)""",
                (id, id, uid, begun, touched),
            ).lastrowid
        assert draft is not None
        self.drafts[id] = draft
        self.file.execute(
            "UPDATE drafts SET step = ?, place = ?, touched = ?, closed = ?, starter = ? WHERE id = ?",
            (step, position, touched, closed, starter, draft),
        )
        self.file.execute("DELETE FROM steps WHERE draft = ? AND step > ?", (draft, steps[-1][0]))
        self.file.executemany(
            "INSERT OR REPLACE INTO steps (draft, step, sheet, place, actor, undoes) VALUES (?, ?, ?, ?, ?, ?)",
            [(draft, *row) for row in steps],
        )
        taps = self.source.execute("SELECT tap FROM answers WHERE draft = ?", (id,)).fetchall()
        self.file.executemany(
            "INSERT OR IGNORE INTO answers (draft, tap) VALUES (?, ?)", [(draft, *tap) for tap in taps]
        )

    def _table(
        self,
        id: int,
        uid: str,
        finished: str,
        location: str,
        note: str,
        deleted: int,
        counts: int | None,
        starter: int | None,
        minutes: int,
        excluded: int | None,
    ) -> None:
        table = self._by_uid("tables", uid)
        if table is None or self._moments(self.file, table) != self._moments(self.source, id):
            here = self.store.new_table(uid, finished, location, note) if table is None else table
            table = self._copy_versions(id, here, counts)
        self.file.execute(
            """UPDATE tables SET place = ?, note = ?, deleted = ?, starter = ?, minutes = ?, excluded = ?
            WHERE id = ?""",
            (location, note, deleted, self.players.get(starter or 0), minutes, excluded, table),
        )

    @staticmethod
    def _moments(file: File, table: int) -> list[Any]:
        """Timestamps of the versions, for skipping the many tables that have not changed since the backup."""
        return file.execute(
            """SELECT kept, versions.id = version FROM versions JOIN tables ON tables.id = of_table
            WHERE of_table = ? ORDER BY kept, versions.id""",
            (table,),
        ).fetchall()

    def _copy_versions(self, id: int, table: int, counts: int | None) -> int:
        """Copy all versions of a table with their seats; if unknown, the last one becomes the current one."""
        last: tuple[int, Sheet[Any]] | None = None
        for old, draft, when, rules, sheet, result in self._versions(id, counts):
            result_then = kept(decompressed(result), read(sheet))
            version = self._version(table, self.drafts.get(draft), when, rules, sheet, result)
            sat = dict(self.source.execute("SELECT seat, player FROM seats WHERE version = ?", (old,)))
            sitting = people(result_then.sheet)
            players = [
                (self.players.get(sat.get(seat, 0)) or self.people.player(player.name)) if seat in sitting else None
                for seat, player in enumerate(result_then.sheet.players)
            ]
            self.store.write_seats(version, result_then, players)
            last = version, result_then.sheet
        if last is None:
            raise ValueError("none of its versions can be read")
        self.store.set_current(table, *last)
        return table

    def _versions(self, table: int, counts: int | None) -> list[Any]:
        """Versions of a table, the current one last."""
        return self.source.execute(
            """SELECT id, draft, kept, rules, sheet, result FROM versions
            WHERE of_table = ? ORDER BY id IS ?, kept, id""",
            (table, counts),
        ).fetchall()

    def _version(self, table: int, draft: int | None, when: str, rules: int, sheet: str, result: bytes) -> int:
        """Insert a version, or update the one with the same draft, or with the same timestamp and sheet."""
        row = self.file.execute(
            "SELECT id FROM versions WHERE of_table = ? AND (draft = ? OR kept = ? AND sheet = ?)",
            (table, draft, when, sheet),
        ).fetchone()
        if row is None:
            return self.store.new_version(table, draft, when, rules, sheet, result)
        self.file.execute(
            "UPDATE versions SET kept = ?, rules = ?, sheet = ?, result = ? WHERE id = ?",
            (when, rules, sheet, result, row[0]),
        )
        return int(row[0])

    def _correction(self, draft: str, table: str) -> None:
        self.file.execute(
            "UPDATE drafts SET corrects = (SELECT id FROM tables WHERE uid = ?) WHERE uid = ?", (table, draft)
        )

    def _by_uid(self, table: str, uid: str) -> int | None:
        row = self.file.execute(f"SELECT id FROM {table} WHERE uid = ?", (uid,)).fetchone()
        return row[0] if row else None
