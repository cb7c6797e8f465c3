"""Storage errors: raised as `Trouble`, with the transaction rolled back, and the next tap may succeed."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from records import Draft, NotKept, Records
from records import file as records_file
from records.file import BUSY_TIMEOUT, File, writing
from records.trouble import to_trouble, translate_errors
from scoring import Sheet, score
from scoring.games.vedrfolnir.sheet import Player
from testing.migration import VERSION_2, add_sizes, schema_with
from testing.rooms import ROOT
from testing.sheets import BEGINNING, SHEETS, kept_sheets
from testing.vedrfolnir_tables import pile, table


@pytest.fixture
def begun(records: Records) -> Draft:
    return records.tap(records.begin(SHEETS[1], "pad"), SHEETS[0])


#: All writing operations, on a draft and a finished table.
WRITING = [
    pytest.param(lambda records, _: records.begin(SHEETS[2], ""), id="begin"),
    pytest.param(lambda records, draft: records.tap(draft, SHEETS[2]), id="tap"),
    pytest.param(lambda records, draft: records.move(draft, "elsewhere"), id="move"),
    pytest.param(lambda records, draft: records.undo(draft), id="undo"),
    pytest.param(lambda records, draft: records.close_draft(draft), id="close"),
    pytest.param(lambda records, draft: records.history.keep(draft, score(draft.sheet)), id="keep"),
    pytest.param(lambda records, _: records.history.delete(1), id="delete"),
    pytest.param(lambda records, _: records.people.rename(1, "Somebody"), id="rename"),
    pytest.param(lambda records, _: records.remember("theme", "x" * 100_000), id="remember"),
]


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return list(file.iterdump())


@pytest.mark.parametrize("write", WRITING)
def test_a_full_disk_keeps_nothing_or_all(
    records: Records, begun: Draft, path: Path, write: Callable[[Records, Draft], object]
) -> None:
    records.history.keep(records.begin(SHEETS[3], ""), score(SHEETS[3]))
    (pages,) = records._file.execute("PRAGMA page_count").fetchone()
    records._file.execute(f"PRAGMA max_page_count = {pages}")

    def until_full() -> Iterator[Callable[[], object]]:
        """Write until all free pages are used."""
        for number in range(20):
            yield partial(records.begin, SHEETS[number], "")
            yield lambda: records.history.keep(records.drafts()[0], score(records.drafts()[0].sheet))

    refused = 0
    works: list[Callable[[], object]] = [*until_full(), partial(write, records, begun)]
    for work in works:
        before, shown = everything(path), records.drafts()
        try:
            work()
        except NotKept as trouble:
            refused += trouble.why == "full"
            assert (everything(path), records.drafts()) == (before, shown)
    assert refused > 10
    records._file.execute("PRAGMA max_page_count = 100000")
    write(records, begun)


@pytest.mark.parametrize("write", WRITING)
@pytest.mark.parametrize(
    ("hold", "why"),
    [
        pytest.param("BEGIN IMMEDIATE", "locked", id="another Elvaland writes"),
        pytest.param("PRAGMA query_only = ON", "read_only", id="only to be read"),
    ],
)
def test_who_may_not_write_is_told_so(
    records: Records, begun: Draft, path: Path, write: Callable[[Records, Draft], object], hold: str, why: str
) -> None:
    records._file.execute("PRAGMA busy_timeout = 10")
    records.history.keep(records.begin(SHEETS[3], ""), score(SHEETS[3]))
    before = everything(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        (records._file if why == "read_only" else other).execute(hold)
        with pytest.raises(NotKept) as trouble:
            write(records, begun)
        assert trouble.value.why == why
        assert records.drafts()
        assert kept_sheets(records) == [SHEETS[3]]
    assert everything(path) == before
    records._file.execute("PRAGMA query_only = OFF")
    write(records, begun)


def test_nobody_waits_longer_than_a_second(records: Records, begun: Draft, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        start = time.perf_counter()
        with pytest.raises(NotKept):
            records.tap(begun, SHEETS[2])
        assert BUSY_TIMEOUT * 0.9 < time.perf_counter() - start < BUSY_TIMEOUT * 2 <= 2


def test_what_is_only_noted_is_forgotten_without_a_word(records: Records) -> None:
    records.try_remember("here", "home")
    records._file.execute("PRAGMA query_only = ON")
    records.try_remember("here", "elsewhere")
    assert records.setting("here") == "home"


def too_many() -> Sheet[Any]:
    """More rounds than a sheet may have."""
    return table(*(Player(name, rounds=(pile(odin=(1,)),) * 201) for name in ("A", "B")))


def test_a_tap_that_could_not_be_read_again_is_refused(records: Records, begun: Draft) -> None:
    with pytest.raises(NotKept) as trouble:
        records.tap(begun, too_many())
    assert trouble.value.why == "unreadable"
    assert records.drafts() == (begun,)
    with pytest.raises(NotKept):
        records.begin(too_many(), "")
    assert records.drafts() == (begun,)


def test_a_name_that_no_sheet_may_hold_is_refused_everywhere(records: Records, begun: Draft) -> None:
    names = records.people.names()
    with pytest.raises(NotKept):
        records.people.rename(1, "x" * 1000)
    assert records.people.names() == names
    assert records.drafts() == (begun,)


def test_a_clock_set_back_hides_no_draft_behind_others(path: Path) -> None:
    moments = iter([BEGINNING, BEGINNING + timedelta(1), BEGINNING - timedelta(400), BEGINNING - timedelta(300)])
    with closing(Records(path, lambda: next(moments))) as records:
        one, two, three = (records.begin(sheet, "") for sheet in SHEETS[:3])
        assert records.drafts() == (three, two, one)
        one = records.move(one, "pad")
        assert records.drafts() == (one, three, two)


def test_a_draft_whose_moment_is_noise_is_left_out(records: Records, begun: Draft, path: Path) -> None:
    sound = records.begin(SHEETS[2], "")
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE drafts SET begun = CAST(x'ff00ff' AS TEXT) WHERE id = ?", (begun.id,))
    assert records.drafts() == (sound,)


def test_a_mistake_of_ours_stays_what_it_is(records: Records) -> None:
    with pytest.raises(sqlite3.IntegrityError), writing(records._file):
        records._file.executemany("INSERT INTO steps (draft, step, sheet, place) VALUES (?, 0, '', '')", [(99,)])
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        records._file.execute("SELEKT")


class Spoilt(sqlite3.OperationalError):
    """An error as SQLite raises it."""

    def __init__(self, code: int) -> None:
        super().__init__("disk I/O error")
        self.sqlite_errorcode = code


@pytest.mark.parametrize(
    ("code", "why"),
    [
        pytest.param(sqlite3.SQLITE_IOERR_WRITE, "full", id="a quota used up"),
        pytest.param(sqlite3.SQLITE_IOERR_SHMSIZE, "full", id="no room for the index of the log"),
        pytest.param(sqlite3.SQLITE_IOERR_READ, "other", id="nothing can be read"),
        pytest.param(sqlite3.SQLITE_BUSY_SNAPSHOT, "locked", id="somebody wrote meanwhile"),
        pytest.param(sqlite3.SQLITE_READONLY_CANTLOCK, "read_only", id="no right to lock"),
        pytest.param(sqlite3.SQLITE_CANTOPEN, "other", id="it does not open"),
    ],
)
def test_every_refusal_has_its_reason(code: int, why: str) -> None:
    trouble = to_trouble(Spoilt(code))
    assert isinstance(trouble, NotKept)
    assert trouble.why == why


@pytest.mark.parametrize(
    ("error", "why"),
    [
        pytest.param(OSError(errno.ENOSPC, "No space left on device"), "full", id="full"),
        pytest.param(OSError(errno.EROFS, "Read-only file system"), "read_only", id="read-only"),
        pytest.param(OSError("something else"), "other", id="other"),
    ],
)
def test_what_the_system_refuses_has_its_reason(error: OSError, why: str) -> None:
    with pytest.raises(NotKept) as trouble, translate_errors():
        raise error
    assert trouble.value.why == why


def test_rows_tell_trouble_wherever_they_are_read(records: Records) -> None:
    """SQLite reads the first row on execute, and the others on fetch."""
    rows = "SELECT 1 UNION ALL SELECT abs(-9223372036854775808)"
    for read in (list, lambda found: found.fetchall(), lambda found: [found.fetchone(), found.fetchone()]):
        with pytest.raises(sqlite3.OperationalError, match="overflow"):
            read(records._file.execute(rows))


# at the start


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a/b/elvaland.db"
    with closing(Records(path)) as records:
        records.begin(SHEETS[0], "")
    assert path.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(NotKept) as trouble:
        Records(tmp_path / "file/elvaland.db")
    assert trouble.value.why == "other"


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    (path / "x").mkdir(parents=True)
    with pytest.raises(NotKept) as trouble:
        Records(path)
    assert trouble.value.why == "other"


def test_a_file_that_is_locked_for_long_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration needs the lock; reading does not."""
    monkeypatch.setattr(records_file, "BUSY_TIMEOUT", 0.01)
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    shutil.copy(VERSION_2, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NotKept) as trouble:
            Records(path)
    assert trouble.value.why == "locked"


@pytest.mark.usefixtures("records")
def test_what_somebody_else_locks_can_be_looked_at_and_a_tap_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_file, "BUSY_TIMEOUT", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with closing(Records(path)) as records:
            assert records.drafts() == ()
            with pytest.raises(NotKept) as trouble:
                records.begin(SHEETS[0], "")
    assert trouble.value.why == "locked"


#: Script that opens a file as another user who may only read it, and prints the error.
AS_NOBODY = """
import os, sys
from pathlib import Path
from records import NotKept, Records
from testing.migration import VERSION_2, add_sizes, schema_with
from testing.sheets import SHEETS
os.setgid(65534), os.setuid(65534)
try:
    Records(Path(sys.argv[1]))
except NotKept as trouble:
    print(trouble.why)
"""


@pytest.fixture
def guarded(path: Path) -> Iterator[Path]:
    with closing(Records(path)) as records:
        records.begin(SHEETS[0], "")
    folders = [folder for folder in path.parents if folder.owner() == path.owner() and len(folder.parts) > 2]
    for folder in folders:
        folder.chmod(0o755)
    path.chmod(0o644)
    yield path
    for folder in folders:
        folder.chmod(0o700)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can be nobody")
def test_a_file_that_may_only_be_read_is_told(guarded: Path) -> None:
    before = guarded.read_bytes()
    run = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(guarded)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.stderr) == ("read_only\n", "")
    assert guarded.read_bytes() == before


def test_a_file_is_there_as_long_as_it_is_not_deleted(path: Path) -> None:
    with closing(sqlite3.connect(str(path), factory=File)) as file:
        assert file.still_at_path
        file.execute("CREATE TABLE t (x)")
        file.remember_path(path)
        assert file.still_at_path
        path.rename(path.with_name("elsewhere.db"))
        assert not file.still_at_path
        path.write_bytes(b"another")
        assert not file.still_at_path
