"""One Elvaland at a time: two that show the same table would each count on without the taps of the other."""

import sqlite3
from pathlib import Path

from records.file import MEMORY, File
from records.trouble import LOCKED, AlreadyOpen, NotKept, translate_errors


def lock_file(path: Path) -> File:
    """Hold the file until this lock is closed, or its process ends; raises `AlreadyOpen` where another holds it."""
    with translate_errors():
        if str(path) != MEMORY:
            path.parent.mkdir(parents=True, exist_ok=True)
            path = path.with_suffix(".lock")
        held: File = sqlite3.connect(str(path), factory=File)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except NotKept as refusal:
        held.close()
        raise (AlreadyOpen() if refusal.why == LOCKED else refusal) from refusal
    return held
