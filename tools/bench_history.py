"""What ten thousand tables cost: run by `tools.bench`, in a process of its own, since it opens a window. Prints JSON.

The processor's time counts, not the clock: what a shared machine does besides is no business of ours. What waits for
the disk is measured by the clock.
"""

import json
import os
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import tests.screens.mock_window  # noqa: F401  before anything of Kivy
from records import Records
from records.backup import back_up
from screens.app import ElvalandApp
from screens.navigation import COUNT, GAMES, Bests, Finished, Players, Route, Somebody
from tests.screens.driver import Driver
from tools.ten_thousand import ANNE, fill

ROUNDS = 5
#: What somebody may type: all tables, none, what was noted, and names, years and games at once.
TYPED = ("a", "anne", "2019", "zzz", "soirée", "anne bruno", "anne 2019 nida caf x", "farid 3 e a i o u")
#: So many tables stand in the list when somebody scrolls.
SCROLLED = 500


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        with closing(Records(file)) as records:
            fill(records)
        driver = Driver(ElvalandApp(file))
        driver.app.watch._look.cancel()  # the daily look is measured alone
        figures = {**in_the_list(driver), **elsewhere(driver), **kept(driver.app.records)}
        figures["megabytes"] = file.stat().st_size / 1e6
        start = perf_counter()
        back_up(file, "2030-01-01")
        figures["backup"] = perf_counter() - start
        print(json.dumps(figures), flush=True)
        os._exit(0)


def in_the_list(driver: Driver) -> dict[str, float]:
    """The list of all tables: opened, scrolled, made longer, searched."""
    app = driver.app

    def open_list() -> None:
        app.switch(GAMES)
        driver.frames(1)

    def back() -> None:
        app.switch(COUNT)
        driver.frames(3)

    figures = {"list": fastest(open_list, back)}
    open_list()
    driver.frames(20)
    games = app.screen("games", None)

    def more() -> None:
        games._more()
        driver.frames(1)

    older, frames = list[float](), list[float]()
    while games.there < SCROLLED:
        older.append(spent(more))
        driver.frames(10)
    for step in range(240):
        games.page.scroll_y = 1 - step / 480
        frames.append(spent(lambda: driver.frames(1)))
    figures |= {
        "older": median(older),
        "scrolled": median(frames),
        "scrolled95": sorted(frames)[len(frames) * 95 // 100],
    }

    def look(typed: str) -> Callable[[], None]:
        def work() -> None:
            app.recalling.look(typed)
            driver.frames(1)

        return work

    def nothing_typed() -> None:
        app.recalling.look("")
        driver.frames(5)

    figures["search"] = max(fastest(look(typed), nothing_typed) for typed in TYPED)
    nothing_typed()
    return figures


def elsewhere(driver: Driver) -> dict[str, float]:
    """The other pages that tell of all tables, each until its first frame."""
    app = driver.app
    anne = next(id for id, name in app.records.people.called() if name == ANNE)
    newest, *_ = app.records.history.tables(most=1)

    def page(route: Route) -> float:
        def work() -> None:
            app.go(route)
            driver.frames(1)

        def back() -> None:
            driver.frames(20)
            app.back()
            driver.frames(3)

        return fastest(work, back)

    return {
        "player": page(Somebody(anne)),
        "players": page(Players()),
        "bests": page(Bests()),
        "result": page(Finished(newest.id)),
        "fallen": fastest(lambda: app.records.history.fallen(newest)),
    }


def kept(records: Records) -> dict[str, float]:
    """A finished table, with all that the disk takes."""
    newest, *_ = records.history.tables(most=1)
    result = records.history.result(newest.version)
    times = []
    for _ in range(20):
        draft = records.begin(result.sheet, "")
        start = perf_counter()
        records.history.keep(draft, result)
        times.append((perf_counter() - start) * 1e3)
        records.close_draft(draft)
    return {"kept": median(times)}


def fastest(work: Callable[[], object], after: Callable[[], object] = lambda: None) -> float:
    """Milliseconds of the best round but the first, which loads what is needed for the first time."""
    times = []
    for _ in range(ROUNDS + 1):
        times.append(spent(work))
        after()
    return min(times[1:])


def spent(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1e3


if __name__ == "__main__":
    main()
