"""How fast the pure rooms are, and what they must not fall behind.

Timings are noisy on a shared machine: each figure is the best of several rounds.
"""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, redirect_stdout
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from records import Records
from referee.rulebook import entries
from referee.search import Index
from referee.tools import ask
from scoring import Sheet, check, read, score
from scoring.__main__ import main as command_line
from tests.referee.questions import QUESTIONS
from tests.scoring import nains_tables, vedrfolnir_tables
from tools.ten_thousand import fill
from words import GameVoice
from words.names import card_names

EVIDENCE = Path(__file__).parent.parent / "tests/evidence/nidavellir.json"

ROUNDS = 7
TABLES = 2000
TAPS = 500
LINES = 10_000


class Figure(NamedTuple):
    """A measured figure with the goal that it must stay under."""

    name: str
    value: float
    unit: str
    goal: float


def best(work: Callable[[], object]) -> float:
    """Seconds of the best round, which other work on the machine disturbed least."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def measure() -> list[Figure]:
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

    def per_table(work: Callable[[], object]) -> float:
        def many() -> None:
            for _ in range(TABLES):
                work()

        return best(many) / TABLES * 1e6

    return [
        # what a plain JavaScript implementation needs on such a machine
        Figure("score a base table of 5 players, explained", per_table(lambda: score(five)), "µs", 140),
        Figure("score a table of 5 players with both boxes", per_table(lambda: score(large)), "µs", 200),
        Figure("the same, told in words", per_table(tell), "µs", 500),
        Figure("check it", per_table(lambda: check(large)), "µs", 400),
        Figure("read it", per_table(lambda: read(texts[sheets.index(large)])), "µs", 400),
        Figure("score a table of Nains under both readings", per_table(lambda: score(nains)), "µs", 500),
        Figure("score a table of Vedrfolnir under all readings", per_table(lambda: score(vedrfolnir)), "µs", 500),
        Figure("keep a tap of such a table, on the disk", kept_tap(large), "µs", 8000),
        Figure(f"{LINES} sheets through --jsonl", jsonl(texts), "s", 10),
        *referee(),
        *screens(),
        *history(),
        *start(),
    ]


def referee() -> list[Figure]:
    """What finds and answers a question, while somebody types."""
    names, told = card_names(), entries().values()
    index = Index(told, names)

    def search() -> float:
        """The slowest answer to the questions of many tables."""
        times = []
        for question in QUESTIONS:
            start = perf_counter()
            index.search(question.text, question.game)
            times.append(perf_counter() - start)
        return max(times)

    question = json.dumps({"game": "nidavellir", "players": 4, "missing": [5, 7, 7], "do": "exchange", "pouch": [3, 5]})
    return [
        Figure("make the index of the rulebook", best(lambda: Index(told, names)) * 1e3, "ms", 250),
        Figure("the slowest of many searches", min(search() for _ in range(ROUNDS)) * 1e3, "ms", 10),
        Figure("read and answer a question about coins", best(lambda: ask("coin", question)) * 1e6, "µs", 1000),
    ]


def screens() -> list[Figure]:
    """What a tap costs on a five-player table with both boxes, and what 500 of them leave behind."""
    told = subprocess.run([sys.executable, "-m", "tools.bench_screens"], capture_output=True, text=True, check=True)
    figures = json.loads(told.stdout.splitlines()[-1])
    return [
        Figure("a tap, until the new total is said", figures["tap"], "ms", 8),
        Figure("the same, 95 of 100", figures["tap95"], "ms", 16),
        Figure("another pad, with its frame", figures["pad"], "ms", 32),
        Figure("memory that 500 taps leave behind", figures["grown"], "kB", 4000),
    ]


def history() -> list[Figure]:
    """What there is to wait for after ten thousand tables of five players."""
    told = subprocess.run([sys.executable, "-m", "tools.bench_history"], capture_output=True, text=True, check=True)
    figures = json.loads(told.stdout.splitlines()[-1])
    goals = (
        ("list", "10,000 tables: open the list, with its frame", "ms", 32),
        ("older", "older ones below them, with the frame", "ms", 32),
        ("scrolled", "a frame while 500 of them are scrolled", "ms", 16),
        ("scrolled95", "the same, 95 of 100", "ms", 32),
        ("search", "the slowest search, with its frame", "ms", 100),
        ("player", "the page of who was at all, with its frame", "ms", 100),
        ("players", "the list of 100 players, with its frame", "ms", 100),
        ("bests", "the records of the group, with the frame", "ms", 100),
        ("result", "a table opened, with its frame", "ms", 150),
        ("fallen", "which records fell at a table", "ms", 50),
        ("kept", "keep a finished table, on the disk", "ms", 24),
        ("backup", "the daily backup, beside everything else", "s", 10),
        ("megabytes", "the file", "MB", 100),
    )
    return [Figure(told, figures[name], unit, goal) for name, told, unit, goal in goals]


def start() -> list[Figure]:
    """Instructions to the second frame against a bare Kivy window; valgrind counts them, where there is one."""
    if not which("valgrind"):
        return []
    with TemporaryDirectory() as folder:
        full = Path(folder, "full.db")
        with closing(Records(full)) as records:
            fill(records)
        hello, app, later = (
            _instructions(what, f"{folder}/{file}.db")
            for what, file in (("hello", "start"), ("app", "start"), ("app", "full"))
        )
    return [
        Figure("instructions to the first screen, against a hello", app / hello, "×", 1.21),
        Figure("the same after 10,000 tables, against none", later / app, "×", 1.01),
    ]


def _instructions(what: str, file: str) -> int:
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command += [sys.executable, "-m", "tools.start_instructions", what, file]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    # once unmeasured, so that neither compiling, which a phone has behind it, nor making the file is counted
    subprocess.run(command[4:], check=True, capture_output=True, env=environment)
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stderr
    return int(re.findall(r"I\s+refs:\s+([\d,]+)", told)[0].replace(",", ""))


def kept_tap(sheet: Sheet[Any]) -> float:
    """Microseconds until a tap is safe, the mean of many."""
    with TemporaryDirectory() as folder, closing(Records(Path(folder) / "elvaland.db")) as records:
        draft = records.begin(sheet, "")

        def many() -> None:
            for _ in range(TAPS):
                records.tap(draft, sheet)

        return best(many) / TAPS * 1e6


def jsonl(texts: list[str]) -> float:
    """Seconds for many sheets through the command line, all in words."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.jsonl"
        file.write_text("\n".join(texts[number % len(texts)] for number in range(LINES)), "utf-8")
        start = perf_counter()
        with redirect_stdout(io.StringIO()):
            command_line([str(file), "--jsonl"])
        return perf_counter() - start


if __name__ == "__main__":
    figures = measure()
    for figure in figures:
        late = "  TOO SLOW" if figure.value > figure.goal else ""
        print(f"{figure.name:<50}{figure.value:>9.2f} {figure.unit:<3} (goal: under {figure.goal:g}){late}")
    sys.exit(any(figure.value > figure.goal for figure in figures))
