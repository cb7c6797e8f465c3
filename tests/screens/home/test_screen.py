"""The first screen: what was begun comes first, and with nothing yet it says what the app is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from models.last_game import LastGame
from models.open_table import OpenTable
from records.open_tables import _open_table
from scoring import read
from screens.home.screen import HomeScreen
from screens.widgets.looks import GOLD
from testing.app_driver import AppDriver
from testing.screen_stage import RecordingController, ScreenDriver, staged
from testing.tables import open_table
from testing.voices import LONG, LONGER
from version import VERSION
from views.counting.position import Position
from views.home.large_view import LargeHomeView
from views.home.view import HomeView, present
from views.new_table.form import Form
from words import Voice

NIDAVELLIR = Form("nidavellir", ("idavoll", "thingvellir"), players=("Anne", "Bruno", "Chloé")).sheet()
DUEL = Form("vedrfolnir", ("spring",), "duel", (LONG, LONGER)).sheet()

STANDS = Position.first(NIDAVELLIR).at((1, "miner")).write()
TWO = (open_table(7, NIDAVELLIR, STANDS), open_table(3, DUEL, ""))
LAST = LastGame(5, "nidavellir", "", (), ("Anne", "Zoé"), (250, 274), (2, 1), ("Zoé",), datetime(2026, 11, 18, 22, 41))


def view(
    *drafts: OpenTable,
    last: LastGame | None = None,
    put_away: bool = False,
    more: int = 0,
    news_seen: str | None = VERSION,
) -> HomeView:
    return present(drafts, last, Voice("en"), put_away, more, news_seen)


@contextmanager
def shown(
    view: HomeView,
    tell: Callable[..., object] = print,
    size: tuple[int, int] = (360, 640),
) -> Iterator[ScreenDriver]:
    controller: Any = RecordingController(tell)
    controller.beside = lambda _: LargeHomeView(None, ())
    with staged(lambda: HomeScreen(controller), size) as driver:
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

        def counting(function: Any) -> Any:
            def counted(*values: Any) -> Any:
                reads.append(values)
                return function(*values)

            return counted

        monkeypatch.setattr("records.open_tables._open_table", counting(_open_table))
        monkeypatch.setattr("records.records.read", counting(read))
        many.app.context.pages.show()
        assert 0 < len(reads) < 20
        reads.clear()
        many.app.context.home.go_on(1234)
        many.frames(3)
        assert many.app.context.counting.table.draft.id == 1234
        assert len(reads) < 20


class TestScreen:
    def test_every_tap_says_what_is_wanted(self) -> None:
        told: list[tuple[object, ...]] = []
        seen = view(*TWO, last=LAST, put_away=True, more=3, news_seen=None)
        with shown(seen, lambda *what: told.append(what)) as driver:
            away = [chip for chip in driver.widgets("Chip") if chip.icon == "delete"]
            for chip in (
                next(chip for chip in driver.widgets("Chip") if chip.icon == "remove"),
                driver.chip("Bruno, miners"),
                driver.chip("Vedrfolnir, as a duel, with Spring"),
                away[1],
                driver.chip("3 more games in progress"),
                driver.chip("Zoé wins by 24 points"),
                driver.chip("Rematch"),
                driver.chip("New game"),
                driver.chip("A question about the rules?"),
                driver.chip("Undo"),
            ):
                driver.reach(chip)
        assert told == [
            ("dismiss_news",),
            ("go_on", 7),
            ("go_on", 3),
            ("put_away", 3),
            ("show_more",),
            ("open_game", 5),
            ("play_again",),
            ("begin_another",),
            ("ask_referee",),
            ("undo",),
        ]

    def test_the_first_start_says_what_the_app_does_and_offers_an_example(self) -> None:
        told: list[tuple[object, ...]] = []
        with shown(view(), lambda *what: told.append(what)) as driver:
            lines = [chip for chip in driver.widgets("Chip") if not chip.on_tap]
            assert [(line.text.split()[0], line.icon) for line in lines] == [
                ("Counts,", "sheet"),
                ("Settles", "ruling"),
                ("Remembers", "trophy"),
            ]
            driver.reach(driver.chip("Try it with an example"))
        assert told == [("try_example",)]

    def test_the_last_game_shows_everybody_the_best_first(self) -> None:
        with shown(view(last=LAST)) as driver:
            card = driver.chip("Zoé wins by 24 points")
            (_, best), (_, other) = card._bars
            assert best.size[0] == pytest.approx(card.width - 2 * dp(card.look.padding))
            assert other.size[0] == pytest.approx(best.size[0] * 250 / 274)
            assert card.y < other.pos[1] < best.pos[1] < card.top

    def test_names_however_long_leave_room_for_the_totals(self) -> None:
        with shown(view(last=LAST._replace(names=(LONG, LONGER), winners=(LONG,))), size=(320, 640)) as driver:
            (card,) = driver.widgets("LastGameCard")
            assert card._left.pos[0] + card._left.size[0] < card._right.pos[0]
            assert card._right.pos[0] + card._right.size[0] <= card.right - dp(card.look.padding) + 1

    def test_the_newest_draft_is_the_large_one(self) -> None:
        with shown(view(*TWO)) as driver:
            newest, other = (driver.chip(table.title) for table in view(*TWO).drafts)
            assert newest.look.size > other.look.size
            assert newest.top > other.top

    @pytest.mark.parametrize(
        ("seen", "golden"),
        [
            pytest.param(view(*TWO, last=LAST), "Bruno, miners", id="a draft"),
            pytest.param(view(last=LAST), "Rematch", id="no draft"),
            pytest.param(view(), "New game", id="nothing yet"),
        ],
    )
    def test_one_thing_alone_is_golden(self, seen: HomeView, golden: str) -> None:
        with shown(seen) as driver:
            assert [chip.text for chip in driver.widgets("Chip") if chip.tone == GOLD] == [golden]

    def test_it_changes_with_what_it_is_shown(self) -> None:
        with shown(view(*TWO, put_away=True)) as driver:
            driver.screen.show(view())
            driver.frames(2)
            assert [chip.text for chip in driver.widgets("Chip")] == [
                "Counts, and explains every number",
                "Settles what the rules say",
                "Remembers games and records",
                "New game",
                "Try it with an example",
                "A question about the rules?",
            ]
            before = list(driver.widgets("Chip"))
            driver.screen.show(view())
            assert list(driver.widgets("Chip")) == before


class TestColumns:
    """Side by side where there is width, in the order in which they are read where there is not."""

    FULL = view(*TWO, last=LAST)
    PARTS = ("Bruno, miners", "Zoé wins by 24 points", "New game")

    @pytest.mark.parametrize("size", [(320, 640), (412, 915), (599, 800)])
    def test_one_below_the_other(self, size: tuple[int, int]) -> None:
        with shown(self.FULL, size=size) as driver:
            begun, last, another = map(driver.chip, self.PARTS)
            assert begun.y > last.top > last.y > another.top

    @pytest.mark.parametrize("size", [(640, 360), (1024, 768), (1280, 800)])
    def test_side_by_side(self, size: tuple[int, int]) -> None:
        with shown(self.FULL, size=size) as driver:
            begun, last, another = map(driver.chip, self.PARTS)
            assert begun.y > another.top
            assert begun.right < last.x
            assert last.right > size[0] * 0.9

    def test_the_welcome_stands_beside_what_can_be_done(self) -> None:
        with shown(view(), size=(1024, 768)) as driver:
            (welcome,) = driver.widgets("Welcome")
            assert welcome.right < driver.chip("New game").x

    def test_they_follow_the_window(self) -> None:
        with shown(self.FULL) as driver:
            for size, side_by_side in (((1024, 768), True), ((360, 640), False), ((640, 360), True)):
                Window.size = size
                driver.frames(3)
                begun, last, _ = map(driver.chip, self.PARTS)
                assert (begun.right < last.x) == side_by_side
