"""The group's records: the most points of each row of a game, with player and date."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.bests import TOTAL, Best
from views.history.years import YearChoice, nothing_counts
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A chip that selects a game in one of its modes."""

    game: str
    mode: str
    label: str
    chosen: bool
    #: The number of tables, if it is shown.
    note: str = ""


@dataclass(frozen=True, slots=True)
class BestRow:
    """The record of a row; a tap opens the table."""

    row: str
    title: str
    points: str
    note: str
    table: int


@dataclass(frozen=True, slots=True)
class RecordsView:
    """Everything that the page shows except fixed labels; `games` is empty if there is only one."""

    #: The title of the game; empty before the first finished table.
    game: str
    games: tuple[GameChoice, ...]
    rows: tuple[BestRow, ...]
    years: tuple[YearChoice, ...] = ()
    #: Shown before the first finished table.
    empty_text: str = ""


def present(
    games: Sequence[tuple[str, str]],
    chosen: tuple[str, str],
    bests: Mapping[str, Best],
    voices: Mapping[str, GameVoice],
    years: tuple[YearChoice, ...] = (),
) -> RecordsView:
    """The total first, then the rows in the order of the score pad, without those that never had points."""
    if chosen not in games:
        return RecordsView("", (), (), years, nothing_counts(years, "no_bests", next(iter(voices.values()))))
    voice = voices[chosen[0]]
    rows = [row for row in (TOTAL, *voice.rows) if row in bests and (row == TOTAL or bests[row].points > 0)]
    return RecordsView(
        game=title(chosen, voices),
        games=choices(games, chosen, voices),
        rows=tuple(_row(row, bests[row], voice) for row in rows),
        years=years,
    )


def choices(
    games: Sequence[tuple[str, str]], chosen: tuple[str, str], voices: Mapping[str, GameVoice]
) -> tuple[GameChoice, ...]:
    """A chip for each game; none if there is only one."""
    if len(games) < 2:
        return ()
    return tuple(GameChoice(*game, title(game, voices), game == chosen) for game in games)


def title(game: tuple[str, str], voices: Mapping[str, GameVoice]) -> str:
    """The title of a game and mode on a chip."""
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
