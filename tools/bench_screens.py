"""What the screens cost: run by `tools.bench`, in a process of its own, since it opens a window. Prints JSON."""

import gc
import json
import os
import resource
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import tests.screens.mock_window  # noqa: F401  before anything of Kivy
from screens.app import ElvalandApp
from screens.presenters.count import cells_of
from tests.screens.driver import Driver
from tools.shots import table

TAPS = 500
#: Tapped in turn, added and taken away: a value, a card with points, a coin, a hero who stands in a column.
TAPPED = {"warrior": "warrior 3", "heroes": "grid", "coins": "coin 25", "explorer": "idunn"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(ElvalandApp(Path(folder) / "bench.db"))
        driver.app.begin(table("both-016"))
        counter = driver.app.counter
        taps = []

        def tap(pad: str) -> None:
            offers = {offer.key: offer for offer in counter.table.view(counter.voice).pad.offers()}
            offer = offers.get(f"take {TAPPED[pad]}") or offers[TAPPED[pad]]
            start = perf_counter()
            counter.tap(offer)
            taps.append(perf_counter() - start)
            driver.frames(1)

        def some(count: int) -> None:
            for number in range(count):
                pad = list(TAPPED)[number // 2 % len(TAPPED)]
                counter.turn_to(0, pad)
                tap(pad)

        some(100)
        gc.collect()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        taps.clear()
        some(TAPS)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        opened = []
        for seat, pad in cells_of(counter.table.sheet, "by_player"):
            start = perf_counter()
            counter.turn_to(seat, pad)
            driver.frames(1)
            opened.append(perf_counter() - start)
        figures = {
            "tap": median(taps) * 1000,
            "tap95": sorted(taps)[len(taps) * 95 // 100] * 1000,
            "pad": median(opened) * 1000,
            "grown": grown,
        }
        print(json.dumps(figures), flush=True)
        os._exit(0)


if __name__ == "__main__":
    main()
