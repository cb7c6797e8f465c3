"""Start of the app until its second frame, relative to a bare Kivy window.

Measures memory, and instructions, which do not depend on the load of the machine.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from math import nan
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from records import Records
from testing.tables import table
from tools.bench.figure import Figure
from tools.ten_thousand import fill

#: Moments when memory is measured, and the limit relative to a bare window.
MEMORY = (
    ("the app against it after its start", "app", 1.3),
    ("after 500 taps", "taps", 1.8),
    ("after every screen was seen", "seen", 7),
)
#: valgrind tool that counts instructions.
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        none, one, few, many = (Path(folder, f"{name}.db") for name in ("none", "one", "few", "many"))
        subprocess.run([sys.executable, "-m", "tools.bench.few_tables", str(few)], check=True)
        with closing(Records(one)) as records:
            records.close_draft(records.begin(table("both-016"), ""))
        with closing(Records(many)) as records:
            fill(records)
        if which("valgrind"):
            yield from first_frame(none, one, few, many)
        else:
            yield Figure("valgrind, which counts instructions, is not here", nan, "×", 1.25)
        for window, pixels in ("without pixels", ""), ("with pixels", "1"):
            bare = memory("hello", none, pixels)
            yield Figure(f"memory of a hello, {window}", bare / 1e3, "MB", 250)
            for when, what, goal in MEMORY:
                yield Figure(f"{when}, {window}", memory(what, few, pixels) / bare, "×", goal)


def first_frame(none: Path, one: Path, few: Path, many: Path) -> Iterator[Figure]:
    """Instructions: before the first table, after one, with some open, and after ten thousand."""
    hello, first = instructions("hello", none), instructions("app", none)
    yield Figure("instructions to the first screen, against a hello", first / hello, "×", 1.2)
    yield Figure("the same after one table", instructions("app", one) / hello, "×", 1.2)
    yield Figure("the same with a table of each game in progress", instructions("app", few) / hello, "×", 1.25)
    yield Figure("the same after 10,000 tables, against none", instructions("app", many) / first, "×", 1.01)


def instructions(what: str, file: Path) -> float:
    """Number of instructions until the second frame."""
    # run once before: neither compiling nor creating the file is counted
    _opened(what, file)
    told = _opened(what, file, *VALGRIND).stderr
    return float(re.findall(r"I\s+refs:\s+([\d,]+)", told)[0].replace(",", ""))


def memory(what: str, file: Path, pixels: str) -> int:
    """Resident memory in kB."""
    return int(_opened(what, file, pixels=pixels).stdout.split()[-1])


def _opened(what: str, file: Path, *under: str, pixels: str = "") -> subprocess.CompletedProcess[str]:
    command = [*under, sys.executable, "-m", "tools.bench.opened", what, str(file)]
    told = {**os.environ, "PIXELS": pixels, "KCFG_GRAPHICS_WIDTH": "360", "KCFG_GRAPHICS_HEIGHT": "640"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=told)
