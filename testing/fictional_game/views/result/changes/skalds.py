"""What could have been otherwise for a skald: a verse more or less."""

from dataclasses import replace
from typing import Any

from scoring import Sheet
from views.result.changes.thing import Hand, Thing

NAMED = ()
VERSE = Thing(
    "verse",
    "verse",
    put=lambda player: replace(player, verses=player.verses + 1),
    take=lambda player: replace(player, verses=player.verses - 1),
)


def hand(sheet: Sheet[Any], seat: int) -> Hand:
    held = (VERSE,) if sheet.players[seat].verses else ()
    return Hand(held, (VERSE,), more=("verse",), less=("verse",))
