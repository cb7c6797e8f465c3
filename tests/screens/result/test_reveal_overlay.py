"""The reveal on the screen: it goes on by a tap and by itself, ends with the winner, and can be skipped."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest
from kivy.core.window import Window

from screens.result.reveal_overlay import RevealOverlay
from testing.results import example_result, results
from testing.screen_stage import ScreenDriver, staged
from views.result.reveal_view import Reveal, reveal
from words import GameVoice, Voice


class Hold(Protocol):
    def __call__(self, motion: bool, view: Reveal | None = None) -> ScreenDriver: ...


@pytest.fixture
def told() -> list[str]:
    """What the reveal asked for: to be closed, to tell the winner."""
    return []


@pytest.fixture
def hold(told: list[str]) -> Iterator[Hold]:
    with ExitStack() as stages:

        def hold(motion: bool, view: Reveal | None = None) -> ScreenDriver:
            shown = view or reveal(example_result(), GameVoice("en", "nidavellir"))
            return stages.enter_context(
                staged(
                    lambda: RevealOverlay(
                        shown, Voice("en"), lambda: told.append("closed"), lambda: told.append("winner"), motion
                    )
                )
            )

        yield hold


def totals(driver: ScreenDriver) -> list[str]:
    return [line.total for line in driver.screen.lines]


def order(driver: ScreenDriver) -> list[str]:
    """The names from top to bottom."""
    return [line.name for line in sorted(driver.screen.lines, key=lambda line: -line.y)]


def test_without_motion_only_a_tap_goes_on(hold: Hold) -> None:
    driver = hold(False)
    screen = driver.screen
    driver.frames(600)
    assert (screen.title, totals(driver)) == ("Warriors", ["22", "36", "52", "26"])
    assert order(driver) == ["Chloé", "Bruno", "David", "Anne"]
    driver.tap(screen)
    assert (screen.title, totals(driver)) == ("Hunters", ["31", "45", "61", "35"])


def test_the_last_step_tells_the_winner_and_only_its_button_closes(hold: Hold, told: list[str]) -> None:
    driver = hold(False)
    screen = driver.screen
    for step in screen.view.steps[1:]:
        assert told == []
        driver.tap(screen)
        assert screen.step == step
    assert screen.title == "Chloé"
    assert screen.sentence == "Chloé wins with 184 points (+10)."
    assert totals(driver) == ["174", "161", "184", "170"]
    assert [line.rank for line in screen.lines] == ["2nd", "4th", "1st", "3rd"]
    assert order(driver) == ["Chloé", "Anne", "David", "Bruno"]
    driver.tap(screen)
    assert told == ["winner"]
    driver.tap(screen.skip)
    assert told == ["winner", "closed"]


def test_skip_closes(hold: Hold, told: list[str]) -> None:
    driver = hold(False)
    driver.tap(driver.screen.skip)
    assert told == ["closed"]
    assert driver.screen.at == 0


def test_with_motion_the_last_begins_then_they_change_places_and_it_goes_on_to_the_winner(
    hold: Hold, told: list[str]
) -> None:
    driver = hold(True)
    screen = driver.screen
    assert order(driver) == ["Anne", "Bruno", "Chloé", "David"]
    driver.frames(8)
    assert 0 < int(totals(driver)[3]) < 26
    assert totals(driver)[:2] == ["0", "0"]
    driver.frames(70)
    assert (totals(driver), order(driver)) == (["22", "36", "52", "26"], ["Chloé", "Bruno", "David", "Anne"])
    driver.frames(60 * 20)
    assert screen.last
    assert totals(driver) == ["174", "161", "184", "170"]
    assert told == ["winner"]


def test_a_finger_that_moves_only_scrolls(hold: Hold) -> None:
    driver = hold(False)
    driver.drag(driver.screen, 0, 80)
    assert driver.screen.at == 0


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (1024, 768)], ids=str)
def test_it_fills_the_window(hold: Hold, size: tuple[int, int]) -> None:
    driver = hold(False)
    Window.size = size
    driver.frames(5)
    lowest = min(line.to_window(*line.pos)[1] for line in driver.screen.lines)
    highest = max(line.to_window(*line.pos)[1] + line.height for line in driver.screen.lines)
    assert lowest < 0.05 * size[1]
    assert highest - lowest > 0.7 * size[1]


@pytest.mark.parametrize("size", [(640, 336), (360, 300)], ids=["held sideways", "beside another app"])
def test_everybody_is_in_sight_and_upright_the_heading_stands_in_the_middle_again(
    hold: Hold, size: tuple[int, int]
) -> None:
    driver = hold(False)
    scroll, head = driver.screen.ids.scroll, driver.screen.ids.head.__self__
    Window.size = size
    driver.frames(5)
    assert head.parent is driver.screen.ids.beside.__self__
    assert len(driver.screen.lines) == 4
    assert scroll.height >= driver.screen.players.height
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
    result = next(result for result in results() if any(points < 0 for points in result.players[0].rows.values()))
    view = reveal(result, GameVoice("en", result.sheet.game))
    driver = hold(False, view)
    while not driver.screen.last:
        driver.tap(driver.screen)
    assert totals(driver) == [str(player.total).replace("-", "−") for player in result.players]
