"""All example tables: evidence, the format's example, and finished tables of every game and mode."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from scoring import Sheet, read
from scoring.games.vedrfolnir.sheet import Player
from testing import vedrfolnir_tables
from testing.finished import PEOPLE, seated, sheets

TESTS = Path(__file__).parent.parent / "tests"


@cache
def examples() -> dict[str, Sheet[Any]]:
    evidence = json.loads((TESTS / "evidence/nidavellir.json").read_text("utf-8"))
    found = {table["id"]: seated(read(json.dumps(table["sheet"]))) for table in evidence}
    found["example"] = read((TESTS.parent / "assets/example.json").read_text("utf-8"))
    found |= {f"finished {number}": sheet for number, sheet in enumerate(sheets(12))}
    found["duel"] = vedrfolnir_tables.duel(10, 5, 3, 12)
    found["duel won"] = vedrfolnir_tables.duel(30, 5, 3, 12)
    found["solo won"] = vedrfolnir_tables.solo(9, 7, 3)
    piles = [vedrfolnir_tables.any_pile(Random(name), vedrfolnir_tables.BOTH, most=14) for name in PEOPLE]
    players = [Player(name, pile) for name, pile in zip(PEOPLE, piles, strict=True)]
    found["seven with full piles"] = vedrfolnir_tables.table(*players)
    return found
