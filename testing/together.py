"""A table that is counted in real browsers: the server in a process of its own, and hands counted by taps."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from scoring import Sheet, write
from testing.browser import Browser
from testing.counting import empty_sheet
from testing.goals import goals
from testing.rooms import ROOT


class Served(NamedTuple):
    """What the command line says of a table that it serves."""

    process: "subprocess.Popen[str]"
    url: str
    code: str
    seats: list[str]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def serve(*arguments: str) -> Served:
    """Start `python -m together`; it serves when this returns."""
    command = [sys.executable, "-m", "together", *arguments]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    return Served(process, **json.loads(process.stdout.readline()))


@contextmanager
def served(sheet: Sheet[Any], folder: Path) -> Iterator[Served]:
    """An empty table with the players of a sheet, served until the end."""
    table, file = folder / "table.json", folder / "table.db"
    table.write_text(write(empty_table(sheet)), "utf-8")
    table_server = serve(str(table), "--file", str(file), "--lang", "en")
    try:
        yield table_server
    finally:
        table_server.kill()


def empty_table(sheet: Sheet[Any]) -> Sheet[Any]:
    """The sheet with empty hands; where it counts collectes, with the first one."""
    return empty_sheet(sheet)


def stored_sheet(file: Path) -> str:
    """The table in a file as the command line prints it."""
    command = [sys.executable, "-m", "together", "--sheet", "--file", str(file)]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


class Guest:
    """Somebody who counts hands in a browser, by taps that are counted."""

    def __init__(self, browser: Browser, sheet: Sheet[Any]) -> None:
        self.browser, self.sheet = browser, sheet
        self.gestures = 0

    def tap(self, css: str) -> None:
        self.browser.tap(css)
        self.gestures += 1

    def sit(self, seat: int) -> None:
        self.browser.wait_for(f'button[data-seat="{seat}"]')
        self.tap(f'button[data-seat="{seat}"]')
        self.browser.wait_for("html[data-state=counting]")

    def wanted(self, seat: int) -> dict[tuple[str, str], int]:
        """What the hand of a seat must hold, by section and key."""
        return {(pad, key): held for ((at, pad), key), held in goals(self.sheet).items() if at == seat}

    def count(self, seat: int, before: Callable[[int], object] = lambda _: None) -> None:
        """Tap until the hand holds what the sheet does; `before` is called with the number of each tap."""
        wanted, tapped = self.wanted(seat), 0
        coins = {key: held for key, held in wanted.items() if key[0] == "coins"}
        for goal in ({key: held for key, held in wanted.items() if key not in coins}, coins):
            for (section, key), held in goal.items():
                for _ in range(self._missing(section, key, held)):
                    before(tapped)
                    self.tap(chip(section, key))
                    tapped += 1
            self.settle()

    def _missing(self, section: str, key: str, held: int) -> int:
        """How often a chip is to be tapped; one that is there but should not is tapped away."""
        if not self.browser.find_all(chip(section, key)):
            self.settle()  # a card brings its questions
        if not self.browser.find_all(chip(section, key)):
            self.tap(f'[data-section="{section}"] .more')
        now = int(self.browser.attribute(chip(section, key), "data-held") or 0)
        return held - now if held >= now else 1

    def begin_rounds(self, rounds: int) -> None:
        """Count collecte by collecte, so many of them; the hand of a seat is shown."""
        for number in range(rounds):
            self.tap('button[data-key="new_round"]' if number else 'button[data-key="by_round"]')
            self.browser.wait_for(f'[data-section="round {number + 1}"]')

    def settle(self) -> None:
        """Wait until the host has answered every tap."""
        self.browser.wait_for('html[data-unsent="0"]', 15)

    def done(self) -> None:
        self.tap('[data-do="done"]')
        self.settle()


def chip(section: str, key: str) -> str:
    return f'[data-section="{section}"] button[data-key="{key}"]'


def rows(sheet: Sheet[Any]) -> list[Counter[str]]:
    """What every player has of each row."""
    from scoring import score

    return [Counter(player.rows) for player in score(sheet).players]
