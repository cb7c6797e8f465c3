"""The first screen in a large window: the last game as its picture, and the games before it."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest
from kivy.core.window import Window

from models.last_game import LastGame
from scoring import score
from screens.home.screen import HomeScreen
from testing.app_driver import AppDriver
from testing.finished import tables
from testing.reference import REFERENCE
from testing.screen_stage import RecordingController, ScreenDriver, staged
from testing.tables import VEDRFOLNIR, open_table, sheet, table
from views.home import large_view
from views.home.view import present
from words import GameVoice, Voice

LAST = LastGame(5, "nidavellir", "", (), ("Anne", "Zoé"), (250, 274), (2, 1), ("Zoé",), datetime(2026, 11, 18, 22, 41))
VOICES = {game: GameVoice("en", game) for game in ("nidavellir", "nains", "vedrfolnir")}
BESIDE = large_view.present(score(REFERENCE), tables(6), VOICES)
OPEN = open_table(7, REFERENCE, "")

Told = list[tuple[Any, ...]]


def shown(told: Told, last: LastGame | None = LAST, open_tables: int = 0) -> Any:
    """The screen in a window of 1024 × 768, with so many games in progress."""
    controller: Any = RecordingController(lambda *values: told.append(values))
    controller.beside = lambda _: BESIDE

    def make() -> HomeScreen:
        screen = HomeScreen(controller)
        screen.show(present([OPEN] * open_tables, last, Voice("en")))
        return screen

    return staged(make, (1024, 768))


def listed(driver: ScreenDriver) -> list[Any]:
    return list(driver.widgets("GameEntry"))


def test_the_last_game_is_its_picture_and_all_of_it_leads_to_its_result() -> None:
    told: Told = []
    with shown(told) as driver:
        driver.frames(3)
        cards = list(driver.widgets("StandingCard"))
        assert [card.name for card in cards] == ["Chloé", "Anne", "David", "Bruno"]
        assert all(card.large for card in cards)
        driver.tap(cards[1])
        driver.tap(driver.chip("Zoé wins by 24 points"))
    assert told == [("open_game", 5)] * 2


def test_below_what_can_be_begun_are_as_many_games_as_fit() -> None:
    told: Told = []
    counts = []
    for open_tables in range(4):
        with shown(told, open_tables=open_tables) as driver:
            driver.frames(3)
            counts.append(len(listed(driver)))
            scroll = driver.screen.ids.scroll
            assert scroll.children[0].height <= scroll.height or not counts[-1]
            assert any(label.text == "Games" for label in driver.widgets("Section")) == bool(counts[-1])
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 1
    assert not counts[-1]


def test_they_are_opened_by_a_tap_and_follow_the_window() -> None:
    told: Told = []
    with shown(told) as driver:
        driver.frames(3)
        driver.tap(listed(driver)[1])
        assert told == [("open_game", BESIDE.earlier[1].id)]
        many = len(listed(driver))
        for size, more in (((1024, 1100), True), ((1024, 768), False)):
            Window.size = size
            driver.frames(4)
            assert (len(listed(driver)) > many) == more
        Window.size = 360, 640
        driver.frames(4)
        assert listed(driver) == []
        assert list(driver.widgets("LastGameCard"))


def test_before_the_first_game_the_picture_of_the_example_leads_to_it() -> None:
    told: Told = []
    with shown(told, last=None) as driver:
        driver.frames(3)
        example = driver.chip("Try it with an example")
        assert example.x > driver.chip("New game").right
        driver.tap(example)
        driver.tap(next(driver.widgets("StandingCard")))
    assert told == [("try_example",)] * 2


class TestApp:
    def test_before_the_first_game_it_shows_the_example(self, hand: AppDriver) -> None:
        Window.size = 1024, 768
        hand.frames(6)
        assert [card.name for card in hand.widgets("StandingCard")] == ["Chloé", "Anne", "David", "Bruno"]
        hand.tap(next(hand.widgets("StandingCard")))
        hand.frames(12)
        assert hand.app.example.is_open
        hand.app.example.leave()

    @pytest.mark.parametrize("size", [(1024, 768), (800, 600)], ids=["tablet", "small window"])
    def test_before_the_first_result_the_players_of_the_game_in_progress_lead_to_their_hands(
        self, hand: AppDriver, size: tuple[int, int]
    ) -> None:
        Window.size = size
        counting = hand.app.context.counting
        for at in (sheet(VEDRFOLNIR), REFERENCE):
            counting.begin(at)
            counting.next()
            counting.leave()
        hand.frames(12)
        cards = list(hand.widgets("HandCard"))
        assert [(card.name, card.total, card.note) for card in cards] == [
            ("Anne", "174", "counted"),
            ("Bruno", "161", "in progress"),
            ("Chloé", "184", "to be counted"),
            ("David", "170", "to be counted"),
        ]
        assert min(card.x for card in cards) > hand.chip("New game").right
        scroll = hand.screen.ids.scroll
        assert scroll.children[0].height <= scroll.height
        for seat in 3, 1:
            hand.tap(list(hand.widgets("HandCard"))[seat])
            hand.frames(12)
            assert counting.table.position.cell == (seat, "warrior")
            counting.leave()
            hand.frames(12)

    def test_where_it_was_left_its_hand_goes_on(self, hand: AppDriver) -> None:
        Window.size = 1024, 768
        counting = hand.app.context.counting
        counting.begin(REFERENCE)
        counting.go((2, "coins"))
        counting.leave()
        hand.frames(12)
        hand.tap(list(hand.widgets("HandCard"))[2])
        hand.frames(12)
        assert counting.table.position.cell == (2, "coins")

    def test_behind_its_curtain_it_has_no_points(self, hand: AppDriver) -> None:
        Window.size = 1024, 768
        hand.app.context.counting.begin(REFERENCE)
        hand.app.context.counting.finish()
        hand.app.context.pages.navigation.home()
        hand.app.context.pages.show()
        hand.frames(12)
        cards = list(hand.widgets("HandCard"))
        assert [(card.total, card.bar.parts, card.figures.height) for card in cards] == [("", (), 0)] * 4

    def test_figures_are_left_out_where_all_of_them_do_not_fit(self, hand: AppDriver) -> None:
        Window.size = 1024, 768
        hand.app.context.counting.begin(table("both-016"))
        hand.app.context.counting.leave()
        hand.frames(12)
        assert all(card.figures.cells for card in hand.widgets("HandCard"))
        Window.size = 800, 600
        hand.app.context.counting.to_table()
        hand.app.context.counting.leave()
        hand.frames(12)
        assert not any(card.figures.cells for card in hand.widgets("HandCard"))
        scroll = hand.screen.ids.scroll
        assert scroll.children[0].height <= scroll.height

    @pytest.fixture
    def large(self, hand: AppDriver) -> Iterator[AppDriver]:
        """Three games were played, the last one of Vedrfolnir."""
        before, Window.size = Window.size, (1024, 768)
        for at in (REFERENCE, REFERENCE, sheet(VEDRFOLNIR)):
            hand.app.context.counting.begin(at)
            hand.app.context.counting.finish()
            hand.app.context.counting.leave()
        hand.frames(12)
        yield hand
        Window.size = before

    def test_it_shows_the_last_game_and_those_before_it(self, large: AppDriver) -> None:
        names = [card.name for card in large.widgets("StandingCard")]
        assert sorted(names) == ["Astrid", "Björn", "Cécile"]
        (newest, *before) = large.app.context.records.history.tables()
        assert [entry.title for entry in large.widgets("GameEntry")] == ["Nidavellir"] * len(before)
        large.app.context.records.history.delete(before[0].id)
        large.app.context.pages.show()
        large.frames(6)
        assert len(list(large.widgets("GameEntry"))) == len(before) - 1
        large.tap(next(large.widgets("StandingCard")))
        assert large.here.table == newest.id

    def test_a_picture_that_cannot_be_read_is_the_card_of_a_small_window(self, large: AppDriver) -> None:
        large.app.context.records._file.execute("UPDATE versions SET result = x'00'")
        large.app.context.pages.show()
        large.frames(6)
        assert list(large.widgets("LastGameCard"))
        assert not list(large.widgets("StandingCard"))
