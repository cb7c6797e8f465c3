"""Every finished table: when it was, what was played, and who won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from scoring import Sheet
from words import GameVoice, plain
from words.dates import Moment


class FinishedTable(Protocol):
    """A table as it was kept; it was finished when the clock on the wall showed that moment."""

    @property
    def id(self) -> int: ...
    @property
    def sheet(self) -> Sheet[Any]: ...
    @property
    def finished(self) -> Moment: ...
    @property
    def totals(self) -> Sequence[int]: ...
    @property
    def places(self) -> Sequence[int]: ...
    @property
    def winners(self) -> Sequence[str]: ...


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


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Everything that the screen shows: the tables, or what it says while there are none."""

    entries: tuple[Entry, ...]
    #: How many tables there are; empty while there are none.
    counted: str
    nothing: str
    #: What the chips say: one leads to counting, the other to more tables.
    count: str
    older: str


def present(tables: Sequence[FinishedTable], voices: Mapping[str, GameVoice]) -> HistoryView:
    """The tables in the order in which they come, each told by the voice of its game."""
    voice, *_ = voices.values()
    return HistoryView(
        entries=tuple(_entry(table, voices[table.sheet.game]) for table in tables),
        counted=voice.text("games_kept", count=len(tables)) if tables else "",
        nothing=voice.text("no_games"),
        count=voice.text("count_first"),
        older=voice.text("older_games"),
    )


def _entry(table: FinishedTable, voice: GameVoice) -> Entry:
    sheet, winners = table.sheet, table.winners
    ranked = sorted(
        zip(table.places, (player.name for player in sheet.players), table.totals, strict=True),
        key=lambda ranked: ranked[0],
    )
    won = [plain(total) for _, name, total in ranked if name in winners]
    return Entry(
        id=table.id,
        finished=voice.text("finished", moment=table.finished),
        title=voice.title(sheet.expansions, sheet.mode),
        won=bool(won),
        winners=voice.text("won_by", names=winners) if won else voice.text("won_by_nobody"),
        total=won[0] if won else "",
        # a total stays beside its name
        others=" · ".join(f"{name}\u00a0{plain(total)}" for _, name, total in ranked if name not in winners),
    )
