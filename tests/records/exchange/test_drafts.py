"""Open tables and settings in a data file."""

from pathlib import Path

from records import Records
from scoring import score
from testing.exchange import ANNE_AND_BRUNO, ANNE_WINS, DRAFT, Lines, Phones, data, finish, sheets
from testing.sheets import SHEETS


def test_a_draft_comes_with_every_tap_and_ours_stays_as_it_is(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    draft = there.begin(SHEETS[0], "first")
    for sheet in SHEETS[1:4]:
        draft = there.tap(draft, sheet)
    draft = there.undo(draft)
    assert phones.give(there, here).drafts == 1
    (came,) = here.drafts()
    assert (came.sheet, came.step, came.steps, came.position) == (SHEETS[2], 2, 3, draft.position)
    assert (came.begun, came.touched) == (draft.begun, draft.touched)
    assert here.redo(came).sheet == SHEETS[3]
    there.tap(draft, SHEETS[9])
    assert phones.give(there, here).known_drafts == 1
    assert [draft.sheet for draft in here.drafts()] == [SHEETS[3]]


def test_a_draft_at_its_result_sets_its_own_table_right(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    there.history.keep(there.begin(ANNE_AND_BRUNO, ""), score(ANNE_AND_BRUNO))
    phones.give(there, here)
    (draft,) = here.drafts()
    here.history.keep(here.tap(draft, ANNE_WINS), score(ANNE_WINS))
    assert sheets(here) == [ANNE_WINS]


def test_a_correction_in_progress_corrects_its_table_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, SHEETS[0])
    there.correct(finish(there, ANNE_AND_BRUNO), ANNE_AND_BRUNO, "")
    phones.give(there, here)
    (draft,) = here.drafts()
    here.history.keep(here.tap(draft, ANNE_WINS), score(ANNE_WINS))
    assert len(here.history.tables()) == 2
    assert ANNE_WINS in sheets(here)


def test_a_correction_in_progress_of_a_deleted_table_is_a_table_of_its_own(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(there, ANNE_AND_BRUNO)
    there.correct(id, ANNE_WINS, "")
    there.history.delete(id)
    phones.give(there, here)
    assert [draft.corrects for draft in here.drafts()] == [None]


def test_settings_come_where_there_are_none_and_where_one_was_stays(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    for name in ("settings", "shield_track", "here", "form"):
        there.remember(name, "theirs")
    here.remember("shield_track", "ours")
    phones.give(there, here)
    assert [here.setting(name) for name in ("settings", "shield_track", "here", "form")] == [
        "theirs",
        "ours",
        None,
        None,
    ]


def test_no_tap_to_come_is_dated_by_a_clock_that_is_wrong_by_centuries(here: Records, path: Path, lines: Lines) -> None:
    """A new tap is later than all others, but no timestamp after the year 3000 is exported."""
    lines[DRAFT]["draft"]["touched"] = "2999-12-31T23:59:59.999999+00:00"
    here.exchange.read(data(path, lines))
    draft = here.begin(ANNE_AND_BRUNO, "")
    assert draft.touched.year < 2030
    assert here.exchange.write(path.with_name("out")).skipped == 0
