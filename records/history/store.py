"""Inserts and updates of finished tables, versions, seats and points; the caller begins the transaction."""

import json
from collections.abc import Sequence
from typing import Any

from records.file import File
from records.finished import seats_of
from records.people import People
from scoring import Result, Sheet, people


class TableStore:
    """Writes tables and their versions."""

    def __init__(self, file: File, people: People) -> None:
        self._file, self._people = file, people

    def new_table(self, uid: str, finished: str, location: str = "", note: str = "", minutes: int = 0) -> int:
        """Insert a table that has no version yet."""
        id = self._file.execute(
            """INSERT INTO tables (uid, game, mode, expansions, finished, place, note, minutes)
            VALUES (?, '', '', '', ?, ?, ?, ?)""",
            (uid, finished, location, note, minutes),
        ).lastrowid
        assert id is not None
        return id

    def new_version(self, table: int, draft: int | None, kept: str, rules: int, sheet: str, result: bytes) -> int:
        """Insert a version of a table."""
        id = self._file.execute(
            "INSERT INTO versions (of_table, draft, kept, rules, sheet, result) VALUES (?, ?, ?, ?, ?, ?)",
            (table, draft, kept, rules, sheet, result),
        ).lastrowid
        assert id is not None
        return id

    def write_current(self, table: int, version: int, result: Result) -> None:
        """Make a version the current one, and write its seats and points."""
        names = [player.name for player in result.sheet.players]
        sitting = people(result.sheet)
        players = [self._people.player(name) if seat in sitting else None for seat, name in enumerate(names)]
        self.write_seats(version, result, players)
        self.set_current(table, version, result.sheet)

    def set_current(self, table: int, version: int, sheet: Sheet[Any]) -> None:
        """Make a version the current one and the table visible."""
        self._file.execute(
            "UPDATE tables SET game = ?, mode = ?, expansions = ?, version = ?, deleted = 0 WHERE id = ?",
            (sheet.game, sheet.mode, " ".join(sheet.expansions), version, table),
        )

    def set_starter(self, table: int, sheet: Sheet[Any], starter: str) -> None:
        """Write who began; nobody if they left the table."""
        sitting = [sheet.players[seat].name for seat in people(sheet)]
        player = self._people.player(starter) if starter in sitting else None
        self._file.execute("UPDATE tables SET starter = ? WHERE id = ?", (player, table))

    def write_seats(self, version: int, result: Result, players: Sequence[int | None]) -> list[int]:
        """Write the seats and points of a version; returns the players that `People.separate` separated."""
        sheet, seats = result.sheet, seats_of(result)
        separated = self._people.separate([player for player in players if player])
        for table in ("seats", "points"):
            self._file.execute(f"DELETE FROM {table} WHERE version = ?", (version,))
        self._file.executemany(
            "INSERT INTO seats (version, seat, name, player, place, won, total, rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    version,
                    seat.seat,
                    seat.name,
                    player,
                    seat.rank,
                    seat.won,
                    seat.total,
                    json.dumps(seat.rows, separators=(",", ":")),
                )
                for seat, player in zip(seats, players, strict=True)
            ],
        )
        self._file.executemany(
            "INSERT INTO points (game, mode, row, points, version, seat) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (sheet.game, sheet.mode, row, points, version, seat.seat)
                for seat in seats
                if seat.sits
                for row, points in seat.points
            ],
        )
        return separated
