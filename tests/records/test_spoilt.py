"""Corrupt values in a database that passes the integrity check are left out and reported; no query fails.

`NOISE=all .venv/bin/python -m pytest tests/records/test_spoilt.py` tries every corrupt value in every column.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from records import Records
from scoring import score
from testing.corrupt_values import NOISE, Corruption, columns, corrupt_value, count_on, read_everything
from testing.data_files import records_of
from testing.nidavellir_tables import player, table
from testing.sheets import clock
from views.history.view import terms


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("evenings") / "elvaland.db"
    with closing(records_of(path, "walk", 20)) as records:
        for kept in records.history.tables():
            records.history.set_notes(kept.id, "Lyon", "a note")
        records.remember("settings", "{}")
        records.remember("here", "x")
    return path


def some(path: Path) -> Iterator[Corruption]:
    """Every column and every corrupt value, in one row or in all."""
    kinds = cycle([(noise, everywhere) for everywhere in (False, True) for noise in NOISE])
    for name, column in columns(path):
        for noise, everywhere in [next(kinds) for _ in range(2 * len(NOISE) if os.environ.get("NOISE") else 1)]:
            yield Corruption(name, column, noise, everywhere)


def still_answers(corruption: Corruption, evenings: Path, folder: Path) -> bool:
    """Whether there was anything to spoil; the records answer then, and what goes out comes in."""
    folder = folder / str(corruption)
    folder.mkdir()
    path = folder / "elvaland.db"
    shutil.copy(evenings, path)
    if not corrupt_value(path, corruption):
        return False
    try:
        with closing(Records(path, clock())) as records, closing(Records(folder / "new.db", clock())) as new:
            read_everything(records, folder)
            new.exchange.read(folder / "data")
            records.exchange.read(folder / "data")
            count_on(records)
            read_everything(records, folder)
    except Exception as error:
        raise AssertionError(str(corruption)) from error
    shutil.rmtree(folder)
    return True


@pytest.mark.many_cases
def test_whatever_is_spoilt_the_records_answer_and_what_goes_out_comes_in(evenings: Path, tmp_path: Path) -> None:
    assert sum(still_answers(corruption, evenings, tmp_path) for corruption in some(evenings)) > 30


@pytest.mark.parametrize(
    ("name", "column", "everywhere"),
    [("tables", "finished", True), ("seats", "place", False), ("versions", "kept", False)],
)
def test_the_records_answer_without(name: str, column: str, everywhere: bool, evenings: Path, tmp_path: Path) -> None:
    assert still_answers(Corruption(name, column, "a text", everywhere), evenings, tmp_path)


@pytest.fixture
def three(records: Records) -> Records:
    """Three tables of Anne and Bruno; the test corrupts the newest."""
    for hunters in (1, 2, 3):
        sheet = table(player("Anne", hunter=hunters), player("Bruno", hunter=0))
        draft = records.begin(sheet, "")
        records.history.keep(draft, score(sheet))
        records.close_draft(draft)
    records._file.execute("PRAGMA foreign_keys = OFF")
    return records


@pytest.mark.parametrize(
    "noise",
    [
        pytest.param("UPDATE seats SET place = 'x' WHERE version = 3", id="a place"),
        pytest.param("UPDATE seats SET total = x'00' WHERE version = 3", id="a total"),
        pytest.param("UPDATE seats SET won = 1.5 WHERE version = 3", id="whether it was won"),
        pytest.param("UPDATE tables SET finished = '2026-11-18' WHERE id = 3", id="a moment of no place"),
        pytest.param("UPDATE tables SET finished = x'ff' WHERE id = 3", id="a moment of bytes"),
        pytest.param("UPDATE tables SET game = 'nidavelmir' WHERE id = 3", id="a game that is none"),
        pytest.param("UPDATE tables SET mode = 'solo' WHERE id = 3", id="a mode of another game"),
    ],
)
def test_a_table_in_which_noise_lies_is_left_out_and_counted(three: Records, noise: str) -> None:
    three._file.execute(noise)
    history, anne = three.history, three.people.player("Anne")
    first, other = history.tables(most=2)
    assert (first.id, other.id, history.tables(first=2)) == (2, 1, ())
    assert (history.how_many(), history.unreadable, len(history.years())) == (2, 1, 1)
    career = three.people.career(anne)
    assert ([sitting.table for sitting in career.sittings], career.unreadable) == ([1, 2], 1)
    assert [rival[2:] for rival in career.rivals] == [(2, 2, 0)]
    if "finished" in noise:
        assert {person.last for person in three.people.everybody()} == {first.finished}


def test_boxes_that_are_none_hide_a_table(three: Records) -> None:
    three._file.execute("UPDATE tables SET expansions = 'idavoll thingvelmir' WHERE id = 3")
    assert [kept.id for kept in three.history.tables()] == [2, 1]


@pytest.mark.parametrize(
    "rows", ["'{'", "'[1]'", "'{\"hunter\": 1}'", "'{\"hunter\": 1.5}'", "'{\"hunter\": null}'", "x'00'", "'{}, {}'"]
)
def test_of_a_table_whose_rows_are_noise_the_total_is_known(three: Records, rows: str) -> None:
    three._file.execute(f"UPDATE seats SET rows = {rows} WHERE version = 2 AND seat = 0")
    career = three.people.career(three.people.player("Anne"))
    assert career.unreadable == 0
    first, corrupt, last = career.points("nidavellir", "")
    assert (first["hunter"], corrupt, last["hunter"]) == (1, {}, 9)


def test_a_player_who_is_nobody_any_more_is_left_out_and_counted(three: Records) -> None:
    three._file.execute("UPDATE players SET person = 'Bruno' WHERE name = 'Bruno'")
    assert [person.name for person in three.people.everybody()] == ["Anne"]
    assert three.people.unreadable() == 1
    assert three.people.person_of(2) is None
    assert three.people.present_name(2) == "Bruno"
    assert [kept.names for kept in three.history.tables()] == [("Anne", "Bruno")] * 3


def test_a_player_whose_name_is_noise_can_be_named_again(three: Records) -> None:
    three._file.execute("UPDATE players SET name = x'ff' WHERE name = 'Bruno'")
    assert three.people.names() == ("Anne",)
    assert [person.name for person in three.people.everybody()] == ["?", "Anne"]
    assert {kept.names for kept in three.history.tables()} == {("Anne", "?")}
    three.people.rename(2, "Bruno")
    assert {kept.names for kept in three.history.tables()} == {("Anne", "Bruno")}


def test_where_the_best_is_noise_the_next_one_is_the_best(three: Records) -> None:
    three._file.execute("UPDATE points SET points = 'x' WHERE row = 'hunter' AND version = 3 AND seat = 0")
    three._file.execute("UPDATE points SET row = CAST(x'ffff' AS TEXT) WHERE row = 'coins'")
    bests = three.history.bests("nidavellir", "")
    assert (bests["hunter"].points, bests["hunter"].table) == (4, 2)
    (kept, *_) = three.history.tables()
    assert {broken.row for broken in three.history.broken_records(kept)} == {"total"}


def test_a_note_is_found_beside_one_that_is_noise(three: Records) -> None:
    three.history.set_notes(1, "Lyon", "")
    three._file.execute("UPDATE tables SET note = CAST(x'ff41' AS TEXT), place = 'Lyon' WHERE id = 2")
    assert [kept.id for kept in three.history.tables(terms("lyon", ()))] == [2, 1]


def test_a_draft_whose_table_is_noise_makes_another(three: Records) -> None:
    sheet = table(player("Anne", hunter=5), player("Bruno", hunter=0))
    draft = three.correct(1, sheet, "")
    three._file.execute("UPDATE drafts SET corrects = 'x' WHERE id = ?", (draft.id,))
    assert three.drafts() == ()
    assert three.history.keep(draft, score(sheet)).id == 4


def test_a_draft_is_kept_again_where_its_version_is_of_no_table(three: Records) -> None:
    sheet = table(player("Anne", hunter=5), player("Bruno", hunter=0))
    draft = three.begin(sheet, "")
    kept = three.history.keep(draft, score(sheet))
    three._file.execute("UPDATE versions SET of_table = 99 WHERE id = ?", (kept.version,))
    assert three.history.keep(draft, score(sheet)).id == kept.id + 1


@pytest.mark.parametrize(
    ("noise", "lacks", "tables"),
    [
        pytest.param("UPDATE settings SET value = x'00'", 1, 3, id="a setting"),
        pytest.param("UPDATE tables SET note = 'a' || char(0) WHERE id = 1", 1, 2, id="a note with its end inside"),
        pytest.param("UPDATE seats SET player = 1 WHERE version = 1", 1, 2, id="one at two seats"),
        pytest.param("DELETE FROM seats WHERE version = 1 AND seat = 0", 1, 2, id="nobody at a seat"),
        pytest.param("INSERT INTO seats SELECT 1, 2, 'God', NULL, 3, 0, 0, '{}'", 1, 2, id="a seat too many"),
        pytest.param(
            "UPDATE versions SET sheet = replace(sheet, '\"hunter\": 1', '\"hunter\": 2')", 1, 2, id="other cards"
        ),
        pytest.param("UPDATE versions SET of_table = 2 WHERE id = 1", 1, 2, id="a version of another table"),
        pytest.param("UPDATE players SET uid = 'x' WHERE id = 1", 4, 0, id="who somebody is, who sat at all tables"),
    ],
)
def test_what_would_have_the_file_refused_stays_and_is_counted(
    three: Records, tmp_path: Path, noise: str, lacks: int, tables: int
) -> None:
    three.remember("settings", "{}")
    assert three._file.execute(noise).rowcount > 0
    assert three.exchange.write(tmp_path / "data").skipped == lacks
    with closing(Records(tmp_path / "new.db", clock())) as new:
        assert new.exchange.read(tmp_path / "data").tables == tables


def test_a_player_whose_name_is_noise_goes_out_under_another(three: Records, tmp_path: Path) -> None:
    three._file.execute("UPDATE players SET name = char(7) WHERE name = 'Bruno'")
    assert three.exchange.write(tmp_path / "data").skipped == 0
    with closing(Records(tmp_path / "new.db", clock())) as new:
        new.exchange.read(tmp_path / "data")
        assert sorted(new.people.names()) == [f"? {three.people.uid(2)[:8]}", "Anne"]


def test_a_version_that_is_there_no_more_is_told_as_spoilt(three: Records) -> None:
    with pytest.raises(ValueError, match="no such version"):
        three.history.result(99)


def test_taps_that_are_all_noise_are_no_last_table(three: Records) -> None:
    three._file.execute("UPDATE steps SET sheet = x'00'")
    assert three.last() is None


def test_a_version_whose_rules_are_noise_is_no_other(three: Records, tmp_path: Path) -> None:
    three.exchange.write(tmp_path / "data")
    three._file.execute("UPDATE versions SET rules = 'x' WHERE id = 3")
    three._file.execute("UPDATE versions SET sheet = x'00' WHERE id = 2")
    assert three.exchange.read(tmp_path / "data").changed == 2
    assert len([three.history.result(kept.version) for kept in three.history.tables()]) == 3
