"""One profile for every test: the same examples each time, no deadline on a busy machine, and no disk to wait for."""

import gc
import os
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Any

import pytest
from hypothesis import settings

#: EXAMPLES=2000 looks further, where somebody has the time.
EXAMPLES = int(os.environ.get("EXAMPLES", "50"))

settings.register_profile("elvaland", derandomize=True, deadline=None, max_examples=EXAMPLES, database=None)
settings.load_profile("elvaland")

#: Every tap waits for the disk, thousands of times in all; what a killed process leaves behind is the same in memory.
MEMORY = Path("/dev/shm")
ROOM = 2**29

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = str(MEMORY)

# widgets come by the thousand: looked through for what is gone as often as usual, they would take a sixth of the time
gc.set_threshold(20_000, 50, 1_000)


def pytest_sessionfinish() -> None:
    """What all tests left is looked through for nothing once they are over."""
    gc.freeze()


@contextmanager
def all_closed() -> Iterator[None]:
    """Fails where an SQLite connection that was opened meanwhile is still open.

    Since Python 3.13 such a connection warns when it is collected, in whichever test that happens; before, nothing says
    so. What other threads open is left out: the daily backup may outlast a test.
    """
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*args: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **options)
        if threading.current_thread() is threading.main_thread():
            opened.append(connection)
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", noted)
        yield
    left = [connection for connection in opened if is_open(connection)]
    for connection in left:
        connection.close()
    assert not left, f"{len(left)} SQLite connections were left open"


def is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


@pytest.fixture(autouse=True, scope="module")
def closed_after_the_module() -> Iterator[None]:
    with all_closed():
        yield


@pytest.fixture(autouse=True)
def closed_after_the_test() -> Iterator[None]:
    with all_closed():
        yield
