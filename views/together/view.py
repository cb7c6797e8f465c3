"""What another phone shows of a table: its seats, the hand that it counts, the result."""

from dataclasses import dataclass, replace
from typing import Any

from scoring import Result, Sheet, check
from scoring.game import Memory
from views.counting.pads.offer import Offer
from views.counting.position import (
    BY_PLAYER,
    ROUND,
    Cell,
    Position,
    begun,
    cards_of,
    cells_of,
    commands_at,
    forgotten,
    pad_at,
    pads_of,
)
from views.counting.view import SectionView, cards_text, marks_of, section_view
from views.result import view as result_view
from views.result.view import ResultView
from words import GameVoice


@dataclass(frozen=True, slots=True)
class SharedTable:
    """A table as it is after a change: what every phone at it shows is worked out from this."""

    #: Counts the changes.
    version: int
    sheet: Sheet[Any]
    result: Result
    position: Position
    track: Memory | None
    is_finished: bool
    #: For each seat the kinds of the phones that count there, and whether it can undo and redo.
    phones: tuple[tuple[str, ...], ...]
    can_undo: tuple[bool, ...]
    can_redo: tuple[bool, ...]
    #: The step of the reveal that the host shows; None while it shows none.
    reveal: int | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: its player, their total, how far it is counted, and who counts it."""

    name: str
    total: int
    is_counted: bool
    note: str


@dataclass(frozen=True, slots=True)
class HandView:
    """The hand that a phone counts."""

    seat: int
    cards: str
    sections: tuple[SectionView, ...]
    #: Chips that change the pages of everybody: a new collecte.
    commands: tuple[Offer, ...]
    is_counted: bool
    is_countable: bool
    can_undo: bool
    can_redo: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that another phone shows, except fixed labels."""

    title: str
    seats: tuple[SeatView, ...]
    hand: HandView | None
    #: Once all hands are counted.
    result: ResultView | None
    #: The hands that are still counted, said in a sentence.
    waiting: str


def present(table: SharedTable, seat: int | None, voice: GameVoice) -> TableView:
    """The view of a phone that counts the hand of a seat, or has not chosen one."""
    sheet = table.sheet
    seats = tuple(_seat(table, index, voice) for index in range(len(sheet.players)))
    left = [view.name for view in seats if not view.is_counted]
    return TableView(
        title=voice.title(sheet.expansions, sheet.mode),
        seats=seats,
        hand=None if seat is None else _hand(table, seat, voice),
        result=_result(table, voice) if table.is_finished else None,
        waiting=voice.text("still_counted", names=left) if left else "",
    )


def is_counted(table: SharedTable, seat: int) -> bool:
    """Whether every section of a hand is counted."""
    return table.position.done.issuperset(_cells(table.sheet, seat))


def is_countable(sheet: Sheet[Any], seat: int) -> bool:
    """Whether a hand can be called counted: there is something in it, or a player may have nothing."""
    return cards_of(sheet, seat) is None or seat in begun(sheet)


def find_offer(
    sheet: Sheet[Any], seat: int, section: str, key: str, voice: GameVoice, track: Memory | None
) -> Offer | None:
    """The offer of a hand by its section and key, or one of the commands; None where there is no such offer now."""
    if section in pads_of(sheet):
        offers = pad_at(sheet, (seat, section), voice, track).offers()
    else:
        offers = _commands(sheet, seat, voice)
    return next((offer for offer in offers if offer.key == key), None)


def _seat(table: SharedTable, seat: int, voice: GameVoice) -> SeatView:
    player, phones = table.result.players[seat], table.phones[seat]
    counted = is_counted(table, seat)
    devices = [device or voice.text("a_computer") for device in phones]
    note = voice.text("seat_counted") if counted else voice.text("seat_taken", devices=devices) if devices else ""
    return SeatView(player.name, player.total, counted, note)


def _cells(sheet: Sheet[Any], seat: int) -> list[Cell]:
    return [cell for cell in cells_of(sheet, BY_PLAYER) if cell[0] == seat]


def _hand(table: SharedTable, seat: int, voice: GameVoice) -> HandView:
    sheet, marks = table.sheet, marks_of(table.sheet, table.position, voice, table.track)
    return HandView(
        seat=seat,
        cards=cards_text(sheet, seat, voice),
        sections=tuple(_section(table, cell, voice, marks.get(cell, ())) for cell in _cells(sheet, seat)),
        commands=_commands(sheet, seat, voice),
        is_counted=is_counted(table, seat),
        is_countable=is_countable(sheet, seat),
        can_undo=table.can_undo[seat],
        can_redo=table.can_redo[seat],
    )


def _section(table: SharedTable, cell: Cell, voice: GameVoice, marks: tuple[str, ...]) -> SectionView:
    view = section_view(table.sheet, cell, voice, table.track, table.result, False, marks)
    if not cell[1].startswith(ROUND):
        return view
    return replace(view, title=voice.section(cell[1]))


def _commands(sheet: Sheet[Any], seat: int, voice: GameVoice) -> tuple[Offer, ...]:
    """What a guest may change of the pages: count by collectes, or begin the next one; the rest is the host's."""
    last = _cells(sheet, seat)[-1]
    commands = commands_at(sheet, Position.first(sheet).at(last), voice)
    if commands.next:
        return (commands.next,)
    return tuple(offer for offer in commands.offers if offer.key == "by_round")


def _result(table: SharedTable, voice: GameVoice) -> ResultView:
    sheet = table.sheet
    issues = [*check(sheet), *(issue for seat in range(len(sheet.players)) for issue in forgotten(sheet, seat))]
    return result_view.present(table.result, issues, voice)
