"""File permissions: other users can read neither the database nor the files beside it."""

import os
import stat
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from records import Records
from testing.corrupt_files import overwrite
from testing.migration import LATEST
from testing.sheets import BEGINNING, SHEETS, clock

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights are those of POSIX")


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """The usual umask, which makes new files readable for everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): f"{stat.S_IMODE(file.stat().st_mode):o}" for file in sorted(folder.rglob("*"))
    }


def kept(path: Path) -> Records:
    records = Records(path, clock())
    records.begin(SHEETS[0], "")
    records.back_up_daily()
    return records


def test_only_the_owner_reads_the_file_its_log_and_its_backups(path: Path) -> None:
    with closing(kept(path)):
        assert rights(path.parent) == {
            "backups": "700",
            f"backups/0001-2026-11-18-v{LATEST}.db": "600",
            "backups/lock": "600",
            "elvaland.db": "600",
            "elvaland.db-shm": "600",
            "elvaland.db-wal": "600",
        }


@pytest.mark.parametrize("backup", [True, False])
def test_only_the_owner_reads_what_was_set_aside_and_what_took_its_place(path: Path, backup: bool) -> None:
    with closing(kept(path)) as records:
        if not backup:
            next(path.parent.glob("backups/*.db")).unlink()
    overwrite(path, "steps")
    with closing(Records(path, clock())) as records:
        assert records.repair()
    found = rights(path.parent)
    assert {"elvaland.db", "elvaland-damaged-1.db"} < found.keys()
    assert set(found.values()) == {"600", "700"}


def test_what_an_older_app_left_readable_is_readable_no_more(path: Path) -> None:
    kept(path).close()
    path.with_name("elvaland-damaged-1.db").touch()
    for file in path.parent.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
    with closing(Records(path, lambda: BEGINNING + timedelta(days=1))) as records:
        assert rights(path.parent)["elvaland.db"] == "600"
        records.back_up_daily()
    assert set(rights(path.parent).values()) == {"600", "700"}


def test_the_rights_of_a_file_that_is_open_are_taken_without_its_locks(path: Path) -> None:
    """Opening and closing the file again would drop SQLite's locks."""
    with closing(Records(path)) as one:
        path.chmod(0o644)
        one._file.execute("BEGIN IMMEDIATE")
        with closing(Records(path)) as other:
            other._file.execute("PRAGMA busy_timeout = 0")
            with pytest.raises(Exception, match="locked"):
                other.remember("x", "y")
        one._file.execute("ROLLBACK")
    assert rights(path.parent)["elvaland.db"] == "600"
