"""A sheet received from another phone."""

from typing import Any

import pytest

from records import Records
from scoring import Sheet, score
from testing.exchange import ANNE_AND_BRUNO, ANNE_WINS, finish
from testing.sheets import BEGINNING, SHEETS


@pytest.mark.parametrize("sheet", SHEETS[:10], ids=range(10))
def test_it_is_a_finished_table_of_now(records: Records, sheet: Sheet[Any]) -> None:
    table = records.history.receive(sheet)
    assert records.history.tables() == (table,)
    assert table.finished == BEGINNING
    assert records.history.result(table.version).sheet == sheet
    assert (table.totals, records.drafts()) == (tuple(player.total for player in score(sheet).players), ())


def test_received_twice_it_is_one_and_comes_back_where_it_was_deleted(records: Records) -> None:
    table = records.history.receive(ANNE_AND_BRUNO)
    other = records.history.receive(ANNE_WINS)
    records.history.delete(table.id)
    assert records.history.receive(ANNE_AND_BRUNO) == table
    assert records.history.receive(ANNE_WINS) == other
    assert records.history.how_many() == 2


def test_a_table_counted_here_is_known(records: Records) -> None:
    id = finish(records, ANNE_AND_BRUNO)
    assert records.history.receive(ANNE_AND_BRUNO).id == id
