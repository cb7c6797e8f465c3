"""A result as a text, so that an old table can be shown exactly as it was scored then.

The text holds keys and values, not sentences: it can be told in either language, and by better sentences than ours.
"""

import json
from typing import Any

from scoring.result import Line, OpenRuling, PlayerScore, Result, Verdict
from scoring.sheet import Sheet

FORMAT = "elvaland-kept/1"


def written(result: Result) -> str:
    """The text of a result, on one line; its sheet has a text of its own."""
    return json.dumps(
        {
            "format": FORMAT,
            "players": [
                {
                    "name": player.name,
                    "total": player.total,
                    "place": place,
                    "rows": player.rows,
                    "why": {row: [line._asdict() for line in lines] for row, lines in player.why.items()},
                }
                for player, place in zip(result.players, result.places, strict=True)
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
    told = _frozen(json.loads(text))
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"no result of the format {FORMAT}")
    players = told["players"]
    verdict = Verdict(places=tuple(player["place"] for player in players), **told["verdict"])
    # rows and totals stand in the text for whoever has no lines; here too the number is the sum of its lines
    scores = tuple(PlayerScore.of(player["name"], _read_why(player["why"])) for player in players)
    return Result(sheet, scores, verdict, tuple(_read_ruling(ruling) for ruling in told["rulings"]))


def _read_why(why: dict[str, Any]) -> dict[str, tuple[Line, ...]]:
    return {row: tuple(Line(**line) for line in lines) for row, lines in why.items()}


def _write_ruling(ruling: OpenRuling) -> dict[str, object]:
    """As a list of readings, since JSON has no field named 2 or true."""
    readings = [
        {"reading": reading, "totals": totals, "winners": ruling.winners[reading]}
        for reading, totals in ruling.totals.items()
    ]
    return {"id": ruling.id, "reading": ruling.reading, "readings": readings}


def _read_ruling(ruling: dict[str, Any]) -> OpenRuling:
    readings = ruling["readings"]
    totals = {told["reading"]: told["totals"] for told in readings}
    winners = {told["reading"]: told["winners"] for told in readings}
    return OpenRuling(ruling["id"], ruling["reading"], totals, winners)


def _frozen(value: Any) -> Any:
    """What JSON read, with every list as a tuple: what was kept does not change."""
    if isinstance(value, list):
        return tuple([_frozen(part) for part in value])
    if isinstance(value, dict):
        return {name: _frozen(part) for name, part in value.items()}
    return value
