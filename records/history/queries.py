"""Queries of finished tables: list, search, single tables, versions and results."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from models.history import MOST_MINUTES, FinishedTable, Term
from records.counted import LISTED
from records.draft import Draft
from records.file import YEARS, File, as_text, moment
from records.finished import Version, decompressed
from records.people import numbered
from records.search import YEAR, search_condition
from records.validation import NAMED, boxes, played, whole
from scoring import Result, Sheet, read, write
from scoring.source import composed
from scoring.spelling import folded

#: Number of locations offered for the location of a table.
MOST_LOCATIONS = 12

SHOWN = "version IS NOT NULL AND NOT deleted"

TABLES = """SELECT tables.id, game, mode, expansions, finished, place, note, version,
        (SELECT count(*) FROM versions WHERE of_table = tables.id) - 1,
        (SELECT person FROM players WHERE players.id = starter), minutes, excluded
    FROM tables WHERE """

SEATS = f"""SELECT seats.name, {NAMED.format(of="person")}, person.id, seats.total, seats.place, seats.won
    FROM seats LEFT JOIN players ON players.id = seats.player LEFT JOIN players AS person ON person.id = players.person
    WHERE version = ? ORDER BY seats.seat"""

#: The table with exactly this sheet, preferably one that is not deleted.
SAME_SHEET = """SELECT tables.id, deleted FROM tables JOIN versions ON versions.id = version
    WHERE sheet = ? ORDER BY deleted, tables.id DESC LIMIT 1"""

VERSIONS = "SELECT id, of_table, kept, rules FROM versions"

#: Cache size for normalised notes, which the search reads again at every letter typed.
NOTE_CACHE = 16_384


class TableQueries:
    """Read access to the finished tables."""

    def __init__(self, file: File) -> None:
        self._file = file
        #: Ids of corrupt tables, left out of all queries; searched for only after the first was found.
        self._corrupt: tuple[int, ...] = ()
        file.create_function("folded", 1, _folded, deterministic=True)

    def tables(self, terms: Sequence[Term] = (), first: int = 0, most: int = -1) -> tuple[FinishedTable, ...]:
        """Tables that match every word, newest first, from index `first`, at most `most`."""
        found, values = search_condition(terms)
        tables = self._tables(found, (*values, most, first))
        if None in tables:
            # leave corrupt tables out of the counts too, so that paging stays consistent
            rows = self._file.execute(f"{TABLES} {SHOWN}").fetchall()
            self._corrupt = tuple(row[0] for row in rows if self._finished_table(row) is None)
            tables = self._tables(found, (*values, most, first))
        return tuple(filter(None, tables))

    def _tables(self, found: str, values: Sequence[object]) -> list[FinishedTable | None]:
        rows = self._file.execute(
            f"{TABLES} {self._listed} {found} ORDER BY finished DESC, tables.id DESC LIMIT ? OFFSET ?", values
        )
        return [self._finished_table(row) for row in rows.fetchall()]

    @property
    def unreadable(self) -> int:
        """Number of corrupt tables found so far."""
        return len(self._corrupt)

    @property
    def _listed(self) -> str:
        return f"{LISTED} AND tables.id NOT IN ({', '.join(map(str, self._corrupt))})" if self._corrupt else LISTED

    def how_many(self, terms: Sequence[Term] = ()) -> int:
        """Number of tables that match every word."""
        found, values = search_condition(terms)
        (count,) = self._file.execute(f"SELECT count(*) FROM tables WHERE {self._listed} {found}", values).fetchone()
        return int(count)

    def table(self, id: int) -> FinishedTable | None:
        """A table by its id; None where it is missing or deleted."""
        row = self._file.execute(f"{TABLES} {SHOWN} AND tables.id = ?", (id,)).fetchone()
        return self._finished_table(row) if row else None

    def of_draft(self, draft: Draft) -> FinishedTable | None:
        """The finished table made from a draft."""
        row = self._file.execute("SELECT of_table FROM versions WHERE draft = ?", (draft.id,)).fetchone()
        return self.table(row[0]) if row else None

    def years(self) -> tuple[int, ...]:
        """Years in which tables were finished, newest first."""
        rows = self._file.execute(f"SELECT DISTINCT {YEAR} FROM tables WHERE {self._listed} ORDER BY 1 DESC")
        return tuple(year for (year,) in rows if year in YEARS)

    def _finished_table(self, row: tuple[Any, ...]) -> FinishedTable | None:
        """Build a `FinishedTable` from a row; None where it is corrupt."""
        with suppress(ValueError):
            id, game, mode, expansions, finished, location, note, version, corrections, starter, minutes, excluded = row
            seats = self._file.execute(SEATS, (version,)).fetchall()
            _, _, people, totals, ranks, won = zip(*seats, strict=True)
            names = tuple(_present_names(seats).values())
            return FinishedTable(
                id,
                *played(game, mode),
                boxes(game, expansions),
                names,
                people,
                tuple(map(whole, totals)),
                tuple(map(whole, ranks)),
                tuple(name for name, wins in zip(names, map(whole, won), strict=True) if wins),
                moment(finished),
                as_text(location),
                as_text(note),
                version,
                corrections,
                starter,
                minutes if type(minutes) is int and 0 < minutes <= MOST_MINUTES else 0,
                excluded == 1,
            )
        return None

    def known(self, sheet: Sheet[Any]) -> tuple[int | None, bool]:
        """Id of the table with exactly this sheet, and whether it is deleted."""
        row = self._file.execute(SAME_SHEET, (write(sheet),)).fetchone()
        return (row[0], bool(row[1])) if row else (None, False)

    def locations(self) -> tuple[str, ...]:
        """Locations of tables, most recent first."""
        rows = self._file.execute(
            f"""SELECT place FROM tables WHERE {SHOWN} AND place != '' AND typeof(place) = 'text'
            GROUP BY place ORDER BY max(finished) DESC LIMIT ?""",
            (MOST_LOCATIONS,),
        )
        return tuple(location for (location,) in rows)

    def versions(self, table: int) -> tuple[Version, ...]:
        """All versions of a table, oldest first."""
        rows = self._file.execute(f"{VERSIONS} WHERE of_table = ? ORDER BY kept, id", (table,))
        return tuple(version for row in rows.fetchall() if (version := _version(*row)))

    def version(self, id: int) -> Version | None:
        """A version by its id; None where it is missing."""
        row = self._file.execute(f"{VERSIONS} WHERE id = ?", (id,)).fetchone()
        return _version(*row) if row else None

    def result(self, version: int) -> Result:
        """Result of a version as it was scored, with the present names; raises `ValueError` where it is corrupt."""
        from scoring.keeping import kept, renamed

        row = self._file.execute("SELECT sheet, result FROM versions WHERE id = ?", (version,)).fetchone()
        if row is None:
            raise ValueError("there is no such version")
        sheet, result = row
        seats = self._file.execute(SEATS, (version,)).fetchall()
        called = {composed(then): now for then, now in _present_names(seats).items()}
        return renamed(kept(decompressed(result), read(as_text(sheet))), called)

    def uid(self, table: int) -> str:
        """UUID of a table."""
        (uid,) = self._file.execute("SELECT uid FROM tables WHERE id = ?", (table,)).fetchone()
        return str(uid)


def _present_names(seats: Sequence[tuple[Any, ...]]) -> dict[str, str]:
    """Present names of the players of a table, by their names then; a player named like a god there gets a number."""
    gods = {then for then, now, *_ in seats if now is None}
    taken = gods.union(now for _, now, *_ in seats if now)
    return {as_text(then): numbered(now, taken.__contains__) if now in gods else now or then for then, now, *_ in seats}


def _version(id: int, table: int, kept: str, rules: int) -> Version | None:
    with suppress(ValueError):
        return Version(id, table, moment(kept), whole(rules))
    return None


@lru_cache(NOTE_CACHE)
def _folded(note: bytes | None) -> str:
    """Normalised text for the search, from bytes because Python cannot take invalid UTF-8 from SQLite as text."""
    return folded(str(note, "utf-8", "replace")) if note else ""
