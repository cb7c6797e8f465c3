"""The game that was finished last, which the first screen shows."""

from dataclasses import replace
from typing import Any

import pytest

from records import Records
from scoring import Sheet, score
from testing.sheets import SHEETS

ONE, TWO, *_ = SHEETS


def keep(records: Records, *tables: Sheet[Any]) -> list[int]:
    return [records.history.keep(records.begin(sheet, ""), score(sheet)).id for sheet in tables]


def test_nothing_was_finished_yet(records: Records) -> None:
    records.begin(ONE, "")
    assert records.last_game() is None


@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
def test_it_says_what_the_history_says(records: Records, sheet: Sheet[Any]) -> None:
    keep(records, TWO, sheet)
    last, (kept, *_) = records.last_game(), records.history.tables()
    assert last
    assert last == tuple(getattr(kept, name) for name in last._fields)


def test_a_player_has_the_present_name(records: Records) -> None:
    keep(records, TWO)
    (table,) = records.history.tables()
    records.people.rename(next(filter(None, table.people)), "Zoé")
    last = records.last_game()
    assert last
    assert "Zoé" in last.names


def test_what_was_deleted_is_not_the_last_one(records: Records) -> None:
    first, second = keep(records, ONE, TWO)
    records.history.delete(second)
    last = records.last_game()
    assert last
    assert last.id == first


def test_a_corrected_game_shows_its_correction(records: Records) -> None:
    (table,) = keep(records, ONE)
    renamed = replace(ONE, players=tuple(reversed(ONE.players)))
    records.history.keep(records.correct(table, renamed, ""), score(renamed))
    last = records.last_game()
    assert last
    assert last.id == table
    assert last.names == tuple(player.name for player in renamed.players)


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE tables SET game = 'chess'",
        "UPDATE tables SET mode = x'00'",
        "UPDATE tables SET finished = 'yesterday'",
        "UPDATE tables SET expansions = 'x'",
        "UPDATE seats SET total = 'x'",
        "UPDATE seats SET won = 'x'",
    ],
)
def test_a_spoilt_one_is_left_out(records: Records, spoilt: str) -> None:
    keep(records, ONE)
    records._file.execute(spoilt)
    assert records.last_game() is None
