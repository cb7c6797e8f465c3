"""Sample finished tables: the evidence under personal names, and tables of the other games."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from models.history import FinishedTable
from scoring import Sheet, people, read, score
from scoring.games.vedrfolnir.sheet import Player
from testing import nains_tables, vedrfolnir_tables

PEOPLE = ("Anne", "Bruno", "Chloé", "David", "Éva", "Farid", "Gaëlle")
EVENING = datetime(2026, 11, 18, 23, 5)


def finished(sheet: Sheet[Any], id: int = 1, moment: datetime = EVENING) -> FinishedTable:
    result = score(sheet)
    return FinishedTable(
        id=id,
        game=sheet.game,
        mode=sheet.mode,
        expansions=sheet.expansions,
        names=tuple(player.name for player in sheet.players),
        people=tuple(seat if seat in people(sheet) else None for seat in range(len(sheet.players))),
        totals=tuple(player.total for player in result.players),
        ranks=result.ranks,
        winners=result.winners,
        finished=moment,
        location="",
        note="",
        version=id,
        corrections=0,
    )


def seated(sheet: Sheet[Any]) -> Sheet[Any]:
    """The sheet with other player names."""
    players = (replace(player, name=name) for player, name in zip(sheet.players, PEOPLE, strict=False))
    return replace(sheet, players=tuple(players))


def evidence() -> Iterator[Sheet[Any]]:
    """Evidence tables with the most cards, for the newest of a history."""
    tables = json.loads((Path(__file__).parent.parent / "tests" / "evidence/nidavellir.json").read_text("utf-8"))
    for table in reversed(tables):
        sheet = read(json.dumps(table["sheet"]))
        yield seated(sheet)


def sheets(count: int) -> list[Sheet[Any]]:
    """Sheets of every game."""
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
    return list(
        islice(cycle([sheet for group in zip(evidence(), cycle(others), strict=False) for sheet in group]), count)
    )


@cache
def tables(count: int = 120) -> tuple[FinishedTable, ...]:
    """Finished tables of every game, newest first, about three days apart."""
    return tuple(
        finished(sheet, count - index, EVENING - index * timedelta(days=3, hours=5, minutes=7))
        for index, sheet in enumerate(sheets(count))
    )
