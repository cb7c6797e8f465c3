"""Finished tables and the words of a search."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

#: Most minutes that a game can be said to take.
MOST_MINUTES = 999


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A finished table, with the present names of its players."""

    id: int
    game: str
    mode: str
    expansions: tuple[str, ...]
    names: tuple[str, ...]
    #: Player ids, by seat; None for the seat of a god.
    people: tuple[int | None, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[str, ...]
    #: In UTC from the records, in local time for the views.
    finished: datetime
    #: Location and note, as entered by the user.
    location: str
    note: str
    #: Id of the current version, and the number of corrections.
    version: int
    corrections: int
    #: Player id of who began the game, if it is known.
    starter: int | None = None
    #: How long the game took; 0 if it is not known.
    minutes: int = 0
    #: Whether it is left out of statistics and records.
    excluded: bool = False

    @property
    def starter_name(self) -> str:
        """Name of who began; empty if it is not known, or if they left the table since."""
        return "" if self.starter is None else dict(zip(self.people, self.names, strict=True)).get(self.starter, "")


class Term(NamedTuple):
    """What a word of a search stands for: a table matches if any of these does."""

    text: str
    people: frozenset[int]
    games: frozenset[str]
    modes: frozenset[str]
    boxes: frozenset[str]
    year: int | None
