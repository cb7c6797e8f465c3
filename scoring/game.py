"""What a game must bring so that its tables can be read, scored, checked and ranked."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self

from scoring.issue import Issue
from scoring.result import PlayerScore, Verdict, Why
from scoring.sheet import P, Reading, Sheet
from scoring.source import Source


class Memory(Protocol):
    """What the tables of a game tell those to come, where the rules leave out something that every box prints."""

    #: The setting that holds it.
    setting: ClassVar[str]

    @classmethod
    def read(cls, text: str) -> Self: ...
    def write(self) -> str: ...
    def learned(self, sheet: Sheet[Any]) -> Self: ...
    def contradictions(self, sheet: Sheet[Any]) -> Iterator[Issue]: ...


def seated(sheet: Sheet[P], seat: int, player: P) -> Sheet[P]:
    """The table with another player, hand and all, at a seat."""
    return replace(sheet, players=(*sheet.players[:seat], player, *sheet.players[seat + 1 :]))


class Game(NamedTuple, Generic[P]):
    """One game of the family. A module of `scoring.games` holds it under the name `GAME`."""

    name: str
    expansions: tuple[str, ...]
    #: The ids of its cards.
    cards: Collection[str]
    #: How many may play in each mode, the usual mode first; its name is empty where there is only one.
    seats: Mapping[str, range]
    #: Each open ruling with its readings, the default first.
    rulings: Mapping[str, tuple[Reading, ...]]
    #: The fields of a player besides the name.
    player_fields: tuple[str, ...]
    read_player: Callable[[str, Mapping[str, Source], Collection[str]], P]
    write_player: Callable[[P], Mapping[str, object]]
    #: Why each player has the points of each row, and the rulings on which a number hung.
    explain: Callable[[Sheet[P]], tuple[tuple[Why, ...], Collection[str]]]
    judge: Callable[[Sheet[P], Sequence[PlayerScore]], Verdict]
    check: Callable[[Sheet[P]], Iterator[Issue]]
    #: What of a hand is left where only these expansions are played.
    within: Callable[[P, Collection[str]], P] = lambda player, _: player
    #: The table with a player from another one at a seat, where tables can count in several ways.
    lay: Callable[[Sheet[P], int, P], Sheet[P]] = seated
    #: The seats at which a person sits: all in the usual mode; in others there may be gods, or piles.
    people: Callable[[Sheet[P]], Sequence[int]] = lambda sheet: range(len(sheet.players))
    #: The seat of whoever plays alone, by mode.
    alone: Mapping[str, str] = MappingProxyType({})
    #: Loaded when a table is counted, not with every game in progress.
    memory: Callable[[], type[Memory]] | None = None
    #: Its number at BoardGameGeek, where we are sure of it.
    boardgamegeek: int | None = None
    #: The fields of a sheet that only this game knows, and how the players are seen together.
    sheet_fields: tuple[str, ...] = ()
    read_together: Callable[[Sheet[P], Mapping[str, Source], Source], Sheet[P]] = lambda sheet, _, __: sheet
    write_together: Callable[[Sheet[P]], Mapping[str, object]] = lambda _: {}
