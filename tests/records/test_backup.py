"""Backups: daily and before migrations, rotation, restoring."""

import errno
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from records import Damaged, NotKept, Records
from records import file as records_file
from records.backup import KEEP, Backup, back_up, back_up_daily, backups, day_of, is_sound, locked_folder, table_counts
from scoring import score
from testing.corrupt_files import overwrite
from testing.migration import LATEST, VERSION_2, add_sizes, schema_with
from testing.sheets import SHEETS, clock

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


def on(day: int) -> Callable[[], datetime]:
    """A clock at noon, some days from now."""
    return lambda: NOON + timedelta(days=day)


@pytest.fixture
def begun(records: Records) -> Records:
    """Records with an open draft."""
    records.begin(SHEETS[0], "")
    return records


def names(path: Path) -> list[str]:
    return [backup.path.name for backup in backups(path)]


def copied(backup: Path) -> Path:
    copy = backup.with_name("copy.db")
    shutil.copy(backup, copy)
    return copy


def tapped(path: Path) -> None:
    with closing(Records(path)) as records:
        draft = records.drafts()[0]
        records.tap(draft, SHEETS[(draft.step + 1) % len(SHEETS)])


def test_there_is_nothing_to_keep_in_an_empty_file(records: Records, path: Path) -> None:
    records.back_up_daily()
    assert backups(path) == []


@pytest.mark.usefixtures("begun")
def test_there_is_one_backup_a_day(path: Path) -> None:
    for day in (0, 0, 1, 1):
        back_up_daily(path, on(day))
        tapped(path)
    assert names(path) == [f"0002-2026-11-19-v{LATEST}.db", f"0001-2026-11-18-v{LATEST}.db"]


def test_a_backup_holds_what_is_only_in_the_log(begun: Records, path: Path) -> None:
    draft = begun.tap(begun.drafts()[0], SHEETS[1])
    begun.back_up_daily()
    (backup,) = backups(path)
    with closing(Records(copied(backup.path))) as copy:
        assert copy.drafts() == (draft,)
    assert [file.name for file in backup.path.parent.iterdir() if file.suffix == ".part"] == []


@pytest.mark.usefixtures("begun")
def test_seven_are_kept(path: Path) -> None:
    for day in range(KEEP + 3):
        back_up_daily(path, on(day))
        tapped(path)
    assert [backup.number for backup in backups(path)] == list(range(KEEP + 3, 3, -1))


@pytest.mark.usefixtures("begun")
def test_days_on_which_nothing_changed_push_no_backup_out(path: Path) -> None:
    back_up_daily(path, on(0))
    tapped(path)
    for day in range(1, 30):
        back_up_daily(path, on(day))
    assert names(path) == [f"0030-2026-12-17-v{LATEST}.db", f"0001-2026-11-18-v{LATEST}.db"]


@pytest.mark.usefixtures("begun")
def test_a_clock_set_back_makes_no_old_backup_the_newest(path: Path) -> None:
    for day in (0, 1, -400):
        back_up_daily(path, on(day))
        tapped(path)
    assert names(path) == [
        f"0003-2025-10-14-v{LATEST}.db",
        f"0002-2026-11-19-v{LATEST}.db",
        f"0001-2026-11-18-v{LATEST}.db",
    ]
    for _ in range(KEEP):
        back_up_daily(path, on(-400))
    assert len(names(path)) == 3


@pytest.mark.usefixtures("begun")
def test_nothing_else_in_the_folder_is_taken_for_a_backup_or_deleted(path: Path) -> None:
    back_up_daily(path, on(0))
    strange = [path.parent / "backups" / name for name in ("mine.db", "0009-2026-11-18-v2.db.txt", "notes.txt")]
    for file in strange:
        file.write_bytes(b"?")
    for day in range(1, KEEP + 3):
        tapped(path)
        back_up_daily(path, on(day))
    assert all(file.exists() for file in strange)
    assert len(backups(path)) == KEEP


@pytest.mark.usefixtures("begun")
def test_what_a_killed_backup_left_goes(path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    for name in ("backup.part", "backup.part-journal"):
        (folder / name).write_bytes(b"half")
    assert backups(path) == []
    back_up_daily(path, on(0))
    assert sorted(file.name for file in folder.iterdir()) == [f"0001-2026-11-18-v{LATEST}.db", "lock"]


def test_a_file_of_an_earlier_version_is_backed_up_before_it_changes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    shutil.copy(VERSION_2, path)
    with closing(Records(path, clock())):
        (backup,) = backups(path)
    assert backup.path.name == "0001-2026-11-18-v2.db"
    with closing(sqlite3.connect(backup.path)) as kept, closing(sqlite3.connect(VERSION_2)) as earlier:
        assert list(kept.iterdump()) == list(earlier.iterdump())
    with closing(Records(path)):
        assert backups(path) == [backup]


@pytest.mark.usefixtures("begun")
def test_a_migration_that_fails_again_and_again_pushes_no_backup_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up_daily(path, on(-1))
    tapped(path)

    def fails(_: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(fails))
    for _ in range(KEEP):
        with pytest.raises(ZeroDivisionError):
            Records(path, on(0))
    assert names(path) == [f"{KEEP + 1:04}-2026-11-18-v{LATEST}.db", f"0001-2026-11-17-v{LATEST}.db"]


def test_no_migration_without_its_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    shutil.copy(VERSION_2, path)
    before = path.read_bytes()

    def no_room(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(NotKept) as trouble:
        Records(path)
    assert trouble.value.why == "full"
    assert path.read_bytes() == before
    assert backups(path) == []


def test_a_damaged_file_pushes_no_backup_out(begun: Records, path: Path) -> None:
    back_up_daily(path, on(0))
    tapped(path)
    begun.close()
    overwrite(path, "steps")
    with pytest.raises(Damaged):
        back_up_daily(path, on(1))
    assert names(path) == [f"0001-2026-11-18-v{LATEST}.db"]
    assert not is_sound(path)


def test_a_file_without_one_of_its_tables_is_damaged(begun: Records, path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA foreign_keys = OFF")
        file.execute("DROP TABLE steps")
    assert not is_sound(path)
    with pytest.raises(Damaged):
        begun.drafts()


@pytest.mark.usefixtures("begun")
def test_nobody_waits_for_another_backup_and_none_is_made_twice(path: Path) -> None:
    with locked_folder(path, timeout=0):
        with pytest.raises(NotKept) as trouble:
            back_up_daily(path, on(0))
        assert trouble.value.why == "locked"
    assert backups(path) == []


def test_a_backup_of_a_file_that_is_gone_makes_none(begun: Records, path: Path) -> None:
    back_up_daily(path, on(0))
    begun.close()
    path.unlink()
    with pytest.raises(NotKept):
        back_up_daily(path, on(1))
    assert not path.exists()
    assert len(backups(path)) == 1


def test_a_backup_waits_for_no_tap(begun: Records, path: Path) -> None:
    """A concurrent writer does not block the backup, which has the state before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM steps")
        back_up_daily(path, on(0))
        writer.execute("ROLLBACK")
    with closing(Records(copied(backups(path)[0].path))) as copy:
        assert copy.drafts() == begun.drafts()


def test_a_system_that_opens_no_folder_keeps_backups_all_the_same(
    begun: Records, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError

    monkeypatch.setattr("os.open", refuse)
    begun.back_up_daily()
    assert len(backups(path)) == 1


def test_what_is_in_no_file_leaves_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(Records(Path(":memory:"))) as records:
        records.back_up_daily()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("begun")
def test_many_on_one_day_push_no_other_day_out(path: Path) -> None:
    for day in range(KEEP):
        back_up_daily(path, on(day))
        tapped(path)
    for _ in range(2 * KEEP):
        back_up(path, day_of(on(KEEP)()))
        tapped(path)
    kept = backups(path)
    assert [backup.number for backup in kept[:KEEP]] == list(range(3 * KEEP, 2 * KEEP, -1))
    assert [backup.day for backup in kept[KEEP:]] == [day_of(on(day)()) for day in range(KEEP - 1, 0, -1)]


class TestRestore:
    @pytest.fixture
    def backup(self, begun: Records) -> Backup:
        """A backup from before the last tap, a finished table and a player."""
        begun.back_up()
        (backup,) = begun.backups()
        draft = begun.tap(begun.drafts()[0], SHEETS[1])
        begun.history.keep(draft, score(SHEETS[1]))
        return backup

    def test_all_is_as_it_was_then(self, begun: Records, backup: Backup, path: Path) -> None:
        assert (table_counts(backup.path), len(begun.history.tables())) == ((0, 1), 1)
        begun.restore(backup)
        assert begun.history.tables() == ()
        assert [draft.sheet for draft in begun.drafts()] == [SHEETS[0]]
        begun.tap(begun.drafts()[0], SHEETS[2])
        begun.close()
        with closing(Records(path)) as again:
            assert [draft.sheet for draft in again.drafts()] == [SHEETS[2]]

    def test_it_says_when_it_was_made(self, backup: Backup) -> None:
        assert abs(backup.made - datetime.now(UTC)) < timedelta(minutes=5)

    def test_there_is_a_way_back_from_it(self, begun: Records, backup: Backup) -> None:
        before = begun.history.tables()
        begun.back_up()
        begun.restore(backup)
        begun.restore(begun.backups()[0])
        assert begun.history.tables() == before

    def test_one_of_the_very_state_stays_while_that_is_backed_up(self, begun: Records, backup: Backup) -> None:
        begun.restore(backup)
        begun.back_up(spare=backup)
        begun.restore(backup)
        assert [draft.sheet for draft in begun.drafts()] == [SHEETS[0]]

    def test_one_that_is_damaged_changes_nothing(self, begun: Records, backup: Backup) -> None:
        overwrite(backup.path, "steps")
        before = begun.history.tables(), begun.drafts()
        with pytest.raises(ValueError, match="damaged"):
            begun.restore(backup)
        assert (begun.history.tables(), begun.drafts()) == before

    def test_of_what_is_no_backup_nobody_can_tell_what_it_holds(self, path: Path) -> None:
        path.write_text("good evening" * 1000)
        with pytest.raises(ValueError, match="damaged"):
            table_counts(path)

    def test_killed_amid_it_all_is_as_before(self, begun: Records, backup: Backup, path: Path) -> None:
        """The restore is written to SQLite's log, and ignored there unless complete."""
        whole = begun.history.tables()
        shutil.copy(f"{path}", path.with_name("before.db"))
        shutil.copy(f"{path}-wal", path.with_name("before.db-wal"))
        size = path.with_name("before.db-wal").stat().st_size
        begun.restore(backup)
        log = Path(f"{path}-wal").read_bytes()
        assert len(log) > size
        for cut in range(size, len(log), 4096):
            killed = path.with_name("killed.db")
            shutil.copy(path.with_name("before.db"), killed)
            Path(f"{killed}-wal").write_bytes(log[:cut])
            Path(f"{killed}-shm").unlink(missing_ok=True)
            with closing(Records(killed)) as records:
                assert records.history.tables() in (whole, ())
                assert records.drafts()
