"""Finished tables stay as they were scored; names and small things are remembered."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from records import Records
from scoring import RULES_VERSION, Sheet, score
from scoring.keeping import kept, written
from tests.records.sheets import BEGINNING, SHEETS
from tests.scoring.nidavellir_tables import player, table

ONE, TWO, THREE, *_ = SHEETS


@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
def test_a_finished_table_is_kept_as_it_was_scored(records: Records, sheet: Sheet[Any]) -> None:
    result = score(sheet)
    table = records.keep(records.begin(sheet, ""), result)
    assert (table.sheet, table.places, table.winners) == (sheet, result.places, result.winners)
    assert table.totals == tuple(player.total for player in result.players)
    assert (table.rules, table.result) == (RULES_VERSION, written(result))
    assert table.finished == BEGINNING + timedelta(seconds=1)
    assert kept(table.result, table.sheet).rulings == result.rulings
    assert records.tables() == (table,)


def test_the_newest_table_stands_first(records: Records) -> None:
    tables = [records.keep(records.begin(sheet, ""), score(sheet)) for sheet in (ONE, TWO, THREE)]
    assert records.tables() == tuple(reversed(tables))


def test_keeping_a_draft_again_corrects_its_own_table(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = records.begin(ONE, "")
    first = records.keep(draft, score(ONE))
    other = records.keep(records.begin(THREE, ""), score(THREE))
    monkeypatch.setattr("records.records.RULES_VERSION", RULES_VERSION + 1)
    corrected = records.keep(records.tap(draft, TWO), score(TWO))
    assert (corrected.id, corrected.finished) == (first.id, first.finished)
    assert (corrected.sheet, corrected.result) == (TWO, written(score(TWO)))
    assert (first.rules, corrected.rules) == (RULES_VERSION, RULES_VERSION + 1)
    assert records.tables() == (other, corrected)


@pytest.mark.parametrize("column", ["sheet", "result"])
@pytest.mark.parametrize("text", ["", "[]", '{"format": "elvaland-kept/9"}'])
def test_a_table_that_cannot_be_read_any_more_is_left_out(records: Records, path: Path, column: str, text: str) -> None:
    spoilt, sound = (records.keep(records.begin(sheet, ""), score(sheet)) for sheet in (ONE, TWO))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (text, spoilt.id))
    assert records.tables() == (sound,)


def test_the_names_of_the_last_table_come_first_as_they_sat(records: Records) -> None:
    assert records.names() == ()
    records.begin(table(player("Anne"), player("Zoé"), player("Bruno")), "")
    assert records.names() == ("Anne", "Zoé", "Bruno")
    later = records.begin(table(player("Chloé"), player("Bruno")), "")
    assert records.names() == ("Chloé", "Bruno", "Anne", "Zoé")
    records.close_draft(later)
    assert records.names() == ("Chloé", "Bruno", "Anne", "Zoé")


def test_names_are_remembered_when_the_players_sit_down(records: Records) -> None:
    draft = records.begin(table(player("Anne"), player("Bruno")), "")
    anne, bruno = draft.sheet.players
    records.tap(draft, replace(draft.sheet, players=(anne, replace(bruno, name="Bru"))))
    assert records.names() == ("Anne", "Bruno")


def test_small_things_are_remembered(records: Records, path: Path) -> None:
    assert records.setting("language") is None
    records.remember("language", "fr")
    records.remember("shields", "")
    records.remember("language", "en")
    records.close()
    with closing(Records(path)) as again:
        assert (again.setting("language"), again.setting("shields"), again.setting("Language")) == ("en", "", None)


def test_without_another_clock_it_is_now(path: Path) -> None:
    with closing(Records(path)) as records:
        draft = records.begin(ONE, "")
        assert timedelta(0) <= datetime.now(UTC) - draft.begun < timedelta(minutes=1)
        assert draft.begun.utcoffset() == timedelta(0)
        assert records.drafts() == (draft,)


def test_a_clock_of_another_country_tells_the_same_moment(path: Path) -> None:
    paris = timezone(timedelta(hours=1))
    moments = iter([datetime(2026, 11, 18, 22, tzinfo=paris), BEGINNING + timedelta(minutes=1)])
    with closing(Records(path, lambda: next(moments))) as records:
        earlier, later = records.begin(ONE, ""), records.begin(TWO, "")
        assert records.drafts() == (later, earlier)
        assert earlier.begun == BEGINNING
