"""A process that taps, and says so only after each tap: `python -m tests.records.tapping FILE TAPS`."""

import sys
from pathlib import Path
from random import Random

from records import Records
from tests.records.sheets import SHEETS


def tap(path: Path, taps: int) -> None:
    """On the first draft of the file, once somebody says go; every line is a step and the sheet tapped there."""
    input()
    records, random = Records(path), Random()
    draft = records.drafts()[0]
    for _ in range(taps):
        number = random.randrange(len(SHEETS))
        draft = records.tap(records.move(draft, f"at {number}"), SHEETS[number])
        print(draft.step, number, flush=True)


if __name__ == "__main__":
    tap(Path(sys.argv[1]), int(sys.argv[2]))
