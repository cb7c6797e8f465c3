"""Random sheets, and a fake clock."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from records import Records
from scoring import Sheet, games

BEGINNING = datetime(2026, 11, 18, 21, tzinfo=UTC)


def any_sheet(random: Random) -> Sheet[Any]:
    game = random.choice(games.names())
    sheet: Sheet[Any] = import_module(f"testing.{game}_tables").any_sheet(random)
    return sheet


#: Forty fixed sheets of all games.
SHEETS = [any_sheet(Random(f"table {number}")) for number in range(40)]


def clock(seconds: int = 1) -> Callable[[], datetime]:
    """A fake clock that advances by some seconds at every call."""
    looks = count()
    return lambda: BEGINNING + timedelta(seconds=next(looks) * seconds)


def kept_sheets(records: Records) -> list[Sheet[Any]]:
    """Sheets of the finished tables, newest first."""
    return [records.history.result(table.version).sheet for table in records.history.tables()]
