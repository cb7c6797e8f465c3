"""What a data file holds, and what its import brought."""

from typing import NamedTuple


class Contents(NamedTuple):
    """Numbers of tables, players and open tables in a data file, counted before the import."""

    tables: int
    players: int
    drafts: int


class Brought(NamedTuple):
    """Outcome of an import: numbers of new and of known tables, players and drafts."""

    tables: int
    players: int
    drafts: int
    #: Known tables that were restored, corrected, or now have another current version.
    changed: int
    known_tables: int
    known_players: int
    known_drafts: int
