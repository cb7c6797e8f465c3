"""The app on a file of its own that is not waited for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.app import ElvalandApp
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.storage_errors import TABLE


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr("records.file.BUSY_TIMEOUT", 0.01)
    monkeypatch.setattr("screens.storage_errors.in_background", lambda work: work())
    return tmp_path / "elvaland.db"


@pytest.fixture
def counting(file: Path) -> Iterator[AppDriver]:
    """Somebody counts the hunters."""
    hand = AppDriver(ElvalandApp(file))
    hand.app.context.counting.begin(empty_sheet(TABLE))
    hand.frames(5)
    yield hand
    hand.close()
