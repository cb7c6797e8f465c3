"""One profile for every test: the same examples each time, no deadline on a busy machine, and no disk to wait for."""

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import settings

from testing.connections import all_closed

if "PYTEST_XDIST_WORKER" in os.environ:  # what a test starts is a process of its own, and says only what it should
    os.environ.pop("COVERAGE_PROCESS_CONFIG", None)

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


@pytest.fixture(autouse=True, scope="module")
def closed_after_the_module() -> Iterator[None]:
    with all_closed():
        yield


@pytest.fixture(autouse=True)
def closed_after_the_test() -> Iterator[None]:
    with all_closed():
        yield
