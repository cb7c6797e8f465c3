"""Whatever several phones and this one do at once, the table stays one."""

from random import Random

import pytest
from hypothesis import given, settings

from records import NotKept
from scoring import read, score, write
from session.undo import ChangedSinceError
from testing.counting import begin, commands, offers, some_table_edit
from testing.every_game import any_sheet, dice, every_game
from testing.guests import Guests
from views.counting.position import BY_PLAYER, Cell, cells_of, pads_of

pytestmark = pytest.mark.many_cases

#: Every key of a sentence that refuses.
REFUSED = {"", "refused_seat", "refused_full", "refused_offer", "refused_undo", "refused_empty"}


@every_game
@settings(max_examples=6)
@given(dice=dice)
def test_whatever_everybody_does_at_once(game: str, dice: Random) -> None:
    """Guests, taps here, edits of the table, kills and full disks: the table stays one, as it is stored."""
    guests = Guests(begin(any_sheet(game, dice)))
    for _ in range(30):
        step = guests.counting.draft.step
        is_full = dice.random() < 0.1
        guests.full(is_full)
        try:
            some_act(guests, dice)
        except NotKept:
            assert is_full
            assert guests.counting.draft.step == step
        except ChangedSinceError:
            assert guests.counting.draft.step == step
        guests.full(False)
        check(guests)
        if dice.random() < 0.1:
            guests = guests.reopened()


def check(guests: Guests) -> None:
    counting, shown = guests.counting, guests.table
    assert read(write(counting.sheet)) == counting.sheet
    assert counting.result == shown.result == score(counting.sheet)
    cells = cells_of(counting.sheet, BY_PLAYER)
    assert counting.position.cell in cells
    assert counting.position.done <= set(cells)
    assert counting.position.of == len(cells)
    assert len(counting.records.history.tables()) <= 1
    again = guests.reopened()
    assert (again.counting.sheet, again.counting.position) == (counting.sheet, counting.position)
    names = ["", *(one.name for one in counting.sheet.players)]
    assert list(map(again.counting.can_undo, names)) == list(map(counting.can_undo, names))
    assert list(map(again.counting.can_redo, names)) == list(map(counting.can_redo, names))
    assert again.seats.guests == guests.seats.guests
    for guest in ("a", "b", "c"):
        guests.view(guest)


def some_act(guests: Guests, random: Random) -> None:
    counting, seats = guests.counting, range(len(guests.sheet.players))
    match random.choice(("sit", "guest", "guest", "guest", "guest", "here", "here", "edit", "undo", "page")):
        case "sit":
            assert guests.act(random.choice("abc"), "sit", random.choice(seats)) in REFUSED
        case "guest":
            do = random.choice(("tap", "tap", "tap", "undo", "redo", "counted", "not_counted", "stand"))
            guest = random.choice("abc")
            seat = guests.seats.seat_of(guest) or 0
            section = random.choice((*pads_of(guests.sheet), ""))
            keys = list(offers(counting, (seat, section)) if section else commands(counting)) or ["none"]
            assert guests.act(guest, do, section=section, key=random.choice(keys)) in REFUSED
        case "here":
            cell: Cell = random.choice(cells_of(guests.sheet, BY_PLAYER))
            found = [*offers(counting, cell).values(), *commands(counting).values()]
            counting.tap(cell, random.choice(found))
        case "edit":
            counting.edit(some_table_edit(guests.sheet, random))
        case "undo":
            random.choice((counting.undo, counting.redo))()
        case "page":
            random.choice((counting.next, counting.to_result, counting.back, counting.finish))()
