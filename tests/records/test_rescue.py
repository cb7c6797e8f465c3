"""Rescue of corrupt databases: set aside, never deleted; restored from the backup, with salvaged rows."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from records import Damaged, NewerFile, Records, Trouble
from records import file as records_file
from records.backup import backups, is_sound, locked_folder
from records.file import damaged_files
from records.rescue import Rescued, rescue
from scoring import Sheet, score
from scoring.keeping import written
from testing import nidavellir_tables
from testing.corrupt_files import PAGE, cut, overwrite, put, write_noise
from testing.migration import NEWEST, add_sizes, schema_with
from testing.sheets import SHEETS, clock, kept_sheets

#: `FAULTS=200` tries as many corruptions of each kind.
FAULTS = int(os.environ.get("FAULTS", "15"))

TODAY = "2026-11-18"

#: Content at the time of the backup, and content added later.
BEFORE, AFTER = slice(0, 10), slice(10, 20)


def finish(records: Records, sheet: Sheet[Any]) -> int:
    draft = records.begin(sheet, "")
    kept = records.history.keep(draft, score(sheet))
    records.close_draft(draft)
    return kept.id


@pytest.fixture
def filled(path: Path) -> Path:
    """Finished tables before and after a backup; a draft touched before and after it, and one begun after it."""
    with closing(Records(path, clock())) as records:
        for sheet in SHEETS[BEFORE]:
            finish(records, sheet)
        draft = records.tap(records.begin(SHEETS[30], ""), SHEETS[31])
        records.back_up_daily()
        for sheet in SHEETS[AFTER]:
            finish(records, sheet)
        records.tap(records.tap(draft, SHEETS[32]), SHEETS[33])
        records.tap(records.begin(SHEETS[34], "pad"), SHEETS[35])
        records.remember("settings", "dark")
    return path


def sheets(records: Records) -> set[str]:
    """Texts of all finished results."""
    return {written(records.history.result(table.version)) for table in records.history.tables()}


def texts(some: slice) -> set[str]:
    return {written(score(sheet)) for sheet in SHEETS[some]}


ALL = texts(slice(0, 20))


def assert_it_goes_on(records: Records) -> None:
    """Check that tables can be counted and finished."""
    draft = records.undo(records.tap(records.begin(SHEETS[0], ""), SHEETS[1]))
    assert records.drafts()[0] == draft
    before = len(records.history.tables())
    finish(records, SHEETS[2])
    assert len(records.history.tables()) == before + 1


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda path: path.write_bytes(b"SQLite" + bytes(90)), id="another file"),
        pytest.param(lambda path: cut(path, 0), id="nothing left of it"),
        pytest.param(lambda path: cut(path, 50), id="cut in its header"),
        pytest.param(lambda path: cut(path, PAGE * 2), id="cut after two pages"),
        pytest.param(lambda path: write_noise(path, [1], Random(1)), id="noise in its header"),
        pytest.param(
            lambda path: put(path, b"tablesettingssettings", b"table\xccettings\xccettings"), id="noise in a name"
        ),
    ],
)
def test_what_is_damaged_at_its_beginning_is_found_by_opening_it(filled: Path, spoil: Callable[[Path], object]) -> None:
    spoil(filled)
    spoilt = filled.read_bytes()
    with closing(Records(filled)) as records:
        assert records.rescued == Rescued(TODAY, "elvaland-damaged-1.db")
        assert sheets(records) >= texts(BEFORE)
        assert records.drafts()[-1].step >= 1
        assert_it_goes_on(records)
    assert filled.with_name("elvaland-damaged-1.db").read_bytes() == spoilt
    with closing(Records(filled)) as again:
        assert again.rescued is None


@pytest.mark.many_cases
@pytest.mark.parametrize("table", ["seats", "points", "players", "newest_tables", "seats_of_players"])
def test_all_that_was_shown_is_there_again_where_it_can_be_counted_anew(filled: Path, table: str) -> None:
    overwrite(filled, table)
    with closing(Records(filled)) as records:
        assert records.repair() == Rescued(TODAY, "elvaland-damaged-1.db")
        assert sheets(records) == ALL
        assert [(draft.sheet, draft.step, draft.position) for draft in records.drafts()] == [
            (SHEETS[35], 1, "pad"),
            (SHEETS[33], 3, ""),
        ]
        assert records.undo(records.drafts()[1]).sheet == SHEETS[32]
        assert records.setting("settings") == "dark"
        assert_it_goes_on(records)
    assert is_sound(filled)


@pytest.mark.parametrize("table", ["steps", "drafts", "versions", "tables"])
def test_what_cannot_be_read_is_as_it_was_in_the_backup(filled: Path, table: str) -> None:
    overwrite(filled, table)
    with closing(Records(filled)) as records:
        records.repair()
        assert sheets(records) >= texts(BEFORE)
        assert (SHEETS[31], SHEETS[33])[table in ("versions", "tables")] in [draft.sheet for draft in records.drafts()]
        assert_it_goes_on(records)
    assert is_sound(filled)


def test_noise_in_a_text_is_not_salvaged(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as file, file:
        file.execute("INSERT OR REPLACE INTO settings VALUES ('settings', CAST(x'ff00ff' AS TEXT))")
        file.execute("UPDATE drafts SET place = CAST(x'ff00ff' AS TEXT) WHERE step = 3")
    overwrite(filled, "seats")
    with closing(Records(filled)) as records:
        records.repair()
        assert records.setting("settings") is None
        assert [(draft.sheet, draft.step) for draft in records.drafts()] == [(SHEETS[35], 1), (SHEETS[31], 1)]
        assert sheets(records) == ALL


def test_a_sign_that_stands_for_noise_is_a_sign_like_any_other(path: Path) -> None:
    """U+FFFD in a name or a location is kept as an ordinary character."""
    sheets = [nidavellir_tables.table(*map(nidavellir_tables.player, ("An\ufffde", "Bruno")))] * 3
    with closing(Records(path, clock())) as records:
        for sheet in sheets:
            records.history.set_notes(finish(records, sheet), "\ufffd", "")
        records.begin(sheets[0], "\ufffd")
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        assert kept_sheets(records) == sheets
        assert [table.location for table in records.history.tables()] == ["\ufffd"] * 3
        assert [draft.position for draft in records.drafts()] == ["\ufffd"]


def test_what_else_was_asked_of_the_file_is_asked_of_the_one_in_its_place(filled: Path) -> None:
    overwrite(filled, "seats")
    with closing(Records(filled)) as records:
        before = records.history, records.exchange
        records.repair()
        assert (records.history, records.exchange) != before
        assert len(records.history.tables()) == 20


def test_a_damaged_file_without_a_backup_gives_what_can_be_read(filled: Path) -> None:
    shutil.rmtree(filled.parent / "backups")
    overwrite(filled, "seats", "players")
    with closing(Records(filled)) as records:
        assert records.repair() == Rescued("", "elvaland-damaged-1.db")
        assert sheets(records) == ALL
        assert [draft.sheet for draft in records.drafts()] == [SHEETS[35], SHEETS[33]]
        assert_it_goes_on(records)


@pytest.mark.parametrize("with_backup", [False, True])
def test_a_damaged_file_of_an_earlier_version_gives_what_can_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, with_backup: bool
) -> None:
    shutil.copy(NEWEST, path)
    with closing(Records(path)) as whole:
        tables, drafts = kept_sheets(whole), [draft.sheet for draft in whole.drafts()]
        if with_backup:
            whole.back_up_daily()
            tables.insert(0, SHEETS[0])
            finish(whole, SHEETS[0])
    overwrite(path, "points")
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    with closing(Records(path)) as records:
        rescued = records.rescued
        assert rescued
        assert (rescued.day != "", rescued.corrupt_file) == (with_backup, "elvaland-damaged-1.db")
        assert kept_sheets(records) == tables
        assert [draft.sheet for draft in records.drafts()] == drafts


@pytest.mark.many_cases
@pytest.mark.parametrize("seed", range(FAULTS))
def test_noise_over_any_pages_loses_nothing_of_the_backup(filled: Path, seed: int) -> None:
    random = Random(seed)
    pages = filled.stat().st_size // PAGE
    write_noise(filled, random.sample(range(1, pages + 1), random.choice([1, 2, 5])), random)
    assert_nothing_of_the_backup_is_lost(filled)


@pytest.mark.many_cases
@pytest.mark.parametrize("seed", range(FAULTS))
def test_a_file_cut_anywhere_loses_nothing_of_the_backup(filled: Path, seed: int) -> None:
    cut(filled, Random(seed).randrange(filled.stat().st_size))
    assert_nothing_of_the_backup_is_lost(filled)


def assert_nothing_of_the_backup_is_lost(path: Path) -> None:
    with closing(Records(path)) as records:
        try:
            look(records)
        except Damaged:
            assert records.repair()
            look(records)
        if not is_sound(path):  # corruption that no query reads is found by the next daily check
            assert records.repair()
            look(records)
    assert is_sound(path)


def look(records: Records) -> None:
    """Read everything, as a user who opens all screens, and count."""
    assert sheets(records) >= texts(BEFORE)
    assert records.drafts()[-1].step >= 1
    assert_it_goes_on(records)


def test_a_spoilt_backup_is_passed_over(filled: Path) -> None:
    with closing(Records(filled)) as records:
        rescued = backups(filled)[0].path
        shutil.copy(rescued, rescued.with_name("0002-2026-11-19-v2.db"))
        overwrite(rescued.with_name("0002-2026-11-19-v2.db"), "steps")
        records.close()
    cut(filled, 50)
    with closing(Records(filled)) as records:
        assert records.rescued == Rescued(TODAY, "elvaland-damaged-1.db")


def test_every_damaged_file_is_kept(filled: Path) -> None:
    for number in (1, 2, 11):
        if number == 11:
            for name in ("10", "x"):
                filled.with_name(f"elvaland-damaged-{name}.db").write_bytes(b"older")
        cut(filled, 50)
        with closing(Records(filled)) as records:
            assert records.rescued
            assert records.rescued.corrupt_file == f"elvaland-damaged-{number}.db"
    assert len(damaged_files(filled)) == 4


def test_a_file_that_is_gone_comes_back_from_its_backup(filled: Path) -> None:
    filled.unlink()
    with closing(Records(filled)) as records:
        assert records.rescued == Rescued(TODAY, "")
        assert sheets(records) == texts(BEFORE)


def test_of_a_file_that_is_gone_only_the_log_may_be_left(path: Path) -> None:
    Path(f"{path}-wal").write_bytes(b"taps")
    with closing(Records(path)) as records:
        assert records.rescued == Rescued("", "")
        assert_it_goes_on(records)
    assert path.with_name("elvaland-damaged-1.db-wal").read_bytes() == b"taps"


@pytest.mark.parametrize("log", [True, False])
def test_a_rescue_that_was_killed_goes_on_with_the_file_that_it_set_aside(filled: Path, log: bool) -> None:
    overwrite(filled, "seats")
    filled.rename(filled.with_name("elvaland-damaged-1.db"))
    if log:
        Path(f"{filled}-wal").write_bytes(b"")
    with closing(Records(filled)) as records:
        assert records.rescued == Rescued(TODAY, "elvaland-damaged-1.db")
        assert sheets(records) == ALL
    assert damaged_files(filled) == [filled.with_name("elvaland-damaged-1.db")]


def test_a_sound_file_is_left_alone(filled: Path) -> None:
    with closing(Records(filled)) as records:
        assert records.repair() is None
        assert sheets(records) == ALL
    assert damaged_files(filled) == []


def test_a_file_deleted_while_it_is_open_is_written_again(filled: Path) -> None:
    with closing(Records(filled)) as records:
        draft = records.tap(records.drafts()[0], SHEETS[36])
        filled.unlink()
        with pytest.raises(Damaged):
            records.tap(draft, SHEETS[37])
        assert records.repair() is None
        assert records.drafts()[0] == draft
        draft = records.tap(draft, SHEETS[37])
    with closing(Records(filled)) as records:
        assert records.rescued is None
        assert records.drafts()[0] == draft
        assert sheets(records) == ALL


def test_a_damaged_file_deleted_while_it_is_open_comes_back_from_its_backup(filled: Path) -> None:
    overwrite(filled, "seats")
    with closing(Records(filled)) as records:
        filled.unlink()
        assert records.repair() == Rescued(TODAY, "")
        assert sheets(records) == texts(BEFORE)


def test_a_rescue_waits_its_turn(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut(filled, 50)
    monkeypatch.setattr("records.rescue.LOCK_TIMEOUT", 0)
    with locked_folder(filled, timeout=0), pytest.raises(Trouble):
        Records(filled)
    with closing(Records(filled)) as records:
        assert records.rescued


def test_a_backup_of_a_newer_elvaland_is_not_taken_for_damage(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as file:
        file.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerFile):
        Records(filled)
    assert rescue(filled) is None


def test_corrections_merges_and_what_was_put_away_since_the_backup_are_salvaged(path: Path) -> None:
    with closing(Records(path, clock())) as records:
        tables = [finish(records, sheet) for sheet in SHEETS[:3]]
        away = records.begin(SHEETS[5], "")
        records.back_up_daily()
        correction = records.correct(tables[0], SHEETS[0], "")
        records.history.keep(correction, score(SHEETS[0]))
        records.history.delete(tables[1])
        records.history.set_notes(tables[2], "Lyon", "a note")
        records.close_draft(away)
        names = records.people.names()
        records.people.rename(records.people.everybody()[0].id, "Somebody else")
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        assert records.drafts() == (correction,)
        first, last = records.history.table(tables[0]), records.history.table(tables[2])
        assert first
        assert first.corrections == 1
        assert records.history.of_draft(correction) == first
        assert records.history.table(tables[1]) is None
        assert last
        assert (last.location, last.note) == ("Lyon", "a note")
        assert len(records.people.names()) == len(names)
        assert "Somebody else" in records.people.names()
        records.history.restore(tables[1])
        assert len(kept_sheets(records)) == 3


def test_a_table_counts_after_a_rescue_as_it_did_whichever_of_its_versions_came_last(path: Path) -> None:
    """Two phones corrected it at the same moment, and a third much earlier."""
    with closing(Records(path, clock())) as records:
        table = finish(records, SHEETS[0])
        records.back_up_daily()
        for sheet in SHEETS[1:4]:
            records.history.keep(records.correct(table, sheet, ""), score(sheet))
        records._file.execute("UPDATE versions SET kept = '2026-11-18T21:30:00.000000+00:00' WHERE id IN (2, 3)")
        records._file.execute("UPDATE versions SET draft = NULL")
        records._file.execute("UPDATE tables SET version = 2")
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        assert kept_sheets(records) == [SHEETS[1]]
        versions = records.history.versions(table)
        assert {written(records.history.result(version.id)) for version in versions} == texts(slice(0, 4))
