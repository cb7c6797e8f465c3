"""Two tables to import."""

from scoring import read
from screens.navigation import Start
from testing.app_driver import AppDriver
from testing.fake_phone import does
from testing.nidavellir_tables import player, table
from testing.tables import REFERENCE

EXAMPLE = read(REFERENCE.read_text("utf-8"))


SMALL = table(player("Anne", hunter=2), player("=1+1", hunter=3))


def settings(hand: AppDriver, label: str) -> None:
    hand.tap(hand.app.shell.tab_chips["settings"])
    if hand.here != Start("settings"):
        hand.tap(hand.app.shell.tab_chips["settings"])
    hand.frames(6)
    does(hand, label)
