"""First opening of every screen, each in a newly started app.

Instead of starting the app for each, this process, which has loaded only the first screen, is forked.
"""

import gc
import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from math import nan
from pathlib import Path
from shutil import copyfile
from statistics import median
from subprocess import run
from tempfile import TemporaryDirectory
from traceback import print_exc
from typing import Any, NamedTuple, get_args

import testing.mock_window  # noqa: F401  before any import of Kivy
from screens.navigation import Route
from testing.driver import Driver
from tools.bench.clock import spent
from tools.bench.figure import Figure
from tools.bench.opened import app_on
from tools.bench.screens import Screen, home, known, screens

#: Frames drawn of the previous screen before the next is opened.
LOOKED_AT = 30
ROUNDS = 2
WORST = 5
#: Limit in milliseconds: on a phone five times slower, a second.
GOAL = 150


class Opened(NamedTuple):
    """Seconds until the first frame of a screen, seconds of the slowest later frame, and the kind of its route."""

    first: float
    after: float
    route: str


def figures() -> Iterator[Figure]:
    import_module("screens.home.screen")
    import_module("screens.app")
    with TemporaryDirectory() as folder:
        file = Path(folder, "few.db")
        run([sys.executable, "-m", "tools.bench.few_tables", str(file)], check=True)
        opened = {screen.name: fastest(screen, file) for screen in screens(known(file))}
    first = {screen: each.first for screen, each in opened.items()}
    slowest = sorted(first, key=lambda screen: -first[screen])
    for screen in slowest[:WORST]:
        yield Figure.timed(screen, first[screen], "ms", GOAL)
    middle, whole = median(first.values()), sum(first.values())
    yield Figure.timed(f"the median of {len(opened)} screens", middle, "ms", 45)
    yield Figure.timed("all of them", whole, "s", 3.9)
    stutters = max(opened, key=lambda screen: opened[screen].after)
    yield Figure.timed(f"the slowest frame after a first one: {stutters}", opened[stutters].after, "ms", 200)
    for kind in {kind.__name__ for kind in get_args(Route)} - {each.route for each in opened.values()}:
        yield Figure(f"{kind}, to which no path leads", nan, "ms", GOAL)


def fastest(screen: Screen, file: Path) -> Opened:
    """The best of some rounds; the first one may compile modules."""
    rounds = [doubled(screen, file) for _ in range(ROUNDS)]
    return Opened(min(each.first for each in rounds), min(each.after for each in rounds), rounds[0].route)


def doubled(screen: Screen, file: Path) -> Opened:
    """Measure one screen in a forked process."""
    told, tell = os.pipe()
    if (child := os.fork()) == 0:
        try:
            with TemporaryDirectory() as folder:
                own = Path(folder, "own.db")
                copyfile(file, own)
                os.write(tell, json.dumps(opened(screen, own)).encode())
        except Exception:
            print_exc()
        os._exit(0)
    os.close(tell)
    with os.fdopen(told) as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    if not answer:
        raise RuntimeError(f"{screen.name} could not be opened")
    return Opened(*json.loads(answer))


def opened(screen: Screen, file: Path) -> Opened:
    driver = Driver(app_on(file))
    driver.frames(LOOKED_AT)
    for tap in screen.before:
        tap(driver.app)
        driver.frames(LOOKED_AT)

    # collect garbage before: otherwise a collection could fall into this measurement
    gc.collect()

    def open() -> None:
        screen.open(driver.app)
        driver.frames(1)

    first = spent(open)
    after = [spent(lambda: driver.frames(1)) for _ in range(LOOKED_AT)]
    return Opened(first, max(after), type(driver.app.context.pages.navigation.here).__name__)


def see_all(app: Any, file: Path) -> None:
    """Open every screen in one app."""
    driver = Driver(app)
    for screen in screens(known(file)):
        for tap in (*screen.before, screen.open, home):
            tap(app)
            driver.frames(LOOKED_AT)
