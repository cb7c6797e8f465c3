"""Where a table was played, and a note about it."""

from collections.abc import Sequence
from typing import NamedTuple

from views.history.view import FinishedTable
from words import GameVoice

#: A note is no longer: it goes along wherever a result is sent.
LONGEST_NOTE = 400
LONGEST_PLACE = 60


class NotesView(NamedTuple):
    """Everything that the screen shows: what is asked, what was told, and earlier places to choose from."""

    over: str
    title: str
    place_title: str
    place: str
    place_hint: str
    places: tuple[str, ...]
    note_title: str
    note: str
    note_hint: str


def present(table: FinishedTable, places: Sequence[str], voice: GameVoice) -> NotesView:
    return NotesView(
        over=voice.title(table.expansions, table.mode),
        title=voice.text("about_table"),
        place_title=voice.text("place_title"),
        place=table.place,
        place_hint=voice.text("place_hint"),
        places=tuple(places),
        note_title=voice.text("note_title"),
        note=table.note,
        note_hint=voice.text("note_hint"),
    )
