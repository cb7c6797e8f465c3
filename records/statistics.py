"""What the tables say of somebody: each of them, and everybody who sat there as well."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from records.file import moment

#: In a duel two people play, and two gods: there nobody has a place of their own, one wins and the other does not.
RANK = "CASE mode WHEN '' THEN {seat}.place ELSE 2 - {seat}.won END"

#: A person's tables, each with everybody at it in one text: a row for each of 50,000 seats would take twice as long.
TABLES = f"""SELECT tables.id, game, mode, finished, own.place, own.won, own.total, {RANK.format(seat="own")},
        (SELECT group_concat(player || ' ' || {RANK.format(seat="met")}) FROM seats AS met
            WHERE met.version = own.version),
        own.rows
    FROM players JOIN seats AS own ON own.player = players.id
    JOIN tables ON tables.version = own.version AND NOT deleted
    WHERE person = ? ORDER BY finished, tables.id"""


class Sitting(NamedTuple):
    """What a table was for one of its players."""

    table: int
    game: str
    mode: str
    #: How many people sat there.
    seats: int
    finished: datetime
    place: int
    won: bool
    total: int


class Rival(NamedTuple):
    """Two at the same tables: how often, and which of them came before the other."""

    id: int
    name: str
    together: int
    before: int
    behind: int


class Career:
    """Every table of a person, the first one first; and everybody they met there, most often first."""

    def __init__(self, file: sqlite3.Connection, person: int) -> None:
        rows = file.execute(TABLES, (person,)).fetchall()
        self._rows = [points for *_, points in rows]
        sittings = []
        met: dict[int, list[str]] = defaultdict(list)
        for table, game, mode, finished, place, won, total, rank, there, _ in rows:
            seats = there.split(",")
            met[rank] += seats
            sittings.append(Sitting(table, game, mode, len(seats), moment(finished), place, bool(won), total))
        self.sittings: tuple[Sitting, ...] = tuple(sittings)
        self.rivals = _rivals(file, person, met)

    def points(self, game: str, mode: str) -> list[Mapping[str, int]]:
        """What every row came to at each table of a game, in the same order."""
        texts = [
            rows
            for sitting, rows in zip(self.sittings, self._rows, strict=True)
            if (sitting.game, sitting.mode) == (game, mode)
        ]
        points: list[Mapping[str, int]] = json.loads(f"[{','.join(texts)}]")
        return points


def _rivals(file: sqlite3.Connection, person: int, met: Mapping[int, list[str]]) -> tuple[Rival, ...]:
    """Everybody else, from how often each player came to each place where the person came to one."""
    players = {id: (whose, name) for id, whose, name in file.execute(
        "SELECT players.id, person.id, person.name FROM players JOIN players AS person ON person.id = players.person"
    )}  # fmt: skip
    counts: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for own, seats in met.items():
        for seat, times in Counter(seats).items():
            player, place = map(int, seat.split())
            count = counts[players[player]]
            for which, counted in enumerate((True, own < place, own > place)):
                count[which] += times * counted
    rivals = [Rival(id, name, *count) for (id, name), count in counts.items() if id != person]
    return tuple(sorted(rivals, key=lambda rival: (-rival.together, rival.name)))
