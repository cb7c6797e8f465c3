"""Phones that exchange files; a valid file; records into which it is imported."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from scoring import score
from testing.data_files import lines_out
from testing.exchange import ANNE_AND_BRUNO, ANNE_WINS, Lines, Phones
from testing.sheets import SHEETS, clock


@pytest.fixture
def phones(tmp_path: Path) -> Iterator[Phones]:
    with closing(Phones(tmp_path)) as phones:
        yield phones


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The lines of a valid file."""
    folder = tmp_path_factory.mktemp("right")
    with closing(Records(folder / "there.db", clock())) as there:
        draft = there.begin(ANNE_AND_BRUNO, "")
        kept = there.history.keep(draft, score(ANNE_AND_BRUNO))
        there.close_draft(draft)
        draft = there.correct(kept.id, ANNE_AND_BRUNO, "")
        draft = there.tap(draft, ANNE_WINS)
        there.history.keep(draft, score(ANNE_WINS))
        there.remember("settings", "{}")
        lines = lines_out(there, folder / "data")
    kinds = [next(iter(json.loads(line))) for line in lines[1:]]
    assert kinds == ["player", "player", "table", "version", "version", "draft", "tap", "tap", "setting"]
    return b"\n".join(lines)


@pytest.fixture
def lines(right: bytes) -> Lines:
    return [json.loads(line) for line in right.split(b"\n")]


@pytest.fixture
def here(path: Path) -> Iterator[Records]:
    records = Records(path, clock())
    for sheet in SHEETS[:3]:
        records.history.keep(records.begin(sheet, ""), score(sheet))
    yield records
    records.close()
