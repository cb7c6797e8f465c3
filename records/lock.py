"""Single-instance lock: two instances on one file would overwrite each other's taps."""

import sqlite3
from pathlib import Path

from records.file import MEMORY, File
from records.trouble import LOCKED, AlreadyOpen, NotKept, translate_errors


def lock_file(path: Path) -> File:
    """Hold an exclusive lock until it is closed or the process ends; raises `AlreadyOpen` where it is taken."""
    with translate_errors():
        if str(path) != MEMORY:
            path.parent.mkdir(parents=True, exist_ok=True)
            path = path.with_suffix(".lock")
        lock: File = sqlite3.connect(str(path), factory=File)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except NotKept as refusal:
        lock.close()
        raise (AlreadyOpen() if refusal.why == LOCKED else refusal) from refusal
    return lock
