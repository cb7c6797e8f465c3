"""A table that five other phones count: how soon a tap is seen, what it takes from the host's frames, and memory.

The pages run in a process of their own; the file lies in memory, as the time of a disk is measured in `scoring`.
"""

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, thread_time

from records import Records
from session.counting import CountingSession
from testing.open_table import Page, act
from testing.processes.tap_pages import share
from testing.tables import table
from together.addresses import LOOPBACK
from together.host import Host
from together.server import Job
from tools.bench.figure import Figure
from views.counting.position import Position
from words import GameVoice

SECONDS, TAPS_IN_A_REQUEST, REQUESTS = 60, 20, 500
FRAME = 1 / 60
#: Seconds of a frame that taps of other phones may take, as in the app.
BUDGET = 0.004
MEMORY = Path("/dev/shm")


class Frames:
    """The host: does jobs once a frame, and notes the CPU time of that, and how late the frame was."""

    def __init__(self, folder: Path) -> None:
        sheet = table("both-016")
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.records = Records(folder / "bench.db")
        self.session = CountingSession(self.records, self.records.begin(sheet, Position.first(sheet).write()))
        self.host = Host(self.session, GameVoice("en", sheet.game), LOOPBACK, 0, self.jobs.put)
        self.busy: list[float] = []
        self.late: list[float] = []

    @property
    def steps(self) -> int:
        return len(self.records.steps(self.session.draft))

    def until_ended(self, process: "subprocess.Popen[str]") -> None:
        due = perf_counter()
        while process.poll() is None:
            due = max(due + FRAME, perf_counter())
            sleep(max(0.0, due - perf_counter()))
            start = perf_counter()
            self.late.append(start - due)
            spent = thread_time()
            with suppress(Empty):
                while perf_counter() - start < BUDGET:
                    self.host.do(self.jobs.get_nowait())
            self.busy.append(thread_time() - spent)


def resident() -> int:
    """Resident memory in kB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * 4


def figures() -> Iterator[Figure]:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        frames = Frames(Path(folder))
        try:
            yield from load(frames)
            yield from memory(frames)
        finally:
            frames.host.close()
            frames.records.close()


def load(frames: Frames) -> Iterator[Figure]:
    with subprocess.Popen(["sleep", f"{SECONDS / 6}"], text=True) as process:
        frames.until_ended(process)
    alone = share(frames.late, 99)
    frames.busy, frames.late = [], []
    command = [sys.executable, "-m", "testing.processes.tap_pages", f"{frames.host.port}", frames.host.keys.key]
    with subprocess.Popen([*command, f"{SECONDS}"], stdout=subprocess.PIPE, text=True) as process:
        frames.until_ended(process)
        assert process.stdout
        told = json.loads(process.stdout.read())
    yield Figure(f"taps in {SECONDS} s that are not kept once", abs(told["taps"] - frames.steps), "", 0)
    yield Figure("a tap until it is seen where it was, 95 of 100", told["own"], "ms", 50)
    yield Figure("a tap until the other phones see it, 95 of 100", told["others"], "ms", 250)
    yield Figure("taps of others in a frame, 99 of 100", 1000 * share(frames.busy, 99), "ms", 8)
    later = share(frames.late, 99) - alone
    yield Figure("a frame that begins later than alone, 99 of 100", 1000 * max(later, 0), "ms", 8)


def memory(frames: Frames) -> Iterator[Figure]:
    page = Page(frames.host.port, frames.host.keys.key)
    page.ask(act("sit", "sit"))
    frames.host.do(frames.jobs.get())
    page.hear()

    def tap(requests: int, name: str) -> None:
        for request in range(requests):
            keys = [f"warrior {3 + number % 5}" for number in range(TAPS_IN_A_REQUEST)]
            taps = [
                act("tap", f"{name} {request} {number}", section="warrior", key=key) for number, key in enumerate(keys)
            ]
            page.ask(*taps)
            for _ in taps:
                frames.host.do(frames.jobs.get())
            page.hear()
        gc.collect()

    tap(REQUESTS // 5, "before")
    before = resident()
    tap(REQUESTS, "measured")
    yield Figure(f"memory that {REQUESTS * TAPS_IN_A_REQUEST} taps leave behind", resident() - before, "kB", 2000)
    yield Figure("memory of the server that was started", started(), "kB", 12_000)


def started() -> int:
    """Memory that a process takes to open a table to others, more than what counts it alone, in kB."""
    command = [sys.executable, "-m", "testing.processes.server_memory"]
    return int(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
