"""What a pad offers: each thing that may lie in front of a player, and what a tap on it does to the sheet."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, NamedTuple

from scoring import Sheet
from scoring.sheet import P
from words import GameVoice

Edit = Callable[[Sheet[Any]], Sheet[Any]]

#: How the offers of a section look: square chips of a printed value, of a number of grades with what they are worth,
#: round coins, cards by their names, or plain commands.
VALUES, GRADES, COINS, CARDS, COMMANDS = "values", "grades", "coins", "cards", "commands"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to tap: its name among those of the pad, what it says, and the sheet that a tap makes."""

    key: str
    label: str
    edit: Edit
    icon: str = ""
    note: str = ""
    #: How many of it lie in front of the player.
    held: int = 0
    #: None is left for this player: all the box holds lie here or elsewhere.
    gone: bool = False
    colour: str = ""
    #: The tap leaves nothing more to say on this pad.
    completes: bool = False
    #: The pad to which the tap leads, where it is another one.
    leads: str = ""


class Section(NamedTuple):
    """Offers that look alike; of a long one only the first are shown at once, and those that are held."""

    look: str
    offers: tuple[Offer, ...]
    title: str = ""
    first: int = 99


@dataclass(frozen=True, slots=True)
class Pad:
    """One category of one player."""

    key: str
    #: The rows of the score to which it leads.
    rows: tuple[str, ...]
    sections: tuple[Section, ...]
    #: What was added value by value: a tap takes it away. None where nothing is.
    lying: tuple[Offer, ...] | None = None
    #: Whether the number of dwarf cards is asked for, apart from cards with a name.
    counted: bool = False

    def offers(self) -> Iterable[Offer]:
        yield from self.lying or ()
        for section in self.sections:
            yield from section.offers


def short(name: str, most: int) -> str:
    """A name where there is little room.

    >>> short("Anne", 6), short("Maximilienne", 6)
    ('Anne', 'Maxim…')
    """
    return name if len(name) <= most else f"{name[: most - 1]}…"


class Seat(Generic[P]):
    """A player at the table, whose things are tapped, and the others there."""

    def __init__(self, sheet: Sheet[P], index: int, voice: GameVoice, track: Any = None) -> None:
        self.sheet = sheet
        self.index = index
        self.voice = voice
        self.track = track
        self.player = sheet.players[index]
        self.others = [player for player in sheet.players if player is not self.player]

    def edit(self, change: Callable[[P], P]) -> Edit:
        """The sheet on which this player is changed."""

        def tapped(sheet: Sheet[P]) -> Sheet[P]:
            players = list(sheet.players)
            players[self.index] = change(players[self.index])
            return replace(sheet, players=tuple(players))

        return tapped

    def held_by(self, has: Callable[[P], object]) -> str:
        """The others who have something: a name in short, or the first letters of several."""
        names = [player.name for player in self.others if has(player)]
        return short(names[0], 6) if len(names) == 1 else "\u00a0".join(name[0] for name in names)


class Numbers(NamedTuple):
    """A list of numbers that every player has: the dwarfs of a column, the coins, the runes of a pile."""

    of: Callable[[Any], tuple[int, ...]]
    put: Callable[[Any, tuple[int, ...]], Any]

    def holding(self, value: int) -> Callable[[Any], bool]:
        return lambda player: value in self.of(player)

    def add(self, value: int) -> Callable[[Any], Any]:
        return lambda player: self.put(player, tuple(sorted((*self.of(player), value))))

    def take(self, value: int) -> Callable[[Any], Any]:
        def taken(player: Any) -> Any:
            left = list(self.of(player))
            left.remove(value)
            return self.put(player, tuple(left))

        return taken


def values(
    seat: Seat[Any],
    name: str,
    numbers: Numbers,
    copies: Callable[[int], int],
    printed: Iterable[int],
    colour: str = "",
) -> tuple[Offer, ...]:
    """A chip for each printed value; `copies` says how many a player could have besides what lies elsewhere.

    A tap adds one; where no other is left it takes the last one away. What lies with others is shown as theirs, and can
    be added all the same: whoever entered it there may have been wrong.
    """
    held = Counter(numbers.of(seat.player))
    offers = []
    for value in printed:
        left = copies(value) - held[value]
        gone = left <= 0
        mine = held[value] > 0
        elsewhere = seat.held_by(numbers.holding(value)) if gone and not mine else ""
        offers.append(
            Offer(
                f"{name} {value}",
                str(value),
                seat.edit(numbers.take(value) if gone and mine else numbers.add(value)),
                note=elsewhere,
                held=held[value],
                gone=gone,
                colour=colour,
            )
        )
    return tuple(offers)


def lying(seat: Seat[Any], name: str, numbers: Numbers, note: str = "", colour: str = "") -> tuple[Offer, ...]:
    """What was added value by value; several of a kind lie together."""
    return tuple(
        Offer(f"take {name} {value}", str(value), seat.edit(numbers.take(value)), note=note, held=count, colour=colour)
        for value, count in sorted(Counter(numbers.of(seat.player)).items())
    )


def counts(
    seat: Seat[Any],
    name: str,
    number: Callable[[Any], int],
    put: Callable[[Any, int], Any],
    upto: int,
    left: int | None = None,
    told: Callable[[Any], str] | None = None,
    completes: bool = False,
) -> tuple[Offer, ...]:
    """A chip for each number from 1; a tap on the one that stands takes it away.

    Beyond `left` the box has no more, with what lies elsewhere. `told` says what a number is worth.
    """
    stands = number(seat.player)
    offers = []
    for count in range(1, max(upto, stands) + 1):
        chosen = count == stands
        offers.append(
            Offer(
                f"{name} {count}",
                str(count),
                seat.edit(partial(_put, put, 0 if chosen else count)),
                note=told(put(seat.player, count)) if told else "",
                held=int(chosen),
                gone=left is not None and count > left,
                completes=completes and not chosen,
            )
        )
    return tuple(offers)


def options(seat: Seat[Any], chosen: Sequence[tuple[str, str, str, bool, Callable[[Any], Any]]]) -> tuple[Offer, ...]:
    """A chip for each answer to a question: key, label, note, whether it stands, and what choosing it does."""
    return tuple(
        Offer(key, label, seat.edit(change), note=note, held=int(stands)) for key, label, note, stands, change in chosen
    )


def _put(put: Callable[[Any, int], Any], count: int, player: Any) -> Any:
    return put(player, count)
