"""A made-up schema migration, and a file that does not have it yet."""

import sqlite3
from collections.abc import Callable

from records.migrations import MIGRATIONS
from testing.rooms import ROOT

VERSIONS = ROOT / "tests/records/versions"
#: A database with rows in every table, written at commit 45e8575.
VERSION_2 = VERSIONS / "2.db"

LATEST = max(MIGRATIONS)
#: The same database as this version has it, besides what only this version stores.
NEWEST = VERSIONS / f"{LATEST}.db"


def schema_with(*changes: Callable[[sqlite3.Connection], object]) -> dict[int, Callable[[sqlite3.Connection], object]]:
    """`MIGRATIONS` with more migrations appended."""
    return {**MIGRATIONS, **dict(enumerate(changes, start=LATEST + 1))}


def add_sizes(file: sqlite3.Connection) -> None:
    """A slow migration: adds the length of each sheet, row by row."""
    file.execute("ALTER TABLE steps ADD COLUMN size INTEGER NOT NULL DEFAULT 0")
    for draft, step, sheet in file.execute("SELECT draft, step, sheet FROM steps").fetchall():
        file.execute("UPDATE steps SET size = ? WHERE draft = ? AND step = ?", (len(sheet), draft, step))
