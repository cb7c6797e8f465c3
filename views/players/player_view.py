"""A player: how often and how well, game by game; against whom; and under which name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from views.players.charts.course import Course
from views.players.charts.drawing import Key
from views.players.charts.shares import Share, ShareRow, Shares
from views.players.charts.spread import Spread
from views.players.records_view import TOTAL, GameChoice, row_title, title
from views.players.rename_view import Naming, Undo
from views.players.statistics import Sitting, by_seats, median, played, shares, tally
from words import GameVoice, plain


class Rival(Protocol):
    """Somebody at the same tables: how often, and how often before and behind them the player came."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def together(self) -> int: ...
    @property
    def before(self) -> int: ...
    @property
    def behind(self) -> int: ...


class Figure(NamedTuple):
    """A number and what it counts; perhaps a table to which a tap leads."""

    number: str
    caption: str
    table: int | None = None


class LookChoice(NamedTuple):
    """Something else to look at in the same game: what a chip says, and where it leads."""

    label: str
    chosen: bool
    at: "Looked"
    #: How many tables that are, where it is told.
    note: str = ""


class RivalRow(NamedTuple):
    """Somebody else at the same tables."""

    id: int
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything that a player's page shows but its labels; what is empty is not there."""

    id: int
    name: str
    naming: Naming | None
    undo: Undo | None
    #: How many tables are left out, as noise lies in them.
    unreadable: str
    figures: tuple[Figure, ...]
    games: tuple[GameChoice, ...]
    seats: tuple[LookChoice, ...]
    #: The tables of the game that are looked at.
    tables_title: str
    tables: tuple[Figure, ...]
    course: Course | None
    shares: Shares | None
    rows: tuple[LookChoice, ...]
    spread: Spread | None
    rivals: tuple[RivalRow, ...]


class Looked(NamedTuple):
    """What is being looked at: a game in a mode, the tables of so many players (0: all of them), a row."""

    game: str = ""
    mode: str = ""
    seats: int = 0
    row: str = TOTAL

    def holds(self, sitting: Sitting) -> bool:
        return (sitting.game, sitting.mode) == (self.game, self.mode) and self.seats in (0, sitting.seats)


def look(sittings: Sequence[Sitting], at: Looked) -> Looked:
    """What there is to look at: what was chosen, if there are such tables, else the game that was played most."""
    if any(map(at.holds, sittings)):
        return at
    games = played(sittings)
    return Looked(games[0].game, games[0].mode) if games else Looked()


class Story(NamedTuple):
    """A player as the records know them: the sittings, what each row came to at those of the game, and the others."""

    id: int
    name: str
    sittings: Sequence[Sitting]
    points: Sequence[Mapping[str, int]]
    rivals: Sequence[Rival]
    #: At how many more tables they sat, which cannot be read.
    unreadable: int = 0


def present(
    story: Story,
    at: Looked,
    voices: Mapping[str, GameVoice],
    naming: Naming | None = None,
    undo: Undo | None = None,
) -> PlayerView:
    """The game that `look` told."""
    voice = voices.get(at.game) or next(iter(voices.values()))
    played_so = [sitting for sitting in story.sittings if (sitting.game, sitting.mode) == (at.game, at.mode)]
    # a table is left out where it cannot be read what its rows came to
    readable = [(sitting, points) for sitting, points in zip(played_so, story.points, strict=True) if points]
    there = [(sitting, points) for sitting, points in readable if at.holds(sitting)]
    sittings, points = [sitting for sitting, _ in there], [points for _, points in there]
    rows = [row for row in voice.rows if any(each.get(row) for each in points)]
    unreadable = story.unreadable + len(played_so) - len(readable)
    row = at.row if at.row in rows else TOTAL
    return PlayerView(
        id=story.id,
        name=story.name,
        naming=naming,
        undo=undo,
        unreadable=voice.text("tables_unreadable", count=unreadable) if unreadable else "",
        figures=tuple(_figures(story.sittings, voice)) if there else (),
        games=_games(story.sittings, at, voices),
        seats=_seats(played_so, at, voice),
        tables_title=_tables_title(sittings, voice) if there else "",
        tables=_tables(sittings, voice) if there else (),
        course=_course(sittings, voice) if there else None,
        shares=_shares(sittings, points, rows, voice) if rows else None,
        rows=tuple(LookChoice(row_title(each, voice), each == row, at._replace(row=each)) for each in (TOTAL, *rows)),
        spread=_spread(sittings, points, row, voice) if there else None,
        rivals=tuple(RivalRow(rival.id, rival.name, _rival(rival, voice)) for rival in story.rivals),
    )


def _figures(sittings: Sequence[Sitting], voice: GameVoice) -> Iterator[Figure]:
    """All games together; in a duel nobody has a place of their own."""
    all = tally(sittings)
    yield Figure(str(all.tables), voice.text("figure_tables", count=all.tables))
    yield Figure(str(all.wins), voice.text("figure_wins", count=all.wins))
    yield Figure(voice.text("in_percent", share=all.wins / all.tables), voice.text("figure_share"))
    if placed := [sitting for sitting in sittings if not sitting.mode]:
        yield Figure(voice.text("with_tenth", number=tally(placed).place), voice.text("figure_place"))


def _games(sittings: Sequence[Sitting], at: Looked, voices: Mapping[str, GameVoice]) -> tuple[GameChoice, ...]:
    games = played(sittings)
    if len(games) < 2:
        return ()
    return tuple(
        GameChoice(game, mode, title((game, mode), voices), (game, mode) == (at.game, at.mode), str(tables))
        for game, mode, tables in games
    )


def _seats(sittings: Sequence[Sitting], at: Looked, voice: GameVoice) -> tuple[LookChoice, ...]:
    """All tables, or those of as many players; nothing where all were of as many."""
    counts = by_seats(sittings)
    if len(counts) < 2:
        return ()
    return tuple(
        LookChoice(
            str(seats) if seats else voice.text("any_seats"), seats == at.seats, at._replace(seats=seats), str(tables)
        )
        for seats, tables in {0: len(sittings), **counts}.items()
    )


def _tables_title(sittings: Sequence[Sitting], voice: GameVoice) -> str:
    some = tally(sittings)
    return voice.text("tables_won", tables=some.tables, wins=some.wins)


def _tables(sittings: Sequence[Sitting], voice: GameVoice) -> tuple[Figure, ...]:
    some = tally(sittings)
    return (
        Figure(voice.text("in_percent", share=some.wins / some.tables), voice.text("figure_share")),
        Figure(plain(round(some.total)), voice.text("figure_average")),
        Figure(plain(some.best.total), voice.text("figure_best"), some.best.table),
        Figure(plain(some.worst.total), voice.text("figure_worst"), some.worst.table),
    )


def _course(sittings: Sequence[Sitting], voice: GameVoice) -> Course:
    average = tally(sittings).total
    dashes = Key(voice.text("key_average"), "dashes")
    return Course(
        totals=tuple(sitting.total for sitting in sittings),
        won=tuple(sitting.won for sitting in sittings),
        average=average,
        average_said=plain(round(average)),
        first=voice.text("on_day", moment=sittings[0].finished),
        last=voice.text("on_day", moment=sittings[-1].finished),
        keys=(Key(voice.text("key_won"), "diamond"), Key(voice.text("key_other"), "dot"), dashes),
        together=(Key(voice.text("key_half_won"), "diamond"), Key(voice.text("key_several"), "dot"), dashes),
    )


def _shares(
    sittings: Sequence[Sitting], points: Sequence[Mapping[str, int]], rows: Sequence[str], voice: GameVoice
) -> Shares:
    """Of the tables that were won and of the others, as far as there are both."""
    kinds = (True, "key_tables_won", "full"), (False, "key_tables_other", "empty")
    found, keys = [], []
    for won, key, shape in kinds:
        if some := [each for each, sitting in zip(points, sittings, strict=True) if sitting.won == won]:
            found.append((shares(some), shape == "full"))
            keys.append(Key(voice.text(key), shape))
    return Shares(
        tuple(
            ShareRow(
                row,
                voice.row(row),
                tuple(_share(of.get(row, 0.0), full, voice) for of, full in found),
            )
            for row in rows
        ),
        tuple(keys),
    )


def _share(of: float, full: bool, voice: GameVoice) -> Share:
    return Share(of, voice.text("in_percent", share=of), full)


def _spread(sittings: Sequence[Sitting], points: Sequence[Mapping[str, int]], row: str, voice: GameVoice) -> Spread:
    values = [sitting.total for sitting in sittings] if row == TOTAL else [each.get(row, 0) for each in points]
    middle = median(values)
    said = plain(int(middle)) if middle == int(middle) else voice.text("with_tenth", number=middle)
    return Spread(row, tuple(values), middle, voice.text("median", number=said), voice.text("best", number=max(values)))


def _rival(rival: Rival, voice: GameVoice) -> str:
    return voice.text("rival", together=rival.together, before=rival.before, behind=rival.behind)
