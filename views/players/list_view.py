"""The list of players."""

from collections.abc import Iterable
from dataclasses import dataclass

from models.players import Person
from views.history.years import YearChoice, nothing_counts
from words import Voice


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A row that opens a player's page."""

    id: int
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class PlayersView:
    """Everything that the list shows except fixed labels."""

    #: The number of players as text; empty if there are none.
    count_text: str
    people: tuple[PersonRow, ...]
    #: How many players are left out because they cannot be read.
    unreadable: str = ""
    years: tuple[YearChoice, ...] = ()
    #: Shown if there are no players.
    empty_text: str = ""


def present(people: Iterable[Person], unreadable: int, voice: Voice, years: tuple[YearChoice, ...] = ()) -> PlayersView:
    """The list in the order given, without players who have no finished table that counts in the chosen year."""
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
        count_text=voice.text("players_met", count=len(rows)) if rows else "",
        people=rows,
        unreadable=voice.text("players_unreadable", count=unreadable) if unreadable else "",
        years=years,
        empty_text="" if rows else nothing_counts(years, "no_players", voice),
    )
