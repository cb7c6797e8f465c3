"""Only one instance has a file open."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from records import AlreadyOpen, NotKept, lock_file

HOLD = """
import sys
from pathlib import Path
from records import lock_file
held = lock_file(Path(sys.argv[1]))
print("held", flush=True)
input()
"""


def test_a_second_app_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("records.file.BUSY_TIMEOUT", 0)
    with closing(lock_file(path)), pytest.raises(AlreadyOpen):
        lock_file(path)
    lock_file(path).close()


def test_the_lock_of_a_killed_app_is_free(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout
        other.stdout.readline()
        with pytest.raises(AlreadyOpen):
            lock_file(path)
        other.kill()
        other.wait()
        lock_file(path).close()


def test_a_folder_that_cannot_be_made_is_told(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "file").write_text("")
    with pytest.raises(NotKept):
        lock_file(path.parent / "file" / "elvaland.db")


def test_a_lock_that_cannot_be_written_is_told(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".lock").mkdir()
    with pytest.raises(NotKept):
        lock_file(path)


def test_what_is_in_no_file_is_nobody_elses() -> None:
    with closing(lock_file(Path(":memory:"))), closing(lock_file(Path(":memory:"))):
        assert not Path(":memory:.lock").exists()
