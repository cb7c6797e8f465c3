"""Databases written by earlier versions open with all their content."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from records import Records
from records import file as records_file
from records.backup import is_sound
from records.file import text_of
from records.migrations import MIGRATIONS
from scoring import people, read, score, write
from scoring.earlier_rules import as_by_rules
from scoring.keeping import written
from testing.migration import LATEST, NEWEST, VERSION_2, VERSIONS, add_sizes, schema_with


def test_there_is_a_file_of_every_version() -> None:
    assert [int(file.stem) for file in sorted(VERSIONS.glob("*.db"))] == list(MIGRATIONS)
    assert list(MIGRATIONS) == list(range(2, LATEST + 1))


@pytest.fixture(params=product(MIGRATIONS, (False, True)), ids=str)
def records(path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Records]:
    """An opened database of each version, perhaps with a schema that changed since."""
    version, changed = request.param
    if changed:
        monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    shutil.copy(VERSIONS / f"{version}.db", path)
    with closing(Records(path)) as records:
        yield records


def rows(sql: str, version: Path = VERSION_2) -> list[Any]:
    with closing(sqlite3.connect(version)) as file:
        return file.execute(sql).fetchall()


def test_a_new_file_has_the_same_schema(path: Path) -> None:
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    indexes = "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name"
    Records(path).close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(tables).fetchall() == rows(tables, NEWEST)
        assert file.execute(indexes).fetchall() == rows(indexes, NEWEST)
        for (table,) in rows(tables, NEWEST):
            for pragma in (f"table_info({table})", f"foreign_key_list({table})"):
                assert file.execute(f"PRAGMA {pragma}").fetchall() == rows(f"PRAGMA {pragma}", NEWEST)


def test_a_file_of_this_version_is_sound_and_stays_as_it_is(path: Path) -> None:
    shutil.copy(NEWEST, path)
    assert is_sound(path)
    Records(path).close()
    with closing(sqlite3.connect(path)) as after, closing(sqlite3.connect(NEWEST)) as before:
        assert list(after.iterdump()) == list(before.iterdump())


@pytest.mark.many_cases
def test_every_version_of_every_table_is_as_it_was_scored(records: Records) -> None:
    was = rows(
        """SELECT tables.id, tables.finished, sheet, versions.id = version FROM tables
        JOIN versions ON of_table = tables.id WHERE NOT deleted ORDER BY finished DESC, kept"""
    )
    assert len(was) == 8
    told = [
        (table.id, text_of(table.finished), write(records.history.result(id).sheet), id == table.version)
        for table in records.history.tables()
        for id in (version.id for version in records.history.versions(table.id))
    ]
    # renamed players have their present names
    assert told == [(id, finished, text.replace('"P0"', '"Anne"'), counts) for id, finished, text, counts in was]
    for table in records.history.tables():
        result = records.history.result(table.version)
        (rules,) = {version.rules for version in records.history.versions(table.id) if version.id == table.version}
        assert written(result) == written(as_by_rules(rules, score(result.sheet)))
        assert table.totals == tuple(player.total for player in result.players)
        assert table.winners == result.winners


def test_what_was_told_corrected_or_deleted_is_so(records: Records) -> None:
    tables = {table.id: table for table in records.history.tables()}
    assert [(id, table.location, table.note) for id, table in tables.items() if table.location] == [
        (7, "chez Anne", "une belle soirée")
    ]
    assert [id for id, table in tables.items() if table.corrections] == [5]
    assert 6 not in tables
    records.history.restore(6)
    assert records.history.table(6)


def test_everybody_is_there_with_their_tables(records: Records) -> None:
    everybody = {person.name: (person.tables, person.wins) for person in records.people.everybody()}
    assert everybody == {"Anne": (6, 3), "P1": (6, 1), "P2": (3, 1), "P3": (3, 1), "P4": (1, 0), "Gustave": (0, 0)}
    # renamed and merged: a name that is another name of a person finds that person
    assert records.people.person_of(records.people.player("Nanou")) == records.people.player("Anne") == 1
    assert len(records.people.career(1).sittings) == 6


def test_drafts_keep_every_tap(records: Records) -> None:
    counted, at_its_result, correction = records.drafts()
    assert (counted.step, counted.steps, counted.position) == (2, 4, "pad 3")
    steps = [sheet for (sheet,) in rows(f"SELECT sheet FROM steps WHERE draft = {counted.id} ORDER BY step")]
    for text in steps[3:]:
        counted = records.redo(counted)
        assert write(counted.sheet) == text
    while counted.can_undo:
        counted = records.undo(counted)
    assert write(counted.sheet) == steps[0]
    assert records.history.of_draft(at_its_result) == records.history.tables()[0]
    assert correction.corrects == 4


def test_names_of_drafts_are_those_of_people(records: Records) -> None:
    sitting = [draft.sheet.players[seat].name for draft in records.drafts() for seat in people(draft.sheet)]
    assert set(sitting) <= set(records.people.names())
    assert "Anne" in sitting


def test_settings_are_there(records: Records) -> None:
    kept = {name: records.setting(name) for name in ("settings", "shield_track", "here")}
    assert kept == dict(rows("SELECT name, value FROM settings"))
    assert kept["shield_track"] == '{"4": 18, "5": 26}'


def test_the_sheets_of_every_tap_can_be_read(records: Records) -> None:
    assert records.drafts()
    assert all(read(sheet) for (sheet,) in rows("SELECT sheet FROM steps"))


def test_details_are_known_since_version_5(path: Path) -> None:
    for version, minutes, excluded in ((4, 0, False), (5, 48, True)):
        shutil.copy(VERSIONS / f"{version}.db", path)
        with closing(Records(path)) as records:
            records.history.restore(6)
            tables = {table.id: table for table in records.history.tables()}
            assert (tables[7].minutes, tables[6].excluded) == (minutes, excluded)
            assert sum(table.minutes for table in tables.values()) == minutes
            assert sum(table.excluded for table in tables.values()) == excluded


def test_who_began_is_known_since_version_3(path: Path) -> None:
    for version, starters, drafts in ((2, {None}, {""}), (3, {None, 1}, {"", "P1"})):
        shutil.copy(VERSIONS / f"{version}.db", path)
        with closing(Records(path)) as records:
            # a player who was merged into another is that one
            assert {table.starter for table in records.history.tables()} == starters
            assert {draft.starter for draft in records.drafts()} == drafts
