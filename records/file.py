"""The SQLite file: opening, transactions, migrations, and values read from it."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Self

from records.migrations import MIGRATIONS
from records.trouble import SQLITE_ERRORS, Damaged, NewerFile, to_trouble, translate_errors

#: Busy timeout in seconds: how long a write waits for a lock of another process before it fails.
BUSY_TIMEOUT = 1.0

#: Invalid UTF-8 is read with replacement characters; the code that reads the value checks it.
DECODE = partial(str, encoding="utf-8", errors="replace")

#: Suffixes of the files that SQLite keeps beside an open database.
COMPANIONS = ("-wal", "-shm")

#: File mode: read and write for the owner only.
OWNER_ONLY = 0o600

#: Range of years accepted in stored timestamps.
YEARS = range(1970, 3000)

#: How far ahead a stored timestamp may be before it is taken for the mistake of a wrong clock.
MAX_CLOCK_ERROR = timedelta(days=365)

#: Name of the folder for backups, beside the database.
BACKUPS = "backups"


class Rows(sqlite3.Cursor):
    """Cursor that raises SQLite errors as `Trouble`."""

    def execute(self, sql: str, values: Any = ()) -> Self:
        try:
            return super().execute(sql, values)
        except SQLITE_ERRORS as error:
            raise to_trouble(error) from error

    def executemany(self, sql: str, values: Iterable[Any]) -> Self:
        try:
            return super().executemany(sql, values)
        except SQLITE_ERRORS as error:
            raise to_trouble(error) from error

    def __next__(self) -> Any:
        try:
            return super().__next__()
        except SQLITE_ERRORS as error:
            raise to_trouble(error) from error

    def fetchone(self) -> Any:
        try:
            return super().fetchone()
        except SQLITE_ERRORS as error:
            raise to_trouble(error) from error

    def fetchall(self) -> list[Any]:
        try:
            return super().fetchall()
        except SQLITE_ERRORS as error:
            raise to_trouble(error) from error


class File(sqlite3.Connection):
    """Connection in autocommit mode; statements that belong together run under `writing`."""

    def __init__(self, path: str, **options: Any) -> None:
        # a `file:` URI opens an existing file only
        super().__init__(path, timeout=BUSY_TIMEOUT, isolation_level=None, uri=path.startswith("file:"), **options)
        self.text_factory = DECODE
        self.path: Path | None = None
        self._identity = (0, 0)

    def execute(self, sql: str, values: Any = ()) -> Rows:
        return self.cursor(Rows).execute(sql, values)

    def executemany(self, sql: str, values: Iterable[Any]) -> Rows:
        return self.cursor(Rows).executemany(sql, values)

    def remember_path(self, path: Path) -> None:
        """Remember the path and the inode of the open file, to notice when it is deleted or replaced."""
        self.path, self._identity = path, _identity(path)

    @property
    def still_at_path(self) -> bool:
        """Whether the open file still lies at its path. Writes to a deleted file succeed, and are lost."""
        return self.path is None or _identity(self.path) == self._identity


def _identity(path: Path) -> tuple[int, int]:
    try:
        found = os.stat(path)  # noqa: PTH116  called at every tap: twice as fast as pathlib
    except FileNotFoundError:
        return (0, 0)
    return found.st_dev, found.st_ino


def opened(path: Path, now: Callable[[], datetime]) -> File:
    """Open or create the database and migrate it; raises `NewerFile`, without changing it, where it is too new.

    A tap is durable as soon as it is shown: the write-ahead log survives a killed app, and `synchronous = FULL` flushes
    the log at every commit, so that it survives a power loss too. docs/decisions/0005-every-tap-is-a-row.md has the
    cost.
    """
    if str(path) != MEMORY:
        _prepare_folder(path)
        make_private(path)
    with translate_errors():
        file = sqlite3.connect(str(path), factory=File)
    try:
        _refuse_newer(file)
        if str(path) != MEMORY:
            _back_up(file, path, now)
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("PRAGMA journal_mode = WAL")
        migrate(file)
        if str(path) != MEMORY:
            file.remember_path(path)
    except BaseException:
        file.close()
        raise
    return file


#: Path of an in-memory database.
MEMORY = ":memory:"


def is_empty(path: Path) -> bool:
    """Whether the file is missing or empty."""
    return not path.exists() or path.stat().st_size == 0


def make_private(path: Path) -> None:
    """Create the file readable by its owner only, unless it exists; SQLite gives its log the same mode."""
    with suppress(OSError):  # it exists, or cannot be created: opening it reports that
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    keep_private(path)


def keep_private(path: Path) -> None:
    """Restrict a database and its log to their owner, by path: opening and closing it would drop SQLite's locks."""
    for end in ("", *COMPANIONS):
        with suppress(OSError):  # owned by another user
            if stat.S_IMODE(os.stat(f"{path}{end}").st_mode) & ~OWNER_ONLY:  # noqa: PTH116
                os.chmod(f"{path}{end}", OWNER_ONLY)  # noqa: PTH101


def damaged_files(path: Path) -> list[Path]:
    """Databases that were set aside as damaged, oldest first."""
    found = path.parent.glob(f"{path.stem}-damaged-*{path.suffix}")
    numbered = [(file.stem.removeprefix(f"{path.stem}-damaged-"), file) for file in found]
    return [file for _, file in sorted((int(number), file) for number, file in numbered if number.isdecimal())]


def _prepare_folder(path: Path) -> None:
    """Create the folder for a new database; raises `Damaged` where backups or logs show that one existed before."""
    with translate_errors():
        if is_empty(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            traces = [*path.parent.glob(f"{BACKUPS}/*.db"), *damaged_files(path), Path(f"{path}-wal")]
            if not all(map(is_empty, traces)):
                raise Damaged("the file was deleted")


def _back_up(file: File, path: Path, now: Callable[[], datetime]) -> None:
    """Back up a database with an older schema before it is migrated."""
    if 0 < version_of(file) < max(MIGRATIONS):
        from records.backup import back_up, day_of

        back_up(path, day_of(now()))


@contextmanager
def writing(file: File) -> Iterator[None]:
    """Transaction: commits at the end, rolls back on any exception; within another one it is part of that."""
    if file.in_transaction:
        yield
        return
    if not file.still_at_path:
        raise Damaged("the file was deleted")
    # take the write lock before reading, so that what is read cannot change until the commit
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:  # a full disk may have rolled back already
            file.execute("ROLLBACK")
        raise


def version_of(file: File) -> int:
    version: int = file.execute("PRAGMA user_version").fetchone()[0]
    return version


def _refuse_newer(file: File) -> None:
    if (version := version_of(file)) > max(MIGRATIONS):
        raise NewerFile(version, max(MIGRATIONS))


def migrate(file: File, to: int | None = None) -> None:
    """Run the migrations that are missing, in order, each in a transaction of its own."""
    for version, change in MIGRATIONS.items():
        if version_of(file) < version and (to is None or version <= to):
            with writing(file):
                change(file)
                # a PRAGMA takes no parameters
                file.execute(f"PRAGMA user_version = {version:d}")


def text_of(moment: datetime) -> str:
    """A timestamp as it is stored: UTC in ISO format, so that texts sort by time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def moment(text: object) -> datetime:
    """Parse a stored timestamp; raises `ValueError` where it is corrupt."""
    parsed = datetime.fromisoformat(text) if isinstance(text, str) else None
    if parsed is None or parsed.tzinfo is None or parsed.year not in YEARS:
        raise ValueError("corrupt timestamp")
    return parsed


def as_text(value: object) -> str:
    """Check that a stored value is text; raises `ValueError` where it is corrupt."""
    if not isinstance(value, str):
        raise ValueError("corrupt text")
    return value


def later_than(now: datetime, moments: Iterable[object]) -> str:
    """Timestamp for now, but later than all the given ones: the clock may be set back."""
    later = []
    for text in moments:
        with suppress(ValueError):
            later.append(moment(text) + timedelta.resolution)
    # at the maximum nothing can be later: ignore timestamps that are implausibly far ahead
    if later and max(later).year not in YEARS:
        later = [each for each in later if each <= now + MAX_CLOCK_ERROR]
    return text_of(max([now, *later]))
