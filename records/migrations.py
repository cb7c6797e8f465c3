"""What a file went through, forward only: the version of a file is how many of these changes it has behind it."""

import json
import sqlite3
from collections.abc import Callable

from records.identity import identity


def _drafts_and_tables(file: sqlite3.Connection) -> None:
    """Drafts with their steps, finished tables, names and settings."""
    file.execute(
        """CREATE TABLE drafts (
            id INTEGER PRIMARY KEY,
            step INTEGER NOT NULL,
            place TEXT NOT NULL,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            closed INTEGER NOT NULL DEFAULT 0)"""
    )
    file.execute(
        """CREATE TABLE steps (
            draft INTEGER NOT NULL REFERENCES drafts,
            step INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            place TEXT NOT NULL,
            PRIMARY KEY (draft, step))"""
    )
    # a table that comes from elsewhere will have no draft
    file.execute(
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            draft INTEGER UNIQUE REFERENCES drafts,
            sheet TEXT NOT NULL,
            finished TEXT NOT NULL,
            rules INTEGER NOT NULL,
            result TEXT NOT NULL)"""
    )
    # the draft at which a name was seated last tells the order, whatever the clock says
    file.execute(
        """CREATE TABLE names (
            name TEXT PRIMARY KEY,
            draft INTEGER NOT NULL REFERENCES drafts,
            seat INTEGER NOT NULL)"""
    )
    file.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")


def _people_and_versions(file: sqlite3.Connection) -> None:
    """Names become people, and a finished table has versions, whose seats and points are found without reading them."""
    # whoever merged into somebody else is that person; an identity stays for ever, as other phones may know it
    file.execute(
        """CREATE TABLE players (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            person INTEGER NOT NULL REFERENCES players,
            sat INTEGER NOT NULL DEFAULT 0,
            seat INTEGER NOT NULL DEFAULT 0)"""
    )
    file.execute("CREATE INDEX names_of_players ON players (name)")
    file.execute("CREATE INDEX players_of_people ON players (person)")
    file.execute("ALTER TABLE tables RENAME TO kept")
    file.execute(
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            mode TEXT NOT NULL,
            expansions TEXT NOT NULL,
            finished TEXT NOT NULL,
            place TEXT NOT NULL DEFAULT '',
            note TEXT NOT NULL DEFAULT '',
            deleted INTEGER NOT NULL DEFAULT 0,
            version INTEGER REFERENCES versions DEFERRABLE INITIALLY DEFERRED)"""
    )
    # with all that is asked of a table when somebody's tables are counted
    file.execute("CREATE INDEX tables_of_versions ON tables (version, deleted, finished)")
    file.execute("CREATE INDEX newest_tables ON tables (finished DESC, id DESC)")
    file.execute(
        """CREATE TABLE versions (
            id INTEGER PRIMARY KEY,
            of_table INTEGER NOT NULL REFERENCES tables,
            draft INTEGER UNIQUE REFERENCES drafts ON DELETE SET NULL,
            kept TEXT NOT NULL,
            rules INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            result BLOB NOT NULL)"""
    )
    file.execute("CREATE INDEX versions_of_tables ON versions (of_table)")
    # a god, or a pile of the solo game, sits there as well, and is no player
    file.execute(
        """CREATE TABLE seats (
            version INTEGER NOT NULL REFERENCES versions,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player INTEGER REFERENCES players,
            place INTEGER NOT NULL,
            won INTEGER NOT NULL,
            total INTEGER NOT NULL,
            rows TEXT NOT NULL,
            PRIMARY KEY (version, seat)) WITHOUT ROWID"""
    )
    file.execute("CREATE INDEX seats_of_players ON seats (player, won)")
    # in this order, so that the best of a row is found at once
    file.execute(
        """CREATE TABLE points (
            game TEXT NOT NULL,
            mode TEXT NOT NULL,
            row TEXT NOT NULL,
            points INTEGER NOT NULL,
            version INTEGER NOT NULL REFERENCES versions,
            seat INTEGER NOT NULL,
            PRIMARY KEY (game, mode, row, points, version, seat)) WITHOUT ROWID"""
    )
    file.execute("CREATE INDEX points_of_versions ON points (version)")
    file.execute("ALTER TABLE drafts ADD COLUMN uid TEXT NOT NULL DEFAULT ''")
    file.execute("ALTER TABLE drafts ADD COLUMN corrects INTEGER REFERENCES tables")
    for (draft,) in file.execute("SELECT id FROM drafts").fetchall():
        file.execute("UPDATE drafts SET uid = ? WHERE id = ?", (identity(), draft))
    people: dict[str, int] = {}
    for name, draft, seat in file.execute("SELECT name, draft, seat FROM names").fetchall():
        if _sat(file, draft, seat):
            people[name] = len(people) + 1
            _seat_down(file, people[name], name, draft, seat)
    for row in file.execute("SELECT id, draft, finished, rules, sheet, result FROM kept ORDER BY id").fetchall():
        _give_versions(file, people, *row)
    file.execute("DROP TABLE kept")
    file.execute("DROP TABLE names")


def _sat(file: sqlite3.Connection, draft: int, seat: int) -> bool:
    """Whether somebody sat there; the first version took gods for people as well."""
    from scoring import NotASheet, people, read

    try:
        ((text,),) = file.execute("SELECT sheet FROM steps WHERE draft = ? AND step = 0", (draft,))
        return seat in people(read(text))
    except NotASheet:
        return True


def _seat_down(file: sqlite3.Connection, id: int, name: str, draft: int, seat: int) -> None:
    file.execute(
        "INSERT INTO players (id, uid, name, person, sat, seat) VALUES (?, ?, ?, ?, ?, ?)",
        (id, identity(), name, id, draft, seat),
    )


def _give_versions(
    file: sqlite3.Connection,
    people: dict[str, int],
    id: int,
    draft: int | None,
    finished: str,
    rules: int,
    sheet: str,
    result: str,
) -> None:
    """A table of the first version; one that can no longer be read keeps what it has, and is shown nowhere."""
    from records.finished import packed, seats_of
    from scoring import read
    from scoring.keeping import kept

    try:
        told = kept(result, read(sheet))
    except ValueError:
        game, mode, expansions, seats = "", "", "", []
    else:
        game, mode, expansions = told.sheet.game, told.sheet.mode, " ".join(told.sheet.expansions)
        seats = seats_of(told)
    file.execute(
        "INSERT INTO tables (id, uid, game, mode, expansions, finished, version) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (id, identity(), game, mode, expansions, finished, id if seats else None),
    )
    file.execute(
        "INSERT INTO versions (id, of_table, draft, kept, rules, sheet, result) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (id, id, draft, finished, rules, sheet, packed(result)),
    )
    for seat in seats:
        if seat.sits and seat.name not in people:
            people[seat.name] = len(people) + 1
            _seat_down(file, people[seat.name], seat.name, 0, 0)
        file.execute(
            "INSERT INTO seats (version, seat, name, player, place, won, total, rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (id, seat.seat, seat.name, people[seat.name] if seat.sits else None, *seat[3:6], json.dumps(seat.rows)),
        )
        if seat.sits:
            file.executemany(
                "INSERT INTO points (game, mode, row, points, version, seat) VALUES (?, ?, ?, ?, ?, ?)",
                [(game, mode, row, points, id, seat.seat) for row, points in seat.points],
            )


MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [_drafts_and_tables, _people_and_versions]
