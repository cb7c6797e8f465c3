"""Time of a tap at a five-player table with both expansions, and memory after 500 taps."""

import gc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import testing.mock_window  # noqa: F401  before any import of Kivy
from records import Origin
from testing.driver import Driver
from testing.tables import table
from tools.bench.clock import spent
from tools.bench.figure import Figure
from tools.bench.opened import app_on, resident

TAPS, GUEST_TAPS, SEATS = 500, 100, 5
#: Offers tapped in turn, adding and removing: a value, a card with points, a coin, a hero in a column.
TAPPED = {"warrior": "warrior 3", "heroes": "grid", "coins": "coin 25", "explorer": "idunn"}


class Tapping:
    """An app with a table, for timing taps."""

    def __init__(self, app: Any) -> None:
        self.driver = Driver(app)
        self.counting = app.context.counting

    def tap(self, pad: str) -> float:
        """Seconds until the new total is drawn."""
        counting = self.counting
        cell = counting.table.position.seat, pad
        offer = counting.table.view(counting.voice).offer(cell, TAPPED[pad])

        def tap() -> None:
            counting.tap(cell, offer)
            self.driver.frames(1)

        return spent(tap)

    def taps(self, count: int) -> list[float]:
        return [self.tap(list(TAPPED)[number // 2 % len(TAPPED)]) for number in range(count)]

    def open(self) -> float:
        """Seconds until the first page is drawn."""

        def begin() -> None:
            self.counting.begin(table("both-016"))
            self.driver.frames(1)

        return spent(begin)

    def turns(self) -> list[float]:
        """Seconds until the page of the next player is drawn, there and back."""
        steps = [1] * (SEATS - 1) + [-1] * (SEATS - 1)

        def turn(step: int) -> None:
            self.counting.swipe(step)
            self.driver.frames(1)

        return [spent(partial(turn, step)) for step in steps * 3]

    def so_far(self) -> list[float]:
        """Seconds until the result so far shows a tap of another phone."""
        counting, cell = self.counting, (self.counting.table.position.seat, "warrior")
        counting.to_result()
        self.driver.frames(1)

        def show() -> None:
            self.driver.app.context.pages.refresh()
            self.driver.frames(1)

        times = []
        for _ in range(GUEST_TAPS):
            offer = counting.table.view(counting.voice).offer(cell, TAPPED["warrior"])
            counting.table.tap(cell, offer, Origin("bruno"))
            times.append(spent(show))
        return times


def figures() -> Iterator[Figure]:
    """Disk time of a tap is measured in `scoring`."""
    with TemporaryDirectory() as folder:
        tapping = Tapping(app_on(Path(folder) / "bench.db"))
        opened = tapping.open()
        tapping.taps(TAPS)  # until the caches of the records are full
        gc.collect()
        before = resident()
        times = tapping.taps(TAPS)
        gc.collect()
        grown = resident() - before
        yield Figure.timed("a tap until it is seen", median(times), "ms", 4)
        yield Figure.timed("a tap until it is seen, 95 of 100", sorted(times)[TAPS * 95 // 100], "ms", 8)
        yield Figure.timed("another hand with its frame", median(tapping.turns()), "ms", 16)
        shown = sorted(tapping.so_far())
        yield Figure.timed("a guest's tap on the result so far, 95 of 100", shown[GUEST_TAPS * 95 // 100], "ms", 8)
        yield Figure.timed("the page of a hand, opened for the first time", opened, "ms", 120)
        yield Figure(f"memory that {TAPS} taps leave behind", grown, "kB", 2000)
