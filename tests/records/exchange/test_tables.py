"""Tables in a data file that are known here: corrections, deleted tables, location and note."""

import json
from pathlib import Path

import pytest

from records import Records
from scoring import write
from testing.exchange import (
    ANNE_AND_BRUNO,
    ANNE_WINS,
    BRUNO_AND_CHLOE,
    COUNTS,
    FIRST,
    TABLE,
    UNKNOWN,
    Lines,
    Phones,
    correct,
    data,
    finish,
    kinds,
    sheets,
)
from testing.sheets import SHEETS


def test_the_same_table_of_another_identity_is_one(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    finish(there, ANNE_AND_BRUNO)
    assert phones.give(there, here).known_tables == 1
    assert sheets(here) == [ANNE_AND_BRUNO]


def test_a_correction_there_counts_here_as_it_was_kept_last(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    correct(there, 1, ANNE_WINS)
    brought = phones.give(there, here)
    assert (brought.tables, brought.changed, brought.known_tables) == (0, 1, 1)
    kept = here.history.table(id)
    assert kept
    assert (kept.winners, kept.corrections) == (("Anne",), 1)
    # an older file reverts nothing
    correct(here, id, BRUNO_AND_CHLOE)
    assert phones.give(there, here).changed == 0
    assert sheets(here) == [BRUNO_AND_CHLOE]


def test_an_older_correction_is_added_and_does_not_count(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    correct(there, 1, ANNE_WINS)
    for sheet in SHEETS[:20]:
        finish(here, sheet)  # later than the other
    correct(here, id, BRUNO_AND_CHLOE)
    phones.give(there, here)
    kept = here.history.table(id)
    assert kept
    assert (kept.names, kept.corrections) == (("Bruno", "Chloé"), 2)
    moments = [version.kept for version in here.history.versions(id)]
    assert moments == sorted(moments)


def test_a_deleted_table_comes_back_and_is_not_written_before(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    here.history.delete(id)
    assert not kinds(phones.out(here))["table"]
    assert phones.give(there, here).changed == 1
    assert sheets(here) == [ANNE_AND_BRUNO]


@pytest.mark.parametrize(
    ("ours", "theirs", "after"),
    [
        pytest.param(("", ""), ("chez Anne", "belle"), ("chez Anne", "belle"), id="theirs, where we have none"),
        pytest.param(("ici", "bof"), ("chez Anne", "belle"), ("ici", "bof"), id="ours"),
        pytest.param(("ici", ""), ("", "belle"), ("ici", "belle"), id="some of each"),
    ],
)
def test_a_place_and_a_note(
    phones: Phones, ours: tuple[str, str], theirs: tuple[str, str], after: tuple[str, str]
) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    here.history.set_notes(id, *ours)
    there.history.set_notes(1, *theirs)
    phones.give(there, here)
    kept = here.history.table(id)
    assert kept
    assert (kept.location, kept.note) == after


def test_what_a_table_brings_that_a_file_holds_twice_changes_nothing_here(
    here: Records, path: Path, lines: Lines
) -> None:
    """Once as a new table, also with another table in between, then as a known one."""
    text = json.dumps([lines[TABLE], lines[COUNTS]])
    between, again = json.loads(text), json.loads(text)
    between[0]["table"] |= {"uid": UNKNOWN, "finished": "2026-01-01T21:00:00.000000+00:00"}
    again[0]["table"]["uid"] = UNKNOWN.replace("4", "5")
    lines[FIRST:FIRST] = [*between, *again]
    brought = here.exchange.read(data(path, lines))
    assert (brought.tables, brought.changed, brought.known_tables) == (2, 0, 1)


def test_a_spoilt_result_here_is_no_result_there(here: Records, path: Path, lines: Lines) -> None:
    """The table gets a readable version beside the corrupt one."""
    file = data(path, lines)
    here.exchange.read(file)
    here._file.execute("UPDATE versions SET result = 'noise' WHERE sheet = ?", (write(ANNE_WINS),))
    assert here.exchange.read(file).changed == 1
    assert here.exchange.read(file).changed == 0
    counting = [kept for kept in here.history.tables() if kept.names == ("Anne", "Bruno")]
    assert [here.history.result(kept.version).sheet for kept in counting] == [ANNE_WINS]
