"""Finished tables as the records keep them: the evidence under names of people, and tables of the other games."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from records import Kept
from scoring import RULES_VERSION, Sheet, read, score
from scoring.games.vedrfolnir.sheet import Player
from tests.scoring import nains_tables, vedrfolnir_tables

PEOPLE = ("Anne", "Bruno", "Chloé", "David", "Éva", "Farid", "Gaëlle")
EVENING = datetime(2026, 11, 18, 23, 5)


def finished(sheet: Sheet[Any], id: int = 1, moment: datetime = EVENING) -> Kept:
    result = score(sheet)
    totals = tuple(player.total for player in result.players)
    return Kept(id, sheet, moment, totals, result.places, result.winners, RULES_VERSION, "")


def seated(sheet: Sheet[Any]) -> Sheet[Any]:
    """The same table, and people at it."""
    players = (replace(player, name=name) for player, name in zip(sheet.players, PEOPLE, strict=False))
    return replace(sheet, players=tuple(players))


def evidence() -> Iterator[Sheet[Any]]:
    """The newest of a history: the fullest tables."""
    tables = json.loads((Path(__file__).parent.parent / "evidence/nidavellir.json").read_text("utf-8"))
    for table in reversed(tables):
        sheet = read(json.dumps(table["sheet"]))
        yield seated(sheet)


@cache
def tables(count: int = 120) -> tuple[Kept, ...]:
    """Some finished tables of every game, the newest first, about three days apart."""
    random = Random("finished")
    others = [
        seated(
            vedrfolnir_tables.table(
                *(Player(name, vedrfolnir_tables.any_pile(random, vedrfolnir_tables.BOTH)) for name in PEOPLE)
            )
        ),
        seated(nains_tables.any_sheet(random)),
        vedrfolnir_tables.solo(5, 7, 3),
    ]
    sheets = islice(cycle([sheet for group in zip(evidence(), cycle(others), strict=False) for sheet in group]), count)
    return tuple(
        finished(sheet, count - index, EVENING - index * timedelta(days=3, hours=5, minutes=7))
        for index, sheet in enumerate(sheets)
    )
