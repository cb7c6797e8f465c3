"""The first screen: what was begun comes first, and with nothing yet it says what the app is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from scoring import read
from screens.home.screen import HomeScreen
from screens.widgets.looks import GOLD
from testing.app_driver import AppDriver
from testing.screen_stage import RecordingController, ScreenDriver, staged
from testing.voices import LONG, LONGER
from views.home.view import HomeView, OpenTable, Progress, present
from views.new_table.form import Form
from words import Voice

NIDAVELLIR = Form("nidavellir", ("idavoll", "thingvellir"), players=("Anne", "Bruno", "Chloé")).sheet()
DUEL = Form("vedrfolnir", ("spring",), "duel", (LONG, LONGER)).sheet()

TWO = (OpenTable(7, NIDAVELLIR, Progress("hands_counted", 1, 3)), OpenTable(3, DUEL, None))


def view(*drafts: OpenTable, last: Any = None, put_away: bool = False, more: int = 0) -> HomeView:
    return present(drafts, last, Voice("en"), put_away, more)


@contextmanager
def shown(view: HomeView, tell: Callable[..., object] = print) -> Iterator[ScreenDriver]:
    controller: Any = RecordingController(tell)
    with staged(lambda: HomeScreen(controller)) as driver:
        driver.screen.show(view)
        driver.frames(3)
        yield driver


class TestManyOpenTables:
    @pytest.fixture
    def many(self, hand: AppDriver) -> AppDriver:
        """As many as a data file of a megabyte once brought."""
        file = hand.app.context.records._file
        hand.app.context.counting.begin(NIDAVELLIR)
        hand.app.context.counting.leave()
        count = "WITH RECURSIVE n(id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM n WHERE id < 3000)"
        file.execute(
            f"""{count} INSERT INTO drafts (id, uid, step, place, begun, touched)
            SELECT n.id, n.id, 0, place, begun, touched FROM n, drafts"""
        )
        file.execute(
            f"{count} INSERT INTO steps (draft, step, sheet, place) SELECT n.id, step, sheet, place FROM n, steps"
        )
        hand.app.context.pages.show()
        hand.frames(3)
        return hand

    def test_they_come_by_pages(self, many: AppDriver) -> None:
        rows = len(list(many.widgets("DraftRow")))
        assert 0 < rows < 20
        many.tap(many.chip(f"{3000 - rows} more games in progress"))
        assert len(list(many.widgets("DraftRow"))) == 2 * rows
        assert many.chip(f"{3000 - 2 * rows} more games in progress")

    def test_no_sheet_is_read_that_is_not_shown(self, many: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        reads = []

        def counted(text: str) -> Any:
            reads.append(text)
            return read(text)

        monkeypatch.setattr("records.records.read", counted)
        many.app.context.pages.show()
        assert len(reads) < 20
        reads.clear()
        many.app.context.home.go_on(1234)
        many.frames(3)
        assert many.app.context.counting.table.draft.id == 1234
        assert len(reads) < 20


class TestScreen:
    def test_every_tap_says_what_is_wanted(self) -> None:
        told: list[tuple[object, ...]] = []
        with shown(view(*TWO, last=NIDAVELLIR, put_away=True, more=3), lambda *what: told.append(what)) as driver:
            away = [chip for chip in driver.widgets("Chip") if chip.icon == "delete"]
            for chip in (
                driver.chip("Nidavellir with Thingvellir and Idavoll"),
                driver.chip("Vedrfolnir, as a duel, with Spring"),
                away[1],
                driver.chip("3 more games in progress"),
                driver.chip("Same players again"),
                driver.chip("New game"),
                driver.chip("Undo"),
            ):
                driver.reach(chip)
        assert told == [
            ("go_on", 7),
            ("go_on", 3),
            ("put_away", 3),
            ("show_more",),
            ("play_again",),
            ("begin_another",),
            ("undo",),
        ]

    def test_the_newest_draft_is_the_large_one(self) -> None:
        with shown(view(*TWO)) as driver:
            newest, other = (driver.chip(table.title) for table in view(*TWO).drafts)
            assert newest.look.size > other.look.size
            assert newest.top > other.top

    @pytest.mark.parametrize(
        ("seen", "golden"),
        [
            pytest.param(view(*TWO, last=NIDAVELLIR), "Nidavellir with Thingvellir and Idavoll", id="a draft"),
            pytest.param(view(last=NIDAVELLIR), "Same players again", id="no draft"),
            pytest.param(view(), "New game", id="nothing yet"),
        ],
    )
    def test_one_thing_alone_is_golden(self, seen: HomeView, golden: str) -> None:
        with shown(seen) as driver:
            assert [chip.text for chip in driver.widgets("Chip") if chip.tone == GOLD] == [golden]

    def test_it_changes_with_what_it_is_shown(self) -> None:
        with shown(view(*TWO, last=NIDAVELLIR, put_away=True)) as driver:
            driver.screen.show(view())
            driver.frames(2)
            assert [chip.text for chip in driver.widgets("Chip")] == ["New game"]
            before = list(driver.widgets("Chip"))
            driver.screen.show(view())
            assert list(driver.widgets("Chip")) == before
