"""What a game must bring so that its tables can be read, scored, checked and ranked."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from scoring.issue import Issue
from scoring.result import PlayerScore, Verdict, Why
from scoring.sheet import P, Reading, Sheet
from scoring.source import Source


@dataclass(frozen=True, slots=True)
class Game(Generic[P]):
    """One game of the family. A module of `scoring.games` holds it under the name `GAME`."""

    name: str
    expansions: tuple[str, ...]
    seats: range
    #: Each open ruling with its readings, the default first.
    rulings: Mapping[str, tuple[Reading, ...]]
    #: The fields of a player besides the name.
    fields: tuple[str, ...]
    read_player: Callable[[str, Mapping[str, Source], Collection[str]], P]
    write_player: Callable[[P], Mapping[str, object]]
    #: Why each player has the points of each row, and the rulings on which a number hung.
    explain: Callable[[Sheet[P]], tuple[tuple[Why, ...], Collection[str]]]
    judge: Callable[[Sequence[PlayerScore]], Verdict]
    check: Callable[[Sheet[P]], Iterator[Issue]]
