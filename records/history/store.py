"""The rows of a finished table: its versions, their seats and points; whoever calls has begun the transaction."""

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

    def new_table(self, uid: str, finished: str, place: str = "", note: str = "") -> int:
        """A table of which nothing is known yet but when it was."""
        id = self._file.execute(
            "INSERT INTO tables (uid, game, mode, expansions, finished, place, note) VALUES (?, '', '', '', ?, ?, ?)",
            (uid, finished, place, note),
        ).lastrowid
        assert id is not None
        return id

    def new_version(self, table: int, draft: int | None, kept: str, rules: int, sheet: str, result: bytes) -> int:
        """A table as it was scored once more."""
        id = self._file.execute(
            "INSERT INTO versions (of_table, draft, kept, rules, sheet, result) VALUES (?, ?, ?, ?, ?, ?)",
            (table, draft, kept, rules, sheet, result),
        ).lastrowid
        assert id is not None
        return id

    def count(self, table: int, version: int, result: Result) -> None:
        """From now on the table counts as this version, and its seats and points say what that comes to."""
        names = [player.name for player in result.sheet.players]
        sitting = people(result.sheet)
        players = [self._people.player(name) if seat in sitting else None for seat, name in enumerate(names)]
        self.seat(version, result, players)
        self.counts(table, version, result.sheet)

    def counts(self, table: int, version: int, sheet: Sheet[Any]) -> None:
        """The table is this version, and there to be seen."""
        self._file.execute(
            "UPDATE tables SET game = ?, mode = ?, expansions = ?, version = ?, deleted = 0 WHERE id = ?",
            (sheet.game, sheet.mode, " ".join(sheet.expansions), version, table),
        )

    def seat(self, version: int, result: Result, players: Sequence[int | None]) -> list[int]:
        """What every side of a version came to, and who sat there; those who thereby became people of their own."""
        sheet, seats = result.sheet, seats_of(result)
        parted = self._people.part([player for player in players if player])
        for part in ("seats", "points"):
            self._file.execute(f"DELETE FROM {part} WHERE version = ?", (version,))
        self._file.executemany(
            "INSERT INTO seats (version, seat, name, player, place, won, total, rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    version,
                    seat.seat,
                    seat.name,
                    player,
                    seat.place,
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
        return parted
