"""Hypothesis profile for all tests (deterministic, no deadline), and settings that make the tests faster."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from testing.connections import all_closed

if "PYTEST_XDIST_WORKER" in os.environ:  # a subprocess prints only what it should
    os.environ.pop("COVERAGE_PROCESS_CONFIG", None)

TESTS = Path(__file__).parent

#: EXAMPLES=2000 runs more examples.
EXAMPLES = int(os.environ.get("EXAMPLES", "12"))

settings.register_profile("elvaland", derandomize=True, deadline=None, max_examples=EXAMPLES, database=None)
settings.load_profile("elvaland")

#: Keep temporary files in memory: each tap waits for fsync, thousands of times in all. What a killed process leaves
#: behind is the same there.
MEMORY = Path("/dev/shm")
ROOM = 2**29

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY)

#: What processes that are killed leave behind goes with it.
FOLDER = tempfile.tempdir = os.environ["TMPDIR"] = tempfile.mkdtemp(prefix="elvaland-")

# these processes end soon: garbage is collected where a test asks for it
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent in (TESTS, TESTS / "screens"):
            item.add_marker("app")


def pytest_sessionfinish() -> None:
    """Skip the final garbage collection of the interpreter."""
    gc.freeze()
    shutil.rmtree(FOLDER, ignore_errors=True)


@pytest.fixture(autouse=True, scope="module")
def closed_after_the_module() -> Iterator[None]:
    with all_closed():
        yield


@pytest.fixture(autouse=True)
def closed_after_the_test() -> Iterator[None]:
    with all_closed():
        yield
