"""`Offer`, `Group` and `Pad`: the chips of a pad, and what a tap on each does to the sheet."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import Any, Generic, NamedTuple

from scoring import Sheet
from scoring.sheet import P
from words import GameVoice

Edit = Callable[[Sheet[Any]], Sheet[Any]]

#: How the chips of a group look: square with a value, square with a number of grades, round coins, cards, commands;
#: the values that a player has, to be removed.
VALUES, GRADES, COINS, CARDS, COMMANDS, TRAY = "values", "grades", "coins", "cards", "commands", "tray"


#: The most letters of several names for which a chip has room.
MOST_INITIALS = 5


@dataclass(slots=True)  # not frozen: two hundred are made at each tap, three times as fast
class Offer:
    """A chip of a pad: its key on the pad, its label, and `edit`, which makes the sheet after a tap."""

    key: str
    label: str
    #: Two offers that look the same are equal, whatever they do.
    edit: Edit = field(compare=False)
    icon: str = ""
    note: str = ""
    #: How many of it the player has.
    held: int = 0
    #: None is left in the box: this player and the others have them all.
    gone: bool = False
    colour: str = ""
    #: The card that it lays down, of which a hold tells more.
    card: str = ""
    #: The notes that it may bear, but for a player's name.
    notes: tuple[str, ...] = ()


class Group(NamedTuple):
    """Offers of one look; only the first `first` are shown until a tap on "more", unless a later one is held."""

    look: str
    offers: tuple[Offer, ...]
    title: str = ""
    first: int = 99


@dataclass(frozen=True, slots=True)
class Pad:
    """The pad of one category of one player."""

    key: str
    groups: tuple[Group, ...]
    #: Whether the pad asks for the number of dwarf cards.
    asks_number: bool = False

    def offers(self) -> Iterable[Offer]:
        return chain.from_iterable(group.offers for group in self.groups)


class Dealt(NamedTuple):
    """How many cards of a player are counted, and how many a game deals."""

    counted: int
    dealt: int


class Commands(NamedTuple):
    """What changes the pages themselves: chips below a page, and what the gold button does on the last one."""

    offers: tuple[Offer, ...] = ()
    next: Offer | None = None


def short(name: str, most: int) -> str:
    """A name cut to a length.

    >>> short("Anne", 6), short("Maximilienne", 6)
    ('Anne', 'Maxim…')
    """
    return name if len(name) <= most else f"{name[: most - 1]}…"


def initials(name: str, names: Sequence[str]) -> str:
    """The first letters of a name that no other one begins with; one letter where three are too few.

    >>> [initials(name, ("Paul", "Pierre", "Pia", "Zoé")) for name in ("Paul", "Pierre", "Zoé")]
    ['Pa', 'Pie', 'Z']
    >>> initials("Player 1", ("Player 1", "Player 2"))
    'P'
    """
    starts = (name[:letters] for letters in range(1, 4))
    return next((start for start in starts if sum(other.startswith(start) for other in names) == 1), name[0])


class Seat(Generic[P]):
    """The player whose pad is shown, and the others at the table."""

    def __init__(self, sheet: Sheet[P], index: int, voice: GameVoice, track: Any = None) -> None:
        self.sheet = sheet
        self.index = index
        self.voice = voice
        self.track = track
        self.player = sheet.players[index]
        self.others = [player for player in sheet.players if player is not self.player]

    def edit(self, change: Callable[[P], P]) -> Edit:
        """An edit of the sheet that changes this player."""

        def tapped(sheet: Sheet[P]) -> Sheet[P]:
            players = list(sheet.players)
            players[self.index] = change(players[self.index])
            return replace(sheet, players=tuple(players))

        return tapped

    def held_by(self, has: Callable[[P], object]) -> str:
        """A note on the others who have something: a short name, or the first letters of several."""
        names = [player.name for player in self.others if has(player)]
        if len(names) == 1:
            return short(names[0], 6)
        told = [initials(name, [player.name for player in self.others]) for name in names]
        return "\u00a0".join(told if len("".join(told)) <= MOST_INITIALS else [name[0] for name in names])


class Numbers(NamedTuple):
    """Reads and writes a list of numbers of a player: the dwarfs of a column, the coins, the runes of a pile."""

    get: Callable[[Any], tuple[int, ...]]
    put: Callable[[Any, tuple[int, ...]], Any]

    def holding(self, value: int) -> Callable[[Any], bool]:
        return lambda player: value in self.get(player)

    def add(self, value: int) -> Callable[[Any], Any]:
        return lambda player: self.put(player, tuple(sorted((*self.get(player), value))))

    def take(self, value: int) -> Callable[[Any], Any]:
        """Remove one of this value."""

        def without_value(player: Any) -> Any:
            left = list(self.get(player))
            left.remove(value)
            return self.put(player, tuple(left))

        return without_value

    def clear(self, value: int) -> Callable[[Any], Any]:
        """Remove all of this value."""
        return lambda player: self.put(player, tuple(number for number in self.get(player) if number != value))


def values(
    seat: Seat[Any],
    name: str,
    numbers: Numbers,
    copies: Callable[[int], int],
    printed: Iterable[int],
    colour: str = "",
) -> tuple[Offer, ...]:
    """A chip for each printed value; `copies` gives how many of a value this player could have.

    A tap adds one; if none is left, it removes all of the player's. A value that others have is marked with their names
    but can be added, since their entry may be wrong.
    """
    held = Counter(numbers.get(seat.player))
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
                seat.edit(numbers.clear(value) if gone and mine else numbers.add(value)),
                note=elsewhere,
                held=held[value],
                gone=gone,
                colour=colour,
            )
        )
    return tuple(offers)


def tray(seat: Seat[Any], name: str, numbers: Numbers, colour: str = "") -> Group:
    """A chip for each value that the player has; a tap removes one. For values of which the box may hold any number."""
    held = sorted(Counter(numbers.get(seat.player)).items())
    return Group(
        TRAY,
        tuple(
            Offer(f"take {name} {value}", str(value), seat.edit(numbers.take(value)), held=count, colour=colour)
            for value, count in held
        ),
    )


def counts(
    seat: Seat[Any],
    name: str,
    number: Callable[[Any], int],
    put: Callable[[Any, int], Any],
    upto: int,
    left: int | None = None,
    note: Callable[[int], str] | None = None,
) -> tuple[Offer, ...]:
    """A chip for each number from 1; a tap on the current one resets it to 0.

    The box has no more than `left`. `note` gives the note of the chip with a number.
    """
    current = number(seat.player)
    offers = []
    for count in range(1, max(upto, current) + 1):
        chosen = count == current
        offers.append(
            Offer(
                f"{name} {count}",
                str(count),
                seat.edit(partial(_put, put, 0 if chosen else count)),
                note=note(count) if note else "",
                held=int(chosen),
                gone=left is not None and count > left,
            )
        )
    return tuple(offers)


def options(seat: Seat[Any], answers: Sequence[tuple[str, str, str, bool, Callable[[Any], Any]]]) -> tuple[Offer, ...]:
    """A chip for each answer to a question, from key, label, note, whether it is chosen, and the change of a tap."""
    return tuple(
        Offer(key, label, seat.edit(change), note=note, held=int(chosen), notes=(note,))
        for key, label, note, chosen, change in answers
    )


def _put(put: Callable[[Any, int], Any], count: int, player: Any) -> Any:
    return put(player, count)
