"""Names in either Unicode form are one person; invisible names are rejected."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from records.exchange import NotData
from records.people import NameTaken
from scoring import read, score
from scoring.keeping import written
from testing.data_files import lines_out, sealed
from testing.nidavellir_tables import player, table
from testing.sheets import clock, kept_sheets

ACCENT = "\N{COMBINING ACUTE ACCENT}"
APART, WHOLE = f"Chloe{ACCENT}", "Chloé"
SHEET = table(player(WHOLE, warrior=[5]), player("Bruno", warrior=[4]))
#: A sheet as older apps stored it.
OLD = table(player(APART, warrior=[5]), player("Bruno", warrior=[4]))


@pytest.fixture
def old(path: Path) -> Iterator[Records]:
    """A database of an older app, with decomposed accents."""
    with closing(Records(path, clock())) as records:
        draft = records.begin(OLD, "")
        records.history.keep(draft, score(OLD))
        records._file.execute("UPDATE players SET name = ? WHERE name = ?", (APART, WHOLE))
        sheet, then = records._file.execute(
            "SELECT sheet, seats.name FROM versions JOIN seats ON version = id AND seat = 0"
        ).fetchone()
        assert ACCENT in sheet
        assert then == APART
        yield records


def test_one_name_is_one_person(records: Records) -> None:
    for sheet in (OLD, SHEET):
        records.begin(sheet, "")
    assert records.people.names() == (WHOLE, "Bruno")


def test_a_table_of_an_older_app_is_told_and_its_player_is_found_by_name(old: Records) -> None:
    (kept,) = old.history.tables()
    assert written(old.history.result(kept.version)) == written(score(SHEET)).replace(WHOLE, APART)
    old.begin(SHEET, "")
    assert len(old.people.names()) == 2
    (chloe,) = (person.id for person in old.people.everybody() if person.name == APART)
    with pytest.raises(NameTaken):
        old.people.rename(old.people.player("Bruno"), WHOLE)
    old.people.rename(chloe, "Chlo")
    assert old.history.result(kept.version).players[0].name == "Chlo"


def test_a_file_of_an_older_app_comes_in(old: Records, tmp_path: Path) -> None:
    old.exchange.write(tmp_path / "data")
    assert APART in (tmp_path / "data").read_text()
    (tmp_path / "new").mkdir()
    with closing(Records(tmp_path / "new/elvaland.db", clock())) as new:
        new.begin(SHEET, "")
        brought = new.exchange.read(tmp_path / "data")
        assert (brought.tables, brought.players) == (1, 0)
        assert new.people.names() == (WHOLE, "Bruno")
        assert kept_sheets(new) == [SHEET]
        assert new.exchange.read(tmp_path / "data")[:4] == (0, 0, 0, 0)


def test_another_result_under_names_of_an_older_app_is_still_refused(old: Records, tmp_path: Path) -> None:
    lines = lines_out(old, tmp_path / "data")
    changed = [line.replace(rb"\"points\": 14", rb"\"points\": 15") for line in lines]
    assert changed != lines
    (tmp_path / "data").write_bytes(sealed(changed))
    with pytest.raises(NotData, match="data_other_result"):
        old.exchange.read(tmp_path / "data")


@pytest.mark.parametrize("name", [" ", "\u00a0\u2003", "\u200b", "\u2060\ufeff", "\u3164", "\ufe0f", "\u00ad"])
def test_a_name_that_nobody_sees_does_not_come_in(records: Records, tmp_path: Path, name: str) -> None:
    records.begin(SHEET, "")
    lines = [json.loads(line) for line in lines_out(records, tmp_path / "data")]
    lines[1]["player"]["name"] = name
    (tmp_path / "data").write_bytes(sealed([json.dumps(line).encode() for line in lines]))
    with pytest.raises(NotData, match="name_length"):
        records.exchange.read(tmp_path / "data")


def test_a_sheet_that_was_written_with_accents_beside_their_letters_is_that_sheet() -> None:
    text = json.dumps({"format": "elvaland/1", "game": "nains", "players": [{"name": APART}, {"name": "Bruno"}]})
    assert read(text) == read(text.replace(APART, WHOLE).replace("e\\u0301", "é"))
