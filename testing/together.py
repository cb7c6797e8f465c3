"""A table that is counted in real browsers: the server in a process of its own, and hands counted by taps."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from scoring import Sheet, read, score, write
from testing.browser import Browser
from testing.counting import empty_sheet
from testing.goals import goals
from testing.rooms import ROOT


class Served:
    """`python -m together` in a process of its own, which can be killed and started again."""

    def __init__(self, sheet: Sheet[Any], folder: Path) -> None:
        self.file = folder / "table.db"
        table = folder / "table.json"
        table.write_text(write(sheet), "utf-8")
        self._start(str(table))

    def _start(self, *table: str) -> None:
        command = [sys.executable, "-m", "together", *table, "--file", str(self.file), "--lang", "en"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        told = json.loads(self.process.stdout.readline())
        self.url: str = told["url"]
        self.code: str = told["code"]
        self.seats: list[str] = told["seats"]

    @property
    def port(self) -> int:
        return int(self.url.split("/")[2].split(":")[1])

    def kill(self) -> None:
        with self.process:  # closes its pipe
            self.process.kill()

    def restart(self) -> None:
        """Start again after `kill`: the table in the file goes on."""
        self._start()

    def sheet(self) -> Sheet[Any]:
        """The table as the command line prints it."""
        command = [sys.executable, "-m", "together", "--sheet", "--file", str(self.file)]
        return read(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


@contextmanager
def served(sheet: Sheet[Any], folder: Path) -> Iterator[Served]:
    """A table, served until the end."""
    table = Served(sheet, folder)
    try:
        yield table
    finally:
        table.kill()


def empty_table(sheet: Sheet[Any]) -> Sheet[Any]:
    """The players of a sheet with empty hands."""
    return empty_sheet(sheet)


def rows(sheet: Sheet[Any]) -> dict[str, dict[str, int]]:
    """What everybody has of each row."""
    return {player.name: dict(player.rows) for player in score(sheet).players}


def at_once(*works: Callable[[], object]) -> None:
    """Do some things at the same time; raises what one of them raised."""
    with ThreadPoolExecutor(len(works)) as threads:
        for done in [threads.submit(work) for work in works]:
            done.result()


#: Asked at once: each question to a browser takes milliseconds.
HELD = "const chip = document.querySelector(arguments[0]); return chip && (chip.dataset.held || 0)"


class Guest:
    """Somebody who counts hands of a sheet in a browser, by taps that are counted."""

    def __init__(self, browser: Browser, sheet: Sheet[Any]) -> None:
        self.browser, self.sheet = browser, sheet
        self.gestures = 0

    def open(self, url: str) -> None:
        self.browser.go(url)
        self.browser.wait_for("button[data-seat]")

    def tap(self, css: str) -> None:
        self.browser.tap(css)
        self.gestures += 1

    def sit(self, seat: int) -> None:
        """Take a seat, also from the hand of another one."""
        if not self.browser.find_all("button[data-seat]"):
            self.tap('[data-do="seats"]')
        self.tap(f'button[data-seat="{seat}"]')
        self.settle()
        self.browser.wait_for(f'.whole [data-total="{seat}"]')

    def wanted(self, seat: int) -> dict[tuple[str, str], int]:
        """How many of each chip the hand of a seat must hold, by section and key; cards first, coins last."""
        found = {(pad, key): held for ((at, pad), key), held in goals(self.sheet).items() if at == seat}
        return dict(sorted(found.items(), key=lambda goal: goal[0][0] == "coins"))

    def count(self, seat: int, before_tap: Callable[[int], object] = lambda _: None, part: slice = slice(None)) -> None:
        """Tap until the hand holds what the sheet does, or a part of it; `before_tap` is given the number of taps."""
        begun, coins = self.gestures, False
        for (section, key), held in list(self.wanted(seat).items())[part]:
            if section == "coins" and not coins:
                self.settle()  # cards change the coins that are there
                coins = True
            for _ in range(self._missing(section, key, held)):
                before_tap(self.gestures - begun)
                self.tap(chip(section, key))
        self._type_printed(seat)
        self.settle()

    def _missing(self, section: str, key: str, held: int) -> int:
        """How often a chip is to be tapped; one that is held but should not be is tapped away."""
        now = self._held(section, key)
        if now is None:
            self.settle()  # a card brings its questions
            now = self._held(section, key)
        if now is None:
            self.tap(f'[data-section="{section}"] .more')
            now = self._held(section, key)
        assert now is not None, f"nothing offers {key}"
        return held - now if held >= now else 1

    def _held(self, section: str, key: str) -> int | None:
        """How many of a chip the hand holds, if it is there."""
        held = self.browser.execute(HELD, chip(section, key))
        return None if held is None else int(held)

    def _type_printed(self, seat: int) -> None:
        """Nains: the number beside the shields, digit by digit."""
        if printed := getattr(getattr(self.sheet.players[seat], "army", None), "printed", 0):
            self.settle()
            if not self.browser.find_all(chip("shield", "digit 1")):
                self.tap(chip("shield", "digit other"))
                self.settle()
            for digit in str(printed):
                self.tap(chip("shield", f"digit {digit}"))
                self.settle()

    def begin_rounds(self, rounds: int) -> None:
        """Count collecte by collecte, so many of them."""
        for number in range(rounds):
            self.tap('button[data-key="new_round"]' if number else 'button[data-key="by_round"]')
            self.browser.wait_for(f'[data-section="round {number + 1}"]')

    def settle(self, seconds: float = 15) -> None:
        """Wait until the host has answered every tap."""
        self.browser.wait_for('html[data-unsent="0"]', seconds)

    def done(self) -> None:
        """Call the hand counted."""
        self.tap('[data-do="done"]')
        self.settle()


def chip(section: str, key: str) -> str:
    return f'[data-section="{section}"] button[data-key="{key}"]'
