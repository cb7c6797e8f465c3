"""A player of Vedrfolnir in the JSON Schema of the sheet, and what each mode asks."""

from itertools import combinations

from scoring.cards.vedrfolnir import BOX_OF, FREYJA, PRINTED, SOLO_PILES
from scoring.games.vedrfolnir.sheet import ASE_OF, DUEL, DUELLISTS, ROUNDS, SOLO, TABLE, WON
from scoring.schema import Json, list_of, of_each, one_of, record, unless, where, whole

_PILE = record({card: list_of(one_of(runes)) for card, runes in PRINTED.items()} | {FREYJA: whole()})
_IS_ASE = {"required": [ASE_OF]}


def _without(expansion: str) -> Json:
    """Won cards, and rounds, without any card of an expansion."""
    cards = [card for card, box in BOX_OF.items() if box == expansion]
    pile = {"properties": {card: {"maximum": 0} if card == FREYJA else {"maxItems": 0} for card in cards}}
    rounds = {"properties": {ROUNDS: {"items": {"additionalProperties": pile}}}}
    return {"allOf": [of_each({"properties": {WON: pile}}), rounds]}


def _duel() -> Json:
    """Four seats, two of them with an Ase."""
    seats = range(2 * DUELLISTS)
    return {
        "anyOf": [
            {"properties": {"players": {"items": [_IS_ASE if seat in ases else {"not": _IS_ASE} for seat in seats]}}}
            for ases in combinations(seats, DUELLISTS)
        ]
    }


def _solo() -> Json:
    """Each of the three piles once."""
    named = [{"properties": {"name": {"const": pile}}} for pile in SOLO_PILES]
    return {"allOf": [{"properties": {"players": {"contains": pile}}} for pile in named]}


PLAYER: Json = {WON: _PILE, ASE_OF: {"type": "string"}}
SHEET: Json = {ROUNDS: list_of({"type": "object", "additionalProperties": _PILE})}
CONDITIONS = [
    *(unless(expansion, _without(expansion)) for expansion in sorted(set(BOX_OF.values()))),
    where(TABLE, of_each({"not": _IS_ASE}), usual=True),
    where(SOLO, {"allOf": [of_each({"not": _IS_ASE}), _solo()]}),
    where(DUEL, _duel()),
]
