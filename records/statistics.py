"""Statistics of a player: all tables, and the other players at them."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NoReturn

from models.players import Rival, Sitting
from records import validation
from records.counted import counted_in
from records.file import File, moment
from records.validation import NAMED, known
from scoring.keeping import MOST

#: SQL for the rank; in a duel, with two players and two gods, the winner has rank 1 and the loser 2.
RANK = "CASE mode WHEN '' THEN {seat}.place ELSE 2 - {seat}.won END"

#: All tables of a person, with the players of each aggregated in one text: twice as fast as a row per seat.
TABLES = f"""SELECT tables.id, game, mode, finished, own.place, own.won, own.total, {RANK.format(seat="own")},
        (SELECT group_concat(player || ' ' || {RANK.format(seat="met")}) FROM seats AS met
            WHERE met.version = own.version),
        own.rows
    FROM players JOIN seats AS own ON own.player = players.id
    JOIN tables ON tables.version = own.version
    WHERE person = ? AND {{}} ORDER BY finished, tables.id"""


class Career:
    """The tables of a person that count, oldest first, and all other players, most common tables first."""

    def __init__(self, file: File, person: int, year: int | None = None) -> None:
        condition, values = counted_in(year)
        rows = file.execute(TABLES.format(condition), (person, *values)).fetchall()
        sittings, met, games = list[Sitting](), defaultdict[int, list[str]](list), known()
        self._rows = list[Any]()
        for table, game, mode, finished, rank, won, total, compared, there, points in rows:
            with suppress(ValueError):
                # inlined, for speed over ten thousand tables
                if not (
                    (game, mode) in games
                    and type(rank) is type(won) is type(total) is type(compared) is int
                    and abs(total) <= MOST
                    and there
                ):
                    continue
                seats = there.split(",")
                sittings.append(Sitting(table, game, mode, len(seats), moment(finished), rank, bool(won), total))
                met[compared] += seats
                self._rows.append(points)
        self.sittings: tuple[Sitting, ...] = tuple(sittings)
        self.rivals = _rivals(file, person, met)
        #: Number of tables left out because they are corrupt.
        self.unreadable = len(rows) - len(sittings)

    def points(self, game: str, mode: str) -> list[Mapping[str, int]]:
        """Points by row at each table of a game, in the order of `sittings`; empty where corrupt."""
        sat = [
            (sitting, rows)
            for sitting, rows in zip(self.sittings, self._rows, strict=True)
            if (sitting.game, sitting.mode) == (game, mode)
        ]
        # parse all at once, in a third of the time, as long as every row is sound
        with suppress(ValueError, TypeError, AttributeError, RecursionError):
            joined = f"[{','.join([rows for _, rows in sat])}]"
            points: list[Mapping[str, int]] = json.loads(joined, parse_float=_no_number, parse_constant=_no_number)
            if [sum(each.values()) for each in points] == [sitting.total for sitting, _ in sat]:
                return points
        return [_points(rows, sitting.total) for sitting, rows in sat]


def _points(rows: object, total: int) -> Mapping[str, int]:
    with suppress(ValueError):
        return validation.points(rows, total)
    return {}


def _no_number(written: str) -> NoReturn:
    raise ValueError(f"{written} is no whole number")


def _rivals(file: File, person: int, met: Mapping[int, list[str]]) -> tuple[Rival, ...]:
    """Sum up the other players, from the ranks of all players grouped by the rank of this person."""
    players = {str(id): (whose, name) for id, whose, name in file.execute(
        f"""SELECT players.id, person.id, {NAMED.format(of="person")}
        FROM players JOIN players AS person ON person.id = players.person"""
    )}  # fmt: skip
    counts: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for own, seats in met.items():
        for seat, times in Counter(seats).items():
            player, _, rank = seat.partition(" ")
            if player not in players or not rank.isdecimal():
                continue  # corrupt
            count = counts[players[player]]
            for which, counted in enumerate((True, own < int(rank), own > int(rank))):
                count[which] += times * counted
    rivals = [Rival(id, name, *count) for (id, name), count in counts.items() if id != person]
    return tuple(sorted(rivals, key=lambda rival: (-rival.together, rival.name)))
