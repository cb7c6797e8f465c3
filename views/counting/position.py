"""The position in the counting of a table: the current pad, those that are done, and the next one."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple

from scoring import Issue, Sheet, check, codec
from scoring.game import Memory
from views.counting.pads.columns import coins_untouched
from views.counting.pads.offer import Offer, Pad, Seat
from words import GameVoice

#: The two orders of counting.
BY_PLAYER, BY_CATEGORY = "by_player", "by_category"

#: Prefix of the pads of collectes, which are numbered.
ROUND = "round"


#: A player and a category.
Cell = tuple[int, str]


class StoredPosition(NamedTuple):
    """A position as a draft stores it; the field names never change."""

    at: Cell
    order: str
    done: frozenset[Cell]
    at_result: bool
    of: int


@dataclass(frozen=True, slots=True)
class Position:
    """A pad of a player, or the result; with the order of counting and the pads that are done."""

    seat: int
    pad: str
    order: str = BY_PLAYER
    done: frozenset[Cell] = frozenset()
    at_result: bool = False
    #: The number of pads, stored so that the home screen shows progress without loading the game.
    of: int = field(default=0, compare=False)

    @classmethod
    def read(cls, text: str, sheet: Sheet[Any]) -> "Position":
        """The stored position, or the first one if this sheet has no such pad."""
        # an imported draft may hold anything
        stored, cells, first = codec.read_fields(StoredPosition, text), cells_of(sheet, BY_PLAYER), cls.first(sheet)
        position = first.at(stored["at"]) if stored.get("at") in cells else first
        order = BY_CATEGORY if stored.get("order") == BY_CATEGORY else BY_PLAYER
        done = stored.get("done", frozenset()) & frozenset(cells)
        return replace(position, order=order, done=done, at_result=stored.get("at_result", False))

    @classmethod
    def first(cls, sheet: Sheet[Any]) -> "Position":
        return cls(0, pads_of(sheet)[0], of=len(cells_of(sheet, BY_PLAYER)))

    def write(self) -> str:
        return codec.write(StoredPosition(self.cell, self.order, self.done, self.at_result, self.of))

    def at(self, cell: Cell) -> "Position":
        return replace(self, seat=cell[0], pad=cell[1], at_result=False)

    @property
    def cell(self) -> Cell:
        return self.seat, self.pad


def pads_of(sheet: Sheet[Any]) -> tuple[str, ...]:
    keys: tuple[str, ...] = _pads(sheet).pads(sheet)
    return keys


def title_of(sheet: Sheet[Any], key: str, voice: GameVoice) -> str:
    title: str = _pads(sheet).title(key, voice)
    return title


def cells_of(sheet: Sheet[Any], order: str) -> list[Cell]:
    """Every pad of every player in the order of counting; collectes always come round by round, as they are played."""
    seats, keys = range(len(sheet.players)), pads_of(sheet)
    if order == BY_PLAYER and not keys[-1].startswith(ROUND):
        return [(seat, key) for seat in seats for key in keys]
    return [(seat, key) for key in keys for seat in seats]


def pad_at(sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None) -> Pad:
    pad: Pad = _pads(sheet).pad(Seat(sheet, position.seat, voice, track), position.pad)
    return pad


def next_cell(sheet: Sheet[Any], position: Position) -> Cell | None:
    """The pad after this one; None after the last, or if all others are done."""
    cells = cells_of(sheet, position.order)
    if all(cell in position.done for cell in cells if cell != position.cell):
        return None
    after = cells.index(position.cell) + 1
    return cells[after] if after < len(cells) else None


def finish_pad(sheet: Sheet[Any], position: Position) -> Position:
    """Mark this pad as done and go to the next one, or to the result."""
    done = replace(position, done=position.done | {position.cell})
    cell = next_cell(sheet, position)
    return replace(done, at_result=True) if cell is None else done.at(cell)


def finish_by_tap(sheet: Sheet[Any], position: Position) -> Position:
    """Finish a pad that a tap completed; go to the result only if no pad is left out."""
    after = finish_pad(sheet, position)
    missing = [cell for cell in cells_of(sheet, position.order) if cell not in after.done]
    return after.at(missing[0]) if after.at_result and missing else after


def tapped(sheet: Sheet[Any], position: Position, offer: Offer) -> tuple[Sheet[Any], Position]:
    """The sheet and the position after a tap."""
    after = offer.edit(sheet)
    if offer.leads_to:
        cells = cells_of(after, position.order)
        done = position.done & frozenset(cells)
        return after, replace(position, done=done, of=len(cells)).at((0, offer.leads_to))
    # on a pad that was done before, the effect of the tap stays in view
    finishes = offer.completes and position.cell not in position.done
    return after, finish_by_tap(after, position) if finishes else position


def pad_of_row(sheet: Sheet[Any], seat: int, row: str, voice: GameVoice, track: Memory | None) -> str:
    """The pad on which a row of the score is counted."""
    positions = (Position(seat, key) for key in pads_of(sheet))
    return next(position.pad for position in positions if row in pad_at(sheet, position, voice, track).rows)


def previous(sheet: Sheet[Any], position: Position) -> Position | None:
    """The pad before this one in the order of counting, from the result the last pad; None before the first."""
    cells = cells_of(sheet, position.order)
    if position.at_result:
        return replace(position, at_result=False)
    before = cells.index(position.cell) - 1
    return position.at(cells[before]) if before >= 0 else None


def other_order(order: str) -> str:
    return BY_CATEGORY if order == BY_PLAYER else BY_PLAYER


def issue_marks(sheet: Sheet[Any], position: Position, track: Memory | None) -> Iterator[tuple[Cell, Issue]]:
    """Issues and the pads to mark: on finished pads, and on the coins of finished players for issues of no pad."""
    pads, keys = _pads(sheet), pads_of(sheet)
    seats = {player.name: seat for seat, player in enumerate(sheet.players)}
    finished = {seat for seat in seats.values() if all((seat, key) in position.done for key in keys)}
    contradictions = track.contradictions(sheet) if track else ()
    for issue in (*check(sheet), *contradictions):
        for name in issue.players:
            seat = seats[name]
            key = pads.where(issue, sheet.players[seat])
            if (seat, key) in position.done or (not key and seat in finished):
                yield (seat, key or keys[-1]), issue
    for seat in sorted(finished):
        yield from (((seat, keys[-1]), issue) for issue in forgotten(sheet, seat))


def forgotten(sheet: Sheet[Any], seat: int) -> Iterator[Issue]:
    """Hints on a player who seems to have cards or coins that were not entered."""
    player = sheet.players[seat]
    issues = _pads(sheet).forgotten(sheet, seat), coins_untouched(player.name, getattr(player, "coins", ()))
    yield from (issue for issue in issues if issue)


def _pads(sheet: Sheet[Any]) -> Any:
    """The module of the game's pads."""
    return import_module(f"views.counting.pads.{sheet.game}")
