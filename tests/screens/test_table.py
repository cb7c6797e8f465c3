"""The table on the screen: every number can be asked why, in both languages, and nothing is cut off."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoring import read, score
from screens.presenters.table import TableView, present
from words import LANGUAGES, GameVoice

EXAMPLE = Path(__file__).parent.parent.parent / "assets/example.json"


def view(language: str) -> TableView:
    return present(score(read(EXAMPLE.read_bytes())), GameVoice(language, "nidavellir"))


class TestPresenter:
    def test_seats(self) -> None:
        assert [(seat.name, seat.place, seat.won) for seat in view("fr").seats] == [
            ("Anne", "2e", False),
            ("Bruno", "4e", False),
            ("Chloé", "1er", True),
            ("David", "3e", False),
        ]

    def test_every_number_is_the_sum_of_its_steps(self) -> None:
        for row in view("en").rows:
            for cell in row.cells:
                assert int(cell.number) == sum(int(points) for points, _ in cell.steps)

    def test_an_empty_row_says_so(self) -> None:
        players = [{"name": "Anne"}, {"name": "Bruno"}]
        sheet = read(json.dumps({"format": "elvaland/1", "game": "nidavellir", "players": players}))
        rows = {row.colour: row for row in present(score(sheet), GameVoice("en", "nidavellir")).rows}
        assert rows["hunter"].cells[0].steps == (("0", "nothing here counts"),)

    def test_the_last_row_is_the_total(self) -> None:
        total = view("en").rows[-1]
        assert [cell.number for cell in total.cells] == ["174", "161", "184", "170"]
        assert total.cells[0].title == "Anne · Total"
        assert total.cells[0].steps[0] == ("22", "Warriors")

    def test_it_speaks_the_language(self) -> None:
        assert view("fr").rows[0].title == "Guerriers"
        assert view("fr").verdict == "Chloé gagne avec 184 points (+10)."
        assert view("en").verdict == "Chloé wins with 184 points (+10)."


@pytest.fixture(params=LANGUAGES)
def driver(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from screens.app import ElvalandApp
    from tests.screens.driver import Driver

    monkeypatch.setenv("LC_ALL", request.param)
    driver = Driver(ElvalandApp(EXAMPLE))
    yield driver
    driver.close()


class TestScreen:
    def test_it_speaks_the_system_s_language(self, driver: Any, request: pytest.FixtureRequest) -> None:
        french = driver.app.language == "fr"
        assert driver.app.language in request.node.name
        titles = [title.text for title in driver.widgets("RowTitle")]
        assert ("Guerriers" if french else "Warriors") in titles
        assert [heading.name for heading in driver.widgets("Heading") if heading.won] == ["Chloé"]
        assert [number.text for number in driver.widgets("Number") if number.is_total] == ["174", "161", "184", "170"]
        assert [label.text for label in driver.widgets("Muted")][1] == view(driver.app.language).invitation

    def test_a_tap_on_a_number_tells_why(self, driver: Any) -> None:
        number = list(driver.widgets("Number"))[2]
        assert (number.text, number.chosen) == ("52", False)
        driver.tap(number)
        assert number.chosen
        steps = [(step.points, step.sentence) for step in driver.widgets("Step")]
        assert steps == list(number.cell.steps)
        assert [points for points, _ in steps] == ["26", "7", "19"]

    def test_another_tap_asks_another(self, driver: Any) -> None:
        first, second = list(driver.widgets("Number"))[:2]
        driver.tap(first)
        driver.tap(second)
        assert [first.chosen, second.chosen] == [False, True]

    def test_the_other_language_goes_on_explaining(self, driver: Any) -> None:
        driver.tap(list(driver.widgets("Number"))[1])
        before = [step.sentence for step in driver.widgets("Step")]
        (button,) = driver.widgets("LanguageButton")
        driver.tap(button)
        after = [step.sentence for step in driver.widgets("Step")]
        assert len(after) == len(before)
        assert after != before
        assert [number.chosen for number in driver.widgets("Number")].index(True) == 1

    def test_the_whole_table_fits_a_small_phone(self, driver: Any) -> None:
        page, content = driver.app.root.ids.page, driver.app.root.ids.content
        assert content.height <= page.height
        assert content.width <= page.width

    def test_targets_are_large_and_nothing_is_cut_off(self, driver: Any) -> None:
        for number in driver.widgets("Number"):
            assert min(number.size) >= 46
            assert number.height >= 48
        assert_nothing_is_cut(driver)


def assert_nothing_is_cut(driver: Any) -> None:
    """Every text fits its label: set anew at the label's width, for a label bound to its size hides what it cuts."""
    from kivy.core.text import Label as Setting

    for kind in ("Number", "RowTitle", "Muted", "Text", "LanguageButton"):
        for label in driver.widgets(kind):
            setting = Setting(
                text=label.text,
                font_name=label.font_name,
                font_size=label.font_size,
                bold=label.bold,
                padding=label.padding,
                text_size=(label.text_size[0], None),
            )
            setting.refresh()
            assert setting.texture.width <= label.width + 1, label.text
            assert setting.texture.height <= label.height + 1, label.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_twice_the_text_size(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kivy.metrics import Metrics

    from screens.app import ElvalandApp
    from tests.screens.driver import Driver

    tables = json.loads((EXAMPLE.parent.parent / "tests/evidence/nidavellir.json").read_text("utf-8"))
    largest = next(table["sheet"] for table in tables if table["id"] == "both-016")
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps(largest), "utf-8")
    monkeypatch.setenv("LC_ALL", language)
    Metrics.fontscale = 2.0
    driver = Driver(ElvalandApp(sheet))
    try:
        driver.tap(next(iter(driver.widgets("Number"))))
        assert next(iter(driver.widgets("Number"))).font_size == 2 * 19
        assert_nothing_is_cut(driver)
    finally:
        driver.close()
        Metrics.fontscale = 1.0
