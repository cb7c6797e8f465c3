"""Backups of the database: one a day and one before each migration, with rotation."""

import filecmp
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from records.file import BACKUPS, OWNER_ONLY, File, damaged_files, keep_private, make_private, migrate, version_of
from records.trouble import Damaged, Trouble, translate_errors

#: How many of the newest backups are kept, and for how many days the newest of the day.
KEEP = 7

#: Backups are ordered by a running number, not by date: the clock may be set back.
FILE_NAME = re.compile(r"(\d+)-(\d{4}-\d\d-\d\d)-v(\d+)\.db")

COUNT_TABLES = """SELECT (SELECT count(*) FROM tables WHERE version IS NOT NULL AND NOT deleted),
    (SELECT count(*) FROM drafts WHERE NOT closed)"""

#: Timeout in seconds for the lock on the backup folder.
LOCK_TIMEOUT = 10.0


class Backup(NamedTuple):
    """One backup file."""

    number: int
    day: str
    path: Path

    @property
    def made(self) -> datetime:
        """Modification time of the backup, in the local time zone."""
        return datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()


def backups(path: Path) -> list[Backup]:
    """All backups of a database, newest first."""
    found = [(FILE_NAME.fullmatch(file.name), file) for file in path.parent.glob(f"{BACKUPS}/*.db")]
    return sorted((Backup(int(name[1]), name[2], file) for name, file in found if name), reverse=True)


def back_up_daily(path: Path, now: Callable[[], datetime]) -> None:
    """Back up once a day. The copy is checked for integrity: raises `Damaged` where the database is corrupt."""
    day, existing = day_of(now()), backups(path)
    if not existing or existing[0].day != day:
        back_up(path, day, timeout=0)


def back_up(path: Path, day: str, timeout: float = LOCK_TIMEOUT, keep: Backup | None = None) -> None:
    """Write a backup, unless the database is empty. Atomic: written to a temporary file, then renamed."""
    with locked_folder(path, timeout) as folder, translate_errors():
        existing = backups(path)
        part = folder / "backup.part"
        with closing(connect_existing(path)) as source:
            if not _has_rows(source):
                return
            copy(source, part)
        with closing(connect_existing(part)) as whole:
            version = version_of(whole)
        # replace an identical newest backup, so that it does not push out one that differs
        same = [old.path for old in existing[:1] if old != keep and filecmp.cmp(part, old.path, shallow=False)]
        number = existing[0].number + 1 if existing else 1
        rename_durably(part, folder / f"{number:04}-{day}-v{version}.db")
        mark_rescued(path, folder)
        found = backups(path)
        newest_of_days = sorted({backup.day: backup for backup in reversed(found)}.values(), reverse=True)
        # many backups on one day (each import makes one) must not push out those of earlier days
        outlived = set(found).difference(found[:KEEP], newest_of_days[:KEEP], [keep])
        for old in [*same, *(backup.path for backup in outlived)]:
            old.unlink(missing_ok=True)


def restore(backup: Path, file: File) -> None:
    """Replace the content of the database by that of a backup, atomically, and migrate it."""
    if not is_sound(backup):
        raise ValueError("the backup is damaged")
    with translate_errors(), closing(connect_existing(backup)) as source:
        source.backup(file)
    migrate(file)


def table_counts(backup: Path) -> tuple[int, int]:
    """Number of finished and of open tables in a backup; raises `ValueError` where it cannot be read."""
    try:
        with closing(connect_existing(backup)) as file:
            counts: tuple[int, int] = file.execute(COUNT_TABLES).fetchone()
    except (Trouble, sqlite3.Error) as error:
        raise ValueError("the backup is damaged") from error
    return counts


@contextmanager
def locked_folder(path: Path, timeout: float) -> Iterator[Path]:
    """Lock the backup folder and yield it; temporary files are deleted before and after."""
    folder = path.parent / BACKUPS
    with translate_errors():
        folder.mkdir(parents=True, exist_ok=True)
        make_private(folder / "lock")
        # the operating system releases SQLite's lock when its process ends
        lock = sqlite3.connect(str(folder / "lock"), factory=File)
    with closing(lock):
        lock.execute(f"PRAGMA busy_timeout = {timeout * 1000:.0f}")
        lock.execute("BEGIN EXCLUSIVE")
        _delete_temporary_files(folder)
        with suppress(OSError):  # owned by another user
            folder.chmod(0o700)
        for copied in (*folder.glob("*.db"), *damaged_files(path)):
            keep_private(copied)
        try:
            yield folder
        finally:
            _delete_temporary_files(folder)


def _delete_temporary_files(folder: Path) -> None:
    with translate_errors():
        for part in folder.glob("*.part*"):
            part.unlink()


def mark_rescued(path: Path, folder: Path) -> None:
    """Mark every file that was set aside as rescued, as the database is sound again: no need to salvage them."""
    for aside in damaged_files(path):
        with suppress(OSError):
            rescued_mark(aside, folder).touch(OWNER_ONLY)


def rescued_mark(aside: Path, folder: Path) -> Path:
    """Path of the marker file that exists once the rescue of a file that was set aside is complete."""
    return folder / f"{aside.stem}.rescued"


def connect_existing(path: Path) -> File:
    """Open an existing database; fails where the file does not exist."""
    with translate_errors():
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", factory=File)


def copy(source: File, part: Path) -> None:
    """Copy a database to a file, check its integrity and flush it to disk; raises `Damaged` where it is corrupt."""
    make_private(part)
    with translate_errors():
        with closing(sqlite3.connect(str(part), factory=File)) as target:
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            check_integrity(target)
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())


def rename_durably(part: Path, path: Path) -> None:
    """Rename a complete temporary file to its final name and flush the folder to disk."""
    part.replace(path)
    with suppress(OSError):  # not every system can open folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def check_integrity(file: File) -> None:
    """Run SQLite's integrity check and compare the schema; raises `Damaged` where either fails."""
    (found,) = file.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise Damaged(found)
    with closing(sqlite3.connect(":memory:", factory=File)) as fresh:
        migrate(fresh, version_of(file))
        if missing := _schema_names(fresh) - _schema_names(file):
            raise Damaged(f"no {missing}")


def is_sound(path: Path) -> bool:
    """Whether a database passes the integrity check."""
    try:
        with closing(connect_existing(path)) as file:
            check_integrity(file)
    except Damaged:
        return False
    return True


def day_of(moment: datetime) -> str:
    """The local date of a moment, in ISO format."""
    return moment.astimezone().date().isoformat()


def _schema_names(file: File) -> set[str]:
    return {name for (name,) in file.execute("SELECT name FROM sqlite_master")}


def _has_rows(file: File) -> bool:
    tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return any(file.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone() for (table,) in tables)
