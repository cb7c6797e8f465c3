"""Every finished table: told with its evening and its winner, opened by a tap, quick with many."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from scoring import Sheet
from screens.games import GameEntry, GamesScreen
from screens.presenters.history import HistoryView, present
from screens.widgets.page import AT_ONCE
from tests.scoring import nains_tables, nidavellir_tables, vedrfolnir_tables
from tests.screens.finished import finished, tables
from tests.screens.stage import staged, voices
from words import LANGUAGES

PAGE = 10
EVERY = tables(28)


def entry(sheet: Sheet[Any], language: str = "en") -> Any:
    return present([finished(sheet)], voices(language)).entries[0]


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
        (told,) = present([kept], voices()).entries
        assert (told.winners, told.total, told.others) == ("Bruno", "7", "Anne\u00a07")

    @pytest.mark.parametrize(
        ("language", "evening"),
        [("fr", "Mercredi 18 novembre 2026, 23:05"), ("en", "Wednesday 18 November 2026, 11:05\u00a0pm")],
    )
    def test_the_evening_is_that_of_the_place(self, language: str, evening: str) -> None:
        utc = datetime(2026, 11, 18, 22, 5, tzinfo=UTC)
        kept = replace(finished(nidavellir(Anne=1, Bruno=2)), finished=utc.astimezone(timezone(timedelta(hours=1))))
        assert present([kept], voices(language)).entries[0].finished == evening

    @pytest.mark.parametrize(
        ("count", "french", "english"),
        [(0, "", ""), (1, "1 partie finie", "1 finished table"), (2, "2 parties finies", "2 finished tables")],
    )
    def test_they_are_counted(self, count: int, french: str, english: str) -> None:
        assert [present(EVERY[:count], voices(language)).counted for language in LANGUAGES] == [french, english]

    def test_they_come_in_the_order_of_the_records(self) -> None:
        assert [told.id for told in present(EVERY, voices()).entries] == [kept.id for kept in EVERY]


class History:
    """The screen, and what was tapped on it."""

    def __init__(self, view: HistoryView) -> None:
        self.view = view
        self.opened: list[int] = []
        self.counting = 0

    def make(self) -> GamesScreen:
        self.screen = GamesScreen(self.opened.append, self.count)
        self.screen.show(self.view)
        return self.screen

    def count(self) -> None:
        self.counting += 1


def shown(driver: Any) -> list[str]:
    """Every table, once there was time to make them all."""
    driver.frames(PAGE // AT_ONCE + 2)
    return [widget.finished for widget in driver.widgets("GameEntry")]


def last(driver: Any) -> Any:
    """The table at the end."""
    return list(driver.widgets("GameEntry"))[-1]


class TestScreen:
    @pytest.fixture(autouse=True)
    def short_pages(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("screens.games.PAGE", PAGE)

    def test_a_tap_opens_a_table(self) -> None:
        history = History(present(EVERY, voices()))
        with staged(history.make) as driver:
            driver.tap(list(driver.widgets("GameEntry"))[1])
            assert history.opened == [EVERY[1].id]

    def test_the_newest_stand_on_top_and_the_older_ones_come_page_by_page(self) -> None:
        history = History(present(EVERY, voices()))
        evenings = [told.finished for told in history.view.entries]
        with staged(history.make) as driver:
            for count in (PAGE, 2 * PAGE, len(evenings)):
                assert shown(driver) == evenings[:count]
                if count < len(evenings):
                    history.screen.scroll_to(history.screen.older, animate=False)
                    driver.frames(2)
                    card = last(driver)
                    place = card.to_window(0, card.top)
                    driver.tap(history.screen.older)
                    driver.frames(20)
                    assert card.to_window(0, card.top) == pytest.approx(place, abs=2), "what was read is elsewhere"
            assert history.screen.older.parent is None

    def test_what_was_opened_stays_when_another_table_is_finished(self) -> None:
        history = History(present(EVERY[1:], voices()))
        with staged(history.make) as driver:
            shown(driver)
            history.screen.older.dispatch("on_release")
            shown(driver)
            history.screen.show(present(EVERY, voices()))
            shown(driver)
            assert len(shown(driver)) == 2 * PAGE
            assert shown(driver)[0] == "Wednesday 18 November 2026, 11:05\u00a0pm"

    def test_while_there_is_none_a_chip_leads_to_counting(self) -> None:
        history = History(present([], voices("fr")))
        with staged(history.make) as driver:
            assert driver.texts == [history.view.nothing]
            driver.tap(driver.chip("Compter une partie"))
            assert history.counting == 1
            history.screen.show(present(EVERY[:3], voices("fr")))
            assert len(shown(driver)) == 3
            assert "3 parties finies" in driver.texts

    def test_the_first_ones_are_seen_at_once(self) -> None:
        history = History(present(EVERY, voices()))
        history.make()
        cards = [card for card in history.screen.ids.column.children if isinstance(card, GameEntry)]
        assert len(cards) == AT_ONCE

    def test_a_card_is_as_tall_as_its_texts(self) -> None:
        with staged(History(present(EVERY, voices())).make) as driver:
            for card in driver.widgets("GameEntry"):
                assert card.height == card.minimum_height
                assert card.height >= 100
