"""Data classes of finished tables: a row of the list, a scored version, a seat."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from scoring import Result, people


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished table as the history lists it, with the present names of its players."""

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
    finished: datetime
    #: Location and note, as entered by the user.
    place: str
    note: str
    #: Id of the current version, and the number of corrections.
    version: int
    corrections: int


@dataclass(frozen=True, slots=True)
class Version:
    """One scoring of a finished table; the last version is the current one."""

    id: int
    table: int
    kept: datetime
    #: `RULES_VERSION` at the time of scoring.
    rules: int


class Seat(NamedTuple):
    """Result of one seat, taken by a person or by a god."""

    seat: int
    name: str
    sits: bool
    rank: int
    won: bool
    total: int
    rows: Mapping[str, int]

    @property
    def points(self) -> list[tuple[str, int]]:
        """Every row and the total: whatever can be a record."""
        return [*self.rows.items(), (TOTAL, self.total)]


#: Key of the total among the rows.
TOTAL = "total"


def seats_of(result: Result) -> list[Seat]:
    """All seats of a result, in the order of the sheet."""
    sitting = people(result.sheet)
    return [
        Seat(seat, player.name, seat in sitting, rank, player.name in result.winners, player.total, player.rows)
        for seat, (player, rank) in enumerate(zip(result.players, result.places, strict=True))
    ]


def compressed(text: str) -> bytes:
    """Compress a text that is rarely read, to about an eighth."""
    return zlib.compress(text.encode("utf-8"))


def decompressed(kept: bytes) -> str:
    """Decompress a text; raises `ValueError` where it is corrupt."""
    try:
        return zlib.decompress(kept).decode("utf-8")
    except (zlib.error, TypeError) as error:
        raise ValueError("no packed text") from error
