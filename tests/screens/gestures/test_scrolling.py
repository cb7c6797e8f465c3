"""Scrolling and swiping: the first direction of a touch decides who follows it."""

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from screens.widgets.chip import Chip
from screens.widgets.flow import Strip
from screens.widgets.gestures import Swipeable
from screens.widgets.looks import ROW, TAB
from screens.widgets.scroll import Scroll
from screens.widgets.sideways import Sideways
from testing.driver import Finger
from testing.screen_stage import ScreenDriver, staged


class Pages(Swipeable, BoxLayout):  # type: ignore[misc]
    """A page that scrolls, with a strip of chips that scrolls sideways in it."""

    def __init__(self) -> None:
        super().__init__()
        self.taps: list[str] = []
        self.drags: list[float] = []
        self.drops: list[tuple[float, float]] = []
        self.scroll, self.strip = Scroll(do_scroll_x=False), Strip(TAB)
        column = BoxLayout(orientation="vertical", size_hint_y=None)
        column.bind(minimum_height=column.setter("height"))
        column.add_widget(self.strip)
        self.chips = [Chip(ROW, f"Row {row}", on_tap=self._tap(f"Row {row}")) for row in range(30)]
        for chip in self.chips:
            column.add_widget(chip)
        self.strip.fill([Chip(TAB, f"Tab {tab}", on_tap=self._tap(f"Tab {tab}")) for tab in range(20)], current=0)
        self.scroll.add_widget(column)
        self.add_widget(self.scroll)

    def _tap(self, what: str) -> Any:
        return lambda: self.taps.append(what)

    def drag(self, dx: float) -> None:
        self.drags.append(dx)

    def drop(self, dx: float, velocity: float) -> None:
        self.drops.append((dx, velocity))

    @property
    def at(self) -> tuple[float, float]:
        """Where page and strip are, in pixels."""
        down = (1 - self.scroll.scroll_y) * (self.scroll.children[0].height - self.scroll.height)
        return round(down, 3), round(self.strip.scroll_x * (self.strip.row.width - self.strip.width), 3)


ROWS, TABS = (180, 300), (180, 620)


@pytest.fixture
def driver() -> Iterator[ScreenDriver]:
    with staged(Pages) as driver:
        driver.frames(10)
        yield driver


def move(driver: ScreenDriver, start: tuple[float, float], *by: tuple[float, float], rest: int = 20) -> None:
    """Move a finger by each of these distances, in ten frames each."""
    (x, y), finger = start, Finger(*start)
    EventLoop.post_dispatch_input("begin", finger)
    for dx, dy in by:
        for step in range(1, 11):
            driver.frames(1)
            finger.to(x + dx * step / 10, y + dy * step / 10)
            EventLoop.post_dispatch_input("update", finger)
        x, y = x + dx, y + dy
    driver.frames(rest)
    EventLoop.post_dispatch_input("end", finger)
    driver.frames(90)


@pytest.mark.parametrize(
    ("start", "by", "at", "drags"),
    [
        pytest.param(ROWS, [(0, 8)], (0, 0), False, id="within the slop"),
        pytest.param(ROWS, [(0, 100)], (100, 0), False, id="up"),
        pytest.param(ROWS, [(-60, 0)], (0, 0), True, id="sideways"),
        pytest.param(ROWS, [(-60, 0), (0, 200)], (0, 0), True, id="sideways, then up"),
        pytest.param(ROWS, [(0, 100), (-200, 0)], (100, 0), False, id="up, then sideways"),
        pytest.param(ROWS, [(0, 100), (0, -60)], (40, 0), False, id="up and back a bit"),
        pytest.param(ROWS, [(40, 60)], (60, 0), False, id="rather up"),
        pytest.param(ROWS, [(-60, 40)], (0, 0), True, id="rather sideways"),
        pytest.param(TABS, [(-70, 0)], (0, 70), False, id="the strip"),
        pytest.param(TABS, [(-70, 0), (0, -200)], (0, 70), False, id="the strip, then down"),
        pytest.param(TABS, [(0, 60)], (60, 0), False, id="the page, by the strip"),
        pytest.param(TABS, [(0, 50), (-100, 0)], (50, 0), False, id="the page by the strip, then sideways"),
    ],
)
def test_the_first_direction_decides(
    driver: ScreenDriver,
    start: tuple[float, float],
    by: list[tuple[float, float]],
    at: tuple[float, float],
    drags: bool,
) -> None:
    move(driver, start, *by)
    assert driver.screen.at == at
    assert bool(driver.screen.drags) is drags
    assert driver.screen.taps == []


def test_a_strip_that_fits_leaves_the_swipe_to_the_page(driver: ScreenDriver) -> None:
    strip = driver.screen.strip
    strip.fill(strip.chips(3), current=0)
    driver.frames(3)
    move(driver, TABS, (-70, 0))
    assert driver.screen.drags


class TestSwipe:
    def test_it_follows_the_finger(self, driver: ScreenDriver) -> None:
        move(driver, ROWS, (-100, 0), (40, 0))
        screen = driver.screen
        assert screen.drags[0] == pytest.approx(-10)
        assert min(screen.drags) == pytest.approx(-100)
        assert screen.drags[-1] == pytest.approx(-60)
        ((dx, velocity),) = screen.drops
        assert dx == pytest.approx(-60)
        assert velocity == 0  # it rested

    def test_a_fling_has_its_velocity(self, driver: ScreenDriver) -> None:
        move(driver, ROWS, (-100, 0), rest=0)
        ((_, velocity),) = driver.screen.drops
        assert velocity == pytest.approx(-600, rel=0.1)

    def test_a_tap_is_none(self, driver: ScreenDriver) -> None:
        driver.tap(driver.screen.chips[2])
        assert (driver.screen.drags, driver.screen.drops, driver.screen.taps) == ([], [], ["Row 2"])

    def test_a_second_finger_does_not_take_part(self, driver: ScreenDriver) -> None:
        first = Finger(*ROWS)
        EventLoop.post_dispatch_input("begin", first)
        driver.frames(1)
        move(driver, (180, 200), (100, 0))
        EventLoop.post_dispatch_input("end", first)
        assert driver.screen.drops == []


class TestFling:
    def flung(self, driver: ScreenDriver) -> float:
        finger = Finger(180, 100)
        EventLoop.post_dispatch_input("begin", finger)
        for step in range(1, 8):
            driver.frames(1)
            finger.to(180, 100 + 40 * step)
            EventLoop.post_dispatch_input("update", finger)
        EventLoop.post_dispatch_input("end", finger)
        driver.frames(6)
        return float(driver.screen.at[0])

    def test_it_goes_on_and_ends_at_a_whole_pixel(self, driver: ScreenDriver) -> None:
        before = self.flung(driver)
        driver.frames(300)
        after = driver.screen.at[0]
        assert after > before + 100
        assert after == pytest.approx(round(after), abs=0.01)

    def test_a_touch_that_stops_it_is_no_tap(self, driver: ScreenDriver) -> None:
        self.flung(driver)
        driver.touch(*ROWS)
        before = driver.screen.at
        driver.frames(60)
        assert driver.screen.taps == []
        assert driver.screen.at[0] == pytest.approx(before[0], abs=1)
        driver.touch(*ROWS)
        assert len(driver.screen.taps) == 1

    def test_a_page_that_nearly_rests_can_be_tapped(self, driver: ScreenDriver) -> None:
        self.flung(driver)
        scroll = driver.screen.scroll
        while scroll.effect_y.is_flung:
            driver.frames(1)
        driver.touch(*ROWS)
        assert len(driver.screen.taps) == 1
        driver.frames(60)
        assert driver.screen.at[0] == round(driver.screen.at[0])

    def test_the_next_one_goes_on_from_there(self, driver: ScreenDriver) -> None:
        before = self.flung(driver)
        driver.frames(10)
        assert self.flung(driver) > before + 280


@pytest.mark.parametrize(
    ("button", "place", "at"),
    [
        ("scrollup", ROWS, (60, 0)),
        ("scrollup", TABS, (60, 0)),
        ("scrolldown", ROWS, (0, 0)),
        ("scrollleft", TABS, (0, 60)),
        ("scrollleft", ROWS, (0, 0)),
    ],
)
def test_the_wheel(driver: ScreenDriver, button: str, place: tuple[float, float], at: tuple[float, float]) -> None:
    wheel = Finger(*place)
    wheel.profile, wheel.button = ["pos", "button"], button
    EventLoop.post_dispatch_input("begin", wheel)
    EventLoop.post_dispatch_input("end", wheel)
    driver.frames(30)
    assert driver.screen.at == tuple(map(dp, at))


def test_content_that_grows_and_shrinks_does_not_swing(driver: ScreenDriver) -> None:
    """Kivy's own would, for a second, about an end that it does not have."""
    move(driver, ROWS, (0, 200))
    column = driver.screen.scroll.children[0]
    for height in (300, 660):
        column.unbind(minimum_height=column.setter("height"))
        column.size_hint_min_y = None
        for child in column.children[:-2]:
            column.remove_widget(child)
        column.height = height
        driver.frames(2)
        assert not driver.screen.scroll.effect_y.moves
        assert 0 <= driver.screen.scroll.scroll_y <= 1


class Wide(Scroll):
    """A part that scrolls sideways within a page."""

    def __init__(self) -> None:
        super().__init__(do_scroll_x=False)
        column = BoxLayout(orientation="vertical", size_hint_y=None, height=2000)
        self.part = Sideways(size_hint_y=None, height=400)
        self.part.add_widget(BoxLayout(size_hint=(None, None), size=(1000, 400)))
        column.add_widget(self.part)
        column.add_widget(BoxLayout())
        self.add_widget(column)


@pytest.mark.parametrize(
    ("by", "offset", "scrolls"),
    [
        ([(-60, 0)], 60, False),
        ([(-900, 0)], 640, False),
        ([(0, 60), (-60, 0)], 0, True),
        ([(-60, 0), (0, 60)], 60, False),
    ],
)
def test_a_part_that_scrolls_sideways(by: list[tuple[float, float]], offset: float, scrolls: bool) -> None:
    with staged(Wide) as driver:
        driver.frames(5)
        move(driver, (180, Window.height - 100), *by)
        assert driver.screen.part.offset == pytest.approx(offset)
        assert (driver.screen.scroll_y < 1) is scrolls
