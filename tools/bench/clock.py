"""How long something takes: the best of some rounds, which other work on the machine disturbed least.

The processor's time counts, not the clock's: what a shared machine does besides is no business of ours. What waits for
the disk is measured by the clock.
"""

from collections.abc import Callable
from time import perf_counter, process_time

ROUNDS = 7
#: So many rounds tell how fast this machine is just now.
PACES = 25


def best(work: Callable[[], object], rounds: int = ROUNDS, clock: Callable[[], float] = process_time) -> float:
    """Seconds."""
    return min(spent(work, clock) for _ in range(rounds))


def spent(work: Callable[[], object], clock: Callable[[], float] = process_time) -> float:
    """Seconds of this one time."""
    start = clock()
    work()
    return clock() - start


def waited(work: Callable[[], object]) -> float:
    """Seconds by the clock on the wall."""
    return spent(work, perf_counter)


def loop() -> int:
    """Plain Python as an app is made of: names, small numbers, texts, mappings. Never to be changed: all is measured
    by it."""
    seen: dict[str, int] = {}
    for number in range(1000):
        key = f"{number % 97}:{number % 11}"
        seen[key] = seen.get(key, 0) + number
    return sum(value for key, value in sorted(seen.items()) if not key.startswith("9"))


def in_loops(seconds: float) -> float:
    """As many loops of plain Python could have been run instead."""
    return seconds / best(loop, PACES)
