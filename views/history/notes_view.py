"""Where a table was played, and a note about it."""

from collections.abc import Sequence
from typing import NamedTuple

from views.history.view import FinishedTable
from words import GameVoice

#: A note is no longer: it goes along wherever a result is sent.
LONGEST_NOTE = 400
LONGEST_PLACE = 60


class NotesView(NamedTuple):
    """What was told of a table, and earlier places to choose from."""

    table: str
    place: str
    places: tuple[str, ...]
    note: str


def present(table: FinishedTable, places: Sequence[str], voice: GameVoice) -> NotesView:
    return NotesView(
        table=voice.title(table.expansions, table.mode), place=table.place, places=tuple(places), note=table.note
    )
