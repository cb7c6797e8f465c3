"""Time of a tap at a five-player table with both expansions, and memory after 500 taps."""

import gc
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import testing.mock_window  # noqa: F401  before any import of Kivy
from testing.driver import Driver
from testing.tables import table
from tools.bench.clock import spent
from tools.bench.figure import Figure
from tools.bench.opened import app_on, resident
from views.counting.position import cells_of

TAPS = 500
#: Offers tapped in turn, adding and removing: a value, a card with points, a coin, a hero in a column.
TAPPED = {"warrior": "warrior 3", "heroes": "grid", "coins": "coin 25", "explorer": "idunn"}


class Tapping:
    """An app with a table, for timing taps."""

    def __init__(self, app: Any) -> None:
        self.driver = Driver(app)
        self.counting = app.context.counting
        app.context.counting.begin(table("both-016"))

    def tap(self, pad: str) -> tuple[float, float]:
        """Seconds until the new total is set, and until it is drawn."""
        offers = {offer.key: offer for offer in self.counting.table.view(self.counting.voice).pad.offers()}
        offer = offers.get(f"take {TAPPED[pad]}") or offers[TAPPED[pad]]
        said = spent(lambda: self.counting.tap(offer))
        return said, said + spent(lambda: self.driver.frames(1))

    def taps(self, count: int) -> list[tuple[float, float]]:
        times = []
        for number in range(count):
            pad = list(TAPPED)[number // 2 % len(TAPPED)]
            self.counting.turn_to(0, pad)
            times.append(self.tap(pad))
        return times

    def turn(self) -> list[float]:
        """Seconds for each pad of each player, with its frame."""
        opened = []
        for seat, pad in cells_of(self.counting.table.sheet, "by_player"):

            def turn_to(seat: int = seat, pad: str = pad) -> None:
                self.counting.turn_to(seat, pad)
                self.driver.frames(1)

            opened.append(spent(turn_to))
        return opened


def figures() -> Iterator[Figure]:
    """Disk time of a tap is measured in `scoring`."""
    with TemporaryDirectory() as folder:
        tapping = Tapping(app_on(Path(folder) / "bench.db"))
        tapping.taps(TAPS)  # until the caches of the records are full
        gc.collect()
        before = resident()
        times = tapping.taps(TAPS)
        gc.collect()
        grown = resident() - before
        said, seen = sorted(said for said, _ in times), sorted(seen for _, seen in times)
        often = TAPS * 95 // 100
        yield Figure.timed("a tap until the new total is said", median(said), "ms", 2.7)
        yield Figure.timed("a tap until its total is said, 95 of 100", said[often], "ms", 8)
        yield Figure.timed("a tap until it is seen", median(seen), "ms", 6)
        yield Figure.timed("a tap until it is seen, 95 of 100", seen[often], "ms", 16)
        turned = median(tapping.turn())
        yield Figure.timed("another pad with its frame", turned, "ms", 9)
        yield Figure(f"memory that {TAPS} taps leave behind", grown, "kB", 2000)
