"""Killed processes and concurrent writers: everything that was reported as stored is there.

`KILLS=40 .venv/bin/python -m pytest tests/records/test_killed.py` kills two hundred processes, forty of each kind.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from records import Records
from records import file as records_file
from records.backup import KEEP, back_up, backups, is_sound
from records.file import damaged_files
from records.rescue import Rescued
from scoring import Sheet, score
from scoring.keeping import written
from testing.corrupt_files import overwrite, write_noise
from testing.killed_process import KILLS, go
from testing.migration import VERSION_2, add_sizes, schema_with
from testing.rooms import ROOT
from testing.sheets import SHEETS, clock, kept_sheets

pytestmark = pytest.mark.many_cases


def working(path: Path, work: str) -> subprocess.Popen[bytes]:
    """A subprocess that is ready, and waits for a signal."""
    command = [sys.executable, "-m", "testing.processes.write_records", str(path), work]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def killed(paths: list[Path], work: str, longest: float, amid: bool) -> list[tuple[Path, list[bytes]]]:
    """Kill subprocesses after their first line, or at any later moment; returns each file with the lines printed."""
    random, all_said = Random(), []
    processes = [working(path, work) for path in paths]
    time.sleep(0.5)  # ready
    for path, process in zip(paths, processes, strict=True):
        with process:
            go(process)
            assert process.stdout
            first = process.stdout.readline() if amid else b""
            time.sleep(random.uniform(0, longest))
            process.kill()
            said = first + process.stdout.read()
        # ignore an incomplete last line
        all_said.append((path, [line for line in said.splitlines(keepends=True) if line.endswith(b"\n")]))
    return all_said


def steps_of(lines: list[bytes]) -> dict[int, int]:
    """Number of the sheet at each undo step."""
    return {int(step): int(number) for step, number in map(bytes.split, lines)}


def assert_kept(path: Path, steps: dict[int, int]) -> None:
    """Check that every step is stored, with its sheet and position, back to the first."""
    assert is_sound(path)
    with closing(Records(path)) as records:
        (draft,) = records.drafts()
        # one more tap may be stored than was printed
        assert draft.step in (len(steps), len(steps) + 1)
        while draft.can_undo:
            sheet, step = draft.sheet, draft.step
            draft = records.undo(draft)
            if step <= len(steps):
                assert (sheet, draft.position) == (SHEETS[steps[step]], f"at {steps[step]}")
        assert draft.step == 0


def begun(path: Path) -> Path:
    with closing(Records(path)) as records:
        records.begin(SHEETS[0], "")
    return path


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Databases, each in a folder of its own."""
    folders = [tmp_path / str(kill) for kill in range(KILLS)]
    for folder in folders:
        folder.mkdir()
    return [folder / "elvaland.db" for folder in folders]


def test_a_killed_process_loses_no_tap(files: list[Path]) -> None:
    for path, lines in killed([begun(path) for path in files], "tap", 0.04, amid=True):
        assert_kept(path, steps_of(lines))
        assert lines


def test_a_killed_process_loses_no_finished_table(files: list[Path]) -> None:
    for path, lines in killed(files, "keep", 0.04, amid=True):
        assert is_sound(path)
        with closing(Records(path)) as records:
            tables, drafts = records.history.tables(), records.drafts()
            assert len(tables) - len(lines) in (0, 1)
            # one draft may not be closed yet
            assert len(drafts) <= 1
            for number, table in enumerate(reversed(tables), start=1):
                assert written(records.history.result(table.version)) == written(score(SHEETS[number % len(SHEETS)]))


def much(path: Path) -> Path:
    """A database of version 2 with many taps, so that its migration takes a while."""
    shutil.copy(VERSION_2, path)
    with closing(sqlite3.connect(path)) as file, file:
        for _ in range(8):
            file.execute(
                """INSERT INTO steps (draft, step, sheet, place)
                SELECT draft, step + (SELECT max(step) + 1 FROM steps), sheet, place FROM steps"""
            )
    return path


def test_a_killed_migration_is_a_whole_one_or_none(files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Records(much(files[0]))) as records:
        tables, drafts = records.history.tables(), records.drafts()
    processes = killed([much(path) for path in files], "migrate", 0.3, amid=False)
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    for path, _ in processes:
        assert all(is_sound(backup.path) for backup in backups(path))
        with closing(Records(path)) as records:
            assert (records.history.tables(), records.drafts()) == (tables, drafts)
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("SELECT count(*) FROM steps WHERE size != length(sheet)").fetchone() == (0,)
        assert 1 <= len(backups(path)) <= 2
        assert is_sound(path)


def test_a_killed_backup_is_none(files: list[Path]) -> None:
    for path, lines in killed([begun(path) for path in files], "backup", 0.15, amid=True):
        found = backups(path)
        assert len(lines) <= found[0].number <= len(lines) + 1
        # the surplus one is deleted with the next
        assert min(KEEP, len(lines)) <= len(found) <= KEEP + 1
        assert all(is_sound(backup.path) for backup in found)
        with closing(Records(path)) as records:
            assert records.drafts()[0].step - len(lines) in (0, 1)
        back_up(path, "2027-01-01")
        assert len(backups(path)) <= KEEP
        assert list(path.parent.rglob("*.part*")) == []


def damaged(path: Path) -> Path:
    """A database with a backup, later taps and a finished table, and a corrupt page."""
    with closing(Records(path, clock())) as records:
        draft = records.tap(records.begin(SHEETS[0], ""), SHEETS[1])
        records.back_up_daily()
        records.tap(draft, SHEETS[2])
        finished = records.begin(SHEETS[3], "")
        records.history.keep(finished, score(SHEETS[3]))
    overwrite(path, "seats")
    return path


def test_a_killed_rescue_is_gone_on_with(files: list[Path]) -> None:
    for path, _ in killed([damaged(path) for path in files], "rescue", 0.1, amid=False):
        with closing(Records(path)) as records:
            if not is_sound(path):
                records.repair()
            assert [draft.sheet for draft in records.drafts()] == [SHEETS[3], SHEETS[2]]
            assert [records.history.result(table.version).sheet for table in records.history.tables()] == [SHEETS[3]]
        assert is_sound(path)
        (aside,) = damaged_files(path)
        assert not is_sound(aside)


def test_two_processes_at_once_keep_the_taps_of_both(tmp_path: Path) -> None:
    path = begun(tmp_path / "elvaland.db")
    processes = [working(path, "tap 100") for _ in range(2)]
    for process in processes:
        go(process)
    both = [steps_of(process.communicate()[0].splitlines()) for process in processes]
    steps = both[0] | both[1]
    assert sorted(steps) == list(range(1, 201))
    with closing(Records(path)) as records:
        assert records.drafts()[0].step == 200


def damaged_with_its_log(path: Path) -> Path:
    """As after a power loss: ten tables since the backup are in the log, and a page is corrupt."""
    with closing(Records(path, clock())) as records:
        finish(records, SHEETS[:5])
        records.back_up_daily()
        records._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        records._file.execute("PRAGMA wal_autocheckpoint = 0")
        (page,) = records._file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'settings'").fetchone()
        finish(records, SHEETS[5:15])
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{path}.off{end}")
    for end in ("", "-wal"):
        Path(f"{path}.off{end}").replace(f"{path}{end}")
    write_noise(path, [page], Random(1))
    return path


def finish(records: Records, sheets: list[Sheet[Any]]) -> None:
    for sheet in sheets:
        draft = records.begin(sheet, "")
        records.history.keep(draft, score(sheet))
        records.close_draft(draft)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the phone is switched off in a process of its own")
def test_a_rescue_killed_at_any_step_brings_all_that_one_brings_that_is_not_killed(tmp_path: Path) -> None:
    """The second rescue: one was deleted before."""
    whole = tmp_path / "whole"
    whole.mkdir()
    path = damaged_with_its_log(whole / "elvaland.db")
    with closing(Records(path, clock())) as records:
        assert records.repair()
    for file in (*whole.glob("elvaland*"), *whole.glob("backups/*.db")):
        file.unlink()
    damaged_with_its_log(path)
    subprocess.run([sys.executable, "-m", "testing.processes.rescue", str(whole)], cwd=ROOT, check=True)
    killed = sorted(folder for folder in tmp_path.iterdir() if folder != whole)
    assert len(killed) > 10
    for folder in killed:
        path = folder / "elvaland.db"
        with closing(Records(path)) as records:
            if not is_sound(path):
                records.repair()
            assert kept_sheets(records) == SHEETS[14::-1], folder.name
        assert [file.name for file in damaged_files(path)] == ["elvaland-damaged-1.db"]


def test_what_was_set_aside_long_ago_is_not_salvaged_again(tmp_path: Path) -> None:
    """The file is deleted after a rescue; its backup is newer than the file set aside."""
    path = damaged_with_its_log(tmp_path / "elvaland.db")
    with closing(Records(path, clock())) as records:
        assert records.repair()
        table = records.history.tables()[0]
        records.history.set_notes(table.id, "Lyon", "")
        back_up(path, "2026-11-20")
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    with closing(Records(path, clock())) as records:
        assert records.rescued == Rescued("2026-11-20", "")
        assert records.history.tables()[0].location == "Lyon"
