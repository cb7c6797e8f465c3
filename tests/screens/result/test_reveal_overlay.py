"""The reveal on the screen: it goes on by a tap and by itself, ends with the winner, and can be skipped."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest
from kivy.core.window import Window

from screens.result.reveal_overlay import Reveal
from testing.results import example, views
from testing.screen_stage import ScreenDriver, staged
from views.result.view import ResultView
from words import Voice


class Hold(Protocol):
    def __call__(self, motion: bool, view: ResultView | None = None) -> ScreenDriver: ...


@pytest.fixture
def closed() -> list[str]:
    """How often the reveal asked to be closed."""
    return []


@pytest.fixture
def hold(closed: list[str]) -> Iterator[Hold]:
    with ExitStack() as stages:

        def hold(motion: bool, view: ResultView | None = None) -> ScreenDriver:
            return stages.enter_context(
                staged(lambda: Reveal(view or example(), Voice("en"), lambda: closed.append("closed"), motion))
            )

        yield hold


def totals(driver: ScreenDriver) -> list[str]:
    return [runner.total for runner in driver.widgets("Runner")]


def test_without_motion_only_a_tap_goes_on(hold: Hold) -> None:
    driver = hold(False)
    reveal = driver.screen
    driver.frames(600)
    assert (reveal.title, totals(driver)) == ("Warriors", ["22", "36", "52", "26"])
    driver.tap(reveal)
    assert (reveal.title, totals(driver)) == ("Hunters", ["31", "45", "61", "35"])


def test_the_last_step_tells_the_winner_and_a_tap_closes(hold: Hold, closed: list[str]) -> None:
    driver = hold(False)
    reveal = driver.screen
    for step in reveal.view.reveal[1:]:
        driver.tap(reveal)
        assert reveal.step == step
    assert reveal.title == "Chloé"
    assert reveal.sentence == "Chloé wins with 184 points (+10)."
    assert totals(driver) == ["174", "161", "184", "170"]
    assert [runner.rank for runner in driver.widgets("Runner")] == ["2nd", "4th", "1st", "3rd"]
    assert closed == []
    driver.tap(reveal)
    assert closed == ["closed"]


def test_skip_closes(hold: Hold, closed: list[str]) -> None:
    driver = hold(False)
    driver.tap(driver.screen.skip)
    assert closed == ["closed"]
    assert driver.screen.at == 0


def test_with_motion_totals_count_up_and_it_goes_on_by_itself_to_the_winner(hold: Hold, closed: list[str]) -> None:
    driver = hold(True)
    reveal = driver.screen
    driver.frames(8)
    assert 0 < int(totals(driver)[0]) < 22
    driver.frames(40)
    assert totals(driver)[0] == "22"
    driver.frames(60 * 15)
    assert reveal.last
    assert totals(driver) == ["174", "161", "184", "170"]
    assert closed == []


def test_a_finger_that_moves_only_scrolls(hold: Hold) -> None:
    driver = hold(False)
    driver.drag(driver.screen, 0, 80)
    assert driver.screen.at == 0


@pytest.mark.parametrize("size", [(640, 336), (360, 300)], ids=["held sideways", "beside another app"])
def test_everybody_is_in_sight_and_upright_the_heading_stands_in_the_middle_again(
    hold: Hold, size: tuple[int, int]
) -> None:
    driver = hold(False)
    scroll, head = driver.screen.ids.scroll, driver.screen.ids.head.__self__
    Window.size = size
    driver.frames(5)
    assert head.parent is driver.screen.ids.beside.__self__
    assert len(driver.screen.runners) == 4
    assert scroll.height >= driver.screen.ids.runners.height
    Window.size = (360, 640)
    driver.frames(5)
    assert head.parent is driver.screen.ids.column.__self__
    assert head.parent.children[-1] is head


def test_taken_away_it_goes_on_no_more(hold: Hold) -> None:
    driver = hold(True)
    Window.remove_widget(driver.screen)
    driver.frames(200)
    assert driver.screen.at == 0
    Window.add_widget(driver.screen)


def test_a_table_of_losses_grows_to_the_left(hold: Hold) -> None:
    view = next(view for view in views("en") if view.zero)
    driver = hold(False, view)
    while not driver.screen.last:
        driver.tap(driver.screen)
    shown = [runner.total for runner in driver.widgets("Runner")]
    assert sorted(shown) == sorted(standing.total for standing in view.standings)
