"""A table edited while it is counted: each edit is one step, and undo and redo bring back hands, names and progress."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scoring import Sheet
from session.counting import CountingSession
from testing.counting import begin, empty_sheet, some_table_edit, tap
from testing.every_game import any_sheet, dice, every_game
from testing.reference import REFERENCE
from views.counting import table_edits
from views.counting.position import BY_PLAYER, Cell, cells_of, pads_of
from views.counting.table_edits import Edited

BOXES = replace(REFERENCE, expansions=("thingvellir", "idavoll"))
NAMES = tuple(player.name for player in REFERENCE.players)


def hands(*seats: int, sheet: Sheet[Any] = REFERENCE) -> frozenset[Cell]:
    """All sections of some players."""
    return frozenset((seat, pad) for seat in seats for pad in pads_of(sheet))


def counted(seats: int, sheet: Sheet[Any] = REFERENCE) -> CountingSession:
    """A table whose first players are counted."""
    counting = begin(sheet)
    for _ in range(seats):
        counting.next()
    return counting


@pytest.mark.parametrize(
    ("edit", "done", "position"),
    [
        pytest.param(lambda table: table_edits.rename(table, 2, "Zoé"), hands(0, 1), 2, id="rename"),
        pytest.param(lambda table: table_edits.move(table, 2, 0), hands(1, 2), 0, id="order"),
        pytest.param(lambda table: table_edits.swap(table, 2, 0), hands(1, 2), 0, id="swap"),
        pytest.param(lambda table: table_edits.give(table, 1, 2), hands(0, 2), 2, id="give"),
        pytest.param(lambda table: table_edits.clear(table, 0), hands(1), 2, id="clear"),
        pytest.param(lambda table: table_edits.add(table, "Zoé"), hands(0, 1), 2, id="add"),
        pytest.param(lambda table: table_edits.remove(table, 0), hands(0), 1, id="remove another"),
        pytest.param(lambda table: table_edits.remove(table, 2), hands(0, 1), 2, id="remove the one that is counted"),
        pytest.param(lambda table: table_edits.toggle_box(table, "idavoll"), hands(0, 1), 2, id="a box"),
    ],
)
def test_an_edit_is_a_step_with_what_is_counted(
    edit: Callable[[Sheet[Any]], Edited], done: frozenset[Cell], position: int
) -> None:
    counting = counted(2)
    before = counting.position
    counting.edit(edit(REFERENCE))
    after = counting.sheet
    assert after != REFERENCE
    assert (counting.position.done, counting.position.seat) == (done, position)
    assert counting.position.of == len(cells_of(after, BY_PLAYER))
    assert CountingSession(counting.records, counting.records.drafts()[0]).position == counting.position, "after a kill"
    counting.undo()
    assert (counting.sheet, counting.position, counting.draft.can_undo) == (REFERENCE, before, False)
    counting.redo()
    assert (counting.sheet, counting.position.done, counting.position.seat) == (after, done, position)


def test_the_last_player_leaves_while_they_are_counted() -> None:
    counting = counted(3)
    counting.go((3, "coins"))
    counting.edit(table_edits.remove(REFERENCE, 3))
    assert counting.position.cell == (2, "coins")
    assert counting.is_finished, "all others are counted"
    counting.undo()
    assert counting.position.cell == (3, "coins")
    assert not counting.is_finished


def test_a_box_takes_its_counted_sections_along_and_brings_them_back() -> None:
    counting = counted(1, BOXES)
    counting.go((1, "camp"))
    counting.edit(table_edits.toggle_box(BOXES, "thingvellir"))
    assert counting.position.cell == (1, "warrior")
    assert counting.position.done == {(0, pad) for pad in pads_of(counting.sheet)}
    counting.undo()
    assert (counting.position.cell, counting.position.done) == ((1, "camp"), hands(0, sheet=BOXES))


def test_a_box_that_is_put_in_is_not_counted_yet() -> None:
    counting = counted(4)
    assert counting.is_finished
    counting.edit(table_edits.toggle_box(REFERENCE, "idavoll"))
    assert not counting.is_finished
    counting.undo()
    assert counting.is_finished


def test_what_is_counted_after_an_edit_stays_counted_when_it_is_undone() -> None:
    counting = counted(1)
    counting.edit(table_edits.swap(REFERENCE, 0, 2))
    assert counting.position.done == hands(2)
    counting.next()
    assert counting.position.done == hands(1, 2)
    counting.undo()
    assert counting.position.done == hands(0, 1), "the counted hand lies at its first seat again"
    counting.go((3, "warrior"))
    counting.next()
    assert counting.position.done == hands(0, 1, 3)
    counting.redo()
    assert counting.position.done == hands(1, 2, 3)


def test_taps_around_an_edit_are_undone_each_by_itself() -> None:
    counting = begin(empty_sheet(REFERENCE))
    tap(counting, "warrior 3")
    counting.edit(table_edits.rename(counting.sheet, 0, "Zoé"))
    tap(counting, "warrior 5")
    counting.undo()
    counting.undo()
    assert (counting.sheet.players[0].name, counting.sheet.players[0].army.warrior) == (NAMES[0], (3,))
    counting.redo()
    counting.redo()
    assert (counting.sheet.players[0].name, counting.sheet.players[0].army.warrior) == ("Zoé", (3, 5))


def test_an_edit_that_changes_nothing_is_no_step() -> None:
    counting = begin(REFERENCE)
    counting.edit(table_edits.rename(REFERENCE, 0, NAMES[0]))
    counting.edit(table_edits.move(REFERENCE, 1, 1))
    assert not counting.draft.can_undo


def test_an_edit_is_one_commit_and_so_is_its_undo() -> None:
    counting = begin(REFERENCE)
    statements: list[str] = []
    counting.records._file.set_trace_callback(statements.append)
    counting.edit(table_edits.add(REFERENCE, "Zoé"))
    assert statements.count("COMMIT") == 1
    counting.undo()
    assert statements.count("COMMIT") == 2


def test_who_comes_is_known_at_the_next_table_where_they_sat() -> None:
    counting = begin(REFERENCE)
    counting.edit(table_edits.add(REFERENCE, "Zoé"))
    counting.edit(table_edits.move(counting.sheet, 4, 1))
    assert counting.records.people.names() == (NAMES[0], "Zoé", *NAMES[1:])


def test_a_table_edited_from_its_result_is_kept_as_edited() -> None:
    counting = begin(REFERENCE)
    counting.finish()
    counting.edit(table_edits.swap(REFERENCE, 0, 1))
    (table,) = counting.records.history.tables()
    assert table.totals == tuple(player.total for player in counting.result.players)


def test_who_begins_is_known_under_every_name() -> None:
    counting = begin(REFERENCE)
    counting.start_with(NAMES[1])
    counting.edit(table_edits.rename(REFERENCE, 1, "Zoé"))
    assert counting.draft.starter == "Zoé"
    counting.edit(table_edits.move(counting.sheet, 1, 3))
    counting.edit(table_edits.swap(counting.sheet, 0, 3))
    assert counting.draft.starter == "Zoé", "it is the player who began, not the hand"
    for _ in range(3):
        counting.undo()
    assert counting.draft.starter == NAMES[1]
    counting.redo()
    assert counting.records.drafts() == (counting.draft,)
    assert counting.draft.starter == "Zoé"


def test_who_began_and_left_may_come_back() -> None:
    counting = begin(REFERENCE)
    counting.start_with(NAMES[1])
    counting.edit(table_edits.remove(REFERENCE, 1))
    counting.undo()
    assert counting.draft.starter == NAMES[1]


@pytest.mark.parametrize("seats", ["[0]", "[0, 1, 2, 9]", '"all"'])
def test_an_imported_step_that_tells_other_seats_is_undone_as_a_tap(seats: str) -> None:
    counting = counted(2)
    text = counting.position.write()[:-1] + f', "seats": {seats}}}'
    swapped = table_edits.swap(REFERENCE, 0, 1).sheet
    counting.draft = counting.records.tap(counting.draft._replace(position=text), swapped)
    counting.undo()
    assert (counting.sheet, counting.position.done) == (REFERENCE, hands(0, 1))


def test_an_imported_step_that_changes_the_players_is_undone_with_the_hands_that_are_there() -> None:
    counting = counted(4)
    fewer = replace(REFERENCE, players=REFERENCE.players[:2])
    counting.draft = counting.records.tap(counting.draft, fewer)
    again = CountingSession(counting.records, counting.records.drafts()[0])
    assert again.position.done == hands(0, 1)
    again.undo()
    assert again.sheet == REFERENCE
    again.redo()
    assert (again.sheet, again.position.done) == (fewer, hands(0, 1))


@pytest.mark.many_cases
@every_game
@given(dice=dice, pages=some.integers(0, 3), picks=some.lists(some.integers(0, 10**6), min_size=1, max_size=6))
def test_any_edits_are_undone_and_redone(game: str, dice: Random, pages: int, picks: list[int]) -> None:
    counting = counted(pages, any_sheet(game, dice))
    seen = [(counting.sheet, _progress(counting))]
    for pick in picks:
        counting.edit(some_table_edit(counting.sheet, Random(pick)))
        if counting.sheet != seen[-1][0]:
            seen.append((counting.sheet, _progress(counting)))
    for was in reversed(seen[:-1]):
        counting.undo()
        assert (counting.sheet, _progress(counting)) == was
    for was in seen[1:]:
        counting.redo()
        assert (counting.sheet, _progress(counting)) == was


def _progress(counting: CountingSession) -> tuple[Any, ...]:
    position = counting.position
    return position.cell, position.done, position.at_result, position.of
