"""The ranking of a result, as the screen, the picture to send and the pages of other phones draw it."""

from collections.abc import Collection
from dataclasses import dataclass

from scoring import PlayerScore, Result
from views.result.bars import Part, Scale
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class Cell:
    """The points of a player in a row: whether they are the most of all players."""

    row: str
    number: str
    best: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in the ranking: rank, name, total, the bar of the rows it is made of, and their points."""

    seat: int
    rank: str
    name: str
    total: str
    won: bool
    bar: tuple[Part, ...]
    cells: tuple[Cell, ...]
    #: How far the hand is counted, of a game in progress.
    note: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """All players, the best first."""

    players: tuple[Standing, ...]
    #: Where bars begin, as a fraction of their width.
    zero: float


def present_standings(result: Result, voice: GameVoice) -> Standings:
    """The ranking of a result."""
    scale, cells = Scale.of(result.players), cells_of(result)
    return Standings(
        tuple(
            Standing(
                seat,
                voice.heading("nth", rank=result.ranks[seat]),
                player.name,
                plain(player.total),
                player.name in result.winners,
                scale.bar(player, player.rows),
                cells[seat],
            )
            for seat, player in best_first(result)
        ),
        scale.zero,
    )


def best_first(result: Result) -> list[tuple[int, PlayerScore]]:
    """Seats and players by rank."""
    return sorted(enumerate(result.players), key=lambda seat: result.ranks[seat[0]])


def cells_of(result: Result) -> list[tuple[Cell, ...]]:
    """The points of each player, row by row."""
    columns = [[player.rows[row] for player in result.players] for row in result.players[0].rows]
    most = dict(zip(result.players[0].rows, map(_most, columns), strict=True))
    return [
        tuple(Cell(row, plain(points), points == most[row]) for row, points in player.rows.items())
        for player in result.players
    ]


def _most(points: Collection[int]) -> int | None:
    """The most points of a row; None if all players have the same."""
    return max(points) if max(points) > min(points) else None
