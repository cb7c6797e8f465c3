"""Storage errors: SQLite and OS errors mapped to a few exceptions that screens can explain."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

#: Reasons of `NotKept`: disk full, locked by another process, read-only, any other.
FULL, LOCKED, READ_ONLY, OTHER = "full", "locked", "read_only", "other"
#: Further ones: what was written could not be read again; a draft was closed or deleted.
UNREADABLE, DRAFT_CLOSED = "unreadable", "draft_closed"

SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: FULL,
    # an exhausted quota, or no space for the shared-memory index of the log
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
OS_REASONS = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}
CORRUPT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


#: What SQLite raises; `UnicodeDecodeError` when its own message is corrupt.
SQLITE_ERRORS = sqlite3.Error, UnicodeDecodeError


class Trouble(Exception):
    """Base class of storage errors; what was committed before is intact."""


class NotKept(Trouble):
    """A read or write failed; `why` has the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Damaged(Trouble):
    """The database is corrupt or was deleted; `records.rescue` repairs it."""


class AlreadyOpen(Trouble):
    """Another instance has the database open."""


class NewerFile(Trouble):
    """The database was written by a newer version of the app; it is left unchanged."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the file is of version {version}, and only those up to {known} are known here")
        self.version = version
        self.known = known


def to_trouble(error: sqlite3.Error | UnicodeDecodeError) -> Exception:
    """Map a SQLite error to `Trouble`; programming errors are returned unchanged."""
    if isinstance(error, UnicodeDecodeError):
        return Damaged(str(error))
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # a missing table or column means a corrupt schema
    if code & 0xFF in CORRUPT or (code == sqlite3.SQLITE_ERROR and str(error).startswith("no such ")):
        return Damaged(str(error))
    if isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
        return NotKept(SQLITE_REASONS.get(code) or SQLITE_REASONS.get(code & 0xFF, OTHER))
    return error


@contextmanager
def translate_errors() -> Iterator[None]:
    """Context manager that raises OSError and sqlite3.Error as `Trouble`."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise to_trouble(error) from error
    except OSError as error:
        raise NotKept(OS_REASONS.get(error.errno or 0, OTHER)) from error
