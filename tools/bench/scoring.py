"""Benchmarks of the pure rooms: scoring, explanations, checks, serialisation."""

import io
import json
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stdout
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from records import Records
from scoring import Sheet, check, read, score
from scoring.__main__ import main as command_line
from testing import nains_tables, vedrfolnir_tables
from tools.bench.clock import best, spent
from tools.bench.figure import Figure
from tools.ten_thousand import EVIDENCE
from views.result.changes.telling import changes
from words import GameVoice

TABLES = 1000
TAPS = 500
LINES = 10_000


def figures() -> Iterator[Figure]:
    texts = [json.dumps(table["sheet"]) for table in json.loads(EVIDENCE.read_text("utf-8"))]
    sheets = [read(text) for text in texts]
    five = next(sheet for sheet in sheets if len(sheet.players) == 5 and not sheet.expansions)
    large = next(sheet for sheet in sheets if len(sheet.players) == 5 and len(sheet.expansions) == 2)
    nains = nains_tables.any_sheet(Random("a table"))
    vedrfolnir = vedrfolnir_tables.any_sheet(Random("a table"))
    voice = GameVoice("fr", "nidavellir")

    def tell() -> None:
        for player in score(large).players:
            for lines in player.why.values():
                for line in lines:
                    voice.line(line)

    # time of a plain JavaScript implementation on such a machine
    yield per_table("score a base table of 5 players, explained", lambda: score(five), 75)
    yield per_table("score a table of 5 players with both boxes", lambda: score(large), 105)
    yield per_table("score it, told in words", tell, 270)
    yield per_table("check it", lambda: check(large), 195)
    yield per_table("read it", lambda: read(texts[sheets.index(large)]), 195)
    yield per_table("score a table of Nains under all readings", lambda: score(nains), 480)
    yield per_table("score a table of Vedrfolnir under all readings", lambda: score(vedrfolnir), 120)
    result = score(large)
    yield Figure.timed("find what would have changed it", best(lambda: changes(result)), "ms", 30)
    yield Figure.timed("keep a tap of such a table, but for the wait for the disk", kept_tap(large), "ms", 0.6)
    yield Figure.timed(f"{LINES} sheets through --jsonl", jsonl(texts), "s", 6)


def per_table(name: str, work: Callable[[], object], goal: float) -> Figure:
    """Microseconds per table."""

    def many() -> None:
        for _ in range(TABLES):
            work()

    return Figure.timed(name, best(many) / TABLES, "µs", goal)


def kept_tap(sheet: Sheet[Any]) -> float:
    """CPU seconds to store a tap: how long the disk takes depends on the disk alone."""
    with TemporaryDirectory() as folder, closing(Records(Path(folder) / "elvaland.db")) as records:
        draft = records.begin(sheet, "")

        def many() -> None:
            for _ in range(TAPS):
                records.tap(draft, sheet)

        return best(many) / TAPS


def jsonl(texts: list[str]) -> float:
    """Seconds for many sheets as JSON lines through the command line, with explanations."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.jsonl"
        file.write_text("\n".join(texts[number % len(texts)] for number in range(LINES)), "utf-8")
        with redirect_stdout(io.StringIO()):
            return spent(lambda: command_line([str(file), "--jsonl"]))
