"""A JSON Schema of the sheet, made from the cards of each game, for programs that write sheets: `make schema`.

The module `schema` of a game tells a player's fields (`PLAYER`), the fields beside the players (`SHEET`), and what one
field asks of another (`CONDITIONS`).
"""

import json
from collections.abc import Collection, Iterable, Mapping
from importlib import import_module
from typing import Any, assert_never

from scoring import games
from scoring.coins import VALUES as COINS
from scoring.game import Game
from scoring.hand import field_of
from scoring.reading import FORMAT, LONGEST_NAME, VERSION
from scoring.sheet import Reading
from scoring.source import MOST
from scoring.vocabulary import Asks, Captures, Card, CoinsOnIt, Doubles, StandsIn, Track

Json = dict[str, Any]

#: What a reader must see to beyond the schema.
COMMENT = (
    "What no schema can say: names differ at one table, an accent counts as one sign with its letter, numbers are "
    "written in digits alone (3, never 3.0), no key is written twice; in Vedrfolnir each `ase_of` names another "
    f"player, `rounds` names the players, and nobody has more than {MOST} cards. A sheet that fits may still hold what "
    "no table can: `python -m scoring` warns of that."
)

#: The signs of a name as ranges of a pattern: all but those that control or turn the writing, and halves of surrogate
#: pairs, which patterns of many languages cannot name.
ALLOWED = r"\u0020-\u007e\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-" + "\U0010ffff"
#: The signs of which a name cannot consist alone: every space and every sign that only formats or is drawn as nothing,
#: with some that Unicode may make so yet.
INVISIBLE = (
    r"\u0020\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180e"
    r"\u2000-\u200f\u202a-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)

NAME: Json = {
    "type": "string",
    "maxLength": LONGEST_NAME,
    "pattern": f"[^{INVISIBLE}]",
    "not": {"pattern": f"[^{ALLOWED}]"},
}


def schema() -> Json:
    """The schema of the format `elvaland/1`."""
    each = {name: _game(games.named(name)) for name in games.names()}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": f"{FORMAT}/{VERSION}",
        "description": "The score sheet of a table.",
        "$comment": COMMENT,
        "type": "object",
        "required": ["format", "game", "players"],
        "properties": {"format": {"const": f"{FORMAT}/{VERSION}"}, "game": {"enum": list(each)}},
        "allOf": [
            {"if": {"properties": {"game": {"const": name}}}, "then": {"$ref": f"#/definitions/{name}"}}
            for name in each
        ],
        "definitions": {"name": NAME, **each},
    }


def written() -> str:
    return json.dumps(schema(), indent=1)


# the words in which a game tells of its fields


def whole(most: int = MOST) -> Json:
    """A whole number from 0."""
    return {"type": "integer", "minimum": 0, "maximum": most}


def one_of(values: Iterable[Any]) -> Json:
    """One of some numbers, or one of some words."""
    known = sorted(values)
    return {"type": "string" if isinstance(known[0], str) else "integer", "enum": known}


def list_of(item: Json, most: int = MOST, differ: bool = False) -> Json:
    return {"type": "array", "items": item, "maxItems": most} | ({"uniqueItems": True} if differ else {})


def record(fields: Mapping[str, Json], needed: Collection[str] = ()) -> Json:
    """An object of which each field is known."""
    return {"type": "object", "properties": dict(fields), "required": list(needed), "additionalProperties": False}


def coins() -> Json:
    return list_of(one_of(COINS))


def cards(catalogue: Mapping[str, Card]) -> Json:
    """The cards in front of a player; those that ask the same are told together."""
    words = [card.id for card in catalogue.values() if not isinstance(card.asks, StandsIn | Track)]
    asking: list[tuple[Json, list[str]]] = []
    for card in catalogue.values():
        if card.asks is None:
            continue
        answer = _answer(card.asks)
        asked = {field_of(card.asks): answer}
        for other, ids in asking:
            if other == asked:
                ids.append(card.id)
                break
        else:
            asking.append((asked, [card.id]))
    objects = [
        record({"id": one_of(ids)} | asked, ("id", *asked) if not {*ids} & {*words} else ("id",))
        for asked, ids in asking
    ]
    return list_of({"anyOf": [one_of(words), *objects]})


def unless(expansion: str, asked: Json) -> Json:
    """What is asked of a sheet where an expansion is not played."""
    played = {"required": ["expansions"], "properties": {"expansions": {"contains": {"const": expansion}}}}
    return {"if": played, "else": asked}


def where(mode: str, asked: Json, usual: bool = False) -> Json:
    """What is asked of a sheet in a mode."""
    told: Json = {"properties": {"mode": {"const": mode}}}
    return {"if": told if usual else told | {"required": ["mode"]}, "then": asked}


def of_each(player: Json) -> Json:
    """What is asked of each player."""
    return {"properties": {"players": {"items": player}}}


def none_of(ids: Iterable[str]) -> Json:
    """A player without any of these cards."""
    known = {"enum": sorted(ids)}
    named = {"type": "object", "required": ["id"], "properties": {"id": known}}
    return {"properties": {"cards": {"items": {"not": {"anyOf": [known, named]}}}}}


def _answer(asks: Asks) -> Json:
    """What a sheet may answer to what a card asks."""
    match asks:
        case StandsIn(columns):
            return one_of(columns)
        case Doubles(_, most, columns):
            return list_of(one_of(columns), most, differ=True)
        case Captures(_, points, points_matter):
            nothing: Json = {"type": "boolean"} | ({"enum": [False]} if points_matter else {})
            return {"anyOf": [nothing, one_of(points)]} if points else nothing
        case Track(points):
            return whole(len(points) - 1)
        case CoinsOnIt():
            return coins()
        case _:  # pragma: no cover
            assert_never(asks)


def _game(game: Game[Any]) -> Json:
    own = import_module(f"{games.__name__}.{game.name}.schema")
    usual, *others = game.seats
    player = record({"name": {"$ref": "#/definitions/name"}, **own.PLAYER}, ("name",))
    fields = {
        "format": {},
        "game": {},
        "expansions": list_of(one_of(game.expansions), differ=True) if game.expansions else list_of({}, 0),
        **({"mode": one_of(game.seats)} if others else {}),
        **own.SHEET,
        "rulings": record({ruling: _any_of(readings) for ruling, readings in game.rulings.items()}),
        "players": {"type": "array", "items": player},
    }
    seats = [
        where(mode, {"properties": {"players": {"minItems": seats[0], "maxItems": seats[-1]}}}, mode == usual)
        for mode, seats in game.seats.items()
    ]
    return record(fields) | {"allOf": [*seats, *own.CONDITIONS]}


def _any_of(readings: Collection[Reading]) -> Json:
    return {"type": "boolean"} if all(isinstance(reading, bool) for reading in readings) else one_of(readings)


if __name__ == "__main__":
    print(written())
