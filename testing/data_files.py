"""Records files after random actions, and hand-written data files for import and export."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from random import Random

from records import Records
from records.exchange import exported_settings
from records.people import NameTaken, SatTogether
from scoring import score
from testing.sheets import SHEETS, clock

NAMES = ["Anne", "Bruno", "Chloé", "[b]Zoé[/b]", "O'Neill; DROP TABLE tables; --", "ᚠᛏᚱ", "安娜"]


def play(records: Records, random: Random, doings: int) -> None:
    """Perform random actions of players on the records."""
    for _ in range(doings):
        random.choice(DOINGS)(records, random)


def _finish(records: Records, random: Random) -> None:
    draft = records.begin(random.choice(SHEETS), '{"at": [0, "warrior"]}')
    records.history.keep(draft, score(draft.sheet))
    if random.random() < 0.7:
        records.close_draft(draft)


def _begin(records: Records, random: Random) -> None:
    draft = records.begin(random.choice(SHEETS), "")
    for _ in range(random.randrange(4)):
        draft = records.tap(records.move(draft, "é\n☃"), random.choice(SHEETS))
    for _ in range(random.randrange(3)):
        draft = records.undo(draft)
    if random.random() < 0.3:
        records.close_draft(draft)


def _correct(records: Records, random: Random) -> None:
    if tables := records.history.tables():
        table = random.choice(tables)
        draft = records.correct(table.id, records.history.result(table.version).sheet, "")
        if random.random() < 0.8:
            draft = records.tap(draft, random.choice(SHEETS))
            records.history.keep(draft, score(draft.sheet))
        if random.random() < 0.5:
            records.close_draft(draft)


def _delete(records: Records, random: Random) -> None:
    if tables := records.history.tables():
        records.history.delete(random.choice(tables).id)


def _tell(records: Records, random: Random) -> None:
    if tables := records.history.tables():
        kept = random.choice(tables)
        records.history.set_notes(kept.id, random.choice(["", "chez Anne"]), random.choice(["", "été\n\t☃"]))
        records.history.set_starter(kept.id, random.choice([*filter(None, kept.people), None]))
        records.history.set_minutes(kept.id, random.choice([0, 48]))
        records.history.exclude(kept.id, random.random() < 0.5)


def _rename(records: Records, random: Random) -> None:
    if everybody := records.people.everybody():
        with suppress(NameTaken):
            records.people.rename(random.choice(everybody).id, random.choice(NAMES))


def _merge(records: Records, random: Random) -> None:
    everybody = records.people.everybody()
    if len(everybody) > 1:
        one, other = random.sample(everybody, 2)
        with suppress(SatTogether):
            records.people.merge(one.id, other.id)


def _remember(records: Records, random: Random) -> None:
    records.remember(random.choice([*exported_settings(), "here", "form"]), f'{{"{random.randrange(9)}": 1}}')


DOINGS: list[Callable[[Records, Random], None]] = [
    _finish,
    _finish,
    _begin,
    _correct,
    _delete,
    _tell,
    _rename,
    _merge,
    _remember,
]


def records_of(path: Path, seed: str, doings: int, now: Callable[[], datetime] | None = None) -> Records:
    records = Records(path, now or clock())
    play(records, Random(seed), doings)
    return records


def told(_: object) -> bool:
    return True


def dump(path: Path) -> list[str]:
    """Content of a database as SQL."""
    with closing(sqlite3.connect(path)) as file:
        return list(file.iterdump())


def sealed(lines: Sequence[bytes]) -> bytes:
    """Lines with a valid end mark."""
    body = b"".join(line + b"\n" for line in lines)
    end = {"end": {"lines": len(lines), "sha256": sha256(body).hexdigest()}}
    return body + json.dumps(end).encode() + b"\n"


def lines_out(records: Records, path: Path) -> list[bytes]:
    """Exported lines, without the end mark."""
    records.exchange.write(path)
    return path.read_bytes().split(b"\n")[:-2]
