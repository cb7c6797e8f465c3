"""The finished tables: kept as they were scored, corrected, told about, found again, taken away."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

from records.file import YEARS, File, after, as_text, moment, text_of, writing
from records.finished import TOTAL, Kept, Version, packed, seats_of, unpacked
from records.identity import identity
from records.people import People, numbered
from records.readable import NAMED, boxes, known, played, points, whole
from records.search import YEAR, Term, sought
from records.tables import Draft
from records.trouble import GONE, UNREADABLE, NotKept
from referee.spelling import folded
from scoring import RULES_VERSION, Result, Sheet, people, read, score, write
from scoring.source import composed

#: So many places are offered where somebody says where a table was played.
PLACES = 12

SHOWN = "version IS NOT NULL AND NOT deleted"

TABLES = """SELECT tables.id, game, mode, expansions, finished, place, note, version,
        (SELECT count(*) FROM versions WHERE of_table = tables.id) - 1
    FROM tables WHERE """

SEATS = f"""SELECT seats.name, {NAMED.format(of="person")}, person.id, seats.total, seats.place, seats.won
    FROM seats LEFT JOIN players ON players.id = seats.player LEFT JOIN players AS person ON person.id = players.person
    WHERE version = ? ORDER BY seats.seat"""

#: The best of a row at other tables, the earliest of equals. Read in this order, which leaves SQLite no choice: from
#: the highest points downwards, not through all tables for each of them, which would take ten seconds.
BEST = f"""SELECT points, seats.name, {NAMED.format(of="person")}, tables.id, finished
    FROM points
    CROSS JOIN versions ON versions.id = points.version
    CROSS JOIN tables ON tables.id = of_table AND tables.version = points.version
    CROSS JOIN seats ON seats.version = points.version AND seats.seat = points.seat
    LEFT JOIN players ON players.id = seats.player LEFT JOIN players AS person ON person.id = players.person
    WHERE points.game = ? AND points.mode = ? AND row = ? AND NOT deleted AND finished < ? AND tables.id != ?
    ORDER BY points DESC, finished"""

#: From one row to the next, not through the points of every table; SQLite itself goes on, as a row in which noise lies
#: is not the same in Python.
ROWS = """WITH RECURSIVE found(row) AS (
        SELECT min(row) FROM points WHERE game = :game AND mode = :mode
        UNION ALL
        SELECT (SELECT min(points.row) FROM points WHERE game = :game AND mode = :mode AND points.row > found.row)
        FROM found WHERE found.row IS NOT NULL)
    SELECT row FROM found WHERE typeof(row) = 'text'"""

#: The table that counts exactly a sheet, rather one that can be seen.
ALIKE = """SELECT tables.id, deleted FROM tables JOIN versions ON versions.id = version
    WHERE sheet = ? ORDER BY deleted, tables.id DESC LIMIT 1"""

VERSIONS = "SELECT id, of_table, kept, rules FROM versions"

#: So many notes are held ready for the next letter that somebody types.
NOTES = 16_384

#: After every moment.
NEVER = "9999"


class Best(NamedTuple):
    """The best that a row ever came to: how much, whose, at which table, and when."""

    points: int
    name: str
    table: int
    finished: datetime


class Fallen(NamedTuple):
    """A record that fell at a table: what the row came to, whose it is, and the one before."""

    row: str
    points: int
    name: str
    before: Best


class History:
    """Every finished table of a file."""

    def __init__(self, file: File, people: People, now: Callable[[], datetime]) -> None:
        self._file, self._people, self._now = file, people, now
        #: The tables that are left out, as they cannot be read; nobody looks for them before one was come upon.
        self._spoilt: tuple[int, ...] = ()
        file.create_function("folded", 1, _folded, deterministic=True)

    def keep(self, draft: Draft, result: Result) -> Kept:
        """A finished table. Kept once more, the same draft sets its own version right; a correction adds another."""
        from scoring.keeping import written  # the first screen needs no result

        with writing(self._file):
            told = RULES_VERSION, write(result.sheet), packed(written(result))
            row = self._file.execute(
                "SELECT tables.id, versions.id FROM versions JOIN tables ON tables.id = of_table WHERE draft = ?",
                (draft.id,),
            ).fetchone()
            if row:
                table, version = row
                self._file.execute(
                    "UPDATE versions SET kept = ?, rules = ?, sheet = ?, result = ? WHERE id = ?",
                    (self._later(table), *told, version),
                )
            else:
                begun = self._file.execute(
                    "SELECT tables.id FROM drafts LEFT JOIN tables ON tables.id = corrects WHERE drafts.id = ?",
                    (draft.id,),
                ).fetchone()
                if begun is None:
                    raise NotKept(GONE)
                now = self._later(begun[0])
                table = begun[0] or self.new_table(identity(), now)
                self._file.execute("UPDATE versions SET draft = NULL WHERE draft = ?", (draft.id,))  # of no table
                version = self.new_version(table, draft.id, now, *told)
            self.count(table, version, result)
        return self._there(table)

    def known(self, sheet: Sheet[Any]) -> tuple[int | None, bool]:
        """The table that counts exactly this, and whether it is deleted."""
        row = self._file.execute(ALIKE, (write(sheet),)).fetchone()
        return (row[0], bool(row[1])) if row else (None, False)

    def _later(self, table: int | None) -> str:
        """Now, and later than every version of a table: of all phones' versions the last one counts."""
        rows = self._file.execute("SELECT kept FROM versions WHERE of_table = ?", (table,))
        return after(self._now(), (kept for (kept,) in rows.fetchall()))

    def receive(self, sheet: Sheet[Any]) -> Kept:
        """A table that somebody else counted, scored and finished now; one that is here already is that table."""
        from scoring.keeping import written

        with writing(self._file):
            table, _ = self.known(sheet)
            if table is not None:
                self._file.execute("UPDATE tables SET deleted = 0 WHERE id = ?", (table,))
            else:
                now, result = text_of(self._now()), score(sheet)
                table = self.new_table(identity(), now)
                version = self.new_version(table, None, now, RULES_VERSION, write(sheet), packed(written(result)))
                self.count(table, version, result)
        return self._there(table)

    def _there(self, table: int) -> Kept:
        kept = self.table(table)
        if kept is None:
            raise NotKept(UNREADABLE)
        return kept

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

    # found again

    def tables(self, terms: Sequence[Term] = (), first: int = 0, most: int = -1) -> tuple[Kept, ...]:
        """The finished tables that every word means, the newest first: so many of them, from the first one wanted."""
        found, values = sought(terms)
        tables = self._tables(found, (*values, most, first))
        if None in tables:
            # left out from now on by whoever counts tables as well, so that one page follows the other
            rows = self._file.execute(f"{TABLES} {SHOWN}").fetchall()
            self._spoilt = tuple(row[0] for row in rows if self._kept(row) is None)
            tables = self._tables(found, (*values, most, first))
        return tuple(filter(None, tables))

    def _tables(self, found: str, values: Sequence[object]) -> list[Kept | None]:
        rows = self._file.execute(
            f"{TABLES} {self._shown} {found} ORDER BY finished DESC, tables.id DESC LIMIT ? OFFSET ?", values
        )
        return [self._kept(row) for row in rows.fetchall()]

    @property
    def unreadable(self) -> int:
        """How many tables were come upon that cannot be read."""
        return len(self._spoilt)

    @property
    def _shown(self) -> str:
        return f"{SHOWN} AND tables.id NOT IN ({', '.join(map(str, self._spoilt))})" if self._spoilt else SHOWN

    def how_many(self, terms: Sequence[Term] = ()) -> int:
        """How many finished tables every word means."""
        found, values = sought(terms)
        (count,) = self._file.execute(f"SELECT count(*) FROM tables WHERE {self._shown} {found}", values).fetchone()
        return int(count)

    def table(self, id: int) -> Kept | None:
        """A finished table; none where there is none any more."""
        row = self._file.execute(f"{TABLES} {SHOWN} AND tables.id = ?", (id,)).fetchone()
        return self._kept(row) if row else None

    def of_draft(self, draft: Draft) -> Kept | None:
        """The finished table to which a draft came."""
        row = self._file.execute("SELECT of_table FROM versions WHERE draft = ?", (draft.id,)).fetchone()
        return self.table(row[0]) if row else None

    def years(self) -> tuple[int, ...]:
        """The years in which tables were finished, the last one first."""
        rows = self._file.execute(f"SELECT DISTINCT {YEAR} FROM tables WHERE {self._shown} ORDER BY 1 DESC")
        return tuple(year for (year,) in rows if year in YEARS)

    def _kept(self, row: tuple[Any, ...]) -> Kept | None:
        """A row as a table; none where noise lies in it, of which SQLite knows nothing."""
        with suppress(ValueError):
            id, game, mode, expansions, finished, place, note, version, corrections = row
            seats = self._file.execute(SEATS, (version,)).fetchall()
            _, _, people, totals, places, won = zip(*seats, strict=True)
            names = tuple(_called(seats).values())
            return Kept(
                id,
                *played(game, mode),
                boxes(game, expansions),
                names,
                people,
                tuple(map(whole, totals)),
                tuple(map(whole, places)),
                tuple(name for name, wins in zip(names, map(whole, won), strict=True) if wins),
                moment(finished),
                as_text(place),
                as_text(note),
                version,
                corrections,
            )
        return None

    # opened

    def versions(self, table: int) -> tuple[Version, ...]:
        """How a table was scored, the first time first."""
        rows = self._file.execute(f"{VERSIONS} WHERE of_table = ? ORDER BY kept, id", (table,))
        return tuple(version for row in rows.fetchall() if (version := _version(*row)))

    def version(self, id: int) -> Version | None:
        """One of them; none where there is none any more."""
        row = self._file.execute(f"{VERSIONS} WHERE id = ?", (id,)).fetchone()
        return _version(*row) if row else None

    def result(self, version: int) -> Result:
        """Exactly as it was scored then, the players called as they are today; a `ValueError` where it is spoilt."""
        from scoring.keeping import kept, renamed

        row = self._file.execute("SELECT sheet, result FROM versions WHERE id = ?", (version,)).fetchone()
        if row is None:
            raise ValueError("there is no such version")
        sheet, result = row
        seats = self._file.execute(SEATS, (version,)).fetchall()
        called = {composed(then): now for then, now in _called(seats).items()}
        return renamed(kept(unpacked(result), read(as_text(sheet))), called)

    def uid(self, table: int) -> str:
        """The identity of a table, on every phone."""
        (uid,) = self._file.execute("SELECT uid FROM tables WHERE id = ?", (table,)).fetchone()
        return str(uid)

    # told about, taken away

    def tell(self, table: int, place: str, note: str) -> None:
        """Where it was played, and what there is to say about it."""
        with writing(self._file):
            self._file.execute("UPDATE tables SET place = ?, note = ? WHERE id = ?", (place, note, table))

    def places(self) -> tuple[str, ...]:
        """Where tables were played, the last place first."""
        rows = self._file.execute(
            f"""SELECT place FROM tables WHERE {SHOWN} AND place != '' AND typeof(place) = 'text'
            GROUP BY place ORDER BY max(finished) DESC LIMIT ?""",
            (PLACES,),
        )
        return tuple(place for (place,) in rows)

    def delete(self, table: int) -> None:
        """A table that is to be seen no more; it can be brought back."""
        self._delete(table, deleted=True)

    def restore(self, table: int) -> None:
        """Back among the others."""
        self._delete(table, deleted=False)

    def _delete(self, table: int, deleted: bool) -> None:
        with writing(self._file):
            self._file.execute("UPDATE tables SET deleted = ? WHERE id = ?", (deleted, table))

    # the best ever

    def games(self) -> tuple[tuple[str, str], ...]:
        """The games that were played, each with its mode, those played most first."""
        rows = self._file.execute(
            f"SELECT game, mode FROM tables WHERE {SHOWN} GROUP BY game, mode ORDER BY count(*) DESC, game, mode"
        )
        return tuple(game for game in rows if game in known())

    def bests(self, game: str, mode: str) -> dict[str, Best]:
        """The best that every row ever came to, and the total."""
        rows = self._file.execute(ROWS, {"game": game, "mode": mode}).fetchall()
        return {row: best for (row,) in rows if (best := self._best(game, mode, row))}

    def fallen(self, kept: Kept) -> tuple[Fallen, ...]:
        """The records that fell at a table: more than at any table before it."""
        rows = self._file.execute(
            """SELECT row, max(points), seat FROM points
            WHERE game = ? AND mode = ? AND version = ? AND typeof(points) = 'integer' GROUP BY row""",
            (kept.game, kept.mode, kept.version),
        )
        names = self._names_of_rows(kept.version)
        return tuple(
            Fallen(row, points, kept.names[seat], before)
            for row, points, seat in rows.fetchall()
            if row in names
            and seat in range(len(kept.names))
            and (before := self._best(kept.game, kept.mode, row, kept))
            and before.points < points
        )

    def _names_of_rows(self, version: int) -> set[str]:
        """What can be the best ever of a version; a row that is none of it is noise."""
        names = {TOTAL}
        for rows, total in self._file.execute("SELECT rows, total FROM seats WHERE version = ?", (version,)).fetchall():
            with suppress(ValueError):
                names.update(points(rows, total))
        return names

    def _best(self, game: str, mode: str, row: str, before: Kept | None = None) -> Best | None:
        finished, other = (text_of(before.finished), before.id) if before else (NEVER, 0)
        for limit in ("LIMIT 1", ""):  # where noise lies in the best one, the next one is
            for came_to, old, now, table, when in self._file.execute(
                f"{BEST} {limit}", (game, mode, row, finished, other)
            ):
                with suppress(ValueError):
                    return Best(whole(came_to), now or as_text(old), table, moment(when))
        return None


def _called(seats: Sequence[tuple[Any, ...]]) -> dict[str, str]:
    """What everybody at a table is called today, by the names of then; who is called like a god there has a number."""
    gods = {then for then, now, *_ in seats if now is None}
    taken = gods.union(now for _, now, *_ in seats if now)
    return {as_text(then): numbered(now, taken.__contains__) if now in gods else now or then for then, now, *_ in seats}


def _version(id: int, table: int, kept: str, rules: int) -> Version | None:
    with suppress(ValueError):
        return Version(id, table, moment(kept), whole(rules))
    return None


@lru_cache(NOTES)
def _folded(note: bytes | None) -> str:
    """Bytes, as Python takes no text of SQLite's in which noise lies; nothing where there is neither."""
    return folded(str(note, "utf-8", "replace")) if note else ""
