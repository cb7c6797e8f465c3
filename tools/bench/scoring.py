"""What the pure rooms need for a table: its score, explained and told, its check, its text."""

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
from tests.scoring import nains_tables, vedrfolnir_tables
from tools.bench.clock import best, in_loops, spent, waited
from tools.bench.figure import Figure
from tools.ten_thousand import EVIDENCE
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

    # what a plain JavaScript implementation needs on such a machine
    yield per_table("score a base table of 5 players, explained", lambda: score(five), 140, 0.25)
    yield per_table("score a table of 5 players with both boxes", lambda: score(large), 200, 0.35)
    yield per_table("score it, told in words", tell, 500, 0.9)
    yield per_table("check it", lambda: check(large), 400, 0.65)
    yield per_table("read it", lambda: read(texts[sheets.index(large)]), 400, 0.65)
    yield per_table("score a table of Nains under both readings", lambda: score(nains), 500, 1.1)
    yield per_table("score a table of Vedrfolnir under all readings", lambda: score(vedrfolnir), 500, 0.4)
    yield Figure("keep a tap of such a table, on the disk", kept_tap(large), "µs", 16_000)
    yield Figure(f"{LINES} sheets through --jsonl", jsonl(texts), "s", 10)


def per_table(name: str, work: Callable[[], object], goal: float, pace_goal: float) -> Figure:
    """Microseconds for one of many."""

    def many() -> None:
        for _ in range(TABLES):
            work()

    seconds = best(many) / TABLES
    return Figure(name, seconds * 1e6, "µs", goal, in_loops(seconds), pace_goal)


def kept_tap(sheet: Sheet[Any]) -> float:
    """Microseconds until a tap is safe, the mean of many."""
    with TemporaryDirectory() as folder, closing(Records(Path(folder) / "elvaland.db")) as records:
        draft = records.begin(sheet, "")

        def many() -> None:
            for _ in range(TAPS):
                records.tap(draft, sheet)

        return min(waited(many) for _ in range(5)) / TAPS * 1e6


def jsonl(texts: list[str]) -> float:
    """Seconds for many sheets through the command line, all in words."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.jsonl"
        file.write_text("\n".join(texts[number % len(texts)] for number in range(LINES)), "utf-8")
        with redirect_stdout(io.StringIO()):
            return spent(lambda: command_line([str(file), "--jsonl"]))
