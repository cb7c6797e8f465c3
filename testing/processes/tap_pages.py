"""Five pages that tap: `python -m testing.processes.tap_pages PORT KEY SECONDS`, as browsers would, in one process.

Prints as JSON how many taps were answered, and in how many milliseconds 95 of 100 were seen: where they were tapped,
and by the others.
"""

import json
import sys
from dataclasses import dataclass, field
from threading import Thread
from time import perf_counter

from testing.open_table import Page

PAGES, PER_SECOND = 5, 50


@dataclass
class Taps:
    """The taps of a page, and when it saw each version of the table."""

    seat: int
    own: list[float] = field(default_factory=list)
    #: The version that a tap made, and when it was tapped.
    made: list[tuple[int, float]] = field(default_factory=list)
    seen: list[tuple[int, float]] = field(default_factory=list)

    def run(self, page: Page, start: float, seconds: float) -> None:
        page.sit(self.seat)
        every = PAGES / PER_SECOND
        for number in range(int(seconds / every)):
            self._wait(page, start + every * (number + self.seat / PAGES))
            tapped = perf_counter()
            told = page.tap(f"warrior {3 + number % 5}")
            assert (len(told["answered"]), told["refused"]) == (1, []), told
            self.own.append(perf_counter() - tapped)
            self.made.append((page.version, tapped))
            self.seen.append((page.version, perf_counter()))
        self._wait(page, start + seconds + 1)

    def _wait(self, page: Page, until: float) -> None:
        """See what others tap until it is time, then give up waiting, as the page does to send a tap."""
        while (left := until - perf_counter()) > 0.001:
            page.connection.sock.settimeout(left)
            try:
                page.wait()
            except TimeoutError:
                page.reconnect()
            self.seen.append((page.version, perf_counter()))
        page.connection.sock.settimeout(10)


def seen_by_others(pages: list[Taps]) -> list[float]:
    """Seconds from each tap until each other page saw it."""
    found = []
    for page in pages:
        for other in pages:
            times = iter(other.seen)
            version, at = next(times)
            for made, tapped in page.made if other is not page else []:
                while version < made:
                    version, at = next(times)
                found.append(at - tapped)
    return found


def share(times: list[float], of_hundred: int) -> float:
    """The time within which so many of hundred lie."""
    return sorted(times)[len(times) * of_hundred // 100]


def main(port: int, key: str, seconds: float) -> None:
    taps = [Taps(seat) for seat in range(PAGES)]
    pages = [Page(port, key, f"guest{seat}") for seat in range(PAGES)]
    start = perf_counter() + 0.5
    threads = [Thread(target=one.run, args=(page, start, seconds)) for one, page in zip(taps, pages, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    own = [time for one in taps for time in one.own]
    told = {"own": share(own, 95), "others": share(seen_by_others(taps), 95)}
    print(json.dumps({"taps": len(own)} | {name: 1000 * time for name, time in told.items()}))


if __name__ == "__main__":
    port, key, seconds = sys.argv[1:]
    main(int(port), key, float(seconds))
