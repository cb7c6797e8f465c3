"""Taps, and what is told of a file that refuses them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from records import Records
from testing.app_driver import AppDriver
from testing.tables import REFERENCE, sheet

TABLE = sheet(REFERENCE.read_text("utf-8"))


def total(hand: AppDriver) -> Any:
    return hand.app.context.counting.table.sheet


def tap(hand: AppDriver) -> None:
    """A card more on the pad that is seen."""
    offers = [chip for chip in hand.widgets("Chip") if chip.text in ("3", "5")]
    hand.tap(offers[0])
    hand.frames(12)


def told(hand: AppDriver) -> list[str]:
    """The card over the screen: its title, and its sentences."""
    assert hand.over
    texts = [widget.text for widget in hand.app.shell.overlay.walk() if type(widget).__name__ == "Text"]
    hand.back()
    return texts


def shown(file: Path) -> Any:
    with closing(Records(file)) as records:
        return records.drafts()[0].sheet


def held(file: Path) -> sqlite3.Connection:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def to_result(hand: AppDriver) -> None:
    hand.go_to_last_page()
    hand.tap(hand.screen.next)
    hand.frames(12)
    if type(hand.screen).__name__ == "CurtainScreen":
        hand.tap(hand.screen.open)
        hand.frames(12)
