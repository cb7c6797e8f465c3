"""Frame times while dragging the longest screens."""

import gc
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from subprocess import run
from tempfile import TemporaryDirectory

import testing.mock_window  # noqa: F401  before any import of Kivy
from screens.widgets.scroll import Scroll
from testing.driver import Driver, Finger
from tools.bench.clock import spent
from tools.bench.figure import Figure
from tools.bench.opened import app_on
from tools.bench.screens import home, known, screens

#: The longest screens, by the beginning of their names, with the limit of a frame in milliseconds. An explanation fits
#: the window even for a table of five.
LONG = {
    "nidavellir, result": 0.6,
    "nidavellir, chapter": 0.75,
    "nidavellir, rule": 0.3,
    "nidavellir, cards": 1.35,
    "players": 0.6,
    "a player": 0.45,
    "settings": 0.45,
    "games": 0.45,
}
#: Distance of a finger per frame, and in total, in pixels.
STEP, REACH = 12, 360
FRAMES = 240


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        file = Path(folder, "few.db")
        run([sys.executable, "-m", "tools.bench.few_tables", str(file)], check=True)
        driver = Driver(app_on(file))
        there = {screen.name: screen for screen in screens(known(file))}
        for name, goal in LONG.items():
            (screen,) = (each for each in there.values() if each.name.startswith(name))
            for tap in (*screen.before, screen.open):
                tap(driver.app)
                driver.frames(60)
            gc.collect()
            frames = sorted(dragged(driver))
            middle, often = median(frames), frames[len(frames) * 95 // 100]
            yield Figure.timed(screen.name, middle, "ms", goal)
            yield Figure.timed(f"{screen.name}, 95 of 100", often, "ms", 16)
            home(driver.app)
            driver.frames(5)


def dragged(driver: Driver) -> list[float]:
    """Seconds of each frame while dragging down, and back up at the end."""
    shell = driver.app.shell
    lying = shell.overlay or shell
    page = max((each for each in lying.walk() if isinstance(each, Scroll)), key=lambda each: each.children[0].height)
    x, middle = page.to_window(*page.center)
    reach = min(REACH, page.height * 0.8)
    frames: list[float] = []
    way = 1
    while len(frames) < FRAMES:
        before, y = page.scroll_y, middle - way * reach / 2
        finger = Finger(x, y)
        felt(driver, "begin", finger)
        for _ in range(int(reach // STEP)):
            y += way * STEP
            finger.to(x, y)
            frames.append(spent(partial(felt, driver, "update", finger)))
        driver.frames(20)  # rest before lifting, so that there is no inertia
        felt(driver, "end", finger)
        driver.frames(10)
        if page.scroll_y == before:
            raise RuntimeError(f"nothing scrolled at {page.scroll_y}")
        if not 0 < page.scroll_y < 1:
            way = -way
    return frames


def felt(driver: Driver, what: str, finger: Finger) -> None:
    """Seconds of a touch event and the frame after it."""
    from kivy.base import EventLoop

    EventLoop.post_dispatch_input(what, finger)
    driver.frames(1)
