"""What appears under a finger that is still tapping is not hit."""

from typing import Any

import pytest

from screens.shell import SECOND_TAP_TIME
from testing.app_driver import AppDriver, position
from testing.app_state import state
from testing.reference import REFERENCE


def settings(hand: AppDriver) -> Any:
    hand.app.context.pages.switch("settings")
    hand.frames(60)
    return hand.chip("Français")


def touch(hand: AppDriver, place: Any) -> None:
    hand.touch(*position(place))


@pytest.mark.parametrize(("frames", "taps"), [(0, False), (6, False), (19, False), (23, True)])
def test_after_a_page_turned_in_place(hand: AppDriver, frames: int, taps: bool) -> None:
    chip = settings(hand)
    before = state(hand)
    x, y = position(chip)
    hand.touch(x, y + 40)  # beside the chip
    hand.app.shell.content_changed()
    hand.frames(frames)
    touch(hand, chip)
    assert (state(hand) != before) is taps
    assert SECOND_TAP_TIME == 0.35


def test_elsewhere_a_tap_counts_at_once(hand: AppDriver) -> None:
    chip = settings(hand)
    before = state(hand)
    touch(hand, hand.app.shell.tab_chips["settings"])
    hand.app.shell.content_changed()
    touch(hand, chip)
    assert state(hand) != before


def test_a_double_tap_on_a_tab_stays_there(hand: AppDriver) -> None:
    """Also where the first screen of the tab has a button below the finger."""
    settings(hand)
    for tab in ("referee", "games", "count", "settings"):
        chip = hand.app.shell.tab_chips[tab]
        touch(hand, chip)
        after = state(hand)
        hand.frames(5)
        touch(hand, chip)
        assert state(hand) == after
        hand.frames(60)


def test_the_tap_that_opens_an_overlay_does_not_close_it(hand: AppDriver) -> None:
    settings(hand)
    hand.touch(180, 560)
    hand.app.shell.open_card("Card").add_text(["Text"])
    hand.frames(3)
    hand.touch(180, 560)
    assert hand.over == "Card"
    hand.frames(30)
    hand.touch(180, 560)
    assert hand.over == ""


def test_the_tap_that_closes_an_overlay_hits_nothing_below(hand: AppDriver) -> None:
    chip = settings(hand)
    before = state(hand)
    hand.app.shell.open_card("Card").add_text(["Text"])
    hand.frames(30)
    for _ in range(2):
        touch(hand, chip)
        hand.frames(3)
    assert state(hand) == before


def test_a_page_can_be_scrolled_at_once(hand: AppDriver) -> None:
    settings(hand)
    hand.touch(180, 300)
    hand.app.shell.content_changed()
    hand.flick((180, 300), (180, 500))
    assert hand.screen.scroll_y < 1


def test_another_page_of_the_same_screen_is_guarded(hand: AppDriver) -> None:
    from screens.navigation import Cards

    hand.app.context.pages.go(Cards("nidavellir"))
    hand.frames(60)
    row = next(hand.widgets("Row"))
    touch(hand, row)
    after = state(hand)
    hand.frames(4)
    touch(hand, row)
    hand.frames(4)
    assert state(hand) == after


def test_a_resting_finger_does_not_tap_what_appears_under_it(hand: AppDriver) -> None:
    chip = settings(hand)
    finger = hand.press(hand.app.shell.tab_chips["games"])
    hand.frames(2)
    touch(hand, chip)  # every screen is built anew in the other language
    hand.frames(2)
    hand.lift(finger)
    assert hand.here.tab == "settings"


def test_undo_counts_every_tap(hand: AppDriver) -> None:
    """Also across hands, where each tap turns the page under the finger."""
    hand.app.context.counting.begin(REFERENCE)
    counting = hand.app.context.counting
    for seat in (0, 1, 2, 3, 2, 1):
        counting.go((seat, "coins"))
        view = counting.table.view(counting.voice)
        counting.tap((seat, "coins"), view.offer((seat, "coins"), "coin 25"))
    entered = counting.table.sheet
    hand.frames(60)
    for chip, sheet in ((hand.screen.undo_chip, REFERENCE), (hand.screen.redo_chip, entered)):
        for _ in range(6):
            touch(hand, chip)
            hand.frames(5)
        assert counting.table.sheet == sheet
        hand.frames(60)


def test_what_appears_under_the_finger_as_another_button_counts_later(hand: AppDriver) -> None:
    hand.app.context.counting.begin(REFERENCE)
    counting = hand.app.context.counting
    view = counting.table.view(counting.voice)
    counting.tap((0, "coins"), view.offer((0, "coins"), "coin 25"))
    hand.frames(60)
    before = counting.table.sheet
    place = position(hand.screen.undo_chip)
    hand.app.context.pages.switch("settings")
    hand.frames(60)
    hand.touch(*place)
    hand.app.context.pages.switch("count")
    hand.app.context.counting.to_table()
    hand.frames(3)
    hand.touch(*place)
    assert counting.table.sheet == before
