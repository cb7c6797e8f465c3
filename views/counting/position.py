"""The position in the counting of a table: the current page and section, what is counted, and the next page."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from scoring import Issue, Sheet, check, codec
from scoring.game import Memory
from views.counting.pads import pads_module
from views.counting.pads.columns import coins_untouched
from views.counting.pads.offer import Commands, Dealt, Offer, Pad, Seat
from views.counting.stored_position import BY_CATEGORY as BY_CATEGORY
from views.counting.stored_position import BY_PLAYER as BY_PLAYER
from views.counting.stored_position import ROUND as ROUND
from views.counting.stored_position import WON as WON
from views.counting.stored_position import Cell as Cell
from views.counting.stored_position import StoredPosition
from words import GameVoice

if TYPE_CHECKING:
    from views.counting.table_edits import Edited


class StoredEdit(NamedTuple):
    """What is stored besides the position with a step that edited the table; the field name never changes."""

    seats: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A section of a page, or the result; with the order of counting and the sections that are counted."""

    seat: int
    pad: str
    order: str = BY_PLAYER
    done: frozenset[Cell] = frozenset()
    at_result: bool = False
    #: The number of sections, stored so that the home screen shows progress without loading the game.
    of: int = field(default=0, compare=False)

    @classmethod
    def read(cls, text: str, sheet: Sheet[Any]) -> "Position":
        """The stored position, or the first one if this sheet has no such section."""
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
        return codec.write(self.stored)

    @property
    def stored(self) -> StoredPosition:
        return StoredPosition(self.cell, self.order, self.done, self.at_result, self.of)

    def at(self, cell: Cell) -> "Position":
        return replace(self, seat=cell[0], pad=cell[1], at_result=False)

    @property
    def cell(self) -> Cell:
        return self.seat, self.pad


def pads_of(sheet: Sheet[Any]) -> tuple[str, ...]:
    keys: tuple[str, ...] = pads_module(sheet.game).pads(sheet)
    return keys


def cells_of(sheet: Sheet[Any], order: str) -> list[Cell]:
    """Every section in the order of counting."""
    return [cell for page in pages_of(sheet, order) for cell in page]


def pages_of(sheet: Sheet[Any], order: str) -> list[list[Cell]]:
    """The sections of each page: a page for each player, or for each category; collectes are categories."""
    seats, keys = range(len(sheet.players)), pads_of(sheet)
    if is_by_category(sheet, order):
        return [[(seat, key) for seat in seats] for key in keys]
    return [[(seat, key) for key in keys] for seat in seats]


def is_by_category(sheet: Sheet[Any], order: str) -> bool:
    return order == BY_CATEGORY or pads_of(sheet)[-1].startswith(ROUND)


def page_at(sheet: Sheet[Any], position: Position) -> list[Cell]:
    """The sections of the current page."""
    return next(page for page in pages_of(sheet, position.order) if position.cell in page)


def pad_at(sheet: Sheet[Any], cell: Cell, voice: GameVoice, track: Memory | None) -> Pad:
    pad: Pad = pads_module(sheet.game).pad(Seat(sheet, cell[0], voice, track), cell[1])
    return pad


def cards_of(sheet: Sheet[Any], seat: int) -> Dealt | None:
    """How many cards of a player are counted and dealt; None where a game deals no known number."""
    cards: Dealt | None = pads_module(sheet.game).cards(sheet, seat)
    return cards


def commands_at(sheet: Sheet[Any], position: Position, voice: GameVoice) -> Commands:
    commands: Commands = pads_module(sheet.game).commands(sheet, position.pad, voice)
    return commands


def is_finished(sheet: Sheet[Any], position: Position) -> bool:
    """Whether every hand was counted."""
    return position.done.issuperset(cells_of(sheet, position.order))


def next_page(sheet: Sheet[Any], position: Position) -> Cell | None:
    """The first section of the next page not counted; None if there is none.

    After the last page comes what was left out, but not a category that is entered for everybody, perhaps in the other
    order; and nothing after a hand that is still empty, else it would never end.
    """
    pages = pages_of(sheet, position.order)
    here = pages.index(page_at(sheet, position))
    before = pages[:here] if is_countable(sheet, position) else []
    by_category = is_by_category(sheet, position.order)
    left_out = (page for page in before if not (by_category and is_entered(sheet, page)))
    after = (page for page in (*pages[here + 1 :], *left_out) if not position.done.issuperset(page))
    return next((page[0] for page in after), None)


def is_entered(sheet: Sheet[Any], page: Iterable[Cell]) -> bool:
    """Whether nothing is left to be entered on a page: each section has entries, or belongs to a complete hand."""
    return all(has_entries(sheet, [cell]) or is_complete(sheet, cell[0]) for cell in page)


def is_complete(sheet: Sheet[Any], seat: int) -> bool:
    """Whether a hand has about as many cards as the game deals, and other coins than at first."""
    return cards_of(sheet, seat) is not None and not any(forgotten(sheet, seat))


def is_countable(sheet: Sheet[Any], position: Position) -> bool:
    """Whether the current page is one of a category, or a hand that is not empty."""
    return is_by_category(sheet, position.order) or has_entries(sheet, page_at(sheet, position))


def beside(sheet: Sheet[Any], position: Position, step: int) -> Cell | None:
    """The first section of the page beside this one, to which a swipe leads; None at the ends."""
    pages = pages_of(sheet, position.order)
    index = pages.index(page_at(sheet, position)) + step
    return pages[index][0] if 0 <= index < len(pages) else None


def counted(sheet: Sheet[Any], position: Position) -> Position:
    """Mark the current page as counted."""
    return replace(position, done=position.done.union(page_at(sheet, position)))


def left(sheet: Sheet[Any], position: Position) -> Position:
    """Mark the current page as counted if anything is entered on it; for a page left by a swipe or a tab.

    That finishes no table: the last page may be half counted, or the last collecte still to come.
    """
    after = counted(sheet, position) if has_entries(sheet, page_at(sheet, position)) else position
    return position if is_finished(sheet, after) else after


def finish_page(sheet: Sheet[Any], position: Position) -> Position:
    """Mark the current page as counted and go to the next one, or to the result.

    A hand with nothing in it is not counted, unless somebody declared the table finished: its result is one so far.
    """
    if is_finished(sheet, position):
        return replace(position, at_result=True)
    done = counted(sheet, position) if is_countable(sheet, position) else position
    if cell := next_page(sheet, done):
        return done.at(cell)
    if is_by_category(sheet, position.order):
        entered = (page for page in pages_of(sheet, position.order) if is_entered(sheet, page))
        done = replace(done, done=done.done.union(*entered))
    seats = begun(sheet)
    return replace(done, done=frozenset(cell for cell in done.done if cell[0] in seats), at_result=True)


def finish_table(sheet: Sheet[Any], position: Position) -> Position:
    """Declare the table finished: mark every page as counted, and go to the result."""
    return replace(position, done=frozenset(cells_of(sheet, position.order)), at_result=True)


def turned(sheet: Sheet[Any], position: Position, cell: Cell) -> Position:
    """Go to a section; another page than the current one is turned to as by a swipe."""
    if position.at_result or cell in page_at(sheet, position):
        return position.at(cell)
    return left(sheet, position).at(cell)


def tapped(sheet: Sheet[Any], position: Position, offer: Offer) -> tuple[Sheet[Any], Position]:
    """The sheet and the position after a tap in the current section."""
    after = offer.edit(sheet)
    return after, position if pads_of(after) == pads_of(sheet) else repaged(sheet, position, after)


def repaged(sheet: Sheet[Any], position: Position, after: Sheet[Any]) -> Position:
    """The position when pages come or go: at the first new one, else where it was, else at the last one.

    The current page is counted then; the last one only if the table was finished.
    """
    before, pages = cells_of(sheet, position.order), pages_of(after, position.order)
    cells = [cell for page in pages for cell in page]
    done = counted(sheet, position).done.intersection(cells)
    if not is_finished(sheet, position):
        done -= frozenset(pages[-1])
    there = position.cell if position.cell in cells else pages[-1][0]
    there = next((cell for cell in cells if cell not in before), there)
    return replace(position, done=done, of=len(cells)).at(there)


def unpaged(sheet: Sheet[Any], before: Position, position: Position, after: Sheet[Any]) -> Position:
    """The position before pages came or went, where that was tapped, with what was counted since."""
    then = repaged(sheet, before, after).done
    done = (position.done - (then - before.done)) | (before.done - then)
    return replace(before, done=done.intersection(cells_of(sheet, before.order)))


def edited(position: Position, after: "Edited") -> Position:
    """The position once the table was edited: at the same section of the same hand, if both are still there."""
    cells = cells_of(after.sheet, position.order)
    seat = after.seats[position.seat]
    seat = min(position.seat, len(after.sheet.players) - 1) if seat is None else seat
    pad = position.pad if (seat, position.pad) in cells else pads_of(after.sheet)[0]
    there = {(after.seats[old], key) for old, key in position.done}
    done = frozenset(cell for cell in cells if cell in there)
    return replace(position, seat=seat, pad=pad, done=done, of=len(cells))


def unedited(sheet: Sheet[Any], before: Position, position: Position, after: "Edited") -> Position:
    """The position before the edit of a sheet, with what was counted since; `before` knows what the edit removed."""
    cells = set(cells_of(after.sheet, position.order))

    def is_counted(cell: Cell) -> bool:
        now = after.seats[cell[0]], cell[1]
        return now in position.done if now in cells else cell in before.done

    return replace(before, done=frozenset(filter(is_counted, cells_of(sheet, position.order))))


def write_edit(position: Position, seats: tuple[int | None, ...]) -> str:
    """The text that a step stores which edits the table: the position before, and where the hands went."""
    return codec.write({**position.stored._asdict(), "seats": seats})


def is_edit(text: str) -> bool:
    """Whether a step may have edited the table, told at a glance."""
    return '"seats"' in text


def read_edit(text: str, before: Sheet[Any], after: Sheet[Any]) -> tuple[int | None, ...]:
    """Where the hands went in a step that edited the table; empty for any other step."""
    seats: tuple[int | None, ...] = codec.read_fields(StoredEdit, text).get("seats", ())
    # an imported draft may hold anything
    if len(seats) == len(before.players) and all(seat is None or seat < len(after.players) for seat in seats):
        return seats
    return ()


def rows_of(sheet: Sheet[Any], key: str) -> tuple[str, ...]:
    """The rows of the score that a pad counts for."""
    rows: tuple[str, ...] = pads_module(sheet.game).rows(key)
    return rows


def pad_of_row(sheet: Sheet[Any], row: str) -> str:
    """The pad on which a row of the score is counted."""
    return next(key for key in pads_of(sheet) if row in rows_of(sheet, key))


def page_before(sheet: Sheet[Any], position: Position) -> Position | None:
    """The page before this one, from the result the last one seen; None before the first."""
    if position.at_result:
        return replace(position, at_result=False)
    before = beside(sheet, position, -1)
    return position.at(before) if before else None


def other_order(order: str) -> str:
    return BY_CATEGORY if order == BY_PLAYER else BY_PLAYER


def issue_marks(sheet: Sheet[Any], position: Position, track: Memory | None) -> Iterator[tuple[Cell, Issue]]:
    """Issues and the sections to mark: those counted, and the first one of a counted hand for issues of no section."""
    pads, keys = pads_module(sheet.game), pads_of(sheet)
    seats = {player.name: seat for seat, player in enumerate(sheet.players)}
    finished = {seat for seat in seats.values() if all((seat, key) in position.done for key in keys)}
    contradictions = track.contradictions(sheet) if track else ()
    for issue in (*check(sheet), *contradictions):
        for name in issue.players:
            seat = seats[name]
            key = pads.where(issue, sheet.players[seat])
            if (seat, key) in position.done or (not key and seat in finished):
                yield (seat, key or keys[0]), issue
    for seat in sorted(finished):
        yield from ((section_of(sheet, issue), issue) for issue in forgotten(sheet, seat))


def section_of(sheet: Sheet[Any], issue: Issue) -> Cell:
    """The section of an issue, of the first player that it names; the first one for an issue of no section."""
    seat = next(seat for seat, player in enumerate(sheet.players) if player.name in issue.players)
    return seat, pads_module(sheet.game).where(issue, sheet.players[seat]) or pads_of(sheet)[0]


def has_entries(sheet: Sheet[Any], cells: Iterable[Cell]) -> bool:
    """Whether anything is entered in some sections."""
    entered = pads_module(sheet.game).has_entries
    return any(entered(sheet.players[seat], key) for seat, key in cells)


def begun(sheet: Sheet[Any]) -> frozenset[int]:
    """The seats of hands that are not empty."""
    keys = pads_of(sheet)
    return frozenset(seat for seat in range(len(sheet.players)) if has_entries(sheet, [(seat, key) for key in keys]))


def forgotten(sheet: Sheet[Any], seat: int) -> Iterator[Issue]:
    """Hints on a player who seems to have cards or coins that were not entered."""
    player = sheet.players[seat]
    issues = pads_module(sheet.game).forgotten(sheet, seat), coins_untouched(player.name, getattr(player, "coins", ()))
    yield from (issue for issue in issues if issue)
