"""Copies of the file beside it: one a day, one before each great change; the last seven, and those of seven days."""

import filecmp
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from records.file import BACKUPS, OWN, File, damaged_files, keep_private, make_private, migrate, version_of
from records.trouble import Damaged, Trouble, translate_errors

#: So many backups are kept, and the newest of so many days.
KEPT = 7

#: A growing number tells which is the newest: a clock may be set back.
NAME = re.compile(r"(\d+)-(\d{4}-\d\d-\d\d)-v(\d+)\.db")

COUNTED = """SELECT (SELECT count(*) FROM tables WHERE version IS NOT NULL AND NOT deleted),
    (SELECT count(*) FROM drafts WHERE NOT closed)"""

#: Seconds that somebody waits for another thread that is at the backups just now.
LONG = 10.0


class Backup(NamedTuple):
    """A file as it was on some day."""

    number: int
    day: str
    path: Path

    @property
    def made(self) -> datetime:
        """When it was made, by the clock on the wall."""
        return datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()


def backups(path: Path) -> list[Backup]:
    """The backups of a file, the newest first."""
    found = [(NAME.fullmatch(file.name), file) for file in path.parent.glob(f"{BACKUPS}/*.db")]
    return sorted((Backup(int(name[1]), name[2], file) for name, file in found if name), reverse=True)


def look_after(path: Path, now: Callable[[], datetime]) -> None:
    """Once a day a backup, which is the file looked through from end to end: raises `Damaged` where it is not sound."""
    day, kept = day_of(now()), backups(path)
    if not kept or kept[0].day != day:
        back_up(path, day, patience=0)


def back_up(path: Path, day: str, patience: float = LONG, spare: Backup | None = None) -> None:
    """Keep the file as it is now; nothing where it holds nothing. A kill at any moment leaves no half backup."""
    with alone(path, patience) as folder, translate_errors():
        kept = backups(path)
        part = folder / "backup.part"
        with closing(connected(path)) as source:
            if not _holds_something(source):
                return
            copy(source, part)
        with closing(connected(part)) as whole:
            version = version_of(whole)
        # two of the same would push one out that is different
        same = [old.path for old in kept[:1] if filecmp.cmp(part, old.path, shallow=False)]
        number = kept[0].number + 1 if kept else 1
        settle(part, folder / f"{number:04}-{day}-v{version}.db")
        mark_rescued(path, folder)
        found = backups(path)
        newest_of_days = sorted({backup.day: backup for backup in reversed(found)}.values(), reverse=True)
        # an evening on which much is taken in pushes no day before it out
        outlived = set(found).difference(found[:KEPT], newest_of_days[:KEPT], [spare])
        for old in [*same, *(backup.path for backup in outlived)]:
            old.unlink(missing_ok=True)


def restore(backup: Path, file: File) -> None:
    """All that a backup holds in the place of what a file holds: at once, or nothing of it."""
    if not is_sound(backup):
        raise ValueError("the backup is damaged")
    with translate_errors(), closing(connected(backup)) as source:
        source.backup(file)
    migrate(file)


def counted(backup: Path) -> tuple[int, int]:
    """How many finished and how many open tables a backup holds; a `ValueError` where nobody can tell."""
    try:
        with closing(connected(backup)) as file:
            counts: tuple[int, int] = file.execute(COUNTED).fetchone()
    except (Trouble, sqlite3.Error) as error:
        raise ValueError("the backup is damaged") from error
    return counts


@contextmanager
def alone(path: Path, patience: float) -> Iterator[Path]:
    """The folder of the backups, for nobody else as long; what is half done there does not stay, nor after a kill."""
    folder = path.parent / BACKUPS
    with translate_errors():
        folder.mkdir(parents=True, exist_ok=True)
        make_private(folder / "lock")
        # a lock of SQLite ends with its process, on every system
        lock = sqlite3.connect(str(folder / "lock"), factory=File)
    with closing(lock):
        lock.execute(f"PRAGMA busy_timeout = {patience * 1000:.0f}")
        lock.execute("BEGIN EXCLUSIVE")
        _clear(folder)
        with suppress(OSError):  # somebody else's
            folder.chmod(0o700)
        for copied in (*folder.glob("*.db"), *damaged_files(path)):
            keep_private(copied)
        try:
            yield folder
        finally:
            _clear(folder)


def _clear(folder: Path) -> None:
    with translate_errors():
        for part in folder.glob("*.part*"):
            part.unlink()


def mark_rescued(path: Path, folder: Path) -> None:
    """What was set aside has told all it can, as there is a sound file again: should that go, it has nothing to add."""
    for aside in damaged_files(path):
        with suppress(OSError):
            rescued_mark(aside, folder).touch(OWN)


def rescued_mark(aside: Path, folder: Path) -> Path:
    """There as soon as the rescue of a file that was set aside came to its end."""
    return folder / f"{aside.stem}.rescued"


def connected(path: Path) -> File:
    """A file that is there already, beside those who have it open."""
    with translate_errors():
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", factory=File)


def copy(source: File, part: Path) -> None:
    """All that is in a file at one moment, and on the disk; raises `Damaged` where the copy is not sound."""
    make_private(part)
    with translate_errors():
        with closing(sqlite3.connect(str(part), factory=File)) as target:
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            examine(target)
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())


def settle(part: Path, path: Path) -> None:
    """What is whole takes its name, and that is on the disk as well."""
    part.replace(path)
    with suppress(OSError):  # not every system opens folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def examine(file: File) -> None:
    """Look through a file from end to end: raises `Damaged` where something is not as it was written."""
    (found,) = file.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise Damaged(found)
    with closing(sqlite3.connect(":memory:", factory=File)) as fresh:
        migrate(fresh, version_of(file))
        if missing := _names(fresh) - _names(file):
            raise Damaged(f"no {missing}")


def is_sound(path: Path) -> bool:
    """Whether a file is as it was written, from end to end."""
    try:
        with closing(connected(path)) as file:
            examine(file)
    except Damaged:
        return False
    return True


def day_of(moment: datetime) -> str:
    """A day as the clock on the wall has it."""
    return moment.astimezone().date().isoformat()


def _names(file: File) -> set[str]:
    return {name for (name,) in file.execute("SELECT name FROM sqlite_master")}


def _holds_something(file: File) -> bool:
    tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return any(file.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone() for (table,) in tables)
