"""The referee by touches: asked in words, leafed through, from a card or a number to its rule and back."""

import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from referee.rulebook import CHAPTERS, entries
from scoring import read
from screens.app import ElvalandApp
from screens.navigation import Calculator, CardRules, Cards, Chapter, Navigation, Route, Rule, Rulings, Start
from screens.rulebook import controller
from screens.widgets.page import PER_FRAME
from testing.app_driver import AppDriver, title
from testing.tables import NAINS, RATATOSK, REFERENCE

EXCHANGE = "nidavellir.coins.exchange"


def test_the_way_through_the_rulebook_is_kept() -> None:
    way = Navigation()
    routes: list[Route] = [
        Rule(EXCHANGE),
        Chapter("nidavellir", "coins"),
        Cards("nains"),
        CardRules("nains", "gaat"),
        Rulings("nains"),
        Calculator("nains", "coin"),
    ]
    for route in routes:
        way.go(route)
    again = Navigation.read(way.write())
    for route in reversed(routes):
        assert (again.here, type(again.here)) == (route, type(route))
        again.back()
    assert again.here == Start("count")


class Slow:
    """An index that takes a frame to read an entry."""

    def __init__(self, entries: int) -> None:
        self.left = entries

    def read_on(self) -> bool:
        sleep(controller.PER_FRAME)
        self.left -= 1
        return self.left >= 0


class TestReading:
    def opened(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch, entries: int) -> Slow:
        index = Slow(entries)
        monkeypatch.setattr(controller, "Index", lambda *_: index)
        hand.tap(hand.chip("referee"))
        assert index.left == entries, "not while the screen comes"
        hand.frames(40)
        return index

    def test_a_frame_waits_for_one_entry_and_all_are_read(
        self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        index = self.opened(hand, monkeypatch, 500)
        for _ in range(3):
            left = index.left
            hand.frames(1)
            assert index.left == left - 1
        index.left = 2
        hand.frames(4)
        assert index.left == -1, "and nobody asks any more"

    def test_nothing_is_read_where_memory_is_short(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        index = self.opened(hand, monkeypatch, 500)
        hand.app.context.rulebook.forget_index()
        left = index.left
        hand.frames(10)
        assert 0 < index.left == left < 500


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    return tmp_path / "elvaland.db"


@pytest.fixture
def driver(hand: AppDriver) -> AppDriver:
    """At the home of the rulebook."""
    hand.tap(hand.chip("referee"))
    hand.frames(12)
    return hand


class TestSearch:
    def test_what_was_typed_is_there_when_one_comes_back(self, driver: AppDriver) -> None:
        assert not driver.screen.field.focus
        asked = title(EXCHANGE).lower()
        driver.search(asked)
        assert title(EXCHANGE) in driver.rows
        driver.open(title(EXCHANGE))
        assert driver.here == Rule(EXCHANGE)
        driver.back()
        assert driver.here == Start("referee")
        assert driver.screen.field.text == asked
        assert title(EXCHANGE) in driver.rows

    def test_what_lies_on_the_table_is_answered_by_a_tool(self, driver: AppDriver) -> None:
        driver.search("no coin of that value left")
        assert driver.rows[1] == "Coins"
        driver.tap(list(driver.widgets("Row"))[1])
        assert driver.here == Calculator("nidavellir", "coin")

    def test_the_table_s_game_leaves_out_the_others_unless_one_is_named(self, driver: AppDriver) -> None:
        driver.app.context.counting.begin(read(NAINS))
        driver.tap(driver.chip("referee"))
        driver.search("tie at the end")
        assert {answer.id.split(".")[0] for answer in driver.screen.view.answers} == {"nains"}
        driver.type(" of vedrfolnir")
        driver.frames(6)
        assert {answer.id.split(".")[0] for answer in driver.screen.view.answers} == {"vedrfolnir"}

    def test_boxes_that_are_not_on_the_table_come_after(self, driver: AppDriver) -> None:
        driver.search("end of age 1")
        anywhere = [answer.note for answer in driver.screen.view.answers]
        assert "Thingvellir" in anywhere[:3]
        driver.app.context.counting.begin(read(RATATOSK))
        driver.tap(driver.chip("referee"))
        driver.frames(6)
        at_table = [answer.note for answer in driver.screen.view.answers]
        assert "Thingvellir" not in at_table[:3]

    def test_without_a_table_the_game_played_last_comes_first(self, driver: AppDriver) -> None:
        assert driver.app.context.rulebook.game == "nidavellir"
        records = driver.app.context.records
        records.close_draft(records.begin(read(NAINS), ""))
        assert (driver.app.context.rulebook.chosen, driver.app.context.rulebook.game) == ("", "nains")
        driver.search("who starts")
        games = [answer.id.split(".")[0] for answer in driver.screen.view.answers]
        assert games[0] == "nains"
        assert len(set(games)) > 1

    def test_a_tap_takes_the_words_away_and_back_does_too(self, driver: AppDriver) -> None:
        driver.search("thrud")
        assert "All cards" not in driver.rows
        driver.tap(driver.screen.clear)
        driver.frames(6)
        assert (driver.screen.field.text, driver.screen.field.focus) == ("", True)
        assert "All cards" in driver.rows
        driver.type("thrud")
        driver.back()
        assert (driver.here, driver.screen.field.text) == (Start("referee"), "")

    def test_enter_puts_the_keyboard_away(self, driver: AppDriver) -> None:
        driver.search("thrud")
        driver.screen.field.dispatch("on_text_validate")
        assert (driver.screen.field.text, driver.screen.field.focus) == ("thrud", False)

    def test_a_pasted_book_is_cut(self, driver: AppDriver) -> None:
        driver.screen.field.insert_text("thrud ")
        driver.screen.field.insert_text("x" * 100_000)
        driver.screen.field.insert_text("y")
        assert driver.screen.field.text == "thrud " + "x" * 194

    def test_each_letter_is_answered(self, driver: AppDriver) -> None:
        driver.search("q")
        driver.type("zqz")
        driver.frames(4)
        assert driver.rows == []
        assert any("No results" in text.text for text in driver.widgets("Text"))


class TestStart:
    def test_it_is_about_the_game_on_the_table(self, driver: AppDriver) -> None:
        driver.app.context.counting.begin(read(RATATOSK))
        driver.tap(driver.chip("referee"))
        driver.frames(12)
        assert driver.screen.view.game == "nidavellir"
        driver.open("Vedrfolnir")
        assert driver.screen.view.game == "vedrfolnir"
        driver.app.context.counting.begin(read(NAINS))
        driver.tap(driver.chip("referee"))
        assert driver.screen.view.game == "nains"

    def test_the_game_and_the_last_ones_asked_are_there_after_a_restart(self, file: Path) -> None:
        driver = AppDriver(ElvalandApp(file))
        driver.tap(driver.chip("referee"))
        driver.open("Vedrfolnir")
        for rule in (EXCHANGE, "vedrfolnir.tyr"):
            driver.app.context.pages.go(Rule(rule))
            driver.back()
        driver.close()
        driver = AppDriver(ElvalandApp(file))
        driver.tap(driver.chip("referee"))
        driver.frames(12)
        assert driver.screen.view.game == "vedrfolnir"
        assert driver.rows[:2] == [title("vedrfolnir.tyr"), title(EXCHANGE)]
        driver.open(title(EXCHANGE))
        assert driver.here == Rule(EXCHANGE)
        driver.close()

    def test_a_tool_has_its_place(self, driver: AppDriver) -> None:
        driver.open("Vedrfolnir")
        driver.open("Tribute")
        assert driver.here == Calculator("vedrfolnir", "tribute")

    def test_what_is_open_leads_to_its_rule(self, driver: AppDriver) -> None:
        driver.open("Nains")
        driver.open("Open rulings")
        assert driver.here == Rulings("nains")
        driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "The rule, and why"))
        assert entries()[driver.here.id].ruling == "mercenaries_in_column"


class TestLeafing:
    def test_through_a_chapter_to_a_rule_and_back_to_where_one_was(self, driver: AppDriver) -> None:
        driver.open("Nidavellir")
        driver.open("Gems and ties")
        chapter = driver.here
        page = driver.screen
        assert len(driver.rows) == len(next(c.entries for c in CHAPTERS["nidavellir"] if c.key == chapter.chapter))
        driver.open(driver.rows[-1])
        assert isinstance(driver.here, Rule)
        driver.back()
        assert (driver.here, driver.screen) == (chapter, page)
        assert page.scroll_y < 0.5

    def test_a_card_leads_to_its_rule_and_on_to_what_is_related(self, driver: AppDriver) -> None:
        driver.open("Nidavellir")
        driver.open("All cards")
        driver.tap(driver.screen.field)
        driver.type("tarah")
        driver.frames(6)
        assert driver.rows == ["Tarah"]
        driver.open("Tarah")
        assert driver.here == CardRules("nidavellir", "tarah")
        driver.open(title("nidavellir.heroes.tarah"))
        entry = entries()[driver.here.id]
        related = entry.related[0]
        driver.open(title(related))
        assert driver.here == Rule(related)
        driver.back()
        assert driver.here == Rule(entry.id)
        driver.tap(driver.chip("Tarah"))
        assert driver.here == CardRules("nidavellir", "tarah")
        for _ in range(3):
            driver.tap(driver.chip("back"))
            driver.frames(6)
        assert driver.here == Cards("nidavellir")
        assert driver.screen.field.text == "tarah"

    def test_back_at_a_page_one_reads_on_where_one_was(self, driver: AppDriver) -> None:
        driver.app.context.pages.go(CardRules("nidavellir", "thrud"))
        driver.frames(12)
        page, last = driver.screen, driver.rows[-1]
        driver.open(last)
        left = page.scroll_offset
        assert left > 1000
        driver.app.context.pages.go(CardRules("nidavellir", "ylud"))
        driver.frames(12)
        assert (driver.screen, page.scroll_offset) == (page, 0)
        driver.back()
        driver.back()
        driver.frames(12)
        assert driver.rows[-1] == last
        assert page.scroll_offset == pytest.approx(left, abs=2)

    def test_a_table_begun_far_down_a_page_leads_home(self, driver: AppDriver) -> None:
        driver.app.context.pages.go(Cards("nidavellir"))
        driver.frames(30)
        page = driver.screen.page
        page.set_scroll_offset(500)
        driver.frames(3)
        assert page.scroll_offset == pytest.approx(500, abs=2)
        driver.app.context.counting.begin(read(REFERENCE.read_bytes()))
        driver.back()
        assert (driver.here, type(driver.screen).__name__) == (Start("count"), "HomeScreen")

    def test_a_rule_leads_to_its_chapter(self, driver: AppDriver) -> None:
        driver.app.context.pages.go(Rule(EXCHANGE))
        driver.frames(4)
        driver.open("Nidavellir · Coins")
        assert driver.here == Chapter("nidavellir", "coins")

    @pytest.mark.parametrize("route", [Cards("nidavellir"), Chapter("nidavellir", "gems")])
    def test_a_long_list_is_not_made_at_once(self, driver: AppDriver, route: Any) -> None:
        driver.app.context.pages.go(route)
        page = getattr(driver.screen, "page", driver.screen)
        assert len(page.ids.column.children) == PER_FRAME
        driver.frames(30)
        assert len(page.ids.column.children) > PER_FRAME


@pytest.mark.parametrize(
    ("here", "seen"),
    [
        ('[["Rule", "nidavellir.coins.exchange"]]', "RuleScreen"),
        ('[["Leafing", "nains", "coins"]]', "ChapterScreen"),
        ('[["Cards", "vedrfolnir"], ["CardRules", "vedrfolnir", "tyr"]]', "CardScreen"),
        ('[["Rule", "nidavellir.of.yesterday"]]', "HomeScreen"),
        ('[["Leafing", "nains", "yesterday"]]', "HomeScreen"),
        ('[["CardRules", "nains", "yesterday"]]', "HomeScreen"),
        ('[["Tool", "nains", "coin"]]', "CalculatorScreen"),
        ('[["Tool", "nains", "yesterday"]]', "HomeScreen"),
    ],
)
def test_the_app_opens_at_the_page_where_it_was_closed(file: Path, here: str, seen: str) -> None:
    app = ElvalandApp(file)
    driver = AppDriver(app)
    app.context.records.remember("here", f'{{"ways": {{"count": {here}}}}}')
    driver.close()
    driver = AppDriver(ElvalandApp(file))
    assert type(driver.screen).__name__ == seen
    driver.close()


def test_the_rulebook_is_no_part_of_the_first_screen_nor_of_a_tap(file: Path) -> None:
    """In a process of its own, where nothing else opened it."""
    program = f"""
import sys
from pathlib import Path
import testing.mock_window
from screens.app import ElvalandApp
from scoring import read
from testing.driver import Driver
driver = Driver(ElvalandApp(Path({str(file)!r})))
driver.app.context.counting.begin(read(Path({str(REFERENCE)!r}).read_bytes()))
driver.frames(3)
driver.tap(next(driver.widgets("Chip")))
driver.finish()
driver.frames(3)
assert not [name for name in sys.modules if name.startswith("referee.rule")], sys.modules
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
