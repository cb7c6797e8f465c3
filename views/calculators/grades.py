"""Grades of the table in progress, for the tools that start from them."""

from collections.abc import Mapping
from typing import Any

from referee.tools.asking import NAINS
from scoring import Sheet
from scoring.cards.nains import MALT
from scoring.games.nains.count import Fortress
from scoring.games.nidavellir.count import Troop

#: As many as a chip can say, and more than a column has when the first age ends.
MOST = 14


def grades_of(sheet: Sheet[Any], seat: int) -> Mapping[str, int]:
    """A player's grades column by column; in Nains the Malt symbols as well."""
    player = sheet.players[seat]
    if sheet.game == NAINS:
        fortress = Fortress.read(player, sheet)
        return {**fortress.grades, MALT: fortress.symbols(MALT)}
    return Troop(player).grades


def dwarfs_of(sheet: Sheet[Any], seat: int) -> Mapping[str, int]:
    """A player's dwarf cards, each of one grade, column by column."""
    return {column: len(dwarfs) for column, dwarfs in Troop(sheet.players[seat]).dwarfs.items()}
