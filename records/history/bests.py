"""Records of each game: the best points of every row, and which of them a table broke."""

from contextlib import suppress

from models.bests import TOTAL, Best, BrokenRecord
from models.history import FinishedTable
from records.counted import counted_in
from records.file import File, as_text, moment, text_of
from records.validation import NAMED, known, points, whole

#: The best of a row at other tables, the earliest of equals. CROSS JOIN fixes the join order: along the index from the
#: highest points down. Otherwise SQLite scans all tables for each of them, which takes ten seconds.
BEST = f"""SELECT points, seats.name, {NAMED.format(of="person")}, tables.id, finished
    FROM points
    CROSS JOIN versions ON versions.id = points.version
    CROSS JOIN tables ON tables.id = of_table AND tables.version = points.version
    CROSS JOIN seats ON seats.version = points.version AND seats.seat = points.seat
    LEFT JOIN players ON players.id = seats.player LEFT JOIN players AS person ON person.id = players.person
    WHERE points.game = ? AND points.mode = ? AND row = ? AND finished < ? AND tables.id != ? AND {{}}
    ORDER BY points DESC, finished"""

#: Distinct rows by a loose index scan, one index lookup per row instead of a scan of all points. In SQL, because a
#: corrupt row would not compare equal in Python.
ROWS = """WITH RECURSIVE found(row) AS (
        SELECT min(row) FROM points WHERE game = :game AND mode = :mode
        UNION ALL
        SELECT (SELECT min(points.row) FROM points WHERE game = :game AND mode = :mode AND points.row > found.row)
        FROM found WHERE found.row IS NOT NULL)
    SELECT row FROM found WHERE typeof(row) = 'text'"""

#: Greater than every timestamp.
NEVER = "9999"


def games(file: File, year: int | None) -> tuple[tuple[str, str], ...]:
    """Games of the tables that count, with their mode, most tables first."""
    condition, values = counted_in(year)
    rows = file.execute(
        f"SELECT game, mode FROM tables WHERE {condition} GROUP BY game, mode ORDER BY count(*) DESC, game, mode",
        values,
    )
    return tuple(game for game in rows if game in known())


def bests(file: File, game: str, mode: str, year: int | None) -> dict[str, Best]:
    """The best of every row and of the total, of a year or of all times."""
    rows = file.execute(ROWS, {"game": game, "mode": mode}).fetchall()
    return {row: best for (row,) in rows if (best := _best(file, game, mode, row, year=year))}


def broken_records(file: File, table: FinishedTable) -> tuple[BrokenRecord, ...]:
    """Records that a table broke: rows with more points than at any earlier table."""
    rows = file.execute(
        """SELECT row, max(points), seat FROM points
        WHERE game = ? AND mode = ? AND version = ? AND typeof(points) = 'integer' GROUP BY row""",
        (table.game, table.mode, table.version),
    )
    names = _names_of_rows(file, table.version)
    return tuple(
        BrokenRecord(row, points, table.names[seat], before)
        for row, points, seat in rows.fetchall()
        if row in names
        and seat in range(len(table.names))
        and (before := _best(file, table.game, table.mode, row, table))
        and before.points < points
    )


def _names_of_rows(file: File, version: int) -> set[str]:
    """Rows of a version that can be records; any other row is corrupt."""
    names = {TOTAL}
    for rows, total in file.execute("SELECT rows, total FROM seats WHERE version = ?", (version,)).fetchall():
        with suppress(ValueError):
            names.update(points(rows, total))
    return names


def _best(
    file: File, game: str, mode: str, row: str, before: FinishedTable | None = None, year: int | None = None
) -> Best | None:
    finished, other = (text_of(before.finished), before.id) if before else (NEVER, 0)
    condition, values = counted_in(year)
    for limit in ("LIMIT 1", ""):  # where the best is corrupt, try the next ones
        rows = file.execute(f"{BEST.format(condition)} {limit}", (game, mode, row, finished, other, *values))
        for came_to, old, now, table, when in rows:
            with suppress(ValueError):
                return Best(whole(came_to), now or as_text(old), table, moment(when))
    return None
