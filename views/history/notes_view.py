"""The page with location and note of a finished table."""

from collections.abc import Sequence
from typing import NamedTuple

from models.history import FinishedTable
from words import GameVoice

#: Longest note and location; both are sent along with a result.
LONGEST_NOTE = 400
LONGEST_LOCATION = 60


class NotesView(NamedTuple):
    """Location and note of a table, and earlier locations to choose from."""

    table: str
    location: str
    locations: tuple[str, ...]
    note: str


def present(table: FinishedTable, locations: Sequence[str], voice: GameVoice) -> NotesView:
    return NotesView(
        table=voice.title(table.expansions, table.mode),
        location=table.location,
        locations=tuple(locations),
        note=table.note,
    )
