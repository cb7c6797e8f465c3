"""Skalds: who sings the most verses wins."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from scoring import codec
from scoring.game import Game
from scoring.issue import Issue
from scoring.result import Line, Why, most_points_win
from scoring.sheet import Sheet
from scoring.source import Source


@dataclass(frozen=True, slots=True)
class Player:
    """A skald."""

    name: str
    verses: int = 0


def read_player(name: str, fields: Mapping[str, Source], _: Collection[str]) -> Player:
    return Player(name, fields["verses"].count() if "verses" in fields else 0)


def write_player(player: Player) -> Mapping[str, object]:
    return {"verses": player.verses} if player.verses else {}


def explain(sheet: Sheet[Player]) -> tuple[tuple[Why, ...], Collection[str]]:
    lines = (
        Line(2 * player.verses, "verses", {"verses": player.verses}, "skalds.singing.verses")
        for player in sheet.players
    )
    return tuple({"heroes": (line,)} for line in lines), ()


def check(_: Sheet[Player]) -> Iterator[Issue]:
    return iter(())


@dataclass(frozen=True, slots=True)
class LongestSong:
    """The most verses that anybody sang at a table."""

    setting: ClassVar[str] = "longest_song"

    verses: int = 0

    @classmethod
    def read(cls, text: str) -> "LongestSong":
        return cls(codec.read(int, text)) if text else cls()

    def write(self) -> str:
        return codec.write(self.verses)

    def learned(self, sheet: Sheet[Player]) -> "LongestSong":
        return LongestSong(max(self.verses, *(player.verses for player in sheet.players)))

    def contradictions(self, _: Sheet[Player]) -> Iterator[Issue]:
        return iter(())


GAME: Game[Player] = Game(
    name="skalds",
    expansions=(),
    cards=(),
    seats={"": range(2, 5)},
    rulings={},
    player_fields=("verses",),
    read_player=read_player,
    write_player=write_player,
    explain=explain,
    judge=most_points_win,
    check=check,
    memory=lambda: LongestSong,
)
