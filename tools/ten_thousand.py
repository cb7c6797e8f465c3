"""Fills a records file with ten thousand evenings of five players, for benchmarks.

`python -m tools.ten_thousand FILE` takes a few seconds.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from records import Records
from records.file import File, text_of, writing
from records.finished import compressed
from records.history.store import TableStore
from records.identity import identity
from scoring import RULES_VERSION, Result, Sheet, people, read, score, write
from scoring.games.nidavellir.catalogue import DWARFS
from scoring.games.nidavellir.sheet import Army
from scoring.keeping import seated, written
from testing import nains_tables, vedrfolnir_tables

EVIDENCE = Path(__file__).parent.parent / "tests/evidence/nidavellir.json"
TABLES = 10_000
SEATS = 5
#: A player who is at every table, and all others.
ANNE, OTHERS = (
    "Anne",
    [f"{name} {letter}." for name in ("Bruno", "Chloé", "David", "Éva") for letter in "ABCDEFGHIJKLM"],
)
OTHERS += [f"Farid {number}" for number in range(2, 49)]
BEGINNING = datetime(2014, 11, 2, 20, 30, tzinfo=UTC)
PLACES = ("", "", "chez Anne", "au Café des Nains")
NOTES = ("", "", "", "Une belle soirée d’été, et la revanche la semaine prochaine.")
#: Number of scored tables; the others repeat one of their results with the same players.
SCORED = 2000


def fill(records: Records, tables: int = TABLES) -> None:
    """Insert all tables in one transaction, through the same code as the app."""
    random = Random("ten thousand")
    moment = BEGINNING
    scored = cycle([(result, write(result.sheet), compressed(written(result))) for result in _results(random, tables)])
    # `Records` has no interface for bulk writes, so its private connection is used
    file: File = vars(records)["_file"]
    store = TableStore(file, records.people)
    with writing(file):
        for (result, sheet, told), _ in zip(scored, range(tables), strict=False):
            finished = text_of(moment)
            table = store.new_table(identity(), finished, random.choice(PLACES), random.choice(NOTES))
            version = store.new_version(table, None, finished, RULES_VERSION, sheet, told)
            store.write_current(table, version, result)
            moment += timedelta(minutes=random.choice((70, 90, 60 * 20)))


def _results(random: Random, tables: int) -> Iterator[Result]:
    for sheet in (_sheet(random, number) for number in range(min(SCORED, tables))):
        names = [ANNE, *random.sample(OTHERS, SEATS - 1)]
        random.shuffle(names)
        yield score(seated(sheet, dict(zip((player.name for player in sheet.players), names, strict=True))))


def _sheet(random: Random, number: int) -> Sheet[Any]:
    """Of twenty tables one of Vedrfolnir, two of Nains, and the rest of Nidavellir."""
    match number % 20:
        case 0:
            return _of_five(partial(vedrfolnir_tables.any_sheet, random))
        case 1 | 2:
            return _of_five(partial(nains_tables.any_sheet, random))
        case _:
            sheet = read(random.choice(_nidavellir()))
            return replace(sheet, players=tuple(replace(each, army=_army(random)) for each in sheet.players))


def _of_five(any_sheet: Callable[[], Sheet[Any]]) -> Sheet[Any]:
    while len(people(sheet := any_sheet())) != SEATS:
        pass
    return sheet


@cache
def _nidavellir() -> list[str]:
    tables = [table["sheet"] for table in json.loads(EVIDENCE.read_text("utf-8"))]
    return [json.dumps(sheet) for sheet in tables if len(sheet["players"]) == SEATS]


def _army(random: Random) -> Army:
    """A random army."""
    box = DWARFS[SEATS]
    return Army(**{column: tuple(random.choices(sorted(box[column]), k=random.randint(0, 7))) for column in box})


if __name__ == "__main__":
    with closing(Records(Path(sys.argv[1]))) as made:
        fill(made)
