"""The group's best in every row, and which of them a table broke."""

from datetime import datetime
from typing import NamedTuple

#: Key of the total among the rows.
TOTAL = "total"


class Best(NamedTuple):
    """The most points that a row ever brought, with player, table and date."""

    points: int
    name: str
    table: int
    finished: datetime


class BrokenRecord(NamedTuple):
    """A record that a table broke: row, points, player, and the previous record."""

    row: str
    points: int
    name: str
    before: Best
