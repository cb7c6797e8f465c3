"""Killed after any tap, the reopened app stands where it stood: whatever was on the screen is kept."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from records import Records
from scoring import read
from session.counting import CountingSession
from testing.reference import VEDRFOLNIR
from testing.rooms import ROOT
from testing.sheets import kept_sheets
from views.counting.position import Position

#: Opens the app on a file and says which screen is seen.
OPEN = """
import sys
from pathlib import Path
import testing.mock_window
from screens.app import ElvalandApp
from testing.sheets import kept_sheets
from testing.driver import Driver
driver = Driver(ElvalandApp(Path(sys.argv[1])))
driver.frames(5)
print(type(driver.app.shell.ids.screen.children[0]).__name__)
"""


@pytest.mark.parametrize(
    ("here", "place", "seen"),
    [
        pytest.param('[["AtTable", 1]]', "", "CountingScreen", id="a hand"),
        pytest.param('[["AtTable", 1]]', '{"at_result": true}', "ResultScreen", id="a result"),
        pytest.param('[["NewTable"]]', "", "NewTableScreen", id="a new table"),
        pytest.param('[["AtTable", 9]]', "", "HomeScreen", id="a table that is gone"),
    ],
)
def test_the_app_opens_at_any_screen(here: str, place: str, seen: str, tmp_path: Path) -> None:
    """In a process of its own, where no other screen was made before."""
    file = tmp_path / "elvaland.db"
    records = Records(file)
    records.begin(read(VEDRFOLNIR), place)
    records.remember("here", f'{{"ways": {{"count": {here}}}}}')
    records.close()
    opened = subprocess.run(
        [sys.executable, "-c", OPEN, str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert opened.stdout.split() == [seen], opened.stderr


@pytest.mark.parametrize("seed", range(int(os.environ.get("KILLS", "3"))))
def test_nothing_that_was_shown_is_lost(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "elvaland.db"
    command = [sys.executable, "-m", "testing.processes.tap_app", str(file), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as app:
        assert app.stdout
        app.stdout.readline()
        time.sleep(Random(seed).random() * 0.5)
        app.send_signal(signal.SIGKILL)
        shown = [line for line in app.stdout.read().splitlines() if line.endswith(("]", "null"))]
    assert shown, "it was killed before it tapped"
    records = Records(file)
    drafts = records.drafts()
    if shown[-1] == "null":  # nobody sat at a table
        records.close()
        return
    id, sheet, place = json.loads(shown[-1])
    # one tap more may have been kept than was told: it changed the table, or finished it
    kept = [records.last(), *kept_sheets(records)]
    for draft in drafts:
        kept += [records.undo(draft).sheet, records.redo(draft).sheet, records.redo(draft).sheet]
    assert read(sheet) in kept
    for draft in drafts:
        if draft.id == id and draft.sheet == read(sheet):
            assert CountingSession(records, draft).position.done >= Position.read(place, draft.sheet).done
    records.close()
