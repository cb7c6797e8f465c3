"""Finished tables by touches: found, by year, and sent."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from scoring import write
from screens.navigation import Finished, Player, Start, TablesOf
from sharing import code
from sharing.phone import COPIED, FAILED, SAVED, Outcome
from sharing.qr import squares
from testing.app_driver import AppDriver, KillableApp
from testing.fake_phone import accepts, deletes, does, finish
from testing.history import SMALL, games, open_newest
from testing.nidavellir_tables import player, table
from testing.transfer import EXAMPLE

LARGE = table(player("Anne", hunter=6), player("Bruno", hunter=2), player("Chloé", hunter=1))


def texts(hand: AppDriver) -> list[str]:
    """Every text on the screen."""
    return [getattr(widget, "text", "") for widget in hand.screen.walk()]


class TestFinding:
    def test_words_leave_the_tables_that_have_them_all(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, replace(SMALL, expansions=()))
        finish(hand, EXAMPLE)
        games(hand)
        assert len(list(hand.widgets("GameEntry"))) == 3
        hand.search("BRUN ida")
        assert [entry.title for entry in hand.widgets("GameEntry")] == ["Nidavellir with Thingvellir and Idavoll"]
        hand.search("xyz")
        assert not list(hand.widgets("GameEntry"))

    def test_back_shows_all_tables_again_before_it_leaves_them(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, EXAMPLE)
        games(hand)
        hand.search("thing")
        hand.tap(next(hand.widgets("GameEntry")))
        hand.back()
        assert len(list(hand.widgets("GameEntry"))) == 1
        hand.back()
        assert (hand.here, hand.screen.field.text) == (Start("games"), "")
        assert len(list(hand.widgets("GameEntry"))) == 2
        hand.back()
        assert hand.here == Start("count")

    def test_a_player_s_page_leads_to_the_tables_of_nobody_else(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, table(player("Anne-Marie", hunter=2), player("Bruno", hunter=3)))
        games(hand)
        hand.search("anne")
        assert len(list(hand.widgets("GameEntry"))) == 2
        hand.back()
        somebody = Player(hand.app.context.records.people.player("Anne"))
        hand.app.context.pages.go(somebody)
        hand.frames(6)
        hand.open("All games")
        assert hand.screen.field.text == "Anne"
        assert [entry.others for entry in hand.widgets("GameEntry")] == ["Anne\u00a018"]
        hand.search(" thing")
        assert len(list(hand.widgets("GameEntry"))) == 2
        way = [hand.app.context.pages.navigation.here]
        hand.tap(hand.chip("back"))
        hand.frames(6)
        way.append(hand.app.context.pages.navigation.here)
        hand.back()
        way.append(hand.app.context.pages.navigation.here)
        assert way == [TablesOf(somebody.person), somebody, Start("games")]
        assert hand.screen.field.text == ""

    def test_a_player_s_page_stands_where_it_was_for_who_comes_back(self, hand: AppDriver) -> None:
        for sheet in (SMALL, EXAMPLE, SMALL):
            finish(hand, sheet)
        anne, bruno = map(hand.app.context.records.people.player, ("Anne", "Bruno"))
        games(hand)
        hand.app.context.pages.go(Player(anne))
        hand.frames(20)
        hand.screen.scroll_y = 0.35
        hand.frames(4)
        stood = hand.screen.scroll_offset
        hand.app.context.pages.go(Player(bruno))
        hand.frames(20)
        assert hand.screen.scroll_offset == 0
        hand.back()
        hand.frames(20)
        assert hand.screen.scroll_offset == pytest.approx(stood, abs=2)


class TestYears:
    @pytest.fixture(autouse=True)
    def evenings(self, hand: AppDriver) -> None:
        """Three tables of 2024 and 2026; in 2024 Chloé sat there too."""
        years = iter([2024, 2024, 2026])
        history = hand.app.context.records.history
        for sheet in (SMALL, LARGE, SMALL):
            year = next(years)
            history._now = lambda year=year: datetime(year, 5, 3, tzinfo=UTC)
            finish(hand, sheet)
        games(hand)

    def entries(self, hand: AppDriver) -> list[str]:
        """The years in the dates of the tables listed."""
        return [entry.finished.split(",")[0][-4:] for entry in hand.widgets("GameEntry")]

    def choose(self, hand: AppDriver, label: str) -> None:
        hand.tap(hand.chip(label))
        hand.frames(12)

    def test_the_list_shows_one_year_or_all(self, hand: AppDriver) -> None:
        assert [chip.text for chip in hand.screen.years.shown] == ["All", "2026", "2024"]
        self.choose(hand, "2024")
        assert (self.entries(hand), hand.screen.field.text) == (["2024"] * 2, "")
        assert "2 finished games in 2024" in texts(hand)
        self.choose(hand, "All")
        assert self.entries(hand) == ["2026", "2024", "2024"]

    def test_a_search_stays_within_the_year(self, hand: AppDriver) -> None:
        self.choose(hand, "2024")
        hand.search("chloe")
        assert self.entries(hand) == ["2024"]
        self.choose(hand, "2026")
        assert (self.entries(hand), hand.screen.field.text) == ([], "chloe")
        assert "No game of 2026 matches all of these words." in texts(hand)
        self.choose(hand, "All")
        assert self.entries(hand) == ["2024"]

    def test_players_and_records_are_of_the_year_that_was_chosen(self, hand: AppDriver) -> None:
        self.choose(hand, "2026")
        self.choose(hand, "Players")
        assert [row.title for row in hand.widgets("Row")] == ["Anne", "Bruno"]
        self.choose(hand, "2024")
        assert [row.title for row in hand.widgets("Row")] == ["Anne", "Bruno", "Chloé"]
        hand.tap(next(hand.widgets("Row")))
        hand.frames(12)
        assert hand.screen.view.figures[0].number == "2"
        self.choose(hand, "2026")
        assert hand.screen.view.figures[0].number == "1"
        hand.open("All games")
        assert self.entries(hand) == ["2026"]
        hand.app.context.pages.switch("games")
        games(hand)
        self.choose(hand, "Records")
        assert next(hand.widgets("BestTile")).points == "23"
        self.choose(hand, "2024")
        assert next(hand.widgets("BestTile")).points == "50"

    def test_who_did_not_play_in_a_year_is_told_so(self, hand: AppDriver) -> None:
        hand.app.context.pages.go(Player(hand.app.context.records.people.player("Chloé")))
        hand.frames(12)
        assert hand.screen.view.figures
        self.choose(hand, "2026")
        assert "No game counts in 2026." in texts(hand)

    def test_a_year_without_tables_is_left(self, hand: AppDriver) -> None:
        self.choose(hand, "2026")
        hand.tap(next(hand.widgets("GameEntry")))
        hand.frames(12)
        deletes(hand)
        assert self.entries(hand) == ["2024"] * 2
        self.choose(hand, "Undo")
        assert len(self.entries(hand)) == 3


def test_the_year_is_the_same_after_a_kill(phone: KillableApp) -> None:
    for year in (2024, 2026):
        phone.hand.app.context.records.history._now = lambda year=year: datetime(year, 5, 3, tzinfo=UTC)
        finish(phone.hand, SMALL)
    games(phone.hand)
    phone.hand.tap(phone.hand.chip("2024"))
    hand = phone.kill()
    hand.frames(12)
    assert ["2024" in entry.finished for entry in hand.widgets("GameEntry")] == [True]


class TestSending:
    @pytest.fixture(autouse=True)
    def a_table(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        open_newest(hand)

    def send(self, hand: AppDriver, way: str) -> Any:
        does(hand, "Share")
        does(hand, way)
        return hand.app.device.phone.sent[-1] if hand.app.device.phone.sent else None

    def test_as_text(self, hand: AppDriver) -> None:
        kind, told = self.send(hand, "As text")
        assert kind == "text"
        assert all(name.name in told for name in EXAMPLE.players)
        assert hand.over == ""

    def test_as_the_sheet_s_file(self, hand: AppDriver) -> None:
        kind, path = self.send(hand, "As a file (the score sheet)")
        assert (kind, path.read_text("utf-8")) == ("application/json", write(EXAMPLE))

    def test_to_bg_stats(self, hand: AppDriver) -> None:
        kind, link = self.send(hand, "To BG Stats")
        assert (kind, link.split("?")[0]) == ("link", "https://app.bgstatsapp.com/createPlay.html")

    def test_as_a_code_that_says_the_sheet(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        drawn: list[str] = []

        def draw(text: str) -> tuple[tuple[bool, ...], ...]:
            drawn.append(text)
            return squares(text)

        monkeypatch.setattr("sharing.qr.squares", draw)
        self.send(hand, "To Elvaland, by QR code")
        assert code.read(drawn[-1]) == EXAMPLE
        shown = hand.app.shell.overlay.squares
        assert shown.height % shown.count == 0
        assert shown.height <= 0.5 * 640
        left, middle = shown.picture.pos[0], shown.x + shown.width / 2
        assert abs(left + shown.height / 2 - middle) <= 1

    def test_as_a_bg_stats_code(self, hand: AppDriver) -> None:
        self.send(hand, "To BG Stats, by QR code")
        assert "BG Stats" in hand.over

    @pytest.mark.parametrize(
        ("answer", "sentence"),
        [
            pytest.param(Outcome(COPIED), "Copied: now paste it.", id="copied"),
            pytest.param(Outcome(SAVED, Path("/d/x.png")), "Saved: /d/x.png", id="saved"),
            pytest.param(Outcome(FAILED, reason="no app"), "That did not work (no app).", id="failed"),
        ],
    )
    def test_what_came_of_it_is_told(self, hand: AppDriver, answer: Outcome, sentence: str) -> None:
        hand.app.device.phone.answer = answer
        self.send(hand, "As text")
        texts = [widget.text for widget in hand.app.shell.overlay.walk() if hasattr(widget, "text")]
        assert sentence in texts

    def test_a_file_for_which_there_is_no_room_is_told(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        def full(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Path, "write_text", full)
        does(hand, "Share")
        does(hand, "As a file (the score sheet)")
        texts = [getattr(widget, "text", "") for widget in hand.app.shell.overlay.walk()]
        assert any("The phone is full" in text for text in texts)


def test_a_text_that_led_to_a_table_is_done_with(hand: AppDriver) -> None:
    hand.app.context.pages.switch("settings")
    hand.app.context.transfer.show_import()
    hand.frames(6)
    for text in ("Bonjour", code.written(EXAMPLE)):
        hand.screen.field.text = text
        hand.frames(6)
        does(hand, "Import this text")
        assert hand.screen.field.text == text
    accepts(hand)
    assert isinstance(hand.here, Finished)
    hand.back()
    assert (hand.screen.field.text, hand.screen.view.outcome) == ("", "")


def test_a_search_that_ends_the_app_is_not_begun_again(hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise MemoryError

    hand.app.context.pages.switch("games")
    hand.app.context.history.search("anne")
    with monkeypatch.context() as failing:
        failing.setattr(hand.app.context.records.history, "tables", fails)
        with pytest.raises(MemoryError):
            hand.app.context.history.search("bruno")
    assert hand.app.context.records.setting("sought") == "anne"


def test_why_a_long_text_is_refused_is_seen(hand: AppDriver) -> None:
    hand.app.context.pages.switch("settings")
    hand.app.context.transfer.show_import()
    hand.frames(6)
    hand.screen.field.text = "[\n" * 200
    hand.frames(6)
    hand.screen.scroll_y = 0
    does(hand, "Import this text")
    (told,) = [text for text in hand.widgets("Text") if text.text == hand.screen.view.outcome]
    assert 0 <= told.to_window(*told.pos)[1] <= 640


def test_a_link_to_bg_stats_knows_the_same_person_after_a_rename(hand: AppDriver) -> None:
    def ids() -> dict[str, str]:
        open_newest(hand)
        does(hand, "Share")
        does(hand, "To BG Stats")
        (told,) = parse_qs(urlsplit(hand.app.device.phone.sent[-1][1]).query)["data"]
        return {player["name"]: player["sourcePlayerId"] for player in json.loads(told)["players"]}

    finish(hand, SMALL)
    before = ids()
    people = hand.app.context.records.people
    people.rename(people.player("Anne"), "Annie")
    hand.app.context.pages.switch("games")
    assert ids() == {"Annie": before["Anne"], "Bruno": before["Bruno"]}
