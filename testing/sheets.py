"""What the tests write into the records: any tables, and a clock that goes on by itself."""

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


#: Some tables of every game, the same each time.
SHEETS = [any_sheet(Random(f"table {number}")) for number in range(40)]


def clock(seconds: int = 1) -> Callable[[], datetime]:
    """A minute hand for tests: every look at it is that much later than the one before."""
    looks = count()
    return lambda: BEGINNING + timedelta(seconds=next(looks) * seconds)


def kept_sheets(records: Records) -> list[Sheet[Any]]:
    """The sheets of the finished tables as they count now, the newest first."""
    return [records.history.result(table.version).sheet for table in records.history.tables()]
