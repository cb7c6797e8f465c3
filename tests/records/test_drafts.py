"""Drafts: taps, undo and redo, positions, closing."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records import Draft, Records
from scoring import Sheet, score
from testing.sheets import BEGINNING, SHEETS, clock

ZERO, ONE, TWO, THREE, *_ = SHEETS

sheets = st.sampled_from(SHEETS)
positions = st.text(st.characters(codec="utf-8"))
taps = st.lists(st.tuples(positions, sheets), min_size=1, max_size=6)


def tapped(records: Records, steps: list[tuple[str, Sheet[Any]]]) -> Draft:
    """A draft after some taps, each at another position."""
    draft = records.begin(ZERO, "")
    for position, sheet in steps:
        draft = records.tap(records.move(draft, position), sheet)
    return draft


def seen(draft: Draft) -> tuple[Sheet[Any], str, int, int]:
    return draft.sheet, draft.position, draft.step, draft.steps


def test_a_draft_begins_with_nothing_to_undo(records: Records) -> None:
    draft = records.begin(ZERO, "shields")
    assert seen(draft) == (ZERO, "shields", 0, 0)
    assert (draft.begun, draft.touched) == (BEGINNING, BEGINNING)
    assert not draft.can_undo
    assert not draft.can_redo


def test_a_tap_leaves_the_position_and_can_be_undone(records: Records) -> None:
    draft = records.tap(records.begin(ZERO, "shields"), ONE)
    assert seen(draft) == (ONE, "shields", 1, 1)
    assert draft.touched - draft.begun == timedelta(seconds=1)
    assert draft.can_undo
    assert not draft.can_redo


@given(steps=taps, position=positions, sheet=sheets)
def test_undo_after_a_tap_is_as_if_nothing_happened(
    steps: list[tuple[str, Sheet[Any]]], position: str, sheet: Sheet[Any]
) -> None:
    with closing(Records(Path(":memory:"))) as records:
        before = records.move(tapped(records, steps), position)
        after = records.undo(records.tap(before, sheet))
    assert (after.sheet, after.position, after.step) == (before.sheet, before.position, before.step)
    assert after.can_redo


@given(steps=taps)
def test_redo_after_undo_is_as_if_nothing_happened(steps: list[tuple[str, Sheet[Any]]]) -> None:
    with closing(Records(Path(":memory:"))) as records:
        draft = tapped(records, steps)
        assert seen(records.redo(records.undo(draft))) == seen(draft)


def test_an_undone_tap_is_shown_where_it_was_made(records: Records) -> None:
    draft = records.tap(records.begin(ZERO, "shields"), ONE)
    draft = records.tap(records.move(draft, "forge"), TWO)
    draft = records.undo(records.move(draft, "coins"))
    assert (draft.sheet, draft.position) == (ONE, "forge")
    draft = records.undo(records.move(draft, "coins"))
    assert (draft.sheet, draft.position) == (ZERO, "shields")
    draft = records.redo(records.move(draft, "coins"))
    assert (draft.sheet, draft.position) == (ONE, "shields")


def test_a_tap_after_undo_forgets_what_could_be_redone(records: Records) -> None:
    draft = records.tap(records.tap(records.begin(ZERO, ""), ONE), TWO)
    draft = records.tap(records.undo(records.undo(draft)), THREE)
    assert seen(draft) == (THREE, "", 1, 1)
    assert records.redo(draft) == draft
    assert records.undo(draft).sheet == ZERO


def test_there_is_nothing_before_the_beginning_and_nothing_after_the_end(records: Records) -> None:
    draft = records.begin(ZERO, "")
    assert records.undo(draft) == draft
    assert records.redo(draft) == draft


@pytest.mark.many_cases
def test_two_thousand_taps_and_all_the_way_back(records: Records) -> None:
    draft = records.begin(ZERO, "0")
    for tap in range(1, 2001):
        draft = records.move(records.tap(draft, SHEETS[tap % len(SHEETS)]), str(tap))
    for tap in reversed(range(2000)):
        draft = records.undo(draft)
        assert seen(draft) == (SHEETS[tap % len(SHEETS)], str(tap), tap, 2000)
    assert not draft.can_undo


def test_drafts_stand_side_by_side_the_last_touched_first(records: Records) -> None:
    one, two, three = (records.begin(sheet, "") for sheet in (ONE, TWO, THREE))
    assert records.drafts() == (three, two, one)
    one = records.tap(one, ZERO)
    assert records.drafts() == (one, three, two)
    two = records.move(two, "coins")
    assert records.drafts() == (two, one, three)
    one = records.undo(one)
    assert records.drafts() == (one, two, three)
    two = records.undo(two)  # nothing to undo
    assert records.drafts() == (one, two, three)


def test_drafts_of_the_same_moment_stand_with_the_newest_first(path: Path) -> None:
    with closing(Records(path, clock(seconds=0))) as records:
        drafts = [records.begin(sheet, "") for sheet in (ONE, TWO, THREE)]
        assert records.drafts() == tuple(reversed(drafts))


def test_a_draft_put_away_comes_back_as_it_was(records: Records) -> None:
    one = records.undo(records.tap(records.begin(ZERO, ""), ONE))
    two = records.begin(TWO, "")
    records.close_draft(one)
    assert records.drafts() == (two,)
    assert records.reopen(one) == one
    assert records.drafts() == (two, one)


def test_everything_is_there_again_when_the_app_opens(records: Records, path: Path) -> None:
    draft = records.tap(records.tap(records.begin(ZERO, "shields"), ONE), TWO)
    draft = records.undo(records.move(draft, "forge"))
    records.close()
    with closing(Records(path)) as again:
        assert again.drafts() == (draft,)
        assert again.redo(draft).sheet == TWO


def test_another_connection_sees_every_tap_at_once(records: Records, path: Path) -> None:
    with closing(Records(path)) as other:
        draft = records.tap(records.begin(ZERO, ""), ONE)
        assert other.drafts() == (draft,)
        other.tap(draft, TWO)
        assert [draft.sheet for draft in records.drafts()] == [TWO]


def test_a_draft_that_is_not_the_latest_takes_no_tap_away(records: Records) -> None:
    stale = records.begin(ZERO, "")
    records.tap(stale, ONE)
    draft = records.tap(stale, TWO)
    assert seen(draft) == (TWO, "", 2, 2)
    moved = records.move(stale, "coins")
    assert records.undo(moved).sheet == ONE
    assert [seen(draft) for draft in records.drafts()] == [(ONE, "", 1, 2)]


def spoil(path: Path, step: int, text: str) -> None:
    """Corrupt a step of the first draft."""
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute("UPDATE steps SET sheet = ? WHERE draft = 1 AND step = ?", (text, step)).rowcount == 1


@pytest.mark.parametrize("text", ["", "{", '{"format": "elvaland/9"}'])
def test_a_draft_that_is_no_sheet_any_more_is_left_out_and_kept(records: Records, path: Path, text: str) -> None:
    spoilt, sound = records.tap(records.begin(ZERO, ""), ONE), records.begin(TWO, "")
    spoil(path, 1, text)
    assert records.drafts() == (sound,)
    assert seen(records.undo(spoilt)) == (ZERO, "", 0, 1)
    assert [draft.sheet for draft in records.drafts()] == [ZERO, TWO]


def test_undo_ends_where_a_step_is_no_sheet_any_more(records: Records, path: Path) -> None:
    draft = records.tap(records.begin(ZERO, ""), ONE)
    spoil(path, 0, "{")
    assert records.undo(draft) == draft
    assert records.drafts() == (draft,)


def test_an_open_table_is_found_by_what_it_is(records: Records) -> None:
    counted = records.begin(ONE, "")
    table = records.history.keep(counted, score(ONE)).id
    assert records.drafts_of(table) == (counted,)
    correction = records.correct(table, TWO, "")
    assert records.correction(table) == correction
    assert records.draft(counted.id) == counted
    assert records.drafts(most=1) == (correction,)
    assert records.open_count() == 2
    for draft in (counted, correction):
        records.close_draft(draft)
        assert records.draft(draft.id) is None
    assert (records.drafts_of(table), records.correction(table), records.open_count()) == ((), None, 0)


def test_another_thread_reads_and_writes_beside_this_one(records: Records) -> None:
    def begin() -> Draft:
        with records.second_connection() as second:
            return second.begin(ONE, "")

    with ThreadPoolExecutor(1) as thread:
        begun = thread.submit(begin).result()
    assert records.drafts() == (begun,)
