"""Schema migrations, forward only, by schema version."""

import sqlite3
from collections.abc import Callable


def _create_schema(file: sqlite3.Connection) -> None:
    """Create all tables and indexes."""
    file.execute(
        """CREATE TABLE drafts (
            id INTEGER PRIMARY KEY,
            step INTEGER NOT NULL,
            place TEXT NOT NULL,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            closed INTEGER NOT NULL DEFAULT 0,
            uid TEXT NOT NULL DEFAULT '',
            corrects INTEGER REFERENCES tables)"""
    )
    file.execute(
        """CREATE TABLE steps (
            draft INTEGER NOT NULL REFERENCES drafts,
            step INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            place TEXT NOT NULL,
            PRIMARY KEY (draft, step))"""
    )
    # a merged player points to a person by `person`; the row and its uid stay, as other phones may use them
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
    # covering index for counting the tables of a player
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
    # seats of gods and of the piles in the solo game have no player
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
    # the primary key has the order in which the best of a row is searched
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
    file.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")


def _add_starters(file: sqlite3.Connection) -> None:
    """Add who begins the game: by name while a table is counted, as a player once it is finished."""
    file.execute("ALTER TABLE drafts ADD COLUMN starter TEXT NOT NULL DEFAULT ''")
    file.execute("ALTER TABLE tables ADD COLUMN starter INTEGER REFERENCES players")


def _add_guests(file: sqlite3.Connection) -> None:
    """Add who made a step, by the name of their seat ('' on this phone), the step that it undoes, and the taps of
    other phones that were answered."""
    file.execute("ALTER TABLE steps ADD COLUMN actor TEXT NOT NULL DEFAULT ''")
    file.execute("ALTER TABLE steps ADD COLUMN undoes INTEGER")
    file.execute(
        """CREATE TABLE answers (
            draft INTEGER NOT NULL REFERENCES drafts ON DELETE CASCADE,
            tap TEXT NOT NULL,
            PRIMARY KEY (draft, tap)) WITHOUT ROWID"""
    )


def _add_details(file: sqlite3.Connection) -> None:
    """Add the minutes that a game took (0: unknown), and whether it is excluded from statistics (NULL: never said)."""
    file.execute("ALTER TABLE tables ADD COLUMN minutes INTEGER NOT NULL DEFAULT 0")
    file.execute("ALTER TABLE tables ADD COLUMN excluded INTEGER")
    file.execute("DROP INDEX tables_of_versions")
    file.execute("CREATE INDEX tables_of_versions ON tables (version, deleted, excluded, finished)")


#: Migrations by the schema version they lead to, in order. The first released schema is version 2.
MIGRATIONS: dict[int, Callable[[sqlite3.Connection], object]] = {
    2: _create_schema,
    3: _add_starters,
    4: _add_guests,
    5: _add_details,
}
