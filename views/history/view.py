"""Every finished table: when it was, what was played, and who won; and what somebody means who looks for one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol

from referee.spelling import folded
from scoring import games
from words import LANGUAGES, GameVoice, plain
from words.dates import Moment

#: So many years are offered where somebody looks for a table.
MOST_YEARS = 4
#: A year is written so.
YEAR = 4


class FinishedTable(Protocol):
    """A table as it was kept; it was finished when the clock on the wall showed that moment."""

    @property
    def id(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def mode(self) -> str: ...
    @property
    def expansions(self) -> Sequence[str]: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def finished(self) -> Moment: ...
    @property
    def totals(self) -> Sequence[int]: ...
    @property
    def ranks(self) -> Sequence[int]: ...
    @property
    def winners(self) -> Sequence[str]: ...
    @property
    def place(self) -> str: ...
    @property
    def note(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished table in the list: who won and with how much, then the others, the best first."""

    id: int
    finished: str
    title: str
    won: bool
    winners: str
    total: str
    others: str
    note: str


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Everything that the screen shows but its labels: the first tables, or what it says while there are none."""

    entries: tuple[Entry, ...]
    #: How many tables there are in all; and in words, empty while there are none.
    count: int
    counted: str
    nothing: str
    #: What was typed, and words that a tap types.
    typed: str
    offered: tuple[str, ...]
    #: Whether somebody came here from a player's page, to which the way leads back.
    within: bool
    #: A table was deleted just now, and can be brought back.
    deleted: bool
    #: How many tables are left out, as noise lies in them.
    unreadable: str = ""


class Term(NamedTuple):
    """What a word means to whoever looks for a table: any of these."""

    text: str
    people: frozenset[int]
    games: frozenset[str]
    modes: frozenset[str]
    boxes: frozenset[str]
    year: int | None


def present(
    tables: Sequence[FinishedTable],
    count: int,
    voices: Mapping[str, GameVoice],
    typed: str = "",
    offered: Sequence[str] = (),
    deleted: bool = False,
    within: bool = False,
    unreadable: int = 0,
) -> HistoryView:
    """The tables in the order in which they come, each told by the voice of its game."""
    voice, *_ = voices.values()
    looked = "games_found" if typed.strip() else "games_kept"
    return HistoryView(
        entries=entries(tables, voices),
        count=count,
        counted=voice.text(looked, count=count) if count else "",
        nothing=voice.text("no_games_found" if typed.strip() else "no_games"),
        typed=typed,
        offered=tuple(offered),
        within=within,
        deleted=deleted,
        unreadable=voice.text("tables_unreadable", count=unreadable) if unreadable else "",
    )


def entries(tables: Sequence[FinishedTable], voices: Mapping[str, GameVoice]) -> tuple[Entry, ...]:
    return tuple(_entry(table, voices[table.game]) for table in tables)


def offered(years: Sequence[int]) -> tuple[str, ...]:
    """Words that a tap types: the years, where there are several; the players have pages of their own."""
    return tuple(str(year) for year in years[:MOST_YEARS]) if len(years) > 1 else ()


def terms(typed: str, people: Iterable[tuple[int, str]]) -> tuple[Term, ...]:
    """What each word means: somebody, a game, a box, a year, or something that was noted; in both languages."""
    names = [(id, folded(name).split()) for id, name in people]
    return tuple(_term(word, names) for word in dict.fromkeys(folded(typed).split()))


def tables_of(person: int) -> tuple[Term, ...]:
    """Where this player sat, and nobody whose name begins alike."""
    nothing = frozenset[str]()
    return (Term("", frozenset({person}), nothing, nothing, nothing, None),)


def _term(word: str, names: Sequence[tuple[int, Sequence[str]]]) -> Term:
    def meant(kind: str) -> frozenset[str]:
        return frozenset(value for of, value, called in _called() if of == kind and called.startswith(word))

    return Term(
        text=word,
        people=frozenset(id for id, called in names if any(name.startswith(word) for name in called)),
        games=meant("game"),
        modes=meant("mode"),
        boxes=meant("box"),
        year=int(word) if word.isdecimal() and len(word) == YEAR else None,
    )


@cache
def _called() -> tuple[tuple[str, str, str], ...]:
    """Games, modes and boxes, each with the words for it in both languages."""
    called = set()
    for name in games.names():
        for voice in (GameVoice(language, name) for language in LANGUAGES):
            title = voice.title((), "")
            told = [("game", name, title)]
            told += [("box", box, voice.box(box)) for box in games.named(name).expansions]
            _, *modes = games.named(name).seats
            told += [("mode", mode, voice.title((), mode).removeprefix(title)) for mode in modes]
            called |= {(kind, value, word) for kind, value, text in told for word in folded(text).split()}
    return tuple(sorted(called))


def _entry(table: FinishedTable, voice: GameVoice) -> Entry:
    winners = table.winners
    ranked = sorted(
        zip(table.ranks, table.names, table.totals, strict=True),
        key=lambda ranked: ranked[0],
    )
    won = [plain(total) for _, name, total in ranked if name in winners]
    when = voice.text("finished", moment=table.finished)
    return Entry(
        id=table.id,
        finished=f"{when} · {table.place}" if table.place else when,
        title=voice.title(table.expansions, table.mode),
        won=bool(won),
        winners=voice.text("won_by", names=winners) if won else voice.text("won_by_nobody"),
        total=won[0] if won else "",
        # a total stays beside its name
        others=" · ".join(f"{name}\u00a0{plain(total)}" for _, name, total in ranked if name not in winners),
        note=table.note,
    )
