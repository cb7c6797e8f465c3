"""The score sheet: what lies in front of each player at the final count."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

#: One of the answers to a question that the printed rules leave open.
Reading = str | int | bool


class Player(Protocol):
    """Whatever a game keeps of a player, there is a name."""

    @property
    def name(self) -> str: ...


P = TypeVar("P", bound=Player)


@dataclass(frozen=True)
class Sheet(Generic[P]):
    """A whole table. It never changes: an edit makes a new sheet."""

    game: str
    players: tuple[P, ...]
    expansions: tuple[str, ...] = ()
    rulings: Mapping[str, Reading] = field(default_factory=dict)
    #: How the game is played, where it can be played in several ways; empty for the usual one.
    mode: str = ""

    def reading(self, ruling: str, readings: Mapping[str, tuple[Reading, ...]]) -> Reading:
        """How this table reads an open ruling: as it chose, or as the first of the readings has it."""
        return self.rulings.get(ruling, readings[ruling][0])


class Problem(NamedTuple):
    """Why a text is no score sheet: where, what, and the values that a sentence about it needs."""

    path: str
    key: str
    values: Mapping[str, object]


class NotASheet(ValueError):
    """The text holds no score sheet; `problems` says everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{problem.path}: {problem.key}" for problem in problems))
        self.problems = problems
