"""Everybody who plays, those who played most first."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from words import Voice
from words.dates import Moment


class Person(Protocol):
    """Somebody who plays: how often, and the last time; none before the first."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def tables(self) -> int: ...
    @property
    def wins(self) -> int: ...
    @property
    def last(self) -> Moment | None: ...


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody in the list."""

    id: int
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class PlayersView:
    """Everything that the screen shows but its labels."""

    #: How many they are; empty while there are none.
    counted: str
    people: tuple[PersonRow, ...]
    #: How many are left out, as noise lies in the stead of who they are.
    unreadable: str = ""


def present(people: Iterable[Person], unreadable: int, voice: Voice) -> PlayersView:
    """Who never finished a table is left out."""
    rows = tuple(
        PersonRow(
            person.id,
            person.name,
            voice.text("played_and_won", tables=person.tables, wins=person.wins, last=person.last),
        )
        for person in people
        if person.last
    )
    return PlayersView(
        counted=voice.text("players_met", count=len(rows)) if rows else "",
        people=rows,
        unreadable=voice.text("players_unreadable", count=unreadable) if unreadable else "",
    )
