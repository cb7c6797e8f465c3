"""A file of every earlier version is brought up to date, and nothing of it is lost."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from records.file import text_of
from records.migrations import MIGRATIONS
from scoring import people, read, score, write
from scoring.keeping import written

VERSIONS = Path(__file__).parent / "versions"


def sheets_of_the_first_version() -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(VERSIONS / "1.db")) as file:
        return file.execute("SELECT sheet, finished, result FROM tables ORDER BY finished DESC, id DESC").fetchall()


def test_there_is_a_file_of_every_earlier_version() -> None:
    assert [int(file.stem) for file in sorted(VERSIONS.glob("*.db"))] == list(range(1, len(MIGRATIONS)))


@pytest.fixture
def first(path: Path) -> Path:
    shutil.copy(VERSIONS / "1.db", path)
    return path


def test_finished_tables_of_the_first_version_stay_as_they_were_scored(first: Path) -> None:
    with closing(Records(first)) as records:
        tables = records.history.tables()
        kept = [records.history.result(table.version) for table in tables]
    was = sheets_of_the_first_version()
    assert [(write(result.sheet), written(result)) for result in kept] == [(sheet, told) for sheet, _, told in was]
    assert [text_of(table.finished) for table in tables] == [finished for _, finished, _ in was]
    for table, result in zip(tables, kept, strict=True):
        assert table.totals == tuple(player.total for player in score(result.sheet).players)
        assert (table.names, table.winners) == (tuple(player.name for player in result.players), result.winners)


def test_names_of_the_first_version_become_people(first: Path) -> None:
    with closing(Records(first)) as records:
        everybody = {person.name: person.tables for person in records.people.everybody()}
        assert set(records.people.names()) == set(everybody)
    sat = [name for sheet, *_ in sheets_of_the_first_version() for name in names(sheet)]
    assert {name: count for name, count in everybody.items() if count} == {name: sat.count(name) for name in sat}
    # the others sat down where nothing was finished; a god is nobody
    assert set(everybody) == {*sat, "Anne", "Zoé", "Bruno"}


def names(text: str) -> list[str]:
    sheet = read(text)
    return [sheet.players[seat].name for seat in people(sheet)]


def test_drafts_of_the_first_version_keep_every_tap(first: Path) -> None:
    with closing(Records(first)) as records:
        at_its_result, being_counted = records.drafts()
        assert (being_counted.step, being_counted.steps, being_counted.place) == (2, 3, "pad 2")
        assert records.redo(being_counted).sheet.expansions == ("idavoll",)
        assert records.setting("settings") == '{"language": "fr", "theme": "light"}'
        table = records.history.of_draft(at_its_result)
        assert table
        assert table.id == records.history.tables()[0].id


def spoil(path: Path, change: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute(change).rowcount == 1


def test_a_table_of_the_first_version_that_can_no_longer_be_read_is_shown_nowhere_and_stays(first: Path) -> None:
    spoil(first, "UPDATE tables SET sheet = '{' WHERE id = 1")
    with closing(Records(first)) as records:
        assert sorted(table.id for table in records.history.tables()) == list(range(2, 13))
        assert sum(person.tables for person in records.people.everybody()) > 0
    with closing(sqlite3.connect(first)) as file:
        assert file.execute("SELECT of_table, sheet FROM versions WHERE id = 1").fetchone() == (1, "{")


def test_whoever_sat_where_nothing_can_be_read_any_more_is_taken_for_somebody(first: Path) -> None:
    """A god as well: better one name too many than a player who is missed."""
    spoil(first, "UPDATE steps SET sheet = '{' WHERE draft = 6 AND step = 0")
    with closing(Records(first)) as records:
        assert {"Brynhildr", "Valhalla", "Heilheim", "Anne"} <= set(records.people.names())
