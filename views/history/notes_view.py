"""The page about a finished table: where it was, who began, how long it took, a note, and whether it counts."""

from collections.abc import Sequence
from typing import NamedTuple

from models.history import MOST_MINUTES, FinishedTable
from words import GameVoice

#: Longest note and location; both are sent along with a result.
LONGEST_NOTE = 400
LONGEST_LOCATION = 60
LONGEST_MINUTES = len(str(MOST_MINUTES))


class StarterChoice(NamedTuple):
    """A player of the table: a tap says that they began, or if they are chosen, that nobody knows."""

    person: int
    name: str
    chosen: bool


class NotesView(NamedTuple):
    """What was said of a table, and earlier locations to choose from."""

    id: int
    table: str
    location: str
    locations: tuple[str, ...]
    #: Empty where one plays alone.
    starters: tuple[StarterChoice, ...]
    minutes: str
    note: str
    excluded: bool


def present(table: FinishedTable, locations: Sequence[str], voice: GameVoice) -> NotesView:
    sitting = [(person, name) for person, name in zip(table.people, table.names, strict=True) if person is not None]
    return NotesView(
        id=table.id,
        table=voice.title(table.expansions, table.mode),
        location=table.location,
        locations=tuple(locations),
        starters=tuple(StarterChoice(person, name, person == table.starter) for person, name in sitting),
        minutes=str(table.minutes) if table.minutes else "",
        note=table.note,
        excluded=table.excluded,
    )


def digits(typed: str) -> str:
    """The part of what is typed that can be minutes.

    >>> digits("48 min")
    '48'
    """
    return "".join(sign for sign in typed if sign in "0123456789")


def minutes(typed: str) -> int:
    """The minutes that are typed; 0 while there are none.

    >>> minutes("48"), minutes("")
    (48, 0)
    """
    return int(digits(typed)[:LONGEST_MINUTES] or 0)
