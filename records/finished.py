"""A scored version of a finished table, its seats, and its result compressed."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from models.bests import TOTAL
from scoring import Result, people


@dataclass(frozen=True, slots=True)
class Version:
    """One scoring of a finished table; the last version is the current one."""

    id: int
    table: int
    kept: datetime
    #: `RULES_VERSION` at the time of scoring.
    rules: int


class SeatResult(NamedTuple):
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


def seats_of(result: Result) -> list[SeatResult]:
    """All seats of a result, in the order of the sheet."""
    sitting = people(result.sheet)
    return [
        SeatResult(seat, player.name, seat in sitting, rank, player.name in result.winners, player.total, player.rows)
        for seat, (player, rank) in enumerate(zip(result.players, result.ranks, strict=True))
    ]


def compressed(text: str) -> bytes:
    """Compress a text that is rarely read, to about an eighth."""
    return zlib.compress(text.encode("utf-8"))


def decompressed(packed: bytes) -> str:
    """Decompress a text; raises `ValueError` where it is corrupt."""
    try:
        return zlib.decompress(packed).decode("utf-8")
    except (zlib.error, TypeError) as error:
        raise ValueError("no packed text") from error
