"""Writes `tests/scoring/results/`: example tables and their results under the present rules, for a new `RULES_VERSION`.

Of many tables it takes few that hold every kind of line, with every card.
"""

from collections.abc import Hashable, Iterator
from pathlib import Path
from random import Random

from scoring import RULES_VERSION, Result, score, write
from scoring.keeping import written
from testing.examples import examples
from testing.sheets import any_sheet

RESULTS = Path(__file__).parent.parent / "tests/scoring/results"
#: Number of random tables to choose from.
TABLES = 400


def main() -> None:
    sheets = [*examples().values(), *(any_sheet(Random(f"rules {number}")) for number in range(TABLES))]
    results = [(result, frozenset(_kinds(result))) for result in map(score, sheets)]
    missing = frozenset[Hashable]().union(*(kinds for _, kinds in results))
    lines = []
    while missing:
        result, kinds = max(results, key=lambda found: len(found[1] & missing))
        missing -= kinds
        lines += [write(result.sheet), written(result)]
    (RESULTS / f"{RULES_VERSION}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


def _kinds(result: Result) -> Iterator[Hashable]:
    """What must occur in the tables: lines by row, key, rule and card; verdicts; readings of open rulings."""
    sheet = result.sheet
    for player in result.players:
        for row, lines in player.why.items():
            for line in lines:
                yield sheet.game, row, line.key, line.rule, tuple(line.values), line.values.get("card")
    yield sheet.game, sheet.mode, result.verdict.key
    for ruling in result.rulings:
        yield sheet.game, ruling.id, ruling.reading


if __name__ == "__main__":
    main()
