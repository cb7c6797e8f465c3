"""The players in a calculator: those of the table in progress by name, or numbered ones."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from scoring import Sheet, games
from views.calculators.view import NUMBERS, Choice, Section
from views.counting.pads.offer import short
from words import GameVoice

V = TypeVar("V")

#: The number of players until it is entered.
USUAL = 4


class Seats(NamedTuple):
    """The number of players, and their names if they sit at the table in progress."""

    number: int = USUAL
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: Sheet[Any] | None) -> "Seats":
        if table is None:
            return cls()
        names = tuple(player.name for player in table.players)
        return cls(len(names), names)

    def short(self, seat: int, voice: GameVoice) -> str:
        """A player's name for a small chip."""
        return short(self.names[seat], 6) if self.names else voice.text("player_short", number=seat + 1)

    def all_names(self, voice: GameVoice) -> list[str]:
        return [self.name(seat, voice) for seat in range(self.number)]

    def name(self, seat: int, voice: GameVoice) -> str:
        return self.names[seat] if self.names else voice.text("player_number", number=seat + 1)

    def count_section(self, game: str, form: Callable[["Seats"], Any], voice: GameVoice) -> Iterator[Section]:
        """Chips for the number of players, unless the table gives it; `form` makes the form after a tap."""
        if not self.names:
            counts = games.named(game).seats[""]
            chips = tuple(Choice(str(count), form(Seats(count)), chosen=count == self.number) for count in counts)
            yield Section(NUMBERS, chips, voice.text("how_many_players"))


def replaced(values: tuple[V, ...], index: int, value: V) -> tuple[V, ...]:
    """The tuple with the value at an index replaced.

    >>> replaced((3, None, 5), 1, 4)
    (3, 4, 5)
    """
    return (*values[:index], value, *values[index + 1 :])


def number_text(number: int | None) -> str:
    """A number, or a dash while it is missing."""
    return "–" if number is None else str(number)
