"""Results of every game with their views."""

import json
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from scoring import Issue, Result, Sheet, check, games, read, score
from testing import vedrfolnir_tables
from testing.rooms import ROOT
from views.result.view import ResultView, TableDetails, present
from words import GameVoice

EVIDENCE = {
    table["id"]: table["sheet"] for table in json.loads((ROOT / "tests/evidence/nidavellir.json").read_text("utf-8"))
}


@cache
def results() -> tuple[Result, ...]:
    """Evidence tables, and random tables of every game."""
    sheets: list[Sheet[Any]] = [read(json.dumps(sheet)) for sheet in EVIDENCE.values()]
    for game in games.names():
        random = Random("results")
        sheets += [import_module(f"testing.{game}_tables").any_sheet(random) for _ in range(60)]
    sheets += [vedrfolnir_tables.duel(50, 40, 10, 55), vedrfolnir_tables.solo(-6, -3, -9)]
    return tuple(map(score, sheets))


@cache
def views(language: str) -> tuple[ResultView, ...]:
    return tuple(present(result, check(result.sheet), GameVoice(language, result.sheet.game)) for result in results())


@cache
def example_result() -> Result:
    return score(read((ROOT / "assets/example.json").read_bytes()))


def example(
    language: str = "en", issues: Sequence[Issue] = (), is_finished: bool = False, details: TableDetails | None = None
) -> ResultView:
    return present(example_result(), issues, GameVoice(language, "nidavellir"), is_finished, details)


def number(text: str) -> int:
    return int(text.replace("−", "-"))
