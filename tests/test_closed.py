"""Tests close the SQLite connections they open, on every version of Python."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from testing.connections import all_closed, is_open


def test_what_is_left_open_is_found_and_closed() -> None:
    with pytest.raises(AssertionError, match="2 SQLite connections"), all_closed():
        left = sqlite3.connect(":memory:"), sqlite3.connect(":memory:")
    assert not any(map(is_open, left))


def test_records_that_nobody_closes_are_found() -> None:
    with pytest.raises(AssertionError, match="1 SQLite"), all_closed():
        Records(Path(":memory:"))


def test_what_is_closed_is_no_fault() -> None:
    with all_closed(), closing(Records(Path(":memory:"))):
        pass
