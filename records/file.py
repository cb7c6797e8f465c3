"""The file in which everything is kept: opened safely, and brought up to date step by step."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

#: How often the switch to a write-ahead log is tried anew.
MOST_OPENING = 20


class NewerFile(Exception):
    """A newer Elvaland wrote this file; this one leaves it as it is."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the file is of version {version}, and only those up to {known} are known here")
        self.version = version
        self.known = known


def opened(path: Path) -> sqlite3.Connection:
    """The file at that path, made where there is none; raises `NewerFile` without a change to it.

    A tap is safe as soon as it is on the screen. In a write-ahead log a killed app loses nothing, and with
    `synchronous = FULL` the log reaches the disk at every tap, so that an empty battery loses nothing either.
    docs/decisions/0005-every-tap-is-a-row.md says what that costs.
    """
    # no transaction begins by itself: what belongs together is written under `writing`
    file = sqlite3.connect(path, isolation_level=None)
    try:
        _refuse_newer(file)
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("PRAGMA synchronous = FULL")
        _log_ahead(file)
        _migrate(file)
    except BaseException:
        file.close()
        raise
    return file


@contextmanager
def writing(file: sqlite3.Connection) -> Iterator[None]:
    """Everything inside is written at once, or nothing of it."""
    # the lock is taken before anything is read: what is read stays true until it is written
    file.execute("BEGIN IMMEDIATE")
    with file:
        yield


def _log_ahead(file: sqlite3.Connection) -> None:
    """A new file gets its write-ahead log; an older one has it already."""
    for _ in range(MOST_OPENING):
        with suppress(sqlite3.OperationalError):
            file.execute("PRAGMA journal_mode = WAL")
            return
        # of several who open a new file at once SQLite turns some away here, and only here does not let them wait
        with writing(file):
            pass
    file.execute("PRAGMA journal_mode = WAL")


def _version(file: sqlite3.Connection) -> int:
    version: int = file.execute("PRAGMA user_version").fetchone()[0]
    return version


def _refuse_newer(file: sqlite3.Connection) -> None:
    if (version := _version(file)) > len(MIGRATIONS):
        raise NewerFile(version, len(MIGRATIONS))


def _migrate(file: sqlite3.Connection) -> None:
    """Every change since the file was written, in order, each as a whole."""
    for version, change in enumerate(MIGRATIONS, start=1):
        with writing(file):
            # somebody else may have opened the file at the same moment, and been faster
            if _version(file) < version:
                change(file)
                # a pragma takes no parameter
                file.execute(f"PRAGMA user_version = {version:d}")


def _drafts_and_tables(file: sqlite3.Connection) -> None:
    """Drafts with their steps, finished tables, names and settings."""
    file.execute(
        """CREATE TABLE drafts (
            id INTEGER PRIMARY KEY,
            step INTEGER NOT NULL,
            place TEXT NOT NULL,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            closed INTEGER NOT NULL DEFAULT 0)"""
    )
    file.execute(
        """CREATE TABLE steps (
            draft INTEGER NOT NULL REFERENCES drafts,
            step INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            place TEXT NOT NULL,
            PRIMARY KEY (draft, step))"""
    )
    # a table that comes from elsewhere will have no draft
    file.execute(
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            draft INTEGER UNIQUE REFERENCES drafts,
            sheet TEXT NOT NULL,
            finished TEXT NOT NULL,
            rules INTEGER NOT NULL,
            result TEXT NOT NULL)"""
    )
    # the draft at which a name was seated last tells the order, whatever the clock says
    file.execute(
        """CREATE TABLE names (
            name TEXT PRIMARY KEY,
            draft INTEGER NOT NULL REFERENCES drafts,
            seat INTEGER NOT NULL)"""
    )
    file.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")


#: What a file went through, forward only: the version of a file is how many of these it has behind it.
MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [_drafts_and_tables]
