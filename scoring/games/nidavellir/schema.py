"""A player of Nidavellir in the JSON Schema of the sheet."""

from scoring.cards.nidavellir import COLUMNS
from scoring.games.nidavellir.catalogue import BASE, BOXES, CARDS, DWARFS, EXPANSION_OF
from scoring.games.nidavellir.sheet import COUNTED
from scoring.schema import Json, cards, coins, list_of, none_of, of_each, one_of, record, unless, whole

_ARMY = {column: whole() if column in COUNTED else list_of(one_of(DWARFS[5][column])) for column in COLUMNS}

PLAYER: Json = {"army": record(_ARMY), "cards": cards(CARDS), "coins": coins()}
SHEET: Json = {}
CONDITIONS = [
    unless(expansion, of_each(none_of(card for card, box in EXPANSION_OF.items() if box == expansion)))
    for expansion in BOXES
    if expansion != BASE
]
