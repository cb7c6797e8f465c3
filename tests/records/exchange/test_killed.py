"""An import killed at any moment is complete, or has changed nothing."""

import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from records import Records
from testing.data_files import dump, records_of
from testing.killed_process import KILLS, go
from testing.rooms import ROOT
from testing.sheets import clock

pytestmark = pytest.mark.many_cases

EVENINGS = 150


def taking_in(path: Path, data: Path) -> subprocess.Popen[bytes]:
    """A subprocess that is ready to import, and waits for a signal."""
    command = [sys.executable, "-m", "testing.processes.import_data", str(path), str(data)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def alone(path: Path, data: Path) -> float:
    """Duration of an import that is not killed."""
    with taking_in(path, data) as process:
        go(process)
        assert process.stdout
        assert process.stdout.readline() == b"begun\n"
        began = time.monotonic()
        assert process.stdout.readline() == b"done\n"
        lasts = time.monotonic() - began
    with closing(Records(path)) as whole:
        assert len(whole.history.tables()) > 20
    return lasts


def kill_and_look(folder: Path, kills: int, random: Random) -> dict[str, int]:
    """Kill some imports at different moments; returns how many were complete, and how many had changed nothing."""
    data, before, after = folder / "data", folder / "before.db", folder / "after.db"
    with closing(records_of(folder / "theirs.db", "there", EVENINGS, clock(60))) as theirs:
        theirs.exchange.write(data)
    records_of(before, "ours", 20).close()
    shutil.copy(before, after)
    lasts = alone(after, data)
    nothing, everything = dump(before), dump(after)
    found = {"nothing": 0, "everything": 0}
    for kill in range(kills):
        # in a folder of its own, because backups are stored beside the database
        (own := folder / str(kill)).mkdir()
        path = own / "elvaland.db"
        shutil.copy(before, path)
        process = taking_in(path, data)
        with process:
            go(process)
            assert process.stdout
            assert process.stdout.readline() == b"begun\n"
            # spread from early to late
            time.sleep(lasts * 2 * (kill + random.random()) / kills)
            process.kill()
            done = b"done" in process.stdout.read()
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        now = dump(path)
        assert now in (nothing, everything)
        assert now == everything or not done
        found["everything" if now == everything else "nothing"] += 1
        # the import can be repeated
        with closing(Records(path)) as records:
            records.exchange.read(data)
        assert dump(path) == everything
        shutil.rmtree(own)
    return found


def test_a_killed_process_took_everything_in_or_nothing(tmp_path: Path) -> None:
    found = kill_and_look(tmp_path, KILLS, Random())
    assert sum(found.values()) == KILLS
    assert found["nothing"]
