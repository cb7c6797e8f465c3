"""The whole table as on the paper pad, and why each of its numbers is what it is."""

from dataclasses import dataclass

from scoring import PlayerScore, Result
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class Cell:
    """A number that can be asked why: whose it is, and its steps as points and sentences."""

    number: str
    title: str
    steps: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A category: its name, the name of its colour, and a cell per player."""

    title: str
    colour: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the head of a column."""

    name: str
    place: str
    won: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that the screen shows."""

    title: str
    verdict: str
    invitation: str
    seats: tuple[Seat, ...]
    rows: tuple[Row, ...]
    other_language: str


def present(result: Result, voice: GameVoice) -> TableView:
    rows = [
        Row(voice.row(row), row, tuple(_cell(player, row, voice) for player in result.players))
        for row in result.players[0].rows
    ]
    total = Row(voice.heading("total"), "total", tuple(_total(player, voice) for player in result.players))
    return TableView(
        title=voice.title(result.sheet.expansions, result.sheet.mode),
        verdict=voice.verdict(result.verdict),
        invitation=voice.heading("invitation"),
        seats=tuple(
            Seat(player.name, voice.heading("nth", place=place), player.name in result.winners)
            for player, place in zip(result.players, result.places, strict=True)
        ),
        rows=(*rows, total),
        other_language=voice.heading("other_language"),
    )


def _cell(player: PlayerScore, row: str, voice: GameVoice) -> Cell:
    steps = tuple((plain(line.points), voice.line(line)) for line in player.why[row])
    return Cell(plain(player.rows[row]), f"{player.name} · {voice.row(row)}", steps or (("0", voice.heading("empty")),))


def _total(player: PlayerScore, voice: GameVoice) -> Cell:
    steps = tuple((plain(points), voice.row(row)) for row, points in player.rows.items())
    return Cell(plain(player.total), f"{player.name} · {voice.heading('total')}", steps)
