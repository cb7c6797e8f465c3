"""Benchmarks of the history with ten thousand tables of five players."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import testing.mock_window  # noqa: F401  before any import of Kivy
from records import Records
from records.backup import back_up
from screens.navigation import COUNT, GAMES, Finished, GroupRecords, Player, Players, Route
from testing.driver import Driver
from tools.bench.clock import spent
from tools.bench.figure import Figure
from tools.bench.opened import app_on
from tools.ten_thousand import ANNE, fill

ROUNDS = 5
#: Searches: all tables, none, a note, and a mix of names, years and games.
TYPED = ("a", "anne", "2019", "zzz", "soirée", "anne bruno", "anne 2019 nida caf x", "farid 3 e a i o u")
#: Number of rows in the list while scrolling.
SCROLLED = 500


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        with closing(Records(file)) as records:
            fill(records)
        yield Figure("the file", file.stat().st_size / 1e6, "MB", 100)
        driver = Driver(app_on(file))
        yield from in_the_list(driver)
        yield from elsewhere(driver)
        yield kept(driver.app.context.records)
        backed_up = spent(lambda: back_up(file, "2030-01-01"))
        yield Figure.timed("the daily backup, looked through, but for the disk", backed_up, "s", 2)


def in_the_list(driver: Driver) -> Iterator[Figure]:
    """The list of tables: open, scroll, load more, search."""
    app = driver.app

    def open_list() -> None:
        app.context.pages.switch(GAMES)
        driver.frames(1)

    def back() -> None:
        app.context.pages.switch(COUNT)
        driver.frames(3)

    yield fastest("open the list, with its frame", 32, open_list, back)
    open_list()
    driver.frames(20)
    games = app.shell.screen

    def more() -> None:
        games._add_older()
        driver.frames(1)

    older, frames = list[float](), list[float]()
    while games.added < SCROLLED:
        older.append(spent(more))
        driver.frames(10)
    yield Figure.timed("older ones below them, with their frame", median(older), "ms", 32)
    for step in range(240):
        games.page.scroll_y = 1 - step / 480
        frames.append(spent(lambda: driver.frames(1)))
    yield Figure.timed(f"a frame while {SCROLLED} of them are scrolled", median(frames), "ms", 16)
    yield Figure.timed("such a frame, 95 of 100", sorted(frames)[len(frames) * 95 // 100], "ms", 32)

    def look(typed: str) -> Callable[[], None]:
        def work() -> None:
            app.context.history.search(typed)
            driver.frames(1)

        return work

    def nothing_typed() -> None:
        app.context.history.search("")
        driver.frames(5)

    searches = [fastest(f"search “{typed}”, with its frame", 100, look(typed), nothing_typed) for typed in TYPED]
    yield max(searches, key=lambda search: search.value)
    nothing_typed()


def elsewhere(driver: Driver) -> Iterator[Figure]:
    """First frame of the other pages that read all tables."""
    app = driver.app
    anne = next(id for id, name in app.context.records.people.called() if name == ANNE)
    newest, *_ = app.context.records.history.tables(most=1)

    def page(name: str, goal: float, route: Route) -> Figure:
        def work() -> None:
            app.context.pages.go(route)
            driver.frames(1)

        def back() -> None:
            driver.frames(20)
            app.back()
            driver.frames(3)

        return fastest(f"{name}, with its frame", goal, work, back)

    yield page("the page of who was at all", 125, Player(anne))
    yield page("the list of 100 players", 100, Players())
    yield page("the records of the group", 100, GroupRecords())
    yield page("a table opened", 150, Finished(newest.id))
    yield fastest("which records a table broke", 50, lambda: app.context.records.history.broken_records(newest))


def kept(records: Records) -> Figure:
    """CPU time to store a finished table: how long the disk takes depends on the disk alone."""
    newest, *_ = records.history.tables(most=1)
    result = records.history.result(newest.version)
    times = list[float]()
    for _ in range(40):
        draft = records.begin(result.sheet, "")
        times.append(spent(lambda draft=draft: records.history.keep(draft, result)))  # type: ignore[misc]
        records.close_draft(draft)
    return Figure.timed("keep a finished table, but for the wait for the disk", median(times), "ms", 6)


def fastest(name: str, goal: float, work: Callable[[], object], after: Callable[[], object] = lambda: None) -> Figure:
    """Milliseconds of the best round, without the first, which imports modules."""
    times = []
    for _ in range(ROUNDS + 1):
        times.append(spent(work))
        after()
    return Figure.timed(name, min(times[1:]), "ms", goal)
