"""Several phones at one table: each tap once, whose is undone, and when the table is finished."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from records import DRAFT_CLOSED, NotKept
from scoring import score
from scoring.games.vedrfolnir.sheet import Player as Winner
from testing.counting import empty_sheet, tap
from testing.guests import Guests, shared, shared_file
from testing.reference import PADS, REFERENCE
from testing.sheets import kept_sheets
from testing.vedrfolnir_tables import table as piles
from views.counting.position import BY_CATEGORY, pads_of
from views.together.view import is_counted

EMPTY = empty_sheet(REFERENCE)
ANNE, BRUNO, CHLOE, DAVID = (player.name for player in REFERENCE.players)
PILES = piles(Winner("Anne"))
ALL = (ANNE, BRUNO, CHLOE, DAVID)


def hunters(guests: Guests, name: str = ANNE) -> int:
    return len(guests.player(name).army.hunter)


def refuse(*_: object) -> None:
    """What the history does on a full disk."""
    raise NotKept("full")


class TestTaps:
    def test_everybody_counts_their_own_hand(self) -> None:
        guests = shared(EMPTY, ANNE, BRUNO)
        guests.tap(ANNE, "hunter", "hunter 3")
        guests.tap(BRUNO, "hunter", "hunter 5")
        tap(guests.counting, "hunter 7", (2, "hunter"))
        assert [hunters(guests, name) for name in ALL] == [3, 5, 7, 0]
        assert guests.counting.result == score(guests.sheet)

    def test_this_phone_stays_where_it_is(self) -> None:
        guests = shared(EMPTY, ANNE)
        guests.counting.order(BY_CATEGORY)
        guests.counting.go((2, "miner"))
        before = guests.counting.position
        guests.tap(ANNE, "hunter", "hunter 3")
        guests.act(ANNE, "undo")
        guests.act(ANNE, "redo")
        guests.act(ANNE, "counted")
        position = guests.counting.position
        assert replace(position, done=before.done) == before
        assert guests.reopened().counting.position == position

    def test_the_result_stays_in_sight(self) -> None:
        guests = shared(EMPTY, ANNE)
        guests.counting.to_result()
        guests.tap(ANNE, "hunter", "hunter 3")
        guests.act(ANNE, "undo")
        assert guests.counting.position.at_result

    @pytest.mark.parametrize("again", ["at once", "undone by this phone", "undone by the guest", "after a kill"])
    def test_a_tap_that_arrives_twice_counts_once(self, again: str) -> None:
        guests = shared(EMPTY, ANNE)
        guests.tap(ANNE, "explorer", "explorer 5", id="x")
        if again == "undone by this phone":
            guests.counting.take(EMPTY)
        elif again == "undone by the guest":
            guests.act(ANNE, "undo")
        elif again == "after a kill":
            guests = guests.reopened()
        before, step = guests.sheet, guests.counting.draft.step
        assert guests.tap(ANNE, "explorer", "explorer 5", id="x") == ""
        assert (guests.sheet, guests.counting.draft.step) == (before, step)
        guests.tap(ANNE, "explorer", "explorer 6", id="y")
        assert guests.sheet != before

    def test_ids_of_two_guests_are_two(self) -> None:
        guests = shared(EMPTY, ANNE, BRUNO)
        for name in (ANNE, BRUNO):
            guests.tap(name, "hunter", "hunter 3", id="x")
        assert (hunters(guests), hunters(guests, BRUNO)) == (3, 3)

    @pytest.mark.parametrize(
        ("do", "meanwhile"),
        [
            pytest.param("undo", lambda guests: guests.tap("again", "hunter", "hunter 3"), id="undo"),
            pytest.param("counted", lambda guests: guests.act("again", "not_counted"), id="counted"),
            pytest.param("not_counted", lambda guests: guests.act("again", "counted"), id="not counted"),
        ],
    )
    def test_nor_counts_again_what_changed_nothing_or_was_changed_since(
        self, do: str, meanwhile: Callable[[Guests], object]
    ) -> None:
        """Another phone at the same seat does something between the two."""
        guests = shared(REFERENCE, ANNE)
        guests.act("again", "sit", 0)
        guests.act(ANNE, do, id="x")
        meanwhile(guests)
        before = guests.sheet, guests.counting.position
        assert guests.act(ANNE, do, id="x") == ""
        assert (guests.sheet, guests.counting.position) == before

    def test_two_phones_at_one_seat_count_and_undo_together(self) -> None:
        guests = shared(EMPTY, ANNE)
        guests.act("again", "sit", 0)
        guests.tap(ANNE, "miner", "miner 1")
        guests.tap("again", "miner", "miner 2")
        assert guests.player(ANNE).army.miner == (1, 2)
        guests.act(ANNE, "undo")
        assert guests.player(ANNE).army.miner == (1,)
        guests.act("again", "undo")
        assert guests.sheet == EMPTY

    @pytest.mark.parametrize("do", ["tap", "undo", "redo", "counted", "not_counted"])
    def test_what_cannot_be_stored_changes_nothing_and_can_be_sent_again(self, do: str, tmp_path: Path) -> None:
        guests = shared_file(REFERENCE, tmp_path / "x.db", ANNE, BRUNO)
        for key in ("explorer 5", "explorer 6"):
            guests.tap(ANNE, "explorer", key)
        guests.act(ANNE, "undo")
        guests.act(ANNE, "counted" if do == "not_counted" else "not_counted")
        act: dict[str, Any] = {"do": do, "section": "hunter", "key": "hunter 4", "id": "x"}
        before, position, shown = guests.counting.draft, guests.counting.position, guests.table
        guests.full()
        for _ in range(2):
            with pytest.raises(NotKept):
                guests.act(ANNE, **act)
        assert (guests.counting.draft, guests.counting.position, guests.table) == (before, position, shown)
        assert [guests.counting.can_undo(ANNE), guests.counting.can_redo(ANNE)] == [True, True]
        guests.full(False)
        assert guests.act(ANNE, **act) == ""
        assert (guests.counting.sheet, guests.counting.position.done) != (before.sheet, position.done)
        step = guests.counting.draft.step
        assert guests.act(ANNE, **act) == ""
        assert guests.counting.draft.step == step

    def test_the_first_tap_of_all_that_cannot_be_stored_leaves_undo_here_as_it_was(self) -> None:
        guests = shared(EMPTY, ANNE)
        tap(guests.counting, "hunter 3", (1, "hunter"))
        guests.counting.undo()
        guests.full()
        with pytest.raises(NotKept):
            guests.tap(ANNE, "hunter", "hunter 3")
        guests.full(False)
        guests.counting.redo()
        assert hunters(guests, BRUNO) == 3

    def test_more_than_a_sheet_can_hold_is_refused_for_good(self) -> None:
        guests = shared(PILES, "Bruno")
        assert guests.tap("Bruno", "", "by_round") == ""
        while (refused := guests.tap("Bruno", "", "new_round")) == "":
            before = guests.sheet
        assert (refused, guests.sheet) == ("refused_offer", before)

    def test_other_troubles_can_pass(self) -> None:
        guests = shared(EMPTY, ANNE)
        for rows in ("steps", "drafts"):
            guests.counting.records._file.execute(f"DELETE FROM {rows}")
        with pytest.raises(NotKept, match=DRAFT_CLOSED):
            guests.tap(ANNE, "hunter", "hunter 3")


class TestUndo:
    def test_of_a_guest_takes_back_nothing_of_this_phone(self) -> None:
        guests = shared(EMPTY, ANNE)
        tap(guests.counting, "hunter 3", (0, "hunter"))
        guests.act(ANNE, "undo")
        assert (hunters(guests), guests.counting.can_undo(ANNE)) == (3, False)
        guests.counting.undo()
        guests.act(ANNE, "redo")
        assert (hunters(guests), guests.counting.can_redo(ANNE), guests.counting.can_redo()) == (0, False, True)

    def test_here_takes_back_nothing_of_a_guest(self) -> None:
        guests = shared(EMPTY, ANNE)
        tap(guests.counting, "hunter 3", (1, "hunter"))
        guests.tap(ANNE, "hunter", "hunter 5")
        guests.counting.undo()
        assert (hunters(guests), hunters(guests, BRUNO), guests.counting.can_undo()) == (5, 0, False)
        guests.counting.undo()
        guests.counting.redo()
        guests.counting.redo()
        assert (hunters(guests), hunters(guests, BRUNO), guests.counting.can_redo()) == (5, 3, False)

    def test_what_others_built_on_is_refused_and_stays(self) -> None:
        guests = shared(PILES, "Bruno", "Chloé")
        guests.tap("Bruno", "", "by_round")
        guests.tap("Chloé", "round 1", "odin 3")
        before = guests.sheet
        assert guests.act("Bruno", "undo", id="x") == "refused_undo"
        assert guests.sheet == before
        guests.act("Chloé", "undo")
        assert guests.act("Bruno", "undo", id="x") == "", "it can be sent again"
        assert guests.sheet == PILES

    def test_a_step_that_cannot_be_read_is_not_undone(self) -> None:
        guests = shared(EMPTY, ANNE)
        guests.tap(ANNE, "hunter", "hunter 5")
        guests.counting.records._file.execute("UPDATE steps SET sheet = x'00' WHERE step = 1")
        assert guests.act(ANNE, "undo") == ""
        assert hunters(guests) == 5

    def test_a_result_that_cannot_be_kept_leaves_undo_as_it_is(self, monkeypatch: pytest.MonkeyPatch) -> None:
        guests = shared(REFERENCE, ANNE)
        guests.tap(ANNE, "hunter", "hunter 9")
        tap(guests.counting, "hunter 9", (1, "hunter"))
        guests.counting.finish()
        monkeypatch.setattr(guests.counting.records.history, "keep", refuse)
        with pytest.raises(NotKept):
            guests.counting.rule("majority_without_warriors", "everyone")
        monkeypatch.undo()
        guests.counting.undo()
        assert guests.sheet.rulings == {}
        guests.counting.undo()
        assert hunters(guests, BRUNO) == len(REFERENCE.players[1].army.hunter)


class TestRounds:
    """A guest changes the pages of everybody."""

    def test_this_phone_follows_to_the_new_round_and_the_one_before_is_counted(self) -> None:
        guests = shared(PILES, "Bruno")
        guests.tap("Bruno", "", "by_round")
        assert guests.counting.position.cell == (0, "round 1")
        guests.tap("Bruno", "round 1", "odin 3")
        guests.tap("Bruno", "", "new_round")
        guests.tap("Bruno", "", "new_round")
        guests.counting.go((2, "round 1"))
        guests.tap("Bruno", "", "new_round")
        assert guests.counting.position.cell == (0, "round 4")
        assert guests.counting.position.done == {(seat, f"round {number}") for seat in range(3) for number in (1, 2, 3)}

    def test_two_who_begin_a_round_at_once_begin_one(self) -> None:
        guests = shared(PILES, "Bruno", "Chloé")
        refused = [guests.tap(name, "", "by_round", sections=1) for name in ("Bruno", "Chloé")]
        assert (refused, pads_of(guests.sheet)) == (["", "refused_offer"], ("round 1",))
        refused = [guests.tap(name, "", "new_round", sections=1) for name in ("Bruno", "Chloé")]
        assert (refused, pads_of(guests.sheet)) == (["", ""], ("round 1", "round 2"))

    def test_an_undone_round_leads_back_and_finishes_nothing(self) -> None:
        guests = shared(PILES, "Bruno")
        guests.tap("Bruno", "", "by_round")
        guests.tap("Bruno", "", "new_round")
        guests.act("Bruno", "undo")
        assert pads_of(guests.sheet) == ("round 1",)
        assert (guests.counting.position.cell, guests.counting.is_finished) == ((1, "round 1"), False)
        assert guests.counting.records.history.tables() == ()
        guests.act("Bruno", "redo")
        assert guests.counting.position.cell == (0, "round 2")
        assert guests.counting.position.done == {(seat, "round 1") for seat in range(3)}

    def test_who_looks_at_another_round_stays_there_when_one_is_undone(self) -> None:
        guests = shared(PILES, "Bruno")
        for key in ("by_round", "new_round", "new_round"):
            guests.tap("Bruno", "", key)
        guests.counting.go((2, "round 1"))
        guests.act("Bruno", "undo")
        position = guests.counting.position
        assert (position.cell, position.of) == ((2, "round 1"), 6)
        assert position.done == {(seat, "round 1") for seat in range(3)}


class TestCounted:
    def test_when_every_hand_is_counted_the_result_is_in_the_history(self) -> None:
        guests = shared(REFERENCE, *ALL)
        for name in ALL:
            assert not guests.counting.records.history.tables()
            assert guests.act(name, "counted") == ""
        assert guests.counting.is_finished
        assert kept_sheets(guests.counting.records) == [REFERENCE]
        assert guests.table.is_finished
        guests.act(ANNE, "counted")
        assert len(guests.counting.records.history.tables()) == 1

    def test_a_correction_changes_that_table(self) -> None:
        guests = shared(REFERENCE, *ALL)
        for name in ALL:
            guests.act(name, "counted")
        (before,) = guests.counting.records.history.tables()
        guests.tap(ANNE, "hunter", "hunter 9")
        assert [table.id for table in guests.counting.records.history.tables()] == [before.id]
        assert kept_sheets(guests.counting.records) == [guests.sheet] != [REFERENCE]
        guests.act(ANNE, "undo")
        assert kept_sheets(guests.counting.records) == [REFERENCE]

    def test_a_correction_that_the_history_refuses_is_kept_at_the_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        guests = shared(REFERENCE, *ALL)
        for name in ALL:
            guests.act(name, "counted")
        monkeypatch.setattr(guests.counting.records.history, "keep", refuse)
        assert guests.tap(ANNE, "hunter", "hunter 9") == ""
        monkeypatch.undo()
        assert kept_sheets(guests.counting.records) == [REFERENCE]
        guests.counting.close()
        assert kept_sheets(guests.counting.records) == [guests.sheet]

    def test_who_corrects_a_hand_opens_it_again(self) -> None:
        guests = shared(REFERENCE, *ALL)
        for name in ALL:
            guests.act(name, "counted")
        guests.act(BRUNO, "not_counted")
        assert [is_counted(guests.table, seat) for seat in range(4)] == [True, False, True, True]
        assert not guests.counting.is_finished
        guests.act(BRUNO, "counted")
        assert len(guests.counting.records.history.tables()) == 1

    def test_an_empty_hand_is_not_counted_yet(self) -> None:
        guests = shared(EMPTY, ANNE)
        assert guests.act(ANNE, "counted", id="x") == "refused_empty"
        guests.tap(ANNE, "hunter", "hunter 3")
        assert guests.act(ANNE, "counted", id="x") == ""
        assert guests.counting.position.done == {(0, pad) for pad in PADS}

    def test_a_pile_may_be_empty(self) -> None:
        guests = shared(PILES, "Bruno")
        assert guests.act("Bruno", "counted") == ""

    def test_this_phone_sees_the_result_as_finished(self) -> None:
        guests = shared(REFERENCE, ANNE)
        guests.counting.finish()
        guests.act(ANNE, "not_counted")
        guests.act(ANNE, "counted")
        assert guests.counting.position.at_result
        assert kept_sheets(guests.counting.records) == [REFERENCE]


class TestShown:
    def test_the_table_is_the_same_until_something_changes(self) -> None:
        guests = shared(EMPTY, ANNE)
        before = guests.table
        guests.act(ANNE, "undo")
        guests.tap(ANNE, "hunter", "hunter 99")
        assert guests.table is before
        versions = [before.version]
        for change in (
            lambda: guests.tap(ANNE, "hunter", "hunter 3"),
            lambda: guests.act(ANNE, "undo"),
            lambda: guests.act("again", "sit", 0),
            lambda: guests.act("again", "stand"),
            lambda: guests.counting.next(),
            lambda: guests.seats.free(0),
        ):
            change()
            versions.append(guests.table.version)
        assert versions == list(range(1, 8))
        assert guests.seats.table(reveal=2).reveal == 2

    def test_it_tells_who_sits_where_and_who_can_undo(self) -> None:
        guests = shared(EMPTY, ANNE, CHLOE)
        guests.act("again", "sit", 0)
        guests.tap(ANNE, "hunter", "hunter 3")
        shown = guests.table
        assert shown.phones == (("Android", "Android"), (), ("Android",), ())
        assert (shown.can_undo, shown.can_redo) == ((True, False, False, False), (False,) * 4)
        assert (shown.sheet, shown.result, shown.is_finished) == (guests.sheet, guests.counting.result, False)
