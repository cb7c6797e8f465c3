"""The game that was finished last, which the first screen shows."""

from dataclasses import replace
from typing import Any

import pytest

from records import Draft, Records
from scoring import Sheet, score
from testing.sheets import SHEETS

ONE, TWO, *_ = SHEETS


def keep(records: Records, *tables: Sheet[Any]) -> list[int]:
    return [kept(records, records.begin(sheet, "")) for sheet in tables]


def kept(records: Records, draft: Draft) -> int:
    """A table that is counted, looked at and closed."""
    table = records.history.keep(draft, score(draft.sheet)).id
    records.close_draft(draft)
    return table


def test_nothing_was_finished_yet(records: Records) -> None:
    records.begin(ONE, "")
    assert records.last_game() is None


@pytest.mark.many_cases
@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
def test_it_says_what_the_history_says(records: Records, sheet: Sheet[Any]) -> None:
    keep(records, TWO, sheet)
    last, (newest, *_) = records.last_game(), records.history.tables()
    assert last
    assert last == tuple(getattr(newest, name) for name in last._fields)


def test_one_that_is_still_open_may_lie_behind_its_curtain(records: Records) -> None:
    (first,) = keep(records, ONE)
    draft = records.begin(TWO, "")
    second = records.history.keep(draft, score(TWO)).id
    shown = []
    for _ in range(2):
        last = records.last_game()
        assert last
        shown.append(last.id)
        records.close_draft(draft)
    assert shown == [first, second]


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
    kept(records, records.correct(table, renamed, ""))
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
        "UPDATE tables SET expansions = x'00'",
        "UPDATE seats SET total = 'x'",
        "UPDATE seats SET won = 'x'",
    ],
)
def test_a_spoilt_one_is_left_out(records: Records, spoilt: str) -> None:
    keep(records, ONE)
    records._file.execute(spoilt)
    assert records.last_game() is None
