"""The game that was finished last, as the first screen shows it."""

from datetime import datetime
from typing import NamedTuple


class LastGame(NamedTuple):
    """A finished table, with the present names of its players by seat."""

    id: int
    game: str
    mode: str
    expansions: tuple[str, ...]
    names: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[str, ...]
    #: In UTC from the records, in local time for the views.
    finished: datetime
