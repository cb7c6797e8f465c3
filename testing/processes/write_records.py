"""Writes to records until killed: `python -m testing.processes.write_records FILE WHAT`, with WHAT a key of `WORK`.

Waits for a signal on stdin, and prints each item after it is committed.
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
    """Tap the first draft; prints step and sheet."""
    records, random = Records(path), Random()
    draft = records.drafts()[0]
    for _ in range(taps):
        number = random.randrange(len(SHEETS))
        draft = records.tap(records.move(draft, f"at {number}"), SHEETS[number])
        print(draft.step, number, flush=True)


def keep(path: Path) -> None:
    """Finish tables; prints their number."""
    records = Records(path)
    for number in count(1):
        draft = records.begin(SHEETS[number % len(SHEETS)], "")
        records.history.keep(draft, score(draft.sheet))
        records.close_draft(draft)
        print(number, flush=True)


def migrate(path: Path) -> None:
    """Open a file that needs a slow migration."""
    MIGRATIONS.update(schema_with(add_sizes))
    Records(path).close()
    print("open", flush=True)


def backup(path: Path) -> None:
    """Make daily backups on short days, while tapping."""
    records = Records(path)
    for number in count(1):
        records.tap(records.drafts()[0], SHEETS[number % len(SHEETS)])
        back_up(path, f"2026-11-{number % 28 + 1:02}")
        print(number, flush=True)


def set_right(path: Path) -> None:
    """Rescue a corrupt file."""
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
