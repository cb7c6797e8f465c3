"""Finished tables, names and settings."""

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from records import Records
from scoring import RULES_VERSION, Sheet, score
from scoring.keeping import kept, written
from testing.nidavellir_tables import player, table
from testing.sheets import BEGINNING, SHEETS

ONE, TWO, THREE, *_ = SHEETS


@pytest.mark.many_cases
@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
def test_a_finished_table_is_kept_as_it_was_scored(records: Records, sheet: Sheet[Any]) -> None:
    result, draft = score(sheet), records.begin(sheet, "")
    table = records.history.keep(draft, result)
    assert (table.game, table.mode, table.expansions) == (sheet.game, sheet.mode, sheet.expansions)
    assert (table.ranks, table.winners) == (result.ranks, result.winners)
    assert table.names == tuple(player.name for player in sheet.players)
    assert table.totals == tuple(player.total for player in result.players)
    assert table.finished == BEGINNING + timedelta(seconds=1)
    assert records.history.tables() == (table,)
    assert records.history.of_draft(draft) == table
    again = records.history.result(table.version)
    assert (written(again), again) == (written(result), kept(written(result), sheet))
    (version,) = records.history.versions(table.id)
    assert (version.kept, version.rules) == (table.finished, RULES_VERSION)


def test_the_newest_table_stands_first(records: Records) -> None:
    tables = [records.history.keep(records.begin(sheet, ""), score(sheet)) for sheet in (ONE, TWO, THREE)]
    assert records.history.tables() == tuple(reversed(tables))


@pytest.mark.parametrize(
    "noise", ["UPDATE tables SET finished = '2026-11-18T21;00' WHERE id = ?", "DELETE FROM seats WHERE version = ?"]
)
def test_a_table_in_which_noise_lies_hides_no_other(records: Records, noise: str) -> None:
    first, second = (records.history.keep(records.begin(sheet, ""), score(sheet)) for sheet in (ONE, TWO))
    records._file.execute(noise, (first.id if "tables" in noise else first.version,))
    assert records.history.tables() == (second,)
    assert records.history.table(first.id) is None


def test_keeping_a_draft_again_sets_its_own_version_right(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = records.begin(ONE, "")
    first = records.history.keep(draft, score(ONE))
    other = records.history.keep(records.begin(THREE, ""), score(THREE))
    monkeypatch.setattr("records.history.history.RULES_VERSION", RULES_VERSION + 1)
    corrected = records.history.keep(records.tap(draft, TWO), score(TWO))
    assert (corrected.id, corrected.finished, corrected.corrections) == (first.id, first.finished, 0)
    assert records.history.result(corrected.version).sheet == TWO
    assert [version.rules for version in records.history.versions(first.id)] == [RULES_VERSION + 1]
    assert records.history.tables() == (other, corrected)


def test_the_names_of_the_last_table_come_first_as_they_sat(records: Records) -> None:
    assert records.people.names() == ()
    records.begin(table(player("Anne"), player("Zoé"), player("Bruno")), "")
    assert records.people.names() == ("Anne", "Zoé", "Bruno")
    later = records.begin(table(player("Chloé"), player("Bruno")), "")
    assert records.people.names() == ("Chloé", "Bruno", "Anne", "Zoé")
    records.close_draft(later)
    assert records.people.names() == ("Chloé", "Bruno", "Anne", "Zoé")


def test_names_are_remembered_when_the_players_sit_down(records: Records) -> None:
    draft = records.begin(table(player("Anne"), player("Bruno")), "")
    anne, bruno = draft.sheet.players
    records.tap(draft, replace(draft.sheet, players=(anne, replace(bruno, name="Bru"))))
    assert records.people.names() == ("Anne", "Bruno")


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
