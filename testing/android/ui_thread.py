"""Fake clipboard and UI thread."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sharing.phone import COMING, Outcome


class UiThread:
    """Fake clipboard and UI thread; `run` executes the scheduled calls."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.waiting: list[Callable[[], None]] = []
        self.picked: list[Outcome] = []

    def run(self) -> list[Outcome]:
        for call in self.waiting:
            call()
        self.waiting.clear()
        self.picked[:] = map(fetched, self.picked)
        return self.picked


def fetched(outcome: Outcome, progress: Callable[[float], object] = lambda _: None) -> Outcome:
    """Outcome after fetching the file in a background thread."""
    if outcome.fetch is None:
        return outcome
    assert outcome.done == COMING
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(outcome.fetch, progress).result()
