"""Drives the list of finished tables by touches."""

from screens.navigation import Start
from testing.app_driver import AppDriver
from testing.nidavellir_tables import player, table

SMALL = table(player("Anne", hunter=2), player("Bruno", hunter=3))


def games(hand: AppDriver) -> None:
    hand.tap(hand.app.shell.tab_chips["games"])
    if hand.here != Start("games"):
        hand.tap(hand.app.shell.tab_chips["games"])
    hand.frames(12)


def open_newest(hand: AppDriver) -> None:
    games(hand)
    hand.tap(next(hand.widgets("GameEntry")))
    hand.frames(12)
