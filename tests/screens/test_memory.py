"""What nobody sees any more is given back, and what is seen stays."""

import gc
import weakref
from pathlib import Path

import pytest
from kivy.core.window import Window

from screens import gc_policy, lifecycle
from screens.navigation import COUNT, REFEREE, TABS, AtTable, Chapter, Start, Transfer
from screens.rulebook import controller
from screens.theme import skin
from sharing.phone import System
from testing.app_driver import AppDriver
from testing.fake_phone import at_result, finish, on
from testing.transfer import EXAMPLE, SMALL
from views.theme import THEMES

pytestmark = pytest.mark.usefixtures("measures")


@pytest.fixture
def tidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Collect what this test leaves, and nothing that is frozen."""
    monkeypatch.setattr(gc_policy, "collect_now", lambda *_: gc.collect())


@pytest.mark.usefixtures("tidy")
class TestTidy:
    @pytest.mark.parametrize("when", ["in another look", "asleep"])
    def test_what_nobody_sees_any_more_goes_at_once(self, hand: AppDriver, when: str) -> None:
        """Else whoever tries out every look piles up megabytes of screens."""
        for place in TABS:
            hand.app.context.pages.switch(place)
            hand.frames(30)
        gone = [weakref.ref(screen) for screen in hand.app.context.pages.screens.values()]
        hand.app.context.settings.change(hand.app.appearance.settings._replace(theme="light"))
        if when == "asleep":
            hand.sleep()
        else:
            hand.frames(60 * lifecycle.COLLECT_DELAY + 2)
        held = [screen for screen in gone if screen()]
        assert len(held) <= 1 < len(gone), "Kivy holds on to the last line to type in, and to no other"

    def test_a_screen_that_is_gone_before_it_stands_there_is_not_missed(self, hand: AppDriver) -> None:
        """In one frame, back at a place and on, and in the next, all in another look."""
        at_result(hand, EXAMPLE)
        hand.frames(12)
        hand.screen.ids.scroll.scroll_y = 0.4
        hand.app.context.pages.switch("settings")
        hand.app.context.pages.switch("count")
        hand.app.context.pages.switch("settings")
        hand.frames(1)
        hand.app.context.settings.change(hand.app.appearance.settings._replace(theme="light"))
        gc.collect()
        hand.frames(2)
        assert skin.theme == THEMES["light"]


class TestShortOfMemory:
    def warn(self, hand: AppDriver) -> None:
        Window.dispatch("on_memorywarning")
        hand.frames(6)

    def test_what_nobody_sees_goes(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        finish(hand, EXAMPLE)
        for place in TABS:
            hand.app.context.pages.switch(place)
            hand.frames(30)
        monkeypatch.setattr(controller, "Index", lambda *_: object())
        index = hand.app.context.rulebook.index
        unseen = [
            weakref.ref(screen) for name, screen in hand.app.context.pages.screens.items() if screen is not hand.screen
        ]
        assert len(unseen) >= 3
        self.warn(hand)
        gc.collect()
        assert [screen() for screen in unseen] == [None] * len(unseen)
        assert hand.app.context.rulebook.index is not index

    def test_the_screen_that_was_touched_last_goes(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(SMALL)
        hand.frames(6)
        hand.swipe((300, 300), (290, 300))
        left = weakref.ref(hand.screen)
        hand.arrive(Start(COUNT))
        self.warn(hand)
        gc.collect()
        assert left() is None

    def test_where_nothing_could_be_opened(self, tmp_path: Path) -> None:
        hand = AppDriver(on(System("en"), tmp_path))  # a folder is no file
        self.warn(hand)
        assert type(hand.screen).__name__ == "ErrorScreen"
        hand.close()

    def test_what_is_seen_stays_and_nothing_is_lost(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        hand.app.context.counting.begin(SMALL)
        hand.arrive(Transfer())
        hand.begin_typing("ELVALAND1:")
        hand.app.back()
        self.warn(hand)
        hand.arrive(Transfer())
        assert hand.screen.field.text == "ELVALAND1:"
        hand.arrive(Start(REFEREE))
        hand.begin_typing("gem")
        hand.arrive(Chapter("nidavellir", "gems"))
        hand.app.shell.page.set_scroll_offset(200)
        hand.frames(12)
        screen, scrolled = hand.screen, hand.app.shell.page.scroll_offset
        self.warn(hand)
        assert hand.screen is screen
        hand.arrive(Start(COUNT))
        self.warn(hand)
        assert hand.screen.field.text == "ELVALAND1:"
        hand.arrive(Start(REFEREE))
        assert hand.app.shell.page.scroll_offset == pytest.approx(scrolled, abs=2)
        hand.back()
        assert hand.screen.field.text == "gem"
        assert hand.rows
        hand.arrive(Start(COUNT))
        hand.back()
        assert isinstance(hand.here, AtTable)
