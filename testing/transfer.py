"""Two tables to be brought in."""

from scoring import read
from screens.navigation import Start
from testing.hand import Hand
from testing.nidavellir_tables import player, table
from testing.pocket import does
from testing.tables import REFERENCE

EXAMPLE = read(REFERENCE.read_text("utf-8"))


SMALL = table(player("Anne", hunter=2), player("=1+1", hunter=3))


def settings(hand: Hand, label: str) -> None:
    hand.tap(hand.app.shell.tab_chips["settings"])
    if hand.here != Start("settings"):
        hand.tap(hand.app.shell.tab_chips["settings"])
    hand.frames(6)
    does(hand, label)
