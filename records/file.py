"""The file in which everything is kept: opened safely, and brought up to date step by step."""

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
from records.trouble import REFUSED, Damaged, NewerFile, of, translate_errors

#: Seconds that a tap waits for another program which writes at the same moment: longer looks like a frozen screen.
PATIENCE = 1.0

#: Noise in a text is no reason to stop reading; whoever reads it says what is wrong with it.
TEXT = partial(str, encoding="utf-8", errors="replace")

#: What lies beside a file while somebody has it open.
COMPANIONS = ("-wal", "-shm")

#: Only the owner reads and writes.
OWN = 0o600

#: The years that a file may tell of.
YEARS = range(1970, 3000)

#: A clock may be wrong, but hardly by more.
A_YEAR = timedelta(days=365)

#: In this folder beside the file lie its backups.
BACKUPS = "backups"


class Rows(sqlite3.Cursor):
    """What a question to the file finds; what goes wrong is told as trouble."""

    def execute(self, sql: str, values: Any = ()) -> Self:
        try:
            return super().execute(sql, values)
        except REFUSED as error:
            raise of(error) from error

    def executemany(self, sql: str, values: Iterable[Any]) -> Self:
        try:
            return super().executemany(sql, values)
        except REFUSED as error:
            raise of(error) from error

    def __next__(self) -> Any:
        try:
            return super().__next__()
        except REFUSED as error:
            raise of(error) from error

    def fetchone(self) -> Any:
        try:
            return super().fetchone()
        except REFUSED as error:
            raise of(error) from error

    def fetchall(self) -> list[Any]:
        try:
            return super().fetchall()
        except REFUSED as error:
            raise of(error) from error


class File(sqlite3.Connection):
    """A file that somebody has open; no transaction begins by itself: what belongs together is under `writing`."""

    def __init__(self, path: str, **options: Any) -> None:
        # a path that begins so names a file which must be there already
        super().__init__(path, timeout=PATIENCE, isolation_level=None, uri=path.startswith("file:"), **options)
        self.text_factory = TEXT
        self.place: Path | None = None
        self._identity = (0, 0)

    def execute(self, sql: str, values: Any = ()) -> Rows:
        return self.cursor(Rows).execute(sql, values)

    def executemany(self, sql: str, values: Iterable[Any]) -> Rows:
        return self.cursor(Rows).executemany(sql, values)

    def stands_at(self, path: Path) -> None:
        """The file has this path as long as it is open; else it was deleted, or another one lies there."""
        self.place, self._identity = path, _identity(path)

    @property
    def is_there(self) -> bool:
        """Whether what is written now will be found again: an open file can be written to after it was deleted."""
        return self.place is None or _identity(self.place) == self._identity


def _identity(path: Path) -> tuple[int, int]:
    try:
        found = os.stat(path)  # noqa: PTH116  at every tap: half as long as through a Path
    except FileNotFoundError:
        return (0, 0)
    return found.st_dev, found.st_ino


def opened(path: Path, now: Callable[[], datetime]) -> File:
    """The file at that path, made where there is none; raises `NewerFile` without a change to it.

    A tap is safe as soon as it is on the screen. In a write-ahead log a killed app loses nothing, and with
    `synchronous = FULL` the log reaches the disk at every tap, so that an empty battery loses nothing either.
    docs/decisions/0005-every-tap-is-a-row.md says what that costs.
    """
    if str(path) != MEMORY:
        _find(path)
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
            file.stands_at(path)
    except BaseException:
        file.close()
        raise
    return file


#: No file at all, for as long as somebody looks.
MEMORY = ":memory:"


def blank(path: Path) -> bool:
    """Whether nothing was ever written there, or everything is gone."""
    return not path.exists() or path.stat().st_size == 0


def make_private(path: Path) -> None:
    """A file that nobody else can read, where there is none yet; SQLite makes the log beside it alike."""
    with suppress(OSError):  # it is there, or cannot be: whoever opens it says so
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    keep_private(path)


def keep_private(path: Path) -> None:
    """Let nobody else read a file and its log; it is not opened, as to close it would end SQLite's locks on it."""
    for end in ("", *COMPANIONS):
        with suppress(OSError):  # somebody else's
            if stat.S_IMODE(os.stat(f"{path}{end}").st_mode) & ~OWN:  # noqa: PTH116
                os.chmod(f"{path}{end}", OWN)  # noqa: PTH101


def damaged_files(path: Path) -> list[Path]:
    """Those that were set aside, the first one first."""
    found = path.parent.glob(f"{path.stem}-damaged-*{path.suffix}")
    numbered = [(file.stem.removeprefix(f"{path.stem}-damaged-"), file) for file in found]
    return [file for _, file in sorted((int(number), file) for number, file in numbered if number.isdecimal())]


def _find(path: Path) -> None:
    """Where there is no file, there is a place for one; but one that was there once is missed."""
    with translate_errors():
        if blank(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            traces = [*path.parent.glob(f"{BACKUPS}/*.db"), *damaged_files(path), Path(f"{path}-wal")]
            if not all(map(blank, traces)):
                raise Damaged("the file is gone")


def _back_up(file: File, path: Path, now: Callable[[], datetime]) -> None:
    """What an older Elvaland wrote is kept as it was, before it changes."""
    if 0 < version_of(file) < max(MIGRATIONS):
        from records.backup import back_up, day_of

        back_up(path, day_of(now()))


@contextmanager
def writing(file: File) -> Iterator[None]:
    """Everything inside is written at once, or nothing of it."""
    if not file.is_there:
        raise Damaged("the file is gone")
    # the lock is taken before anything is read: what is read stays true until it is written
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:  # a full disk may have taken everything back already
            file.execute("ROLLBACK")
        raise


def version_of(file: File) -> int:
    version: int = file.execute("PRAGMA user_version").fetchone()[0]
    return version


def _refuse_newer(file: File) -> None:
    if (version := version_of(file)) > max(MIGRATIONS):
        raise NewerFile(version, max(MIGRATIONS))


def migrate(file: File, to: int | None = None) -> None:
    """Every change since the file was written, in order, each as a whole."""
    for version, change in MIGRATIONS.items():
        if version_of(file) < version and (to is None or version <= to):
            with writing(file):
                change(file)
                # a pragma takes no parameter
                file.execute(f"PRAGMA user_version = {version:d}")


def text_of(moment: datetime) -> str:
    """A moment as the file writes it: of two such texts, the later moment is the greater one."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def moment(text: object) -> datetime:
    """The moment again; a `ValueError` where noise lies in its stead."""
    told = datetime.fromisoformat(text) if isinstance(text, str) else None
    if told is None or told.tzinfo is None or told.year not in YEARS:
        raise ValueError("no moment")
    return told


def as_text(value: object) -> str:
    """What was written as a text; a `ValueError` where noise lies in its stead."""
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def after(now: datetime, moments: Iterable[object]) -> str:
    """Now as the file writes it, and in any case later than what is written there: a clock may be set back."""
    later = []
    for text in moments:
        with suppress(ValueError):
            later.append(moment(text) + timedelta.resolution)
    if later and max(later).year not in YEARS:  # nothing can be later: what a clock may tell goes before it
        later = [each for each in later if each <= now + A_YEAR]
    return text_of(max([now, *later]))
