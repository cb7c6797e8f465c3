"""From a number to the rule behind it, and back to the number."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from scoring import Sheet, read
from screens.app import ElvalandApp
from screens.navigation import Rule
from screens.result.screen import ResultScreen
from testing.app_driver import AppDriver, title
from testing.tables import RATATOSK, REFERENCE, table


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    monkeypatch.setenv("LC_ALL", "en")
    driver = AppDriver(ElvalandApp(tmp_path / "elvaland.db"))
    yield driver
    driver.close()


class TestWhy:
    """From a number to the rule behind it, and back to the number."""

    def explained(self, driver: AppDriver, step: int = 0) -> str:
        """Open the rule of a step; tells what was explained."""
        told = driver.over
        chosen = [each for each in driver.widgets("Step") if each.rule][step]
        rule = chosen.rule.split("\u00a0·")[0]
        driver.tap(chosen)
        driver.frames(6)
        assert isinstance(driver.here, Rule)
        assert title(driver.here.id) == rule
        assert not driver.over
        return told

    def test_from_a_section(self, driver: AppDriver) -> None:
        driver.app.context.counting.begin(read(REFERENCE.read_bytes()))
        driver.frames(4)
        driver.tap(driver.section("warrior").head)
        told = self.explained(driver)
        driver.open(driver.rows[0])  # what is related
        driver.back()
        assert not driver.over
        driver.back()
        assert driver.over == told
        assert type(driver.screen).__name__ == "CountingScreen"
        driver.back()
        assert not driver.over
        assert type(driver.screen).__name__ == "CountingScreen"

    def at_result(self, driver: AppDriver, text: str) -> None:
        driver.app.context.counting.begin(read(text))
        driver.finish()
        driver.frames(6)

    def test_from_a_result(self, driver: AppDriver) -> None:
        self.at_result(driver, REFERENCE.read_text("utf-8"))
        driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "52"))
        driver.frames(3)
        told = self.explained(driver, step=1)
        driver.tap(driver.chip("back"))
        driver.frames(3)
        assert driver.over == told
        driver.tap(driver.chip("Correct: Warriors, Chloé"))
        assert driver.app.context.counting.table.position.cell == (2, "warrior")

    def test_from_a_table_of_the_history(self, driver: AppDriver) -> None:
        self.at_result(driver, REFERENCE.read_text("utf-8"))
        driver.app.context.counting.leave()
        driver.tap(driver.chip("games"))
        driver.frames(4)
        driver.tap(next(iter(driver.widgets("GameEntry"))))
        driver.frames(4)
        driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "52"))
        told = self.explained(driver)
        driver.back()
        assert driver.over == told
        driver.back()
        # another way from here has nothing to lay again
        driver.tap(driver.chip("games"))
        driver.frames(4)
        assert not driver.over

    def test_who_comes_back_another_way_sees_nothing_laid_again(self, driver: AppDriver) -> None:
        self.at_result(driver, RATATOSK)
        result = driver.screen
        driver.app.context.result.explain_number(0, result.view.rows[0].key)
        driver.frames(3)
        told = self.explained(driver)
        driver.back()
        assert driver.over == told
        driver.back()
        assert (driver.screen, driver.over) == (result, "")
        driver.app.context.result.look_up_ruling("ratatosk_neutral_zeros")
        driver.back()
        assert (driver.screen, driver.over) == (result, "")

    def test_what_the_referee_changed_meanwhile_is_not_explained_as_it_was(self, driver: AppDriver) -> None:
        driver.app.context.counting.begin(read(REFERENCE.read_bytes()))
        driver.frames(4)
        driver.tap(driver.section("warrior").head)
        self.explained(driver)
        driver.app.context.pages.switch("referee")
        first, *others = driver.app.context.counting.in_progress.players
        driver.app.context.counting.change_table(
            replace(driver.app.context.counting.in_progress, players=(replace(first, cards=()), *others))
        )
        driver.app.context.pages.switch("count")
        driver.back()
        assert type(driver.screen).__name__ == "CountingScreen"
        assert not driver.over

    def test_a_total_leads_to_its_rows_and_each_of_them_to_its_rules(self, driver: AppDriver) -> None:
        self.at_result(driver, REFERENCE.read_text("utf-8"))
        driver.tap(driver.screen.table.lines[-1][1][2])
        assert driver.over == "Chloé · Total: 184"
        driver.tap(next(iter(driver.widgets("Step"))))
        assert driver.over == "Chloé · Warriors: 52"
        self.explained(driver)

    def test_an_open_ruling_is_told_with_the_totals_of_the_table(self, driver: AppDriver) -> None:
        self.at_result(driver, RATATOSK)
        driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "The rule, and why"))
        driver.frames(6)
        texts = [text.text for text in driver.widgets("Text")]
        assert "In the game in progress: Anne and Bruno" in texts
        for choice in driver.app.context.pages.screens[ResultScreen].view.rulings[0].choices:
            assert choice.outcome in texts
        driver.back()
        assert type(driver.screen).__name__ == "ResultScreen"

    def test_in_another_language_nothing_old_is_laid_over(self, driver: AppDriver) -> None:
        self.at_result(driver, REFERENCE.read_text("utf-8"))
        driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "52"))
        driver.frames(3)
        self.explained(driver)
        driver.app.context.settings.change(driver.app.appearance.settings._replace(language="fr"))
        driver.back()
        assert not driver.over
        assert driver.app.shell.bar.spare == [], "nothing of the look before is kept either"


@pytest.mark.parametrize("size", [(412, 915), (1024, 768)], ids=["phone", "tablet"])
@pytest.mark.parametrize("at", [read(REFERENCE.read_text("utf-8")), table("both-016")], ids=["one line", "both boxes"])
def test_where_there_is_the_height_figures_are_hit_within_48_dp(
    hand: AppDriver, at: Sheet[Any], size: tuple[int, int]
) -> None:
    before, Window.size = Window.size, size
    hand.app.context.counting.begin(at)
    hand.finish()
    hand.frames(30)
    screen = hand.screen
    for card in screen.ranking.cards:
        x, low = card.figures.x + 1.5 * card.figures.width / card.figures.columns, card.y - 3
        for y in (low + 1, low + 24, low + 47):
            hand.touch(*card.to_window(x, y))
            hand.frames(3)
            assert hand.over.startswith(f"{card.name} · Hunters")
            hand.back()
            hand.frames(20)
    scroll = screen.ids.scroll
    last = screen.ranking.cards[-1]
    assert last.to_window(*last.pos)[1] > scroll.to_window(*scroll.pos)[1], "and still all of them are in sight"
    Window.size = before
