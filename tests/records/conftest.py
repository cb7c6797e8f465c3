"""Records in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from records import Records
from testing.sheets import clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "elvaland.db"


@pytest.fixture
def records(path: Path) -> Iterator[Records]:
    records = Records(path, clock())
    yield records
    records.close()
