"""The section that is read stays in sight, whatever happens to the window or to the app."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from screens.counting.section import GAP
from testing import tables
from testing.app_driver import AppDriver, KillableApp
from views.counting.position import BY_CATEGORY, BY_PLAYER

SIZES = [(640, 360), (320, 568), (1024, 768), (360, 300), (412, 915)]

both_orders = pytest.mark.parametrize("order", [BY_PLAYER, BY_CATEGORY])


@pytest.fixture
def app(tmp_path: Path) -> Iterator[KillableApp]:
    app = KillableApp(tmp_path)
    yield app
    app.hand.close()


def read_on(hand: AppDriver, order: str) -> tuple[int, str]:
    """Scroll to the middle of a page; returns the section that is read there."""
    hand.app.context.counting.begin(tables.table("both-016"))
    hand.app.context.counting.table.order(order)
    hand.app.context.pages.show()
    hand.frames(10)
    for _ in range(3):
        hand.swipe((180, 200), (180, 500))
    hand.frames(60)
    cell: tuple[int, str] = hand.app.context.counting.table.position.cell
    assert cell != (0, "warrior")
    return cell


def edges(hand: AppDriver, cell: tuple[int, str]) -> tuple[float, float]:
    """How far the top and the bottom of a section are below the top of the page."""
    box, scroll = hand.section(cell[1], cell[0]), hand.screen.scroll
    top = scroll.to_window(*scroll.pos)[1] + scroll.height
    return top - box.to_window(box.x, box.top)[1], top - box.to_window(box.x, box.y)[1]


def is_in_sight(hand: AppDriver, cell: tuple[int, str]) -> bool:
    top, bottom = edges(hand, cell)
    return bottom > 0 and top < hand.screen.scroll.height


def test_shown_twice_before_it_is_laid_out(app: KillableApp) -> None:
    hand = app.hand
    hand.app.context.counting.begin(tables.table("both-016"))
    hand.app.context.pages.show()
    hand.frames(30)
    assert hand.screen.scroll.scroll_y == 1


@both_orders
def test_after_a_rotation(app: KillableApp, order: str) -> None:
    hand = app.hand
    cell = read_on(hand, order)
    for size in SIZES:
        Window.size = size
        hand.frames(60)
        assert is_in_sight(hand, cell), size
        assert hand.app.context.counting.table.position.cell == cell, size


@both_orders
def test_after_a_kill(app: KillableApp, order: str) -> None:
    cell = read_on(app.hand, order)
    hand = app.kill()
    hand.frames(60)
    assert hand.app.context.counting.table.position.cell == cell
    assert edges(hand, cell)[0] == pytest.approx(dp(GAP)), "from its beginning"


@pytest.mark.usefixtures("measures")
@pytest.mark.parametrize(("name", "value"), [("text", 2.0), ("theme", "light"), ("language", "fr")])
def test_after_a_setting(app: KillableApp, name: str, value: Any) -> None:
    hand = app.hand
    cell = read_on(hand, BY_PLAYER)
    hand.app.context.pages.switch("settings")
    hand.frames(10)
    hand.app.context.settings.change(hand.app.context.appearance.settings._replace(**{name: value}))
    hand.frames(10)
    hand.app.context.pages.switch("count")
    hand.frames(60)
    assert hand.app.context.counting.table.position.cell == cell
    assert is_in_sight(hand, cell)


@both_orders
def test_where_it_was_once_a_keyboard_is_gone(app: KillableApp, order: str) -> None:
    hand = app.hand
    cell = read_on(hand, order)
    before = edges(hand, cell)
    for size in (360, 400), (360, 640):
        Window.size = size
        hand.frames(60)
    assert edges(hand, cell) == pytest.approx(before, abs=1)


def test_an_app_that_is_closed_while_the_page_comes_to_rest_stores_nothing_more(app: KillableApp) -> None:
    hand = app.hand
    hand.app.context.counting.begin(tables.table("both-016"))
    hand.frames(10)
    hand.screen.scroll.scroll_by(900)
    hand.frames(1)
    app.kill().frames(60)
