"""Grades of the table in progress, for the calculators that start from them."""

from collections.abc import Mapping
from typing import Any

from referee.tools.asking import NAINS
from scoring import Sheet
from scoring.cards.nains import MALT
from scoring.games.nains.count import Fortress
from scoring.games.nidavellir.count import Troop

#: The largest number on the keypad, more than any column has at the end of the first age.
MOST = 14


def grades_of(sheet: Sheet[Any], seat: int) -> Mapping[str, int]:
    """A player's grades in each column, and in Nains the Malt symbols."""
    player = sheet.players[seat]
    if sheet.game == NAINS:
        fortress = Fortress.read(player, sheet)
        return {**fortress.grades, MALT: fortress.symbols(MALT)}
    return Troop(player).grades


def dwarfs_of(sheet: Sheet[Any], seat: int) -> Mapping[str, int]:
    """The number of a player's dwarf cards in each column."""
    return {column: len(dwarfs) for column, dwarfs in Troop(sheet.players[seat]).dwarfs.items()}
