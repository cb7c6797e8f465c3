"""The page that edits a table being counted, in the real app, by touch."""

from typing import Any

import pytest
from kivy.core.window import Window

from scoring import Sheet
from screens.navigation import AtTable, EditTable, Start
from testing.app_driver import AppDriver
from testing.reference import REFERENCE
from testing.tables import table
from views.counting.table_edits import clear

NAMES = tuple(player.name for player in REFERENCE.players)


def edit(hand: AppDriver, sheet: Sheet[Any] = REFERENCE) -> None:
    """Open the page for a table being counted."""
    context = hand.app.context
    draft = context.records.begin(sheet, "")
    context.counting.load_draft(draft)
    context.pages.navigation.go(AtTable(draft.id))
    context.counting.edit_table()
    hand.frames(6)


def names(hand: AppDriver) -> tuple[str, ...]:
    """The players of the table as it is stored."""
    (draft,) = hand.app.context.records.drafts()
    return tuple(player.name for player in draft.sheet.players)


def line(hand: AppDriver, name: str) -> Any:
    return next(line for line in hand.widgets("SeatLine") if line.name.text == name)


def drag(hand: AppDriver, name: str, to: str) -> None:
    """Drag a player by the handle beyond the middle of another."""
    (x, y), below = (line(hand, name).handle.to_window(*line(hand, name).handle.center), line(hand, to))
    hand.drag((x, y), (x, below.to_window(*below.center)[1] - 10))
    hand.frames(12)


def choose(hand: AppDriver, name: str, item: str) -> None:
    """Choose in the menu of a player."""
    hand.tap(line(hand, name).action)
    hand.frames(30)
    hand.tap(hand.chip(item))
    hand.frames(12)


def totals(hand: AppDriver) -> list[int]:
    return [player.total for player in hand.app.context.counting.table.result.players]


def test_players_are_dragged(hand: AppDriver) -> None:
    edit(hand)
    drag(hand, NAMES[0], NAMES[2])
    assert names(hand) == (NAMES[1], NAMES[2], NAMES[0], NAMES[3])
    assert [row.name.text for row in hand.widgets("SeatLine")] == list(names(hand))
    hand.tap(hand.chip("undo"))
    assert names(hand) == NAMES
    assert [row.name.text for row in hand.widgets("SeatLine")] == list(NAMES)
    hand.tap(hand.chip("redo"))
    assert names(hand) == (NAMES[1], NAMES[2], NAMES[0], NAMES[3])


def test_an_order_that_is_not_kept_is_not_shown(hand: AppDriver) -> None:
    edit(hand)
    hand.app.context.records._file.execute("PRAGMA query_only = ON")
    drag(hand, NAMES[0], NAMES[2])
    hand.app.context.records._file.execute("PRAGMA query_only = OFF")
    assert hand.over
    assert names(hand) == NAMES
    assert [row.name.text for row in hand.widgets("SeatLine")] == list(NAMES)


def test_a_tap_on_a_handle_offers_to_move_the_player(hand: AppDriver) -> None:
    edit(hand)
    hand.tap(line(hand, NAMES[0]).handle)
    hand.frames(30)
    assert hand.over == NAMES[0]
    assert [row.title for row in hand.widgets("Row")] == ["One place down"]
    hand.tap(hand.chip("One place down"))
    hand.frames(12)
    assert names(hand) == (NAMES[1], NAMES[0], *NAMES[2:])


def test_a_hold_on_a_handle_is_no_tap(hand: AppDriver) -> None:
    edit(hand)
    handle = line(hand, NAMES[0]).handle
    hand.hold(handle.to_window(*handle.center))
    assert hand.over == ""
    assert names(hand) == NAMES


def test_everything_is_done_by_keyboard(hand: AppDriver) -> None:
    edit(hand)
    hand.key(9)
    keyboard = hand.app._keyboard
    handle = line(hand, NAMES[1]).handle
    while keyboard.at is not handle:
        hand.key(9)
    hand.key(13)
    hand.frames(30)
    while getattr(keyboard.at, "title", "") != "One place up":
        hand.key(9)
    hand.key(13)
    hand.frames(12)
    assert names(hand) == (NAMES[1], NAMES[0], *NAMES[2:])
    Window.dispatch("on_keyboard", 122, 0, None, ["ctrl"])
    assert names(hand) == NAMES


def test_a_tap_on_a_name_renames(hand: AppDriver) -> None:
    edit(hand)
    hand.tap(line(hand, NAMES[1]).name)
    hand.frames(30)
    assert hand.app.shell.overlay.field.selection_text == NAMES[1]
    hand.type(NAMES[0])
    hand.tap(hand.chip("Rename"))
    assert hand.app.shell.overlay.refusal.text == f"{NAMES[0]} is already at the table."
    hand.app.shell.overlay.field.select_all()
    hand.type("Zoé")
    hand.tap(hand.chip("Rename"))
    hand.frames(12)
    assert hand.over == ""
    assert names(hand) == (NAMES[0], "Zoé", *NAMES[2:])
    assert line(hand, "Zoé")


def test_so_does_the_menu(hand: AppDriver) -> None:
    edit(hand)
    choose(hand, NAMES[1], "Rename")
    hand.frames(30)
    assert hand.app.shell.overlay.field.text == NAMES[1]


def test_hands_are_swapped_given_and_cleared(hand: AppDriver) -> None:
    edit(hand)
    before = totals(hand)
    choose(hand, NAMES[0], f"Swap hands with {NAMES[1]}")
    assert totals(hand) == [before[1], before[0], *before[2:]]
    assert line(hand, NAMES[0]).name.note == f"{before[1]} points"
    choose(hand, NAMES[0], "Clear this hand")
    assert line(hand, NAMES[0]).name.note == "nothing counted"
    choose(hand, NAMES[3], f"Give this hand to {NAMES[0]}")
    assert line(hand, NAMES[3]).name.note == "nothing counted"
    for _ in range(3):
        hand.tap(hand.chip("undo"))
    assert totals(hand) == before


def test_players_come_and_leave(hand: AppDriver) -> None:
    edit(hand)
    hand.app.context.records.people.player("Gustave")
    hand.tap(hand.screen.entry.field)
    hand.type(NAMES[0].upper())
    hand.tap(hand.screen.entry.plus)
    assert hand.screen.entry.refusal.parent
    assert names(hand) == NAMES
    hand.screen.entry.field.text = ""
    hand.type("Zoé")
    hand.tap(hand.screen.entry.plus)
    hand.frames(12)
    assert names(hand) == (*NAMES, "Zoé")
    assert not hand.screen.entry.parent, "five are as many as can be"
    choose(hand, NAMES[0], "Remove from the table")
    assert names(hand) == (*NAMES[1:], "Zoé")
    assert hand.screen.entry.parent
    assert hand.screen.entry.field.text == ""
    hand.tap(hand.chip("Gustave"))
    assert names(hand) == (*NAMES[1:], "Zoé", "Gustave")


def test_a_box_comes_and_goes(hand: AppDriver) -> None:
    edit(hand, table("both-016"))
    hand.tap(hand.chip("Idavoll"))
    (draft,) = hand.app.context.records.drafts()
    assert draft.sheet.expansions == ("thingvellir",)
    hand.tap(hand.chip("Idavoll"))
    assert hand.app.context.counting.table.sheet.expansions == ("thingvellir", "idavoll")


@pytest.mark.parametrize("kills", [0, 1])
def test_it_is_there_again_after_a_restart(hand: AppDriver, kills: int) -> None:
    edit(hand)
    for _ in range(kills + 1):
        hand.app.close()
        hand.app.open()
    hand.frames(6)
    assert isinstance(hand.here, EditTable)
    assert [row.name.text for row in hand.widgets("SeatLine")] == list(NAMES)


def test_of_a_table_that_was_closed_there_is_nothing_to_edit(hand: AppDriver) -> None:
    edit(hand, clear(REFERENCE, 0).sheet)
    context = hand.app.context
    context.records.close_draft(context.counting.table.draft)
    context.pages.show()
    assert hand.here == Start("count")
