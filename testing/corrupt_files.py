"""Corrupts files: random pages, truncation, replaced bytes."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

PAGE = 4096


def overwrite(path: Path, *tables: str, noise: str = "noise") -> None:
    """Overwrite the root pages of some tables with random bytes."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = [
            page
            for table in tables
            for (page,) in file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchall()
        ]
    assert len(pages) == len(tables)
    write_noise(path, pages, Random(noise))


def write_noise(path: Path, pages: list[int], random: Random) -> None:
    """Overwrite pages with random bytes; pages count from 1."""
    with path.open("rb+") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(random.randbytes(PAGE))


def put(path: Path, there: bytes, instead: bytes) -> None:
    """Replace all occurrences of some bytes."""
    content = path.read_bytes()
    assert there in content
    path.write_bytes(content.replace(there, instead))


def cut(path: Path, length: int) -> None:
    with path.open("rb+") as file:
        file.truncate(length)
