"""The result in a window: what a tap tells, what moves where."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

import pytest

from scoring import score
from screens.result.screen import ResultScreen
from testing import vedrfolnir_tables
from testing.results import example, views
from testing.screen_stage import RecordingController, ScreenDriver, SingleScreenApp
from views.result.view import ResultView, TableDetails, present
from words import LANGUAGES, GameVoice


class Result:
    """The screen, and what it told of taps."""

    def __init__(self, view: ResultView, language: str) -> None:
        self.view, self.language = view, language
        #: What was asked of its controller.
        self.told: list[tuple[Any, ...]] = []

    def make(self) -> ResultScreen:
        controller: Any = RecordingController(lambda *told: self.told.append(told), self.language)
        screen = ResultScreen(controller)
        screen.show(self.view)
        return screen


MAY = datetime(2026, 5, 3, 21, 5)


class Held(ScreenDriver):
    """The result in the hand, and its table."""

    def __init__(self, view: ResultView, language: str) -> None:
        self.result = Result(view, language)
        super().__init__(SingleScreenApp(self.result.make))
        (self.table,) = self.widgets("Table")


@contextmanager
def held(view: ResultView, language: str = "en") -> Iterator[Held]:
    driver = Held(view, language)
    yield driver
    driver.close()


@pytest.fixture(params=LANGUAGES)
def driver(request: pytest.FixtureRequest) -> Iterator[Held]:
    with held(example(request.param), request.param) as driver:
        yield driver


class TestScreen:
    def test_a_tap_on_a_card_tells_why_the_total_and_on_a_number_or_a_part_of_the_bar_why_that(
        self, driver: Held
    ) -> None:
        card = driver.screen.ranking.cards[0]
        driver.touch(*card.to_window(card.center_x, card.top - 20))
        warriors, coins = card.bar.parts[0], card.bar.parts[-1]
        for part in (warriors, coins):
            x = card.bar.x + (part.start + part.reach / 2) * card.bar.width
            driver.touch(*card.to_window(x, card.bar.center_y))
        figures = card.figures
        for column in (0, 1, 6):
            x = figures.x + (column + 0.5) * figures.width / figures.columns
            driver.touch(*card.to_window(x, figures.center_y))
        rows = ["total", "warrior", "coins", "warrior", "hunter", "coins"]
        assert driver.result.told == [("explain_number", 2, row) for row in rows]

    def test_a_figure_is_hit_within_48_dp_of_the_width_of_a_small_phone(self, driver: Held) -> None:
        card = driver.screen.ranking.cards[0]
        cells = card.figures.cells
        assert len(cells) == card.figures.columns == 7
        for y in (card.bar.y - 1, card.y - 2):
            for column, cell in enumerate(cells):
                for x in (column * 48 + 1, column * 48 + 47):
                    driver.touch(*card.to_window(card.x + x, y))
                assert driver.result.told[-2:] == [("explain_number", 2, cell.row)] * 2
        assert len(driver.result.told) == 4 * len(cells)

    def test_a_tap_on_a_number_tells_why(self, driver: Held) -> None:
        driver.screen.ids.scroll.scroll_y = 0
        driver.frames(3)
        driver.tap(driver.table.lines[-1][1][2])
        assert driver.result.told == [("explain_number", 2, "total")]

    def test_the_first_screenful_says_who_won_by_how_much_and_where_from(self, driver: Held) -> None:
        root = driver.screen
        shown = {label.text: label.to_window(*label.pos)[1] for label in driver.widgets("Text")}
        assert shown[root.view.verdict] > root.ranking.to_window(0, root.ranking.top)[1]
        for figures in driver.widgets("Figures"):
            assert figures.to_window(*figures.pos)[1] > root.ids.foot.top

    def test_every_action_is_told(self, driver: Held) -> None:
        for chip in driver.screen.actions:
            driver.tap(chip)
        assert driver.result.told == [("rematch",), ("correct",), ("share",), ("more",), ("done",)]

    def test_bars_begin_at_one_place_and_have_one_width(self, driver: Held) -> None:
        assert len({(bar.x, bar.width) for bar in driver.widgets("Bar")}) == 1

    def test_the_same_table_stays_where_it_was(self, driver: Held) -> None:
        root = driver.screen
        root.ids.scroll.scroll_y = 0.5
        root.show(example("fr" if root.view.rows[0].title == "Guerriers" else "en"))
        assert list(driver.widgets("Table")) == [driver.table]
        root.show(example("en", is_finished=True))
        assert root.ids.scroll.scroll_y == 0.5
        root.show(views("en")[0])
        assert root.ids.scroll.scroll_y == 1

    def test_another_table_of_the_same_players_begins_at_its_top(self, driver: Held) -> None:
        root = driver.screen
        for moment in (MAY, MAY + timedelta(days=1)):
            root.ids.scroll.scroll_y = 0.5
            root.show(example("en", is_finished=True, details=TableDetails(finished=moment)))
            assert root.ids.scroll.scroll_y == 1
        root.ids.scroll.scroll_y = 0.5
        root.show(example("en", is_finished=True, details=TableDetails("Chez Anne", finished=moment)))
        assert root.ids.scroll.scroll_y == 0.5

    def test_a_table_of_the_history_says_when_and_where_it_was_and_leads_back(self, driver: Held) -> None:
        assert not [chip for chip in driver.widgets("Chip") if chip.icon == "back"]
        driver.screen.show(example("en", is_finished=True, details=TableDetails("Chez Anne", finished=MAY)))
        driver.frames(3)
        assert "Sunday 3 May 2026, 9:05\u00a0pm · Chez Anne" in driver.texts
        driver.tap(driver.chip("back"))
        assert driver.result.told == [("back",)]


class TestRulingsOnTheScreen:
    def view(self, is_finished: bool) -> ResultView:
        result = score(vedrfolnir_tables.duel(50, 40, 10, 55))
        return present(result, (), GameVoice("en", "vedrfolnir"), is_finished)

    def test_a_tap_chooses_a_reading(self) -> None:
        with held(self.view(is_finished=False)) as driver:
            driver.reach(driver.chip("no"))
            assert driver.result.told == [("rule", "duel_must_beat_rival_ase", False)]

    def test_a_kept_table_only_says_which_it_was(self) -> None:
        with held(self.view(is_finished=True)) as driver:
            readings = {"yes: chosen for this game": True, "no": False}
            assert not [chip for chip in driver.widgets("Chip") if chip.text in readings]
            assert {text.text: text.bold for text in driver.widgets("Text") if text.text in readings} == readings


class TestManyPlayers:
    @pytest.fixture
    def driver(self) -> Iterator[Held]:
        with held(next(view for view in views("fr") if len(view.heads) == 8), "fr") as driver:
            driver.screen.ids.scroll.scroll_to(driver.table.lines[3][0], padding=200, animate=False)
            driver.frames(3)
            yield driver

    def test_every_number_stands_beside_the_title_of_its_row(self, driver: Held) -> None:
        for title, cells in driver.table.lines:
            assert {cell.to_window(*cell.pos)[1] for cell in cells} == {title.to_window(*title.pos)[1]}
        bounds = [child.pos[1] for child in driver.table._separators.children if hasattr(child, "pos")]
        assert bounds == [title.top for title, _ in driver.table.lines[1:]]

    def test_the_players_move_sideways_and_the_rows_stay(self, driver: Held) -> None:
        players, title = driver.table.ids.players, driver.table.lines[2][0]
        before = title.to_window(*title.pos)
        driver.drag(driver.table.lines[2][1][2], -60, 2)
        assert players.offset > 30
        assert title.to_window(*title.pos) == before
        assert driver.result.told == []
        driver.drag(driver.table.lines[2][1][2], -900, 0)
        assert players.offset == players.children[0].width - players.width
        driver.drag(driver.table.lines[2][1][-1], 900, 0)
        assert players.offset == 0

    def test_a_finger_that_moves_up_scrolls_the_page(self, driver: Held) -> None:
        before = driver.screen.ids.scroll.scroll_y
        driver.drag(driver.table.lines[2][1][2], 2, 40)
        assert driver.table.ids.players.offset == 0
        assert driver.screen.ids.scroll.scroll_y < before
        assert driver.result.told == []

    def test_beside_the_table_nothing_moves_sideways(self, driver: Held) -> None:
        driver.drag(driver.table.lines[2][0], -40, 0)
        assert driver.table.ids.players.offset == 0

    def test_a_tap_asks_the_number_that_is_seen(self, driver: Held) -> None:
        driver.drag(driver.table.lines[2][1][2], -900, 0)
        driver.tap(driver.table.lines[2][1][7])
        driver.tap(driver.table.lines[2][0])
        assert driver.result.told == [("explain_number", 7, driver.screen.view.rows[1].key)]
