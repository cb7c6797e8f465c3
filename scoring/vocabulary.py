"""The few words in which a card of a column game is written down.

A card is a literal of `Card`. What recurs among cards is said with `gives` (what it adds at the
final count) and `asks` (what the player must tell about it); one interpreter per game reads them.

Every word is a `NamedTuple`, which loads five times as fast as a dataclass: whoever has a table in progress waits for
them before the first screen. A word with nothing to tell is a bare class: an empty tuple would count as no word at all.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

#: What most cards bring.
NOTHING: Mapping[str, int] = MappingProxyType({})


class PerGrade(NamedTuple):
    """Idunn: so many points for each grade of a column, her own included."""

    each: int
    of: str


class PerGradeOfLongest(NamedTuple):
    """Mjöllnir: so many points for each grade of the owner's longest column."""

    each: int


class PerCard(NamedTuple):
    """Svalinn: so many points for each own card of a kind."""

    each: int
    of: str


class PerCoin(NamedTuple):
    """Draupnir: so many points for each own coin of at least a value."""

    each: int
    least: int


class HighestCoin:
    """Astrid: the value of the owner's highest coin, once more."""


class Together(NamedTuple):
    """The Dwerg brothers: one, two, three… cards of a family score as a whole."""

    family: str
    points: tuple[int, ...]


class ZeroPairs:
    """Ratatosk: one point more in the column's sum for each pair of grades of value 0."""


class TimesCaptured(NamedTuple):
    """Gymir: a multiple of the points of the dwarf that was captured."""

    times: int


class PerSymbol(NamedTuple):
    """Jorun: so many points for each symbol of a kind that the player has anywhere."""

    each: int
    of: str


Gives = (
    PerGrade | PerGradeOfLongest | PerCard | PerCoin | HighestCoin | Together | ZeroPairs | TimesCaptured | PerSymbol
)


class StandsIn(NamedTuple):
    """Ylud, a mercenary: which column does it stand in? Each column prints its own grades."""

    columns: Mapping[str, tuple[int, ...]]


class Doubles(NamedTuple):
    """Olwyn: in which different columns do the doubles still stand?"""

    name: str
    most: int
    columns: Mapping[str, tuple[int, ...]]


class Captures(NamedTuple):
    """A giant: was a dwarf of this column captured, and which one? Nothing said, nothing captured."""

    column: str
    points: tuple[int, ...] = ()
    points_matter: bool = False


class Track(NamedTuple):
    """A valkyrie: on which notch does the token lie, the top one being 0?"""

    points: tuple[int, ...]


class CoinsOnIt:
    """Odroerir: which coins lie on the card? Nothing said, none."""


Asks = StandsIn | Doubles | Captures | Track | CoinsOnIt


class Card(NamedTuple):
    """A card as the box prints it.

    `grades` are the printed points of each grade it has in `column`, a pointless grade being 0;
    `points` are those it adds outside the columns. Cards of Nains may bring symbols, or lift Pariah
    tokens.
    """

    id: str
    kind: str
    column: str | None = None
    grades: tuple[int, ...] = ()
    points: int = 0
    gives: Gives | None = None
    asks: Asks | None = None
    age: int | None = None
    brings: Mapping[str, int] = NOTHING
    lifts: int = 0

    def __hash__(self) -> int:
        return hash(self.id)


class Box(NamedTuple):
    """The cards of one box, and how many of each kind it prints."""

    name: str
    printed: Mapping[str, int]
    cards: tuple[Card, ...]


class Held(NamedTuple):
    """A card in front of a player, with the answer to what it asks, if it asks anything."""

    card: str
    column: str = ""
    doubles: tuple[str, ...] = ()
    #: Nothing captured; or the points of the dwarf, none where it prints none or nobody remembers.
    captured: tuple[int, ...] | None = None
    notch: int = 0
    coins: tuple[int, ...] = ()
