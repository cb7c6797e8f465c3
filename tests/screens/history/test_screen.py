"""Every finished table: told with its evening and its winner, opened by a tap, quick with many."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from records.finished import Kept
from scoring import Sheet
from screens.history.screen import HistoryScreen
from screens.widgets.lazy_list import TILES
from screens.widgets.page import AT_ONCE
from testing import nains_tables, nidavellir_tables, vedrfolnir_tables
from testing.finished import finished, tables
from testing.stage import Told, staged
from testing.voices import voices
from views.history.view import Entry, HistoryView, entries, present
from words import LANGUAGES

PAGE = 10
EVERY = tables(28)


def entry(sheet: Sheet[Any], language: str = "en") -> Any:
    return entries([finished(sheet)], voices(language))[0]


def nidavellir(**hunters: int) -> Sheet[Any]:
    """A table where everybody has hunters and nothing else; without coins in hand."""
    players = [nidavellir_tables.player(name, hunter=count) for name, count in hunters.items()]
    return nidavellir_tables.table(*players)


class TestPresenter:
    def test_the_winner_stands_out_and_the_others_follow_the_best_first(self) -> None:
        told = entry(nidavellir(Anne=2, Bruno=5, Chloe=3))
        assert (told.won, told.winners) == (True, "Bruno")
        assert told.others.index("Chloe\u00a0") < told.others.index("Anne\u00a0")
        assert told.title == "Nidavellir with Thingvellir and Idavoll"

    @pytest.mark.parametrize(("language", "winners"), [("fr", "Anne et Chloe"), ("en", "Anne and Chloe")])
    def test_a_victory_is_shared(self, language: str, winners: str) -> None:
        told = entry(nidavellir(Anne=5, Bruno=2, Chloe=5), language)
        assert told.winners == winners
        assert told.others.startswith("Bruno")

    @pytest.mark.parametrize(("language", "nobody"), [("fr", "Personne ne gagne"), ("en", "Nobody wins")])
    def test_where_nobody_wins_everybody_is_told(self, language: str, nobody: str) -> None:
        told = entry(vedrfolnir_tables.solo(3, 9, 6), language)
        assert (told.won, told.winners, told.total) == (False, nobody, "")
        assert told.others == "Heilheim\u00a09 · Brynhildr\u00a06 · Valhalla\u00a03"

    def test_below_zero(self) -> None:
        assert entry(vedrfolnir_tables.solo(3, -9, 0)).others == "Brynhildr\u00a00 · Heilheim\u00a0−9"

    def test_of_equal_totals_the_tie_break_tells_the_winner(self) -> None:
        kept = replace(
            finished(nains_tables.table(nains_tables.player("Anne"), nains_tables.player("Bruno"))),
            totals=(7, 7),
            places=(2, 1),
            winners=("Bruno",),
        )
        (told,) = entries([kept], voices())
        assert (told.winners, told.total, told.others) == ("Bruno", "7", "Anne\u00a07")

    @pytest.mark.parametrize(
        ("language", "evening"),
        [("fr", "Mercredi 18 novembre 2026, 23:05"), ("en", "Wednesday 18 November 2026, 11:05\u00a0pm")],
    )
    def test_the_evening_is_that_of_the_place(self, language: str, evening: str) -> None:
        utc = datetime(2026, 11, 18, 22, 5, tzinfo=UTC)
        kept = replace(finished(nidavellir(Anne=1, Bruno=2)), finished=utc.astimezone(timezone(timedelta(hours=1))))
        assert entries([kept], voices(language))[0].finished == evening

    @pytest.mark.parametrize(
        ("count", "french", "english"),
        [(0, "", ""), (1, "1 partie finie", "1 finished table"), (2, "2 parties finies", "2 finished tables")],
    )
    def test_they_are_counted(self, count: int, french: str, english: str) -> None:
        counted = [present(EVERY[:count], count, voices(language)).counted for language in LANGUAGES]
        asked = "\u00a0: cherchez un joueur, un jeu, une boîte, une année, un lieu."
        search = ": search for a player, a game, a box, a year, a place."
        assert counted == [french and french + asked, english and english + search]

    def test_they_come_in_the_order_of_the_records(self) -> None:
        assert [told.id for told in entries(EVERY, voices())] == [kept.id for kept in EVERY]


class History:
    """The screen, and what was tapped on it."""

    def __init__(self, tables: Sequence[Kept], language: str = "en") -> None:
        self.tables, self.language = tables, language
        #: What was asked of its controller.
        self.told: list[tuple[Any, ...]] = []

    def make(self) -> HistoryScreen:
        controller: Any = Told(self.tell)
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
    driver.frames(PAGE // AT_ONCE + 2)
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
            assert history.view().nothing in driver.texts
            driver.tap(driver.chip("Compter une partie"))
            assert history.told == [("begin",)]
            history.tables = EVERY[:3]
            history.screen.show(history.view())
            assert len(shown(driver)) == 3
            assert any(text.startswith("3 parties finies") for text in driver.texts)

    def test_what_is_typed_is_told_and_where_nothing_is_found_it_says_what_can_be_found(self) -> None:
        history = History(EVERY)
        with staged(history.make) as driver:
            driver.tap(history.screen.field)
            driver.type("Idavoll")
            assert history.told[-1] == ("look", "Idavoll")
            history.tables = []
            history.screen.show(history.view("Idavoll"))
            driver.frames(3)
            assert history.view("Idavoll").nothing in driver.texts
            assert not list(driver.widgets("GameEntry"))

    def test_only_those_near_the_window_are_there_and_the_same_tiles_serve_for_all(self) -> None:
        every = [replace(table, id=round * 1000 + table.id) for round in range(20) for table in EVERY]
        history = History(every)
        with staged(history.make) as driver:
            assert TILES <= len(list(driver.widgets("GameEntry"))) <= 5 * TILES
            while history.screen.older.parent:
                history.screen.page.scroll_to(history.screen.older, animate=False)
                driver.tap(history.screen.older)
            shown(driver)
            there = {*driver.widgets("GameEntry"), *history.screen.spare}
            assert len(there) <= 6 * TILES < len(every)
            top = list(driver.widgets("GameEntry"))
            history.tables = every[1:]
            history.screen.show(history.view())
            shown(driver)
            now = {*driver.widgets("GameEntry"), *history.screen.spare}
            assert {*top} <= now, "thrown away"
            assert len(now) == len(there)

    def test_a_card_is_as_tall_as_its_texts(self) -> None:
        with staged(History(EVERY).make) as driver:
            for card in driver.widgets("GameEntry"):
                assert card.height == card.minimum_height
                assert card.height >= 100
