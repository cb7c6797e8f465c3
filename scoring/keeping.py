"""A result as a text, so that an old table can be shown exactly as it was scored then.

The text holds keys and values, not sentences: it can be told in either language, and by better sentences than ours.
"""

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, NoReturn

from scoring import shallow
from scoring.result import Line, OpenRuling, PlayerScore, Result, Verdict
from scoring.sheet import Reading, Sheet
from scoring.source import composed

FORMAT = "elvaland-kept/1"

FIELDS = ("format", "players", "verdict", "rulings")
PLAYER_FIELDS = ("name", "total", "place", "rows", "why")
VERDICT_FIELDS = ("winners", "key", "values")
RULING_FIELDS = ("id", "reading", "readings")
READING_FIELDS = ("reading", "totals", "winners")

#: No step of a sum comes near this; a database could not add up what is far beyond it.
MOST = 10**9

#: The values of lines and verdicts that tell names of players.
OF_PLAYERS = {"players", "rivals", "beaten", "unbeaten"}


def written(result: Result) -> str:
    """The text of a result, on one line; its sheet has a text of its own."""
    return json.dumps(
        {
            "format": FORMAT,
            "players": [
                {
                    "name": player.name,
                    "total": player.total,
                    "place": rank,
                    "rows": player.rows,
                    "why": {row: [line._asdict() for line in lines] for row, lines in player.why.items()},
                }
                for player, rank in zip(result.players, result.ranks, strict=True)
            ],
            "verdict": {
                "winners": result.winners,
                "key": result.verdict.key,
                "values": result.verdict.values,
            },
            "rulings": [_write_ruling(ruling) for ruling in result.rulings],
        },
        ensure_ascii=False,
    )


def kept(text: str, sheet: Sheet[Any]) -> Result:
    """The result of a sheet as it was scored then; a `ValueError` where the text is in no format that we know."""
    decoder = json.JSONDecoder(parse_float=_no_number, parse_constant=_no_number)
    told = _frozen(shallow.loads(text, decoder))
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"no result of the format {FORMAT}")
    told = _object(told, FIELDS)
    players = [_object(player, PLAYER_FIELDS) for player in _list(told["players"])]
    names = tuple(_text(player["name"]) for player in players)
    # before names were composed, a result could be kept with others
    called = {name: player.name for name, player in zip(names, sheet.players, strict=False)}
    if tuple(map(composed, names)) != tuple(player.name for player in sheet.players):
        raise ValueError("a result of other players")
    ranks = tuple(_whole(player["place"]) for player in players)
    if any(rank < 1 for rank in ranks):
        raise ValueError("a rank before the first")
    # rows and totals stand in the text for whoever has no lines; here too the number is the sum of its lines
    scores = tuple(PlayerScore.of(player["name"], _read_why(player["why"])) for player in players)
    if len({tuple(player.rows) for player in scores}) != 1:
        raise ValueError("players with other rows")
    verdict = _object(told["verdict"], VERDICT_FIELDS)
    winners, key, values = _names(verdict["winners"], names), _text(verdict["key"]), _values(verdict["values"])
    rulings = tuple(_read_ruling(_object(ruling, RULING_FIELDS), names) for ruling in _list(told["rulings"]))
    result = Result(sheet, scores, Verdict(ranks, winners, key, values), rulings)
    return result if all(name == now for name, now in called.items()) else renamed(result, called)


def renamed(result: Result, names: Mapping[str, str]) -> Result:
    """The same result, its players called as they are today."""

    def now(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([now(part) for part in value])
        return names.get(value, value) if isinstance(value, str) else value

    def told(values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: now(value) if name in OF_PLAYERS else value for name, value in values.items()}

    scores = tuple(
        PlayerScore.of(
            now(player.name),
            {row: tuple([line._replace(values=told(line.values)) for line in why]) for row, why in player.why.items()},
        )
        for player in result.players
    )
    verdict = result.verdict._replace(winners=now(result.winners), values=told(result.verdict.values))
    rulings = tuple(
        ruling._replace(winners={reading: now(winners) for reading, winners in ruling.winners.items()})
        for ruling in result.rulings
    )
    return Result(seated(result.sheet, names), scores, verdict, rulings)


def seated(sheet: Sheet[Any], names: Mapping[str, str]) -> Sheet[Any]:
    """The same sheet, its players called as they are today.

    >>> from scoring import read
    >>> sheet = read('{"format": "elvaland/1", "game": "nains", "players": [{"name": "Anne"}, {"name": "Bruno"}]}')
    >>> [player.name for player in seated(sheet, {"Anne": "Annie"}).players]
    ['Annie', 'Bruno']
    """
    called = []
    for player in sheet.players:
        # an Ase of the duel stands beside somebody
        told = {field: getattr(player, field, None) for field in ("name", "ase_of")}
        called.append(replace(player, **{field: names.get(name, name) for field, name in told.items() if name}))
    return replace(sheet, players=tuple(called))


def _read_why(why: object) -> dict[str, tuple[Line, ...]]:
    return {row: tuple([_read_line(line) for line in _list(lines)]) for row, lines in _values(why).items()}


def _read_line(line: object) -> Line:
    told = _object(line, Line._fields)
    return Line(_whole(told["points"]), _text(told["key"]), _values(told["values"]), _text(told["rule"]))


def _write_ruling(ruling: OpenRuling) -> dict[str, object]:
    """As a list of readings, since JSON has no field named 2 or true."""
    readings = [
        {"reading": reading, "totals": totals, "winners": ruling.winners[reading]}
        for reading, totals in ruling.totals.items()
    ]
    return {"id": ruling.id, "reading": ruling.reading, "readings": readings}


def _read_ruling(ruling: dict[str, Any], names: tuple[str, ...]) -> OpenRuling:
    readings = [_object(told, READING_FIELDS) for told in _list(ruling["readings"])]
    totals, winners = {}, {}
    for told in readings:
        reading = _reading(told["reading"])
        totals[reading] = tuple([_whole(total) for total in _list(told["totals"])])
        winners[reading] = _names(told["winners"], names)
        if len(totals[reading]) != len(names):
            raise ValueError("totals of other players")
    return OpenRuling(_text(ruling["id"]), _reading(ruling["reading"]), totals, winners)


def _frozen(value: Any) -> Any:
    """What JSON read, with every list as a tuple: what was kept does not change."""
    if isinstance(value, list):
        return tuple([_frozen(part) for part in value])
    if isinstance(value, dict):
        return {_frozen(name): _frozen(part) for name, part in value.items()}
    if isinstance(value, str):
        # half a character raises a `ValueError`: no screen could show it
        value.encode("utf-8")
    return value


# what JSON read may be anything


def _object(value: object, fields: Collection[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != set(fields):
        raise ValueError(f"no object of {', '.join(fields)}")
    return value


def _values(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("no object")
    return value


def _list(value: object) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise ValueError("no list")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _whole(value: object) -> int:
    if type(value) is not int or abs(value) > MOST:
        raise ValueError("no number that a table comes to")
    return value


def _reading(value: object) -> Reading:
    if not isinstance(value, str | int):
        raise ValueError("no reading of a ruling")
    return value


def _names(value: object, names: tuple[str, ...]) -> tuple[str, ...]:
    found = _list(value)
    if not all(name in names for name in found):
        raise ValueError("other players")
    return found


def _no_number(written: str) -> NoReturn:
    raise ValueError(f"{written} is no whole number")
