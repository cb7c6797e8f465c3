"""A player of Nains in the JSON Schema of the sheet."""

from scoring.cards.nains import ERRANTS, FORGE, SHIELD, SYMBOLS, TALION, TEMPLE
from scoring.games.nains.catalogue import CARDS
from scoring.games.nains.sheet import MOST_PRINTED, POINTS
from scoring.schema import Json, cards, coins, list_of, record, whole

_DWARFS = list_of(whole(POINTS[-1]))
_ARMY = {
    SHIELD: record({"grades": whole(), "printed": whole(MOST_PRINTED)}),
    ERRANTS: record({"visible": _DWARFS, "pariah": _DWARFS}),
    **dict.fromkeys((TEMPLE, FORGE, TALION), _DWARFS),
}

PLAYER: Json = {
    "army": record(_ARMY),
    "symbols": record(dict.fromkeys(SYMBOLS, whole())),
    "cards": cards(CARDS),
    "coins": coins(),
}
SHEET: Json = {}
CONDITIONS: list[Json] = []
