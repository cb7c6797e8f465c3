"""A finger that moved, slid off or rested taps nothing, wherever the button is; within 8 dp it taps."""

from collections.abc import Callable
from itertools import cycle, product
from math import cos, sin, tau
from typing import Any

import pytest
from kivy.metrics import dp

from screens.widgets.chip import Chip
from screens.widgets.gestures import HOLD_TIME, TOUCH_SLOP
from screens.widgets.looks import TOOL
from testing.app_driver import AppDriver, position
from testing.app_state import state
from testing.reference import REFERENCE

DIRECTIONS = {name: turn * tau / 8 for turn, name in enumerate(("E", "NE", "N", "NW", "W", "SW", "S", "SE"))}


def arrive(hand: AppDriver, tab: str) -> None:
    hand.app.shell.close()
    hand.app.context.pages.switch(tab)
    while hand.app.context.pages.navigation.depth != (tab, 1):
        hand.app.back()
    hand.frames(40)


def setting(hand: AppDriver) -> Any:
    arrive(hand, "settings")
    other = "Light" if hand.app.appearance.settings.theme == "dark" else "Dark"
    return next(chip for chip in hand.widgets("Chip") if chip.text == other)


def new_game(hand: AppDriver) -> Any:
    arrive(hand, "count")
    return hand.chip("New game")


def tab(hand: AppDriver) -> Any:
    arrive(hand, "settings")
    return hand.app.shell.tab_chips["referee"]


def count_first(hand: AppDriver) -> Any:
    """The only button of an empty history."""
    arrive(hand, "games")
    return next(chip for chip in hand.screen.walk() if isinstance(chip, Chip) and chip.text)


def rule(hand: AppDriver) -> Any:
    arrive(hand, "referee")
    return next(hand.widgets("Row"))


def tool(hand: AppDriver) -> Any:
    arrive(hand, "referee")
    return next(chip for chip in hand.widgets("Chip") if chip.look == TOOL)


def field(hand: AppDriver) -> Any:
    arrive(hand, "referee")
    hand.screen.field.focus = False
    return hand.screen.field


def choice(hand: AppDriver) -> Any:
    """A row of an overlay that closes it."""
    arrive(hand, "settings")
    hand.app.shell.open_card("Card").add_choices([("info", f"Choice {number}", lambda: None) for number in range(3)])
    hand.frames(40)
    return next(row for row in hand.widgets("Row") if row.title == "Choice 1")


def beside(hand: AppDriver) -> Any:
    """What is beside the card of an overlay."""
    choice(hand)
    return 100.0, 500.0


TARGETS = [setting, new_game, tab, count_first, rule, tool, field, choice, beside]
targets = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.__name__)
Target = Callable[[AppDriver], Any]


def away(place: Any, turn: float, far: float) -> tuple[float, float]:
    x, y = position(place)
    return x + dp(far) * cos(turn), y + dp(far) * sin(turn)


@targets
def test_within_the_slop_it_taps(hand: AppDriver, target: Target) -> None:
    for turn, far in zip(DIRECTIONS.values(), cycle((0, 7.9, 3, 7.9)), strict=False):
        place = target(hand)
        before = state(hand)
        hand.drag(place, away(place, turn, far), seconds=0.1)
        assert state(hand) != before


@targets
def test_beyond_it_nothing_is_tapped(hand: AppDriver, target: Target) -> None:
    """Not if it comes back either."""
    place = target(hand)
    before = state(hand)
    at = position(place)
    for name, (far, seconds, back) in product(DIRECTIONS, ((8.1, 0.02, True), (8.1, 0.3, False), (40, 0.02, False))):
        hand.drag(at, away(at, DIRECTIONS[name], far), *([at] if back else []), seconds=seconds)
        hand.frames(90)
        assert state(hand) == before, (name, far, seconds)


@targets
def test_a_hold_taps_nothing(hand: AppDriver, target: Target) -> None:
    place = target(hand)
    before = state(hand)
    hand.hold(place, HOLD_TIME + 0.05)
    hand.hold(place, 3)
    assert state(hand) == before


@targets
def test_shortly_before_a_hold_it_taps(hand: AppDriver, target: Target) -> None:
    place = target(hand)
    before = state(hand)
    hand.hold(place, HOLD_TIME - 0.05)
    assert state(hand) != before


@targets
def test_a_right_click_taps_nothing(hand: AppDriver, target: Target) -> None:
    place = target(hand)
    before = state(hand)
    hand.right_click(place)
    assert state(hand) == before


@pytest.mark.parametrize("edge", ["left", "right", "bottom", "top"])
def test_sliding_off_a_chip_cancels(hand: AppDriver, edge: str) -> None:
    """Though the finger moved less than the slop, also if it comes back."""
    chip = setting(hand)
    hand.tap(chip)
    chip = setting(hand)
    before = state(hand)
    (left, bottom), (right, top) = chip.to_window(*chip.pos), chip.to_window(chip.right, chip.top)
    x, y = position(chip)
    inside, outside = {
        "left": ((left + 1, y), (left - 2, y)),
        "right": ((right - 1, y), (right + 2, y)),
        "bottom": ((x, bottom + 1), (x, bottom - 2)),
        "top": ((x, top - 1), (x, top + 2)),
    }[edge]
    for back in ([], [inside]):
        hand.drag(inside, outside, *back, seconds=0.1)
        assert state(hand) == before


def test_a_second_finger_taps_while_the_first_slides_away(hand: AppDriver) -> None:
    chip = setting(hand)
    first = hand.press(hand.chip("Français"))
    hand.frames(2)
    hand.move(first, away(first.pos, 0, 30))
    hand.tap(chip)
    hand.lift(first)
    hand.frames(4)
    assert hand.app.appearance.settings.theme == "light"
    assert hand.app.appearance.settings.language == ""


def test_of_two_fingers_on_a_chip_one_taps(hand: AppDriver, tapped: list[Any]) -> None:
    tab(hand)
    chip = hand.app.shell.tab_chips["settings"]
    fingers = [hand.press(chip), hand.press(chip)]
    hand.frames(2)
    for finger in fingers:
        hand.lift(finger)
    assert tapped == [chip]


class TestHold:
    """Where a chip has something for a hold."""

    @pytest.fixture
    def held(self, hand: AppDriver) -> list[str]:
        self.chip, done = setting(hand), []
        self.chip.on_tap, self.chip.on_hold = (lambda: done.append("tap")), (lambda: done.append("hold"))
        return done

    def test_it_is_done_while_the_finger_rests_and_once(self, hand: AppDriver, held: list[str]) -> None:
        finger = hand.press(self.chip)
        hand.frames(22)
        assert held == []
        hand.frames(4)
        assert held == ["hold"]
        assert not self.chip.pressed
        hand.frames(100)
        hand.lift(finger)
        assert held == ["hold"]

    def test_a_finger_that_moves_holds_nothing(self, hand: AppDriver, held: list[str]) -> None:
        finger = hand.press(self.chip)
        hand.frames(10)
        hand.move(finger, away(finger.pos, 0, TOUCH_SLOP + 1))
        hand.frames(60)
        hand.lift(finger)
        assert held == []

    def test_a_right_click_is_a_hold(self, hand: AppDriver, held: list[str]) -> None:
        hand.right_click(self.chip)
        assert held == ["hold"]

    def test_a_slow_frame_makes_no_hold_of_a_tap(self, hand: AppDriver, held: list[str]) -> None:
        """The finger lifts during it, which is known after Kivy's clock has gone on."""
        finger = hand.press(self.chip)
        hand.clock.now += 0.7
        hand.frames(1)
        hand.lift(finger)
        hand.frames(60)
        assert held == ["tap"]


class TestPageTurn:
    @pytest.mark.parametrize(("travel", "frames", "seat"), [(10, 1, 0), (25, 2, 0), (47, 2, 0), (60, 4, 1)])
    def test_a_flick_is_quick_and_far(self, hand: AppDriver, travel: float, frames: int, seat: int) -> None:
        hand.app.context.counting.begin(REFERENCE)
        hand.frames(60)
        hand.drag((200, 300), (200 - travel, 300), seconds=frames / 60)
        hand.frames(20)
        assert hand.app.context.counting.table.position.seat == seat

    def test_it_shows_whose_page_comes(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(REFERENCE)
        hand.frames(60)
        finger = hand.press((200, 300))
        for x in (190, 150, 100):
            hand.move(finger, (x, 300))
            hand.frames(1)
        beside, screen = hand.screen.beside.name, hand.screen
        left = beside.pos[0] + screen.shift - screen.content.x
        assert beside.size[0] > 0
        assert 0 < left < screen.scroll.width
        for x in (150, 260, 300):
            hand.move(finger, (x, 300))
            hand.frames(1)
        assert beside.size == (0, 0), "nobody sits before the first"
        hand.lift(finger)
