"""Opening the file: settings of SQLite, migrations, newer versions."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from records import NewerFile, NotKept, Records
from records import file as records_file
from records.file import File, Rows, later_than, opened, writing
from testing.migration import LATEST, schema_with
from testing.sheets import SHEETS, clock


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        found: int = file.execute("PRAGMA user_version").fetchone()[0]
        return found


def test_an_empty_file_is_brought_up_to_date(path: Path) -> None:
    path.touch()
    Records(path).close()
    assert version(path) == LATEST
    Records(path).close()
    assert version(path) == LATEST


def test_every_change_is_made_once_and_in_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = Records(path)
    draft = records.begin(SHEETS[0], "shields")
    records.close()
    later = [
        lambda file: file.execute("CREATE TABLE later (draft REFERENCES drafts)"),
        lambda file: file.execute("INSERT INTO later SELECT id FROM drafts"),
    ]
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(*later))
    for _ in range(2):
        with closing(opened(path, clock())) as file:
            assert file.execute("SELECT draft FROM later").fetchall() == [(draft.id,)]
    assert version(path) == LATEST + 2


def test_a_change_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = Records(path)
    draft = records.begin(SHEETS[0], "shields")
    records.close()

    def fails(file: sqlite3.Connection) -> None:
        file.execute("DELETE FROM steps")
        file.execute("CREATE TABLE half (done)")
        raise ZeroDivisionError

    with monkeypatch.context() as later:
        later.setattr(records_file, "MIGRATIONS", schema_with(fails))
        with pytest.raises(ZeroDivisionError):
            Records(path)
    assert version(path) == LATEST
    records = Records(path)
    assert records.drafts() == (draft,)
    records.close()


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {LATEST + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerFile) as refusal:
        Records(path)
    assert (refusal.value.version, refusal.value.known) == (LATEST + 1, LATEST)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        pytest.param("journal_mode", "wal", id="a killed app loses nothing"),
        pytest.param("synchronous", 2, id="an empty battery loses nothing: FULL"),
        pytest.param("foreign_keys", 1, id="no step without its draft"),
    ],
)
def test_the_file_is_opened_safely(path: Path, setting: str, value: object) -> None:
    with closing(opened(path, clock())) as file:
        assert file.execute(f"PRAGMA {setting}").fetchone() == (value,)


def test_a_step_needs_its_draft(path: Path) -> None:
    with closing(opened(path, clock())) as file, pytest.raises(sqlite3.IntegrityError):
        file.execute("INSERT INTO steps (draft, step, sheet, place) VALUES (1, 0, '', '')")


def test_what_is_written_together_is_written_as_a_whole(path: Path) -> None:
    def half_a_tap(file: File) -> None:
        with writing(file):
            file.execute("INSERT INTO settings (name, value) VALUES ('language', 'fr')")
            raise ZeroDivisionError

    with closing(opened(path, clock())) as file:
        with pytest.raises(ZeroDivisionError):
            half_a_tap(file)
        assert file.execute("SELECT count(*) FROM settings").fetchone() == (0,)


class FullDisk(File):
    """A file that can be written, while its log cannot."""

    def execute(self, sql: str, values: Any = ()) -> Rows:
        if "WAL" in sql:
            raise NotKept("full")
        return super().execute(sql, values)


def test_a_file_that_cannot_have_its_log_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_file, "File", FullDisk)
    with pytest.raises(NotKept) as trouble:
        Records(path)
    assert trouble.value.why == "full"


@pytest.mark.parametrize(
    ("moments", "later"),
    [
        pytest.param([], "2026-11-18T21:00:00.000000+00:00", id="nothing before"),
        pytest.param(["2026-11-17T21:00:00+00:00"], "2026-11-18T21:00:00.000000+00:00", id="yesterday"),
        pytest.param(["2026-11-18T23:00:00+00:00"], "2026-11-18T23:00:00.000001+00:00", id="two hours ahead"),
        pytest.param(["then", 7, None], "2026-11-18T21:00:00.000000+00:00", id="noise"),
        pytest.param(
            ["2999-12-31T23:59:59.999999+00:00", "2026-11-18T22:00:00+00:00"],
            "2026-11-18T22:00:00.000001+00:00",
            id="the end of time beside an hour ahead",
        ),
    ],
)
def test_a_moment_is_later_than_all_before(moments: list[object], later: str) -> None:
    assert later_than(datetime(2026, 11, 18, 21, tzinfo=UTC), moments) == later
