"""Timing: the best of several rounds, which was disturbed least by other processes.

CPU time is measured instead of wall-clock time, because the machine is shared, and its disk too.
"""

from collections.abc import Callable
from time import process_time

ROUNDS = 7
#: Rounds for measuring the current speed of the machine.
PACES = 25


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """CPU seconds of the best round."""
    return min(spent(work) for _ in range(rounds))


def spent(work: Callable[[], object]) -> float:
    """CPU seconds of one call."""
    start = process_time()
    work()
    return process_time() - start


def loop() -> int:
    """Reference workload in plain Python, the unit of all times: never change it."""
    seen: dict[str, int] = {}
    for number in range(1000):
        key = f"{number % 97}:{number % 11}"
        seen[key] = seen.get(key, 0) + number
    return sum(value for key, value in sorted(seen.items()) if not key.startswith("9"))


def in_loops(seconds: float) -> float:
    """CPU time in units of the reference workload."""
    return seconds / best(loop, PACES)
