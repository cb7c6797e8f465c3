"""Runs the named groups, or all; exits with an error where a figure misses its goal or a group fails."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from time import perf_counter

from tools.bench.figure import MISSED, Figure

#: Groups: module and title.
GROUPS = {
    "start": "The first frame, and the memory that it takes",
    "openings": "Every screen opened for the first time, each in an app that was opened just now",
    "taps": "What a tap costs on a table of five with both boxes",
    "scrolling": "A frame while a long screen is dragged",
    "scoring": "The score of a table, its check, its text",
    "referee": "What finds and answers a question",
    "together": "A table that five other phones count, fifty taps a second",
    "history": "After ten thousand tables of five players",
    "package": "What ships",
}


def alone(group: str) -> int:
    """Run one group in this process."""
    # Kivy logs an error for every missing input device; real errors are exceptions
    logging.getLogger("kivy").addHandler(logging.NullHandler())
    missed = show(GROUPS[group], import_module(f"tools.bench.{group}").figures())
    sys.stdout.flush()
    os._exit(missed)  # skip Kivy's exit handlers, which wait for the window to be closed


def show(heading: str, figures: Iterable[Figure]) -> bool:
    """Print each figure of a group as soon as it is measured; returns whether one missed its goal."""
    print(heading, flush=True)
    missed = False
    for figure in figures:
        print(figure.told(), flush=True)
        missed |= figure.missed
    return missed


def every(groups: Iterable[str]) -> Iterator[str]:
    """Run each group in a subprocess with fixed hashes, and list the missed goals."""
    # compiled modules stay, as on a phone
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "tools.bench", "--alone"]
    for group in groups:
        missed = False
        with subprocess.Popen(
            [*command, group], stdout=subprocess.PIPE, text=True, env={**kept, "PYTHONHASHSEED": "0"}
        ) as process:
            assert process.stdout
            for line in process.stdout:
                print(line, end="", flush=True)
                if line.rstrip().endswith(MISSED.strip()):
                    missed = True
                    yield line.strip().split("  ")[0]
        if process.returncode and not missed:
            yield f"the group {group}, which broke off"


def main(groups: list[str]) -> None:
    if unknown := set(groups) - set(GROUPS):
        sys.exit(f"No group is called {', '.join(sorted(unknown))}. There are {', '.join(GROUPS)}.")
    begun = perf_counter()
    missed = list(every(groups or GROUPS))
    print(f"Measured in {perf_counter() - begun:.0f} s.", flush=True)
    if missed:
        sys.exit(f"Missed: {'; '.join(missed)}.")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--alone", group]:
            alone(group)
        case groups:
            main(groups)
