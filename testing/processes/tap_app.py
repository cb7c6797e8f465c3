"""Taps the real app at random and prints the screen after each tap, until killed.

`python -m testing.processes.tap_app FILE SEED`.
"""

import json
import sys
from pathlib import Path
from random import Random

import testing.mock_window  # noqa: F401
from scoring import read, write
from screens.app import ElvalandApp
from screens.navigation import AtTable
from testing.counting import TABLES, empty_sheet
from testing.driver import Driver


def main(file: Path, seed: int) -> None:
    from screens.widgets.chip import Chip

    random = Random(seed)
    driver = Driver(ElvalandApp(file))
    app = driver.app
    if app.context.counting.session is None:
        app.context.counting.begin(empty_sheet(read(json.dumps(random.choice(TABLES)["sheet"]))))
    while True:
        driver.frames(1)
        counting = app.context.counting.table
        at_table = isinstance(app.context.pages.navigation.here, AtTable)
        shown = [counting.draft.id, write(counting.sheet), counting.position.write()] if at_table else None
        print(json.dumps(shown), flush=True)
        screen = app.shell.ids.screen.children[0]
        chips = [chip for chip in screen.walk() if isinstance(chip, Chip) and chip.on_tap]
        random.choice(chips).tap()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
