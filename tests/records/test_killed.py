"""A process killed at any moment, and two at once: every tap that was said to be kept is there."""

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from records import Records
from tests.records.sheets import SHEETS

ROOT = Path(__file__).parent.parent.parent
KILLS = 10
ENDLESS = 10**9


def tapping(path: Path, taps: int) -> subprocess.Popen[bytes]:
    """A process that is ready to tap, and waits."""
    command = [sys.executable, "-m", "tests.records.tapping", str(path), str(taps)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def go(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin
    process.stdin.write(b"\n")
    process.stdin.flush()


def said(output: bytes) -> dict[int, int]:
    """The number of the sheet that was tapped at each step; the line that the kill cut off does not count."""
    lines = (line.split() for line in output.splitlines(keepends=True) if line.endswith(b"\n"))
    return {int(step): int(number) for step, number in lines}


def assert_kept(path: Path, steps: dict[int, int]) -> None:
    """Every step is there, with its sheet and its place, all the way back to the beginning."""
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with closing(Records(path)) as records:
        (draft,) = records.drafts()
        # one tap more may have been kept than could be said
        assert draft.step in (len(steps), len(steps) + 1)
        while draft.can_undo:
            sheet, step = draft.sheet, draft.step
            draft = records.undo(draft)
            if step <= len(steps):
                assert (sheet, draft.place) == (SHEETS[steps[step]], f"at {steps[step]}")
        assert draft.step == 0


def kill_and_look(folder: Path, kills: int, random: Random) -> int:
    """Kill that many processes amid their taps; the answer is how many taps were said."""
    taps = 0
    paths = [folder / f"{kill}.db" for kill in range(kills)]
    processes = [tapping(path, ENDLESS) for path in paths]
    for path, process in zip(paths, processes, strict=True):
        with closing(Records(path)) as records:
            records.begin(SHEETS[0], "")
        with process:
            go(process)
            assert process.stdout
            first = process.stdout.readline()
            time.sleep(random.uniform(0, 0.04))
            process.kill()
            steps = said(first + process.stdout.read())
        assert_kept(path, steps)
        taps += len(steps)
    return taps


def test_a_killed_process_loses_no_tap(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, KILLS, Random()) >= KILLS


def test_two_processes_at_once_keep_the_taps_of_both(tmp_path: Path) -> None:
    path = tmp_path / "elvaland.db"
    with closing(Records(path)) as records:
        records.begin(SHEETS[0], "")
    processes = [tapping(path, 100) for _ in range(2)]
    for process in processes:
        go(process)
    both = [said(process.communicate()[0]) for process in processes]
    steps = both[0] | both[1]
    assert sorted(steps) == list(range(1, 201))
    with closing(Records(path)) as records:
        assert records.drafts()[0].step == 200
