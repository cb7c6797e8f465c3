"""The tabs: in a bar below the screen, and from 720 dp of width in a rail on its left side."""

from itertools import product

import pytest
from kivy.core.window import Window

from screens.keyboard import TAB
from testing.app_driver import AppDriver
from testing.monkey.touches import in_sight

pytestmark = pytest.mark.usefixtures("measures")

SIZES = [(360, 640), (719, 400), (720, 400), (740, 360), (1024, 768)]


def resize(hand: AppDriver, size: tuple[int, int], text: float = 1.0, language: str = "en") -> None:
    Window.size = size
    hand.app.appearance.settings = hand.app.appearance.settings._replace(text=text, language=language)
    hand.app.context.apply_look()
    hand.app.context.pages.show()
    hand.frames(5)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_tabs_stand_beside_the_screen_or_below_it(hand: AppDriver, text: float) -> None:
    for size, language in product(SIZES, ("en", "fr")):
        resize(hand, size, text, language)
        stands_beside_or_below(hand, size)


def stands_beside_or_below(hand: AppDriver, size: tuple[int, int]) -> None:
    shell, tabs = hand.app.shell, list(hand.app.shell.tab_chips.values())
    assert all(map(in_sight, tabs))
    assert len({tab.most_scale for tab in tabs}) == 1, "their names have one size"
    if size[0] >= 720:
        assert shell.screen.x >= tabs[0].right
        assert [tab.top for tab in tabs] == sorted((tab.top for tab in tabs), reverse=True)
        assert shell.screen.height == size[1]
        assert min(tab.most_scale for tab in tabs) > 0.9
    else:
        assert shell.screen.y >= tabs[0].top
        assert [tab.x for tab in tabs] == sorted(tab.x for tab in tabs)
        assert shell.screen.width == size[0]


def test_a_window_that_is_turned_keeps_the_tabs_in_use(hand: AppDriver) -> None:
    for size in ((1024, 768), (360, 640), (1024, 768)):
        resize(hand, size)
        for tab in ("games", "count"):
            hand.tap(hand.app.shell.tab_chips[tab])
            assert hand.app.context.pages.navigation.tab == tab


def test_the_rail_keeps_clear_of_the_insets_and_the_screen_of_the_keyboard(hand: AppDriver) -> None:
    resize(hand, (1024, 768))
    shell = hand.app.shell
    shell.set_insets(30, 20, 10, 15, keyboard=300)
    hand.frames(5)
    assert min(tab.x for tab in shell.tab_chips.values()) == 30
    assert max(tab.top for tab in shell.tab_chips.values()) <= 768 - 20
    left = shell.tab_chips["count"].right
    assert (shell.screen.x, shell.screen.right) == (left, 1024 - 10)
    assert (shell.screen.y, shell.screen.top) == (300, 768 - 20)


def test_tab_and_enter_reach_the_rail(hand: AppDriver) -> None:
    resize(hand, (1024, 768))
    reached = set()
    for _ in range(40):
        hand.key(TAB)
        reached.add(hand.app._keyboard.at)
    assert {*hand.app.shell.tab_chips.values()} <= reached
