"""What can go wrong with the file, told so that a screen can say it."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

#: Why something is not kept: no room, another program that writes, a file that may only be read, anything else;
#: or a table that could not be read back, or that is counted no longer.
FULL, LOCKED, READ_ONLY, OTHER, UNREADABLE, GONE = "full", "locked", "read_only", "other", "unreadable", "gone"

WHY = {
    sqlite3.SQLITE_FULL: FULL,
    # a quota that is used up, and no room for the log's index
    sqlite3.SQLITE_IOERR_WRITE: FULL,
    sqlite3.SQLITE_IOERR_FSYNC: FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_PROTOCOL: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_AUTH: READ_ONLY,
}
OF_THE_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


#: How SQLite says no; where noise lies in what it would say, Python can read only that.
REFUSED = sqlite3.Error, UnicodeDecodeError


class Trouble(Exception):
    """The file is not as it should be; everything that was kept before still is."""


class NotKept(Trouble):
    """This last thing was not kept, or not read: why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Damaged(Trouble):
    """The file makes no sense any more, or it is gone: `records.rescue` sets that right."""


class AlreadyOpen(Trouble):
    """Another Elvaland has this file open."""


class NewerFile(Trouble):
    """A newer Elvaland wrote this file; this one leaves it as it is."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the file is of version {version}, and only those up to {known} are known here")
        self.version = version
        self.known = known


def of(error: sqlite3.Error | UnicodeDecodeError) -> Exception:
    """What SQLite says, as the screens tell it; what only a mistake of ours can bring about stays as it is."""
    if isinstance(error, UnicodeDecodeError):
        return Damaged(str(error))
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # a table of ours that is not there was there once
    if code & 0xFF in DAMAGE or (code == sqlite3.SQLITE_ERROR and str(error).startswith("no such ")):
        return Damaged(str(error))
    if isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
        return NotKept(WHY.get(code) or WHY.get(code & 0xFF, OTHER))
    return error


@contextmanager
def translate_errors() -> Iterator[None]:
    """What the system or SQLite refuses inside, is trouble."""
    try:
        yield
    except REFUSED as error:
        raise of(error) from error
    except OSError as error:
        raise NotKept(OF_THE_SYSTEM.get(error.errno or 0, OTHER)) from error
