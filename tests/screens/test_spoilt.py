"""The pages of tables and players over files in which a value is corrupt: none ends the app, each says what it lacks.

`NOISE=all .venv/bin/python -m pytest tests/screens/test_spoilt.py` tries every noise in every column.
"""

import os
import shutil
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

import testing.mock_window  # noqa: F401
from records import Records
from screens.app import ElvalandApp
from screens.navigation import Finished, GroupRecords, NewTable, Notes, Player, Players, Start
from testing.app_driver import AppDriver
from testing.corrupt_values import NOISE, Corruption, columns, corrupt_value
from testing.evenings import evenings
from testing.sheets import clock

#: What those pages ask of the records.
ASKED = ("players", "tables", "versions", "seats", "points")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "elvaland.db"
    records = evenings(8)
    records._file.execute("VACUUM INTO ?", (str(path),))
    records.close()
    return path


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    monkeypatch.setenv("LC_ALL", "en")
    hand = AppDriver(ElvalandApp(Path(":memory:")))
    yield hand
    hand.close()


def open_file(hand: AppDriver, path: Path) -> Records:
    """As if the app had been opened with that file."""
    hand.app.context.pages.switch("count")
    hand.app.context.records.close()
    hand.app.context.records = records = Records(path, clock())
    hand.app.context.apply_look()
    return records


def open_pages(hand: AppDriver) -> None:
    """To every page of a table, of a player and of all."""
    hand.arrive(Start("games"))
    hand.search("anne 2024")
    hand.search("")
    for table in hand.app.context.records.history.tables()[:2]:
        hand.arrive(Finished(table.id))
        hand.arrive(Notes(table.id))
    hand.arrive(Players())
    for person in hand.app.context.records.people.everybody()[:2]:
        hand.arrive(Player(person.id))
    hand.arrive(GroupRecords())
    hand.app.context.pages.go(NewTable())
    hand.frames(4)


@pytest.mark.parametrize("asked", ASKED)
def test_no_page_ends_the_app(hand: AppDriver, kept: Path, tmp_path: Path, asked: str) -> None:
    kinds = cycle([(noise, everywhere) for everywhere in (True, False) for noise in NOISE])
    tried, random = 0, Random("pages")
    every = columns(kept)
    for table, column in every if os.environ.get("NOISE") else every[::2]:
        for _ in range(random.randrange(len(NOISE))):
            next(kinds)
        for noise, everywhere in [next(kinds) for _ in range(2 * len(NOISE) if os.environ.get("NOISE") else 1)]:
            if table != asked:
                continue
            corruption = Corruption(table, column, noise, everywhere)
            path = tmp_path / str(corruption) / "elvaland.db"
            path.parent.mkdir()
            shutil.copy(kept, path)
            if corrupt_value(path, corruption):
                tried += 1
                open_file(hand, path)
                try:
                    open_pages(hand)
                except Exception as error:
                    raise AssertionError(str(corruption)) from error
    assert tried


def test_what_a_page_leaves_out_it_says(hand: AppDriver, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "elvaland.db"
    shutil.copy(kept, path)
    records = open_file(hand, path)
    records._file.execute("PRAGMA foreign_keys = OFF")
    anne, *_, last = records.people.everybody()
    newest, other, *_ = [sitting for sitting in records.people.career(anne.id).sittings if sitting.game == "nidavellir"]
    records._file.execute(
        "UPDATE seats SET place = 'x' WHERE version = (SELECT version FROM tables WHERE id = ?)", (newest.table,)
    )
    records._file.execute(
        "UPDATE seats SET rows = '{' WHERE version = (SELECT version FROM tables WHERE id = ?)", (other.table,)
    )
    hand.arrive(Start("games"))
    assert any(text.startswith("7 finished games") for text in hand.said)
    assert "1 game can no longer be read and is not counted." in hand.said
    hand.arrive(Player(anne.id))
    assert "2 games can no longer be read and are not counted." in hand.said
    records._file.execute("UPDATE players SET person = 'x' WHERE id = ?", (last.id,))
    hand.arrive(Players())
    assert "1 player can no longer be read." in hand.said
    assert last.name not in hand.rows
