"""A process to be killed: `python -m testing.processes.write_records FILE WHAT`, with WHAT a key of `WORK`.

It waits until somebody says go, and says what it has done only once it is done.
"""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from records import Records
from records.backup import back_up
from records.migrations import MIGRATIONS
from records.rescue import rescue
from scoring import score
from testing.migration import add_sizes, schema_with
from testing.sheets import SHEETS


def tap(path: Path, taps: int = 10**9) -> None:
    """On the first draft of the file; every line is a step and the sheet tapped there."""
    records, random = Records(path), Random()
    draft = records.drafts()[0]
    for _ in range(taps):
        number = random.randrange(len(SHEETS))
        draft = records.tap(records.move(draft, f"at {number}"), SHEETS[number])
        print(draft.step, number, flush=True)


def keep(path: Path) -> None:
    """Finished tables, each with the draft that led there; every line is how many are kept."""
    records = Records(path)
    for number in count(1):
        draft = records.begin(SHEETS[number % len(SHEETS)], "")
        records.history.keep(draft, score(draft.sheet))
        records.close_draft(draft)
        print(number, flush=True)


def migrate(path: Path) -> None:
    """A file is opened that a made-up change has to bring up to date."""
    MIGRATIONS.update(schema_with(add_sizes))
    Records(path).close()
    print("open", flush=True)


def backup(path: Path) -> None:
    """A backup a day, however short the day is, while somebody taps."""
    records = Records(path)
    for number in count(1):
        records.tap(records.drafts()[0], SHEETS[number % len(SHEETS)])
        back_up(path, f"2026-11-{number % 28 + 1:02}")
        print(number, flush=True)


def set_right(path: Path) -> None:
    """A damaged file is set aside."""
    rescue(path)
    print("rescued", flush=True)


WORK: dict[str, Callable[[Path], None]] = {
    "tap": tap,
    "tap 100": lambda path: tap(path, 100),
    "keep": keep,
    "migrate": migrate,
    "backup": backup,
    "rescue": set_right,
}

if __name__ == "__main__":
    input()
    WORK[sys.argv[2]](Path(sys.argv[1]))
