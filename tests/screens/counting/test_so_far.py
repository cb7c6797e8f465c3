"""A result is one so far until every hand is counted, or somebody says that the game is finished."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.app import ElvalandApp
from screens.navigation import AtTable, Start
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.reference import REFERENCE
from testing.sheets import kept_sheets


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    monkeypatch.setenv("LC_ALL", "en")
    hand = AppDriver(ElvalandApp(tmp_path / "elvaland.db"))
    hand.app.context.counting.begin(empty_sheet(REFERENCE))
    hand.frames(5)
    yield hand
    hand.close()


def choose(hand: AppDriver, label: str) -> None:
    hand.tap(hand.screen.menu)
    hand.frames(3)
    hand.tap(hand.chip(label))
    hand.frames(5)


def action(hand: AppDriver, label: str) -> None:
    hand.tap(next(chip for chip in hand.screen.actions if chip.note == label))
    hand.frames(5)


def kept(hand: AppDriver) -> int:
    return len(kept_sheets(hand.app.context.records))


def test_a_look_at_the_result_finishes_nothing(hand: AppDriver) -> None:
    hand.tap(hand.offer("hunter 3"))
    choose(hand, "The result so far")
    assert hand.screen.verdict == "So far: not everything is counted"
    assert [standing.name for standing in hand.screen.view.standings.players] == ["Anne"]
    assert kept(hand) == 0
    action(hand, "Go on counting")
    assert hand.app.context.counting.table.position.cell == (0, "hunter")
    assert kept(hand) == 0


def test_hands_that_nobody_touched_win_nothing(hand: AppDriver) -> None:
    for _ in range(4):
        assert type(hand.screen).__name__ == "CountingScreen"
        hand.tap(hand.screen.next)
    assert hand.screen.verdict == "So far: not everything is counted"
    assert kept(hand) == 0
    action(hand, "Game finished")
    hand.tap(hand.screen.open)
    hand.frames(5)
    assert hand.screen.verdict.endswith("share the victory with 0.")
    assert kept(hand) == 1


def test_gold_leads_back_to_an_empty_hand(hand: AppDriver) -> None:
    hand.tap(hand.screen.next)
    for seat in (1, 2, 3):
        hand.tap(hand.section("hunter", seat).flows[0].shown[2])
        hand.tap(hand.screen.next)
    assert hand.app.context.counting.table.position.cell == (0, "warrior")
    hand.tap(hand.offer("hunter 3"))
    assert hand.screen.next.text == "Result"
    hand.tap(hand.screen.next)
    assert kept(hand) == 0, "behind its curtain"
    hand.tap(hand.screen.open)
    hand.frames(5)
    assert kept(hand) == 1


def test_home_leads_back_to_the_hand(hand: AppDriver) -> None:
    hand.tap(hand.offer("hunter 3"))
    choose(hand, "The result so far")
    hand.back()
    assert type(hand.screen).__name__ == "CountingScreen"
    choose(hand, "The result so far")
    hand.app.context.counting.leave()
    hand.frames(5)
    assert hand.here == Start("count")
    hand.tap(next(chip for chip in hand.widgets("Chip") if "Anne" in chip.note))
    assert isinstance(hand.here, AtTable)
    assert type(hand.screen).__name__ == "CountingScreen"


def test_the_finished_result_opens_at_its_top(hand: AppDriver) -> None:
    choose(hand, "The result so far")
    hand.screen.ids.scroll.set_scroll_y(0)
    action(hand, "Go on counting")
    hand.go_to_last_page()
    hand.tap(hand.screen.next)
    hand.frames(5)
    hand.tap(hand.screen.open)
    hand.frames(5)
    assert hand.screen.ids.scroll.scroll_y == 1


def test_the_menu_leads_to_the_edits_of_the_table(hand: AppDriver) -> None:
    choose(hand, "Edit the table")
    assert type(hand.screen).__name__ == "EditScreen"
    hand.back()
    assert type(hand.screen).__name__ == "CountingScreen"
