"""A table that is finished: what a list tells of it, how it was scored, and what each side came to."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from scoring import Result, people


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished table, as a list tells of it: the players by the names that they have today."""

    id: int
    game: str
    mode: str
    expansions: tuple[str, ...]
    names: tuple[str, ...]
    #: Who sits there, by number; nobody at the seat of a god.
    people: tuple[int | None, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[str, ...]
    finished: datetime
    #: Where it was played, and what somebody wrote about it.
    place: str
    note: str
    #: As which version it counts, and how often it was corrected.
    version: int
    corrections: int


@dataclass(frozen=True, slots=True)
class Version:
    """How a table was scored at some time: the last of them counts."""

    id: int
    table: int
    kept: datetime
    #: The `RULES_VERSION` that scored it.
    rules: int


class Seat(NamedTuple):
    """What one side of a table came to; a person sits there, or a god."""

    seat: int
    name: str
    sits: bool
    place: int
    won: bool
    total: int
    rows: Mapping[str, int]

    @property
    def points(self) -> list[tuple[str, int]]:
        """What can be the best ever: every row, and the total."""
        return [*self.rows.items(), (TOTAL, self.total)]


#: Stands beside the rows where points are compared.
TOTAL = "total"


def seats_of(result: Result) -> list[Seat]:
    """Every side of a table, in the order of the sheet."""
    sitting = people(result.sheet)
    return [
        Seat(seat, player.name, seat in sitting, place, player.name in result.winners, player.total, player.rows)
        for seat, (player, place) in enumerate(zip(result.players, result.places, strict=True))
    ]


def packed(text: str) -> bytes:
    """A text that is seldom read, in an eighth of its room."""
    return zlib.compress(text.encode("utf-8"))


def unpacked(kept: bytes) -> str:
    """The text again; a `ValueError` where something else lies there."""
    try:
        return zlib.decompress(kept).decode("utf-8")
    except (zlib.error, TypeError) as error:
        raise ValueError("no packed text") from error
