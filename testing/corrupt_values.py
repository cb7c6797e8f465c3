"""Corrupts single values in a way that SQLite does not notice, and reads everything that screens read."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from records import NotKept, Records
from records.exchange import exported_settings
from scoring import score
from testing.sheets import SHEETS
from views.history.view import tables_of, terms

TABLES = ("drafts", "steps", "answers", "settings", "players", "tables", "versions", "seats", "points")

#: Corrupt values, as SQL expressions.
NOISE = {
    "nothing": "NULL",
    "an empty text": "''",
    "a text": "'noise'",
    "no text": "CAST(x'ff00c328' AS TEXT)",
    "signs that are not written": "char(7, 0, 8238)",
    "bytes": "x'00ff'",
    "zero": "0",
    "a number": "7",
    "a huge number": "9223372036854775807",
    "below zero": "-9223372036854775808",
    "a fraction": "1.5",
    "a list": "'[1, {}, \"x\"]'",
    "an object": "'{\"warrior\": null}'",
    "another object": '\'{"warrior": 1e9, "hunter": true}\'',
    "the last moment": "'9999-12-31T23:59:59.999999+00:00'",
    "a moment of nowhere": "'2026-11-18T21:00:00.000000'",
    "another game": "'vedrfolnir'",
}


class Corruption(NamedTuple):
    table: str
    column: str
    noise: str
    everywhere: bool

    def __str__(self) -> str:
        return f"{self.noise} in {'each' if self.everywhere else 'one'} of {self.table}.{self.column}"


def columns(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as file:
        return [
            (table, name) for table in TABLES for _, name, *_ in file.execute(f"PRAGMA table_info({table})").fetchall()
        ]


def corrupt_value(path: Path, corruption: Corruption) -> bool:
    """Write a corrupt value regardless of NOT NULL; returns False where a unique constraint prevents it."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = ?", (corruption.table,))
        file.commit()
    where = (
        ""
        if corruption.everywhere
        else f"WHERE {corruption.column} = (SELECT max({corruption.column}) FROM {corruption.table})"
    )
    with closing(sqlite3.connect(path)) as file, suppress(sqlite3.IntegrityError), file:
        return (
            file.execute(
                f"UPDATE {corruption.table} SET {corruption.column} = {NOISE[corruption.noise]} {where}"
            ).rowcount
            > 0
        )
    return False


def read_everything(records: Records, folder: Path) -> None:
    """Call every query of the screens; they must raise documented exceptions only."""
    history, people = records.history, records.people
    for draft in records.drafts():
        records.is_open(draft)
        history.of_draft(draft)
        records.undo(draft)
        records.redo(draft)
    records.last()
    for name in (*exported_settings(), "here"):
        records.setting(name)
    called = people.called()
    for typed in ("", "anne", "nidavellir 2026", "lyon note"):
        found = history.tables(terms(typed, called))
        assert history.how_many(terms(typed, called)) == len(found)
    for table in history.tables():
        assert history.table(table.id) == table
        history.broken_records(table)
        history.uid(table.id)
        for version in history.versions(table.id):
            assert history.version(version.id) == version
            with suppress(ValueError):
                history.result(version.id)
    history.years()
    history.locations()
    for game in history.games():
        history.bests(*game)
    for name in people.names():
        people.player(name)
    people.unreadable()
    for person in people.everybody():
        assert people.person_of(person.id) == person.id
        people.name(person.id)
        people.present_name(person.id)
        people.uid(person.id)
        career = people.career(person.id)
        for sitting in career.sittings:
            assert len(career.points(sitting.game, sitting.mode)) <= len(career.sittings)
        history.how_many(tables_of(person.id))
    records.exchange.write(folder / "data")


def count_on(records: Records) -> None:
    """Check that tables can still be counted and finished."""
    for draft in records.drafts():
        with suppress(NotKept):
            records.history.keep(records.tap(draft, draft.sheet), score(draft.sheet))
    draft = records.begin(SHEETS[0], "")
    records.history.keep(draft, score(SHEETS[0]))
    records.close_draft(draft)
