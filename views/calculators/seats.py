"""Who a tool asks about: the players of the table in progress by their names, or so many by number."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from scoring import Sheet, games
from views.calculators.view import NUMBERS, Choice, Section
from views.counting.pads.offer import short
from words import GameVoice

V = TypeVar("V")

#: How many play where nobody says it.
USUAL = 4


class Seats(NamedTuple):
    """The players; those of a table have names."""

    number: int = USUAL
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: Sheet[Any] | None) -> "Seats":
        if table is None:
            return cls()
        names = tuple(player.name for player in table.players)
        return cls(len(names), names)

    def short(self, seat: int, voice: GameVoice) -> str:
        """Who it is, where there is little room."""
        return short(self.names[seat], 6) if self.names else voice.text("player_short", number=seat + 1)

    def named(self, voice: GameVoice) -> list[str]:
        return [self.name(seat, voice) for seat in range(self.number)]

    def name(self, seat: int, voice: GameVoice) -> str:
        return self.names[seat] if self.names else voice.text("player_number", number=seat + 1)

    def asked(self, game: str, form: Callable[["Seats"], Any], voice: GameVoice) -> Iterator[Section]:
        """How many they are, where no table says it; `form` makes the form of so many."""
        if not self.names:
            counts = games.named(game).seats[""]
            chips = tuple(Choice(str(count), form(Seats(count)), chosen=count == self.number) for count in counts)
            yield Section(NUMBERS, chips, voice.text("how_many_players"))


def put(values: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """The values, one of them another.

    >>> put((3, None, 5), 1, 4)
    (3, 4, 5)
    """
    return (*values[:place], value, *values[place + 1 :])


def shown(number: int | None) -> str:
    """A number, or that there is none yet."""
    return "–" if number is None else str(number)
