"""The best that every row ever came to: how much, whose, and when."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from words import GameVoice, plain
from words.dates import Moment

#: Beside the rows, the sum of them.
TOTAL = "total"


class Best(Protocol):
    """The best that a row ever came to."""

    @property
    def points(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def table(self) -> int: ...
    @property
    def finished(self) -> Moment: ...


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game to look at, in one of its modes."""

    game: str
    mode: str
    label: str
    chosen: bool
    #: How many tables of it there are, where that is told.
    note: str = ""


@dataclass(frozen=True, slots=True)
class BestRow:
    """A row: what it is called, how much it ever came to, whose that is; and the table to which a tap leads."""

    row: str
    title: str
    points: str
    note: str
    table: int


@dataclass(frozen=True, slots=True)
class RecordsView:
    """Everything that the screen shows but its labels; one game alone is not to be chosen."""

    #: The game; none while nothing was finished.
    game: str
    games: tuple[GameChoice, ...]
    rows: tuple[BestRow, ...]


def present(
    games: Sequence[tuple[str, str]],
    chosen: tuple[str, str],
    bests: Mapping[str, Best],
    voices: Mapping[str, GameVoice],
) -> RecordsView:
    """The total first, then the rows in the order of the pad, but for those that never brought anything."""
    if chosen not in games:
        return RecordsView("", (), ())
    voice = voices[chosen[0]]
    rows = [row for row in (TOTAL, *voice.rows) if row in bests and (row == TOTAL or bests[row].points > 0)]
    return RecordsView(
        game=title(chosen, voices),
        games=choices(games, chosen, voices),
        rows=tuple(_row(row, bests[row], voice) for row in rows),
    )


def choices(
    games: Sequence[tuple[str, str]], chosen: tuple[str, str], voices: Mapping[str, GameVoice]
) -> tuple[GameChoice, ...]:
    """One game to be chosen among several; nothing where there is no choice."""
    if len(games) < 2:
        return ()
    return tuple(GameChoice(*game, title(game, voices), game == chosen) for game in games)


def title(game: tuple[str, str], voices: Mapping[str, GameVoice]) -> str:
    """A game as a chip names it."""
    name, mode = game
    return voices[name].title((), mode)


def row_title(row: str, voice: GameVoice) -> str:
    return voice.text("total_row") if row == TOTAL else voice.row(row)


def _row(row: str, best: Best, voice: GameVoice) -> BestRow:
    return BestRow(
        row,
        row_title(row, voice),
        plain(best.points),
        voice.text("best_of", name=best.name, finished=best.finished),
        best.table,
    )
