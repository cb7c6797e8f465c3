"""A player's page: figures and charts of one game at a time, the other players met, and a new name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from models.bests import TOTAL
from models.players import Rival, Sitting
from views.history.years import YearChoice, nothing_counts
from views.players.charts.course import Course
from views.players.charts.drawing import Key
from views.players.charts.shares import Share, ShareRow, Shares
from views.players.charts.spread import Spread
from views.players.records_view import GameChoice, row_title, title
from views.players.rename_view import RenameView, Undo
from views.players.statistics import by_seats, median, played, shares, tally
from words import GameVoice, plain


class Figure(NamedTuple):
    """A number with its caption; where `table` is set, a tap opens that table."""

    number: str
    caption: str
    table: int | None = None


class SelectionChoice(NamedTuple):
    """A chip that selects other tables or another row of the same game."""

    label: str
    chosen: bool
    selection: "Selection"
    #: The number of tables, if it is shown.
    note: str = ""


class RivalRow(NamedTuple):
    """Another player met, as a row."""

    id: int
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything that a player's page shows except fixed labels; empty parts are left out."""

    id: int
    name: str
    rename: RenameView | None
    undo: Undo | None
    #: How many tables are left out because they cannot be read.
    unreadable: str
    #: Shown if no table counts.
    empty_text: str
    years: tuple[YearChoice, ...]
    figures: tuple[Figure, ...]
    games: tuple[GameChoice, ...]
    seats: tuple[SelectionChoice, ...]
    #: The selected tables.
    tables_title: str
    tables: tuple[Figure, ...]
    course: Course | None
    shares: Shares | None
    rows: tuple[SelectionChoice, ...]
    spread: Spread | None
    rivals: tuple[RivalRow, ...]


class Selection(NamedTuple):
    """The selected game, mode, number of players (0: any) and row."""

    game: str = ""
    mode: str = ""
    seats: int = 0
    row: str = TOTAL

    def includes(self, sitting: Sitting) -> bool:
        return (sitting.game, sitting.mode) == (self.game, self.mode) and self.seats in (0, sitting.seats)


def select(sittings: Sequence[Sitting], selection: Selection) -> Selection:
    """The selection if it includes a table, else the game that was played most."""
    if any(map(selection.includes, sittings)):
        return selection
    games = played(sittings)
    return Selection(games[0].game, games[0].mode) if games else Selection()


class PlayerHistory(NamedTuple):
    """What the records hold of a player: all sittings, the rows of those of the selected game, and the players met."""

    id: int
    name: str
    sittings: Sequence[Sitting]
    points: Sequence[Mapping[str, int]]
    rivals: Sequence[Rival]
    #: How many more sittings cannot be read.
    unreadable: int = 0


def present(
    history: PlayerHistory,
    selection: Selection,
    voices: Mapping[str, GameVoice],
    rename: RenameView | None = None,
    undo: Undo | None = None,
    years: tuple[YearChoice, ...] = (),
) -> PlayerView:
    """The page for a selection as `select` makes it."""
    voice = voices.get(selection.game) or next(iter(voices.values()))
    game = selection.game, selection.mode
    of_game = [sitting for sitting in history.sittings if (sitting.game, sitting.mode) == game]
    # a table whose rows cannot be read is left out
    readable = [(sitting, points) for sitting, points in zip(of_game, history.points, strict=True) if points]
    selected = [(sitting, points) for sitting, points in readable if selection.includes(sitting)]
    sittings, tables = [sitting for sitting, _ in selected], [points for _, points in selected]
    rows = [row for row in voice.rows if any(points.get(row) for points in tables)]
    unreadable = history.unreadable + len(of_game) - len(readable)
    row = selection.row if selection.row in rows else TOTAL
    return PlayerView(
        id=history.id,
        name=history.name,
        rename=rename,
        undo=undo,
        unreadable=voice.text("tables_unreadable", count=unreadable) if unreadable else "",
        empty_text="" if selected or unreadable else nothing_counts(years, "nothing_played", voice),
        years=years,
        figures=tuple(_figures(history.sittings, voice)) if selected else (),
        games=_games(history.sittings, selection, voices),
        seats=_seats(of_game, selection, voice),
        tables_title=_tables_title(sittings, voice) if selected else "",
        tables=_tables(sittings, voice) if selected else (),
        course=_course(sittings, voice) if selected else None,
        shares=_shares(sittings, tables, rows, voice) if rows else None,
        rows=tuple(
            SelectionChoice(row_title(choice, voice), choice == row, selection._replace(row=choice))
            for choice in (TOTAL, *rows)
        ),
        spread=_spread(sittings, tables, row, voice) if selected else None,
        rivals=tuple(RivalRow(rival.id, rival.name, _rival(rival, voice)) for rival in history.rivals),
    )


def _figures(sittings: Sequence[Sitting], voice: GameVoice) -> Iterator[Figure]:
    """Figures over all games. The average rank leaves out duels and solo games: there a player has no rank alone."""
    all = tally(sittings)
    yield Figure(str(all.tables), voice.text("figure_tables", count=all.tables))
    yield Figure(str(all.wins), voice.text("figure_wins", count=all.wins))
    yield Figure(voice.text("in_percent", share=all.wins / all.tables), voice.text("figure_share"))
    if ranked := [sitting for sitting in sittings if not sitting.mode]:
        yield Figure(voice.text("with_tenth", number=tally(ranked).rank), voice.text("figure_place"))


def _games(
    sittings: Sequence[Sitting], selection: Selection, voices: Mapping[str, GameVoice]
) -> tuple[GameChoice, ...]:
    """A chip for each game played; none where there is only one."""
    games = played(sittings)
    if len(games) < 2:
        return ()
    return tuple(
        GameChoice(
            game,
            mode,
            title((game, mode), voices),
            (game, mode) == (selection.game, selection.mode),
            str(tables),
        )
        for game, mode, tables in games
    )


def _seats(sittings: Sequence[Sitting], selection: Selection, voice: GameVoice) -> tuple[SelectionChoice, ...]:
    """A chip for all tables and one for each number of players; none where that number never changed."""
    counts = by_seats(sittings)
    if len(counts) < 2:
        return ()
    return tuple(
        SelectionChoice(
            str(seats) if seats else voice.text("any_seats"),
            seats == selection.seats,
            selection._replace(seats=seats),
            str(tables),
        )
        for seats, tables in {0: len(sittings), **counts}.items()
    )


def _tables_title(sittings: Sequence[Sitting], voice: GameVoice) -> str:
    numbers = tally(sittings)
    return voice.text("tables_won", tables=numbers.tables, wins=numbers.wins)


def _tables(sittings: Sequence[Sitting], voice: GameVoice) -> tuple[Figure, ...]:
    numbers = tally(sittings)
    return (
        Figure(voice.text("in_percent", share=numbers.wins / numbers.tables), voice.text("figure_share")),
        Figure(plain(round(numbers.total)), voice.text("figure_average")),
        Figure(plain(numbers.best.total), voice.text("figure_best"), numbers.best.table),
        Figure(plain(numbers.worst.total), voice.text("figure_worst"), numbers.worst.table),
    )


def _course(sittings: Sequence[Sitting], voice: GameVoice) -> Course:
    average = tally(sittings).total
    dashes = Key(voice.text("key_average"), "dashes")
    return Course(
        totals=tuple(sitting.total for sitting in sittings),
        won=tuple(sitting.won for sitting in sittings),
        average=average,
        average_text=plain(round(average)),
        first=voice.text("on_day", moment=sittings[0].finished),
        last=voice.text("on_day", moment=sittings[-1].finished),
        keys=(Key(voice.text("key_won"), "diamond"), Key(voice.text("key_other"), "dot"), dashes),
        grouped_keys=(Key(voice.text("key_half_won"), "diamond"), Key(voice.text("key_several"), "dot"), dashes),
    )


def _shares(
    sittings: Sequence[Sitting], tables: Sequence[Mapping[str, int]], rows: Sequence[str], voice: GameVoice
) -> Shares:
    """The shares of each row at the tables won and at the others; a group without tables is left out."""
    groups, keys = [], []
    for won, key, shape in (True, "key_tables_won", "full"), (False, "key_tables_other", "empty"):
        if group := [points for points, sitting in zip(tables, sittings, strict=True) if sitting.won == won]:
            groups.append((shares(group), shape == "full"))
            keys.append(Key(voice.text(key), shape))
    return Shares(
        tuple(
            ShareRow(
                row,
                voice.row(row),
                tuple(_share(shares_by_row.get(row, 0.0), full, voice) for shares_by_row, full in groups),
            )
            for row in rows
        ),
        tuple(keys),
    )


def _share(share: float, full: bool, voice: GameVoice) -> Share:
    return Share(share, voice.text("in_percent", share=share), full)


def _spread(sittings: Sequence[Sitting], tables: Sequence[Mapping[str, int]], row: str, voice: GameVoice) -> Spread:
    values = [sitting.total for sitting in sittings] if row == TOTAL else [points.get(row, 0) for points in tables]
    middle = median(values)
    label = plain(int(middle)) if middle == int(middle) else voice.text("with_tenth", number=middle)
    return Spread(
        row, tuple(values), middle, voice.text("median", number=label), voice.text("best", number=max(values))
    )


def _rival(rival: Rival, voice: GameVoice) -> str:
    return voice.text("rival", together=rival.together, before=rival.before, behind=rival.behind)
