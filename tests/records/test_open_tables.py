"""The games in progress, as the first screen shows them."""

from typing import Any

import pytest

from records import Records
from scoring import score
from testing.sheets import SHEETS
from testing.tables import DUEL, SOLO, open_table, sheet
from views.home.view import present
from words import Voice

ONE, TWO, *_ = SHEETS


@pytest.mark.parametrize("at", [*SHEETS, sheet(DUEL), sheet(SOLO)], ids=range(len(SHEETS) + 2))
def test_it_says_what_the_sheet_says(records: Records, at: Any) -> None:
    draft = records.begin(at, "here")
    assert records.open_tables(9) == (open_table(draft.id, at, "here"),)


def test_the_newest_come_first_and_no_more_than_asked_for(records: Records) -> None:
    first, second, third = (records.begin(each, "") for each in (ONE, TWO, ONE))
    assert [table.id for table in records.open_tables(2)] == [third.id, second.id]
    records.close_draft(third)
    records.move(first, "there")
    assert [(table.id, table.position) for table in records.open_tables(2)] == [(first.id, "there"), (second.id, "")]


def test_it_is_where_the_undo_stands(records: Records) -> None:
    draft = records.tap(records.begin(ONE, ""), TWO)
    assert records.open_tables(1)[0].names == tuple(player.name for player in TWO.players)
    records.undo(draft)
    assert records.open_tables(1)[0].names == tuple(player.name for player in ONE.players)


def test_a_correction_is_one(records: Records) -> None:
    draft = records.begin(ONE, "")
    records.correct(records.history.keep(draft, score(ONE)).id, ONE, "")
    assert [table.corrects for table in records.open_tables(2)] == [True, False]


@pytest.mark.parametrize(
    "spoilt",
    [
        pytest.param("x", id="no JSON"),
        pytest.param("[]", id="no object"),
        pytest.param("{}", id="nothing in it"),
        pytest.param('{"game": "chess", "players": []}', id="no game of ours"),
        pytest.param('{"game": "nidavellir", "players": 7}', id="no players"),
        pytest.param('{"game": "nidavellir", "players": [{"name": 7}]}', id="no name"),
        pytest.param('{"game": "nidavellir", "players": [], "mode": []}', id="no mode"),
        pytest.param('{"game": "nidavellir", "players": [], "mode": "duel"}', id="a mode of another game"),
        pytest.param('{"game": "nidavellir", "players": [], "expansions": [7]}', id="no boxes"),
        pytest.param("[" * 200, id="too deep"),
    ],
)
def test_a_spoilt_one_is_left_out(records: Records, spoilt: str) -> None:
    sound, draft = records.begin(ONE, ""), records.begin(TWO, "")
    records._file.execute("UPDATE steps SET sheet = ? WHERE draft = ?", (spoilt, draft.id))
    assert [table.id for table in records.open_tables(9)] == [sound.id]


def test_whatever_is_spoilt_in_one_that_is_not_left_out_it_can_be_told(records: Records) -> None:
    draft = records.begin(ONE, "")
    text = '{"game": "nidavellir", "players": [{"name": "Anne"}], "expansions": ["x"], "cards": 7}'
    records._file.execute("UPDATE steps SET sheet = ? WHERE draft = ?", (text, draft.id))
    (shown,) = present(records.open_tables(9), None, Voice("en")).drafts
    assert (shown.title, shown.notes) == ("Nidavellir", ("Anne",))
