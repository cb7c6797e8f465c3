"""Every finished table on the screen: opened by a tap, quick with many."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from models.history import FinishedTable
from screens.history.screen import GameEntry, HistoryScreen
from screens.widgets.lazy_list import TILES_PER_SECTION
from screens.widgets.page import PER_FRAME
from testing.finished import tables
from testing.screen_stage import RecordingController, staged
from testing.voices import voices
from views.history.view import Entry, HistoryView, entries, present

PAGE = 10
EVERY = tables(28)


class History:
    """The screen, and what was tapped on it."""

    def __init__(self, tables: Sequence[FinishedTable], language: str = "en") -> None:
        self.tables, self.language = tables, language
        #: What was asked of its controller.
        self.told: list[tuple[Any, ...]] = []

    def make(self) -> HistoryScreen:
        controller: Any = RecordingController(self.tell, self.language)
        self.screen = HistoryScreen(controller)
        self.screen.show(self.view())
        return self.screen

    def view(self, typed: str = "") -> HistoryView:
        return present(self.tables[:PAGE], len(self.tables), voices(self.language), typed)

    def tell(self, *told: Any) -> Any:
        self.told.append(told)
        return self.older(told[1]) if told[0] == "older" else None

    def older(self, first: int) -> tuple[Entry, ...]:
        return entries(self.tables[first : first + PAGE], voices(self.language))


def shown(driver: Any) -> list[str]:
    """Every table, in the order in which one comes by, from the top to the end."""
    page, seen = driver.screen.page, dict[str, None]()
    driver.frames(PAGE // PER_FRAME + 2)
    page.scroll_y = 1.0
    driver.frames(1)
    while True:
        seen |= dict.fromkeys(widget.finished for widget in driver.widgets("GameEntry"))
        if page.scroll_y <= 0:
            return list(seen)
        page.scroll_y = max(0.0, page.scroll_y - page.height / (page.ids.column.height - page.height))
        driver.frames(1)


def last(driver: Any) -> Any:
    """The table at the end."""
    return list(driver.widgets("GameEntry"))[-1]


class TestScreen:
    def test_a_tap_opens_a_table(self) -> None:
        history = History(EVERY)
        with staged(history.make) as driver:
            driver.tap(list(driver.widgets("GameEntry"))[1])
            assert history.told == [("open", EVERY[1].id)]

    def test_the_newest_stand_on_top_and_the_older_ones_come_page_by_page(self) -> None:
        history = History(EVERY)
        evenings = [told.finished for told in entries(EVERY, voices())]
        with staged(history.make) as driver:
            for count in (PAGE, 2 * PAGE, len(evenings)):
                assert shown(driver) == evenings[:count]
                if count < len(evenings):
                    history.screen.page.scroll_to(history.screen.older, animate=False)
                    driver.frames(2)
                    card = last(driver)
                    place = card.to_window(0, card.top)
                    driver.tap(history.screen.older)
                    driver.frames(20)
                    assert card.to_window(0, card.top) == pytest.approx(place, abs=2), "what was read is elsewhere"
            assert history.screen.older.parent is None

    def test_while_there_is_none_a_chip_leads_to_counting(self) -> None:
        history = History([], "fr")
        with staged(history.make) as driver:
            assert history.view().empty_text in driver.texts
            driver.tap(driver.chip("Compter une partie"))
            assert history.told == [("begin",)]
            history.tables = EVERY[:3]
            history.screen.show(history.view())
            assert len(shown(driver)) == 3
            assert any(text.startswith("3 parties terminées") for text in driver.texts)

    def test_what_is_typed_is_told_and_where_nothing_is_found_it_says_what_can_be_found(self) -> None:
        history = History(EVERY)
        with staged(history.make) as driver:
            driver.tap(history.screen.field)
            driver.type("Idavoll")
            assert history.told[-1] == ("search", "Idavoll")
            history.tables = []
            history.screen.show(history.view("Idavoll"))
            driver.frames(3)
            assert history.view("Idavoll").empty_text in driver.texts
            assert not list(driver.widgets("GameEntry"))

    def test_only_those_near_the_window_are_there_and_the_same_tiles_serve_for_all(self) -> None:
        every = [replace(table, id=round * 1000 + table.id) for round in range(8) for table in EVERY]
        history = History(every)
        with staged(history.make) as driver:
            assert TILES_PER_SECTION <= len(list(driver.widgets("GameEntry"))) <= 5 * TILES_PER_SECTION
            while history.screen.older.parent:
                history.screen.page.scroll_to(history.screen.older, animate=False)
                driver.tap(history.screen.older)
            shown(driver)
            there = {*driver.widgets("GameEntry"), *history.screen.page.spare.get(GameEntry, [])}
            assert len(there) <= 6 * TILES_PER_SECTION < len(every)
            top = list(driver.widgets("GameEntry"))
            history.tables = every[1:]
            history.screen.show(history.view())
            shown(driver)
            now = {*driver.widgets("GameEntry"), *history.screen.page.spare.get(GameEntry, [])}
            assert {*top} <= now, "thrown away"
            assert len(now) == len(there)

    def test_a_card_is_as_tall_as_its_texts(self) -> None:
        with staged(History(EVERY).make) as driver:
            for card in driver.widgets("GameEntry"):
                assert card.height == card.minimum_height
                assert card.height >= 100
