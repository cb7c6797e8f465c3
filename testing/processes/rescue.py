"""A rescue that is killed at each of its steps: `python -m testing.processes.rescue FOLDER`, as tapping writes it.

Each death leaves a copy of the folder beside it, named by the number of the step; the last one is not killed.
"""

import os
import shutil
import sqlite3
import sys
from itertools import count
from pathlib import Path

from records import salvage  # noqa: F401  what is imported later would count as a step
from records.rescue import rescue

#: What changes files, as Python tells it to whoever listens.
STEPS = {"os.rename", "os.remove", "os.chmod", "shutil.copyfile", "sqlite3.connect", "open"}
KILLED = 9


def die_at(step: int) -> None:
    """The process ends as by a kill, before so many steps are done."""
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
        # as long as somebody else has the file open, its log is not brought into it
        held.append(sqlite3.connect(killed / "elvaland.db"))
        held[-1].execute("SELECT count(*) FROM tables").fetchone()
        if not (child := os.fork()):
            die_at(step)
            rescue(killed / "elvaland.db")
            os._exit(0)
        if not os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            os._exit(0)  # to close them would do it now


if __name__ == "__main__":
    die_everywhere(Path(sys.argv[1]))
