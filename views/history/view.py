"""The list of finished tables, and what the words typed into its search stand for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from models.history import FinishedTable, Term
from scoring import games
from scoring.spelling import folded
from views.history.years import YearChoice, chosen_year
from words import LANGUAGES, GameVoice, plain

#: The number of digits of a year.
YEAR_DIGITS = 4

#: A word that stands for nothing.
NO_TERM = Term("", frozenset(), frozenset(), frozenset(), frozenset(), None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished table in the list; `others` names the players who did not win, the best first."""

    id: int
    finished: str
    title: str
    won: bool
    winners: str
    total: str
    others: str
    note: str
    #: Whether it is left out of statistics and records.
    excluded: bool


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Everything that the list shows except fixed labels."""

    entries: tuple[Entry, ...]
    #: The number of all tables found, beyond those in `entries`; and as text.
    count: int
    count_text: str
    #: Shown if no table is found.
    empty_text: str
    typed: str
    years: tuple[YearChoice, ...]
    #: Whether the list was opened from a player's page, and back leads there.
    from_player: bool
    #: Whether a table was just deleted, which can be undone.
    deleted: bool
    #: How many tables are left out because they cannot be read.
    unreadable: str = ""


def present(
    tables: Sequence[FinishedTable],
    count: int,
    voices: Mapping[str, GameVoice],
    typed: str = "",
    years: tuple[YearChoice, ...] = (),
    deleted: bool = False,
    from_player: bool = False,
    unreadable: int = 0,
) -> HistoryView:
    """The list, with the tables in the order given, each in the voice of its game."""
    voice, *_ = voices.values()
    year = chosen_year(years)
    if typed.strip():
        counted, empty = "games_found", "no_games_found" if year is None else "no_games_found_in"
    else:
        counted, empty = "games_kept" if year is None else "games_in_year", "no_games"
    return HistoryView(
        entries=entries(tables, voices),
        count=count,
        count_text=voice.text(counted, count=count, year=year) if count else "",
        empty_text=voice.text(empty, year=year),
        typed=typed,
        years=years,
        from_player=from_player,
        deleted=deleted,
        unreadable=voice.text("tables_unreadable", count=unreadable) if unreadable else "",
    )


def entries(tables: Sequence[FinishedTable], voices: Mapping[str, GameVoice]) -> tuple[Entry, ...]:
    return tuple(_entry(table, voices[table.game]) for table in tables)


def terms(typed: str, people: Iterable[tuple[int, str]]) -> tuple[Term, ...]:
    """What each word stands for: a player, game, mode, box or year, in either language, or a word of a note."""
    names = [(id, folded(name).split()) for id, name in people]
    return tuple(_term(word, names) for word in dict.fromkeys(folded(typed).split()))


def tables_of(person: int) -> tuple[Term, ...]:
    """A search for the tables of one player, whatever other names begin alike."""
    return (NO_TERM._replace(people=frozenset({person})),)


def in_year(year: int | None) -> tuple[Term, ...]:
    """A search for the tables of a year, or of all years."""
    return () if year is None else (NO_TERM._replace(year=year),)


def _term(word: str, names: Sequence[tuple[int, Sequence[str]]]) -> Term:
    def matches(kind: str) -> frozenset[str]:
        return frozenset(value for other, value, name in _names() if other == kind and name.startswith(word))

    return Term(
        text=word,
        people=frozenset(id for id, parts in names if any(part.startswith(word) for part in parts)),
        games=matches("game"),
        modes=matches("mode"),
        boxes=matches("box"),
        year=int(word) if word.isdecimal() and len(word) == YEAR_DIGITS else None,
    )


@cache
def _names() -> tuple[tuple[str, str, str], ...]:
    """Kind, id and a word of the name, for every game, mode and box in both languages."""
    found = set()
    for name in games.names():
        for voice in (GameVoice(language, name) for language in LANGUAGES):
            title = voice.title((), "")
            names = [("game", name, title)]
            names += [("box", box, voice.box(box)) for box in games.named(name).expansions]
            _, *modes = games.named(name).seats
            names += [("mode", mode, voice.title((), mode).removeprefix(title)) for mode in modes]
            found |= {(kind, value, word) for kind, value, text in names for word in folded(text).split()}
    return tuple(sorted(found))


def _entry(table: FinishedTable, voice: GameVoice) -> Entry:
    winners = table.winners
    ranked = sorted(
        zip(table.ranks, table.names, table.totals, strict=True),
        key=lambda player: player[0],
    )
    won = [plain(total) for _, name, total in ranked if name in winners]
    when = voice.text("finished", moment=table.finished)
    return Entry(
        id=table.id,
        finished=" · ".join(filter(None, (when, table.location, voice.text("excluded") if table.excluded else ""))),
        title=voice.title(table.expansions, table.mode),
        won=bool(won),
        winners=voice.text("won_by", names=winners) if won else voice.text("won_by_nobody"),
        total=won[0] if won else "",
        # the non-breaking space keeps a total beside its name
        others=" · ".join(f"{name}\u00a0{plain(total)}" for _, name, total in ranked if name not in winners),
        note=table.note,
        excluded=table.excluded,
    )
