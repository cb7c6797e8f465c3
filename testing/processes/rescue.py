"""Kills a rescue at each of its steps: `python -m testing.processes.rescue FOLDER`, on a folder written by `tap`.

Each kill leaves a copy of the folder, named by the number of the step; the last run completes.
"""

import os
import shutil
import sqlite3
import sys
from itertools import count
from pathlib import Path

from records import salvage  # noqa: F401  imported now, as a later import would count as a step
from records.rescue import rescue

#: Audit events of file changes.
STEPS = {"os.rename", "os.remove", "os.chmod", "shutil.copyfile", "sqlite3.connect", "open"}
KILLED = 9


def die_at(step: int) -> None:
    """Exit as if killed, before that many steps are done."""
    steps = count(1)

    def listen(event: str, _: object) -> None:
        if event in STEPS and next(steps) == step:
            os._exit(KILLED)

    sys.addaudithook(listen)


def die_everywhere(folder: Path) -> None:
    held = []
    for step in count(1):
        killed = folder.with_name(str(step))
        shutil.copytree(folder, killed)
        # keep a connection open, so that the log is not merged into the database
        held.append(sqlite3.connect(killed / "elvaland.db"))
        held[-1].execute("SELECT count(*) FROM tables").fetchone()
        if not (child := os.fork()):
            die_at(step)
            rescue(killed / "elvaland.db")
            os._exit(0)
        if not os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            os._exit(0)  # closing connections would merge the log


if __name__ == "__main__":
    die_everywhere(Path(sys.argv[1]))
