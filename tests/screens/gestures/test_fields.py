"""Text inputs and overlays: a tap focuses, a tap beside the card closes; a finger that moves does neither."""

from typing import Any

import pytest
from kivy.uix.behaviors import FocusBehavior

from testing.app_driver import AppDriver, position


@pytest.fixture
def field(hand: AppDriver) -> Any:
    """The input of the import page, which scrolls."""
    hand.app.context.pages.switch("settings")
    hand.app.context.transfer.show_import()
    hand.frames(60)
    hand.screen.ids.column.padding = 12, 12, 12, 400  # high enough to scroll
    hand.frames(3)
    return hand.screen.field


def test_a_tap_focuses_it_and_places_the_cursor(hand: AppDriver, field: Any) -> None:
    field.text = "Anne Bruno"
    x, y = field.to_window(field.x + field.padding[0], field.top - field.padding[1] - field.line_height / 2)
    hand.touch(x + 2, y)
    hand.frames(3)
    assert field.focus
    assert field.cursor == (0, 0)
    hand.touch(x + 300, y)
    hand.frames(30)
    assert field.focus
    assert field.cursor == (10, 0)


def test_a_tap_focuses_it_though_the_page_is_laid_out_anew_under_the_finger(hand: AppDriver, field: Any) -> None:
    finger = hand.press(field)
    hand.screen.ids.column.padding = 12, 200, 12, 400
    hand.frames(3)
    assert not field.collide_point(*field.to_widget(finger.x, finger.y))
    hand.lift(finger)
    hand.frames(3)
    assert field.focus


def test_a_finger_that_moves_over_it_scrolls(hand: AppDriver, field: Any) -> None:
    x, y = position(field)
    hand.drag((x, y), (x, y + 100), seconds=0.5)
    assert not field.focus
    assert hand.screen.scroll_offset > 80


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("by", [(30, 0), (0, 30), (0, -9)])
def test_a_finger_that_moves_neither_gives_nor_takes_the_focus(
    hand: AppDriver, field: Any, focused: bool, by: tuple[int, int]
) -> None:
    if focused:
        hand.tap(field)
    for place in (position(field), (180.0, 200.0)):
        hand.drag(place, (place[0] + by[0], place[1] + by[1]))
        assert field.focus is focused


def test_a_tap_elsewhere_takes_the_focus(hand: AppDriver, field: Any) -> None:
    hand.tap(field)
    hand.touch(180, 200)
    assert not field.focus


def test_a_button_may_leave_the_focus(hand: AppDriver, field: Any) -> None:
    hand.tap(field)
    chip = hand.app.shell.tab_chips["settings"]
    focus = []
    chip.on_tap, chip.keeps_focus = lambda: focus.append(field.focus), True
    hand.touch(*position(chip))
    chip.keeps_focus = False
    hand.frames(30)
    hand.touch(*position(chip))
    assert focus == [True, False]


def test_a_mouse_selects_text_in_a_focused_one(hand: AppDriver, field: Any) -> None:
    field.text = "Anne Bruno"
    hand.tap(field)
    x, y = field.to_window(field.x + field.padding[0], field.top - field.padding[1] - field.line_height / 2)
    finger = hand.press((x, y), "left")
    hand.frames(2)
    hand.move(finger, (x + 300, y))
    hand.lift(finger)
    assert field.selection_text == "Anne Bruno"


def test_kivy_remembers_no_touch_that_is_over(hand: AppDriver, field: Any) -> None:
    for _ in range(3):
        hand.tap(field)
        hand.drag(field, (180, 100))
        hand.touch(180, 200)
        hand.frames(30)
    assert FocusBehavior.ignored_touch == []


class TestOverlay:
    @pytest.fixture
    def over(self, hand: AppDriver) -> None:
        hand.app.context.pages.switch("settings")
        hand.frames(30)
        hand.app.shell.open_card("Card").add_text(["Text"])
        hand.frames(60)

    @pytest.mark.usefixtures("over")
    def test_a_tap_beside_it_closes_it_when_the_finger_lifts(self, hand: AppDriver) -> None:
        finger = hand.press((180, 500))
        hand.frames(3)
        assert hand.over == "Card"
        hand.lift(finger)
        assert hand.over == ""

    @pytest.mark.usefixtures("over")
    def test_a_drag_beside_it_neither_closes_it_nor_moves_what_is_below(self, hand: AppDriver) -> None:
        hand.drag((180, 300), (180, 500))
        hand.drag((180, 300), (180, 500), (180, 300))
        assert hand.over == "Card"
        assert hand.screen.scroll_y == 1

    @pytest.mark.usefixtures("over")
    def test_a_tap_on_it_does_not_close_it(self, hand: AppDriver) -> None:
        hand.touch(180, 20)
        hand.frames(3)
        assert hand.over == "Card"
