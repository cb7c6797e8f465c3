"""One Elvaland at a time: two that show the same table would each count on without the taps of the other."""

import sqlite3
from pathlib import Path

from records.file import File
from records.trouble import LOCKED, AlreadyOpen, NotKept, told


def lock_file(path: Path) -> File:
    """Hold the file until this lock is closed, or its process ends; raises `AlreadyOpen` where another holds it."""
    with told():
        path.parent.mkdir(parents=True, exist_ok=True)
        held: File = sqlite3.connect(str(path.with_suffix(".lock")), factory=File)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except NotKept as refusal:
        held.close()
        raise (AlreadyOpen() if refusal.why == LOCKED else refusal) from refusal
    return held
