"""Taps the real app at random and says what is on the screen after each tap, until it is killed.

To be run as `python -m tests.screens.tapping FILE SEED`.
"""

import json
import sys
from pathlib import Path
from random import Random

import tests.screens.mock_window  # noqa: F401
from scoring import read, write
from screens.app import ElvalandApp
from screens.navigation import AtTable
from tests.screens.driver import Driver
from tests.screens.entering import untold
from tests.screens.test_pads import TABLES


def main(file: Path, seed: int) -> None:
    from screens.widgets.chip import Chip

    random = Random(seed)
    driver = Driver(ElvalandApp(file))
    app = driver.app
    if app.counter.counting is None:
        app.begin(untold(read(json.dumps(random.choice(TABLES)["sheet"]))))
    while True:
        driver.frames(1)
        counting = app.counter.table
        at_table = isinstance(app.way.here, AtTable)
        shown = [counting.draft.id, write(counting.sheet), counting.place.write()] if at_table else None
        print(json.dumps(shown), flush=True)
        screen = app.shell.ids.screen.children[0]
        chips = [chip for chip in screen.walk() if isinstance(chip, Chip) and chip.on_tap]
        random.choice(chips).dispatch("on_release")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
