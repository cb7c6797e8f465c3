"""Players: a summary of each, their tables, and the other players at them."""

from datetime import datetime
from typing import NamedTuple


class Person(NamedTuple):
    """A player with the number of tables and wins, and the date of the last table; None before the first."""

    id: int
    name: str
    tables: int
    wins: int
    last: datetime | None


class Sitting(NamedTuple):
    """A finished table from the view of one of its players."""

    table: int
    game: str
    mode: str
    #: Number of people at the table.
    seats: int
    finished: datetime
    rank: int
    won: bool
    total: int


class Rival(NamedTuple):
    """Another player: number of common tables, and how often the player ranked before or behind them."""

    id: int
    name: str
    together: int
    before: int
    behind: int
