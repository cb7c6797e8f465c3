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
from screens.counting import Counting
from screens.presenters.count import Place

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("seed", range(int(os.environ.get("KILLS", "3"))))
def test_nothing_that_was_shown_is_lost(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "elvaland.db"
    command = [sys.executable, "-m", "tests.screens.tapping", str(file), str(seed)]
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
    kept = [records.last(), *(table.sheet for table in records.tables())]
    for draft in drafts:
        kept += [records.undo(draft).sheet, records.redo(draft).sheet, records.redo(draft).sheet]
    assert read(sheet) in kept
    for draft in drafts:
        if draft.id == id and draft.sheet == read(sheet):
            assert Counting(records, draft).place.done >= Place.read(place, draft.sheet).done
    records.close()
