"""Between pages something moves, and says where it went; what a tap hits is there at once."""

from collections.abc import Callable

import pytest

from screens.navigation import COUNT, REFEREE, Cards, Rule
from screens.shell import COMES_IN
from testing.app_driver import AppDriver

#: Frames in which a screen comes in, and one more.
WHILE = round(COMES_IN * 60) + 2


def deeper(hand: AppDriver) -> None:
    hand.app.context.pages.go(Cards("nains"))


def deeper_on_the_same_screen(hand: AppDriver) -> None:
    hand.app.context.pages.go(Rule("nidavellir.coins.exchange"))
    hand.frames(WHILE)
    hand.app.context.pages.go(Rule("nidavellir.warriors.majority"))


def back(hand: AppDriver) -> None:
    deeper(hand)
    hand.frames(WHILE)
    hand.app.context.pages.back()


def another_tab(hand: AppDriver) -> None:
    hand.app.context.pages.switch(COUNT)


@pytest.fixture
def referee(hand: AppDriver) -> AppDriver:
    hand.app.context.pages.switch(REFEREE)
    hand.frames(WHILE)
    return hand


@pytest.mark.parametrize(
    ("go", "side"),
    [
        pytest.param(deeper, 1, id="deeper comes from the right"),
        pytest.param(deeper_on_the_same_screen, 1, id="so does a page of the same screen"),
        pytest.param(back, -1, id="back comes from the left"),
        pytest.param(another_tab, 0, id="a tab just appears"),
    ],
)
def test_a_screen_comes_from_where_it_lies(referee: AppDriver, go: Callable[[AppDriver], None], side: int) -> None:
    shell = referee.app.shell
    assert (shell.shift, shell.ids.screen.opacity) == (0, 1)
    go(referee)
    referee.frames(1)
    assert 0 <= shell.ids.screen.opacity < 1
    assert (shell.shift > 0) - (shell.shift < 0) == side
    referee.frames(WHILE)
    assert (shell.shift, shell.ids.screen.opacity) == (0, 1)


def test_what_changes_on_a_page_does_not_come_in(referee: AppDriver) -> None:
    referee.app.context.rulebook.ask_about("nains")
    referee.frames(1)
    assert (referee.app.shell.shift, referee.app.shell.ids.screen.opacity) == (0, 1)


def test_a_tap_hits_what_will_be_there(referee: AppDriver) -> None:
    deeper(referee)
    referee.frames(1)
    moving = [tuple(widget.to_window(*widget.pos)) for widget in referee.widgets("Row")]
    referee.frames(WHILE)
    at_rest = [tuple(widget.to_window(*widget.pos)) for widget in referee.widgets("Row")]
    assert moving == at_rest[: len(moving)] != []


def test_nothing_moves_where_motion_is_off(referee: AppDriver) -> None:
    referee.app.appearance.settings = referee.app.appearance.settings._replace(motion=False)
    for go in (deeper, back, another_tab):
        go(referee)
        assert (referee.app.shell.shift, referee.app.shell.ids.screen.opacity) == (0, 1)


def test_one_who_goes_on_at_once_waits_for_nothing(referee: AppDriver) -> None:
    deeper(referee)
    referee.frames(2)
    referee.app.context.pages.back()
    referee.frames(WHILE)
    assert (referee.app.shell.shift, referee.app.shell.ids.screen.opacity) == (0, 1)
