"""Several phones at one table: each tap once, who sits where, what is refused, and when the table is finished."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from records import DRAFT_CLOSED, NotKept
from scoring import Sheet, read, score, write
from scoring.games.vedrfolnir.sheet import Player as Winner
from session.together import MOST_GUESTS, read_guests
from session.undo import ChangedSinceError
from testing.counting import begin, commands, empty_sheet, offers, some_table_edit, tap
from testing.every_game import any_sheet, dice, every_game
from testing.guests import Guests, shared, shared_file
from testing.nidavellir_tables import player, table
from testing.reference import PADS, REFERENCE
from testing.sheets import kept_sheets
from testing.vedrfolnir_tables import duel
from testing.vedrfolnir_tables import table as piles
from views.counting import table_edits
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, cells_of, pads_of
from views.counting.table_edits import Edited
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


def full(guests: Guests, is_full: bool = True) -> None:
    """Let the disk refuse all writing, or none."""
    guests.counting.records._file.execute(f"PRAGMA query_only = {'ON' if is_full else 'OFF'}")


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
        full(guests)
        for _ in range(2):
            with pytest.raises(NotKept):
                guests.act(ANNE, **act)
        assert (guests.counting.draft, guests.counting.position, guests.table) == (before, position, shown)
        assert [guests.counting.can_undo(ANNE), guests.counting.can_redo(ANNE)] == [True, True]
        full(guests, False)
        assert guests.act(ANNE, **act) == ""
        assert (guests.counting.sheet, guests.counting.position.done) != (before.sheet, position.done)
        step = guests.counting.draft.step
        assert guests.act(ANNE, **act) == ""
        assert guests.counting.draft.step == step

    def test_the_first_tap_of_all_that_cannot_be_stored_leaves_undo_here_as_it_was(self) -> None:
        guests = shared(EMPTY, ANNE)
        tap(guests.counting, "hunter 3", (1, "hunter"))
        guests.counting.undo()
        full(guests)
        with pytest.raises(NotKept):
            guests.tap(ANNE, "hunter", "hunter 3")
        full(guests, False)
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


class TestSeats:
    @pytest.mark.parametrize(
        ("do", "more", "refused"),
        [
            pytest.param("sit", {"seat": 4}, "refused_seat", id="no such seat"),
            pytest.param("sit", {"seat": -1}, "refused_seat", id="below the first"),
            pytest.param("tap", {"section": "hunter", "key": "hunter 99"}, "refused_offer", id="no such chip"),
            pytest.param("tap", {"section": "camp", "key": "camp 1"}, "refused_offer", id="a section of another box"),
            pytest.param("tap", {"section": "camp", "key": "x", "sections": 3}, "refused_offer", id="as told before"),
            pytest.param("tap", {"key": "by_round"}, "refused_offer", id="a command of another game"),
            pytest.param("tap", {"key": "by_round", "sections": 2}, "", id="a command of other pages"),
            pytest.param("reveal", {}, "refused_offer", id="nothing that a guest does"),
        ],
    )
    def test_what_is_refused_changes_nothing(self, do: str, more: dict[str, Any], refused: str) -> None:
        guests = shared(EMPTY, ANNE)
        assert guests.act(ANNE, do, **more) == refused
        assert guests.sheet == EMPTY
        assert guests.counting.draft.step == 0

    @pytest.mark.parametrize("do", ["tap", "undo", "redo", "counted", "not_counted", "reveal"])
    def test_who_has_no_seat_does_nothing(self, do: str) -> None:
        guests = shared(REFERENCE, ANNE)
        assert guests.act("nobody", do, section="hunter", key="hunter 3") == "refused_seat"
        guests.act(ANNE, "stand")
        guests.act(ANNE, "stand")
        assert guests.act(ANNE, do, section="hunter", key="hunter 3") == "refused_seat"
        assert guests.counting.draft.step == 0

    def test_a_freed_seat_can_be_taken_again(self) -> None:
        guests = shared(EMPTY, ANNE, BRUNO)
        guests.seats.free(0)
        assert guests.tap(ANNE, "hunter", "hunter 3") == "refused_seat"
        assert guests.tap(BRUNO, "hunter", "hunter 3") == ""
        guests.sit(ANNE)
        assert guests.tap(ANNE, "hunter", "hunter 3") == ""

    def test_no_more_phones_than_a_table_can_have(self) -> None:
        guests = shared(EMPTY)
        for number in range(MOST_GUESTS):
            assert guests.act(f"g{number}", "sit", number % 4) == ""
        assert guests.act("late", "sit", 0) == "refused_full"
        assert guests.act("g0", "sit", 3) == "", "who is there may change seats"
        guests.seats.free(1)
        assert guests.act("late", "sit", 0) == ""

    def test_who_sat_where_is_known_after_a_kill(self) -> None:
        guests = shared(EMPTY, ANNE, DAVID)
        again = guests.reopened()
        assert [again.seats.seat_of(name) for name in (ANNE, DAVID, BRUNO)] == [0, 3, None]

    @pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"a": 7}', '{"a": {"seat": "Anne"}}', '{"a": {"seat": 0}}'])
    def test_where_that_is_noise_nobody_sits(self, text: str) -> None:
        assert read_guests(text) == {}

    @pytest.mark.parametrize(
        ("edit", "seats"),
        [
            pytest.param(lambda sheet: table_edits.rename(sheet, 1, "Zoé"), [0, 1, 2, 3], id="rename"),
            pytest.param(lambda sheet: table_edits.move(sheet, 0, 3), [3, 0, 1, 2], id="move"),
            pytest.param(lambda sheet: table_edits.add(sheet, "Zoé"), [0, 1, 2, 3], id="add"),
            pytest.param(lambda sheet: table_edits.remove(sheet, 1), [0, None, 1, 2], id="remove"),
            pytest.param(lambda sheet: table_edits.swap(sheet, 0, 1), [0, 1, 2, 3], id="swap"),
            pytest.param(lambda sheet: table_edits.clear(sheet, 1), [0, 1, 2, 3], id="clear"),
            pytest.param(lambda sheet: table_edits.toggle_box(sheet, "idavoll"), [0, 1, 2, 3], id="a box"),
        ],
    )
    def test_guests_stay_with_their_player(self, edit: Callable[[Sheet[Any]], Edited], seats: list[int | None]) -> None:
        guests = shared(REFERENCE, *ALL)
        guests.counting.edit(edit(REFERENCE))
        for name, seat in zip(ALL, seats, strict=True):
            before = guests.sheet.players
            refused = guests.tap(name, "hunter", "hunter 9")
            assert refused == ("refused_seat" if seat is None else "")
            changed = [index for index, was in enumerate(before) if guests.sheet.players[index] != was]
            assert changed == ([] if seat is None else [seat])
        guests.seats.free(0)

    def test_who_was_removed_sits_there_again_when_that_is_undone(self) -> None:
        guests = shared(EMPTY, BRUNO)
        guests.tap(BRUNO, "hunter", "hunter 3")
        guests.counting.edit(table_edits.remove(guests.sheet, 1))
        assert guests.tap(BRUNO, "hunter", "hunter 5") == "refused_seat"
        guests.counting.undo()
        assert guests.tap(BRUNO, "hunter", "hunter 5") == ""
        assert hunters(guests, BRUNO) == 5

    def test_several_renamed_at_once_choose_again(self) -> None:
        guests = shared(EMPTY, ANNE, BRUNO, CHLOE)
        for seat, name in enumerate(("X", "Y")):
            guests.counting.edit(table_edits.rename(guests.sheet, seat, name))
        assert guests.act(ANNE, "undo") == "refused_seat"
        assert guests.act(CHLOE, "undo") == ""

    @pytest.mark.parametrize("edit", ["swap", "give", "clear", "rename"])
    def test_nothing_is_undone_that_was_tapped_on_another_hand(self, edit: str) -> None:
        guests = shared(table(player("Anne"), player("Bruno", coins=(5,))), "Anne")
        guests.tap("Anne", "coins", "coin 5")
        sheet = guests.sheet
        edits = {
            "swap": lambda: table_edits.swap(sheet, 0, 1),
            "give": lambda: table_edits.give(sheet, 1, 0),
            "clear": lambda: table_edits.clear(sheet, 0),
            "rename": lambda: table_edits.rename(sheet, 0, "Zoé"),
        }
        guests.counting.edit(edits[edit]())
        before = guests.sheet
        for again in (guests, guests.reopened()):
            again.sit(before.players[0].name)
            assert again.act(before.players[0].name, "undo") == ""
            assert (again.sheet, again.table.can_undo[0]) == (before, False)
        guests.counting.undo()
        assert guests.sheet == sheet

    def test_a_swap_is_undone_before_anything_is_tapped_on_the_hands(self) -> None:
        guests = shared(REFERENCE, ANNE, CHLOE)
        guests.counting.edit(table_edits.swap(REFERENCE, 0, 1))
        guests.tap(CHLOE, "hunter", "hunter 9")
        guests.tap(ANNE, "hunter", "hunter 9")
        before = guests.sheet
        with pytest.raises(ChangedSinceError):
            guests.counting.undo()
        assert guests.sheet == before
        guests.act(ANNE, "undo")
        guests.counting.undo()
        assert guests.sheet.players[:2] == REFERENCE.players[:2]
        assert hunters(guests, CHLOE) == 9

    def test_a_box_is_undone_before_its_cards_are_entered(self) -> None:
        guests = shared(EMPTY, ANNE)
        guests.counting.edit(table_edits.toggle_box(EMPTY, "idavoll"))
        guests.tap(ANNE, "mythology", "gymir")
        with pytest.raises(ChangedSinceError):
            guests.counting.undo()
        guests.act(ANNE, "undo")
        guests.counting.undo()
        assert guests.sheet == EMPTY

    def test_marks_of_counted_hands_follow_when_an_edit_is_undone(self) -> None:
        guests = shared(REFERENCE, ANNE)
        guests.act(ANNE, "counted")
        guests.counting.edit(table_edits.move(REFERENCE, 0, 3))
        guests.tap(ANNE, "hunter", "hunter 9")
        assert {seat for seat, _ in guests.counting.position.done} == {3}
        guests.counting.undo()
        assert {seat for seat, _ in guests.counting.position.done} == {0}
        assert [one.name for one in guests.sheet.players] == list(ALL)
        assert guests.reopened().counting.can_undo(ANNE)
        guests.counting.redo()
        assert {seat for seat, _ in guests.counting.position.done} == {3}

    def test_the_seats_of_a_duel_are_those_of_the_ases_too(self) -> None:
        guests = shared(duel(0, 0, 0, 0), "Astrid", "Thor")
        assert guests.tap("Thor", "pile", "odin 3") == ""
        assert guests.player("Thor").pile.odin == (3,)


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


#: Every key of a sentence that refuses.
REFUSED = {"", "refused_seat", "refused_full", "refused_offer", "refused_undo", "refused_empty"}


@pytest.mark.many_cases
@every_game
@settings(max_examples=6)
@given(dice=dice)
def test_whatever_everybody_does_at_once(game: str, dice: Random) -> None:
    """Guests, taps here, edits of the table, kills and full disks: the table stays one, as it is stored."""
    guests = Guests(begin(any_sheet(game, dice)))
    for _ in range(30):
        step = guests.counting.draft.step
        is_full = dice.random() < 0.1
        full(guests, is_full)
        try:
            some_act(guests, dice)
        except NotKept:
            assert is_full
            assert guests.counting.draft.step == step
        except ChangedSinceError:
            assert guests.counting.draft.step == step
        full(guests, False)
        check(guests)
        if dice.random() < 0.1:
            guests = guests.reopened()


def check(guests: Guests) -> None:
    counting, shown = guests.counting, guests.table
    assert read(write(counting.sheet)) == counting.sheet
    assert counting.result == shown.result == score(counting.sheet)
    cells = cells_of(counting.sheet, BY_PLAYER)
    assert counting.position.cell in cells
    assert counting.position.done <= set(cells)
    assert counting.position.of == len(cells)
    assert len(counting.records.history.tables()) <= 1
    again = guests.reopened()
    assert (again.counting.sheet, again.counting.position) == (counting.sheet, counting.position)
    names = ["", *(one.name for one in counting.sheet.players)]
    assert list(map(again.counting.can_undo, names)) == list(map(counting.can_undo, names))
    assert list(map(again.counting.can_redo, names)) == list(map(counting.can_redo, names))
    assert again.seats.guests == guests.seats.guests
    for guest in ("a", "b", "c"):
        guests.view(guest)


def some_act(guests: Guests, random: Random) -> None:
    counting, seats = guests.counting, range(len(guests.sheet.players))
    match random.choice(("sit", "guest", "guest", "guest", "guest", "here", "here", "edit", "undo", "page")):
        case "sit":
            assert guests.act(random.choice("abc"), "sit", random.choice(seats)) in REFUSED
        case "guest":
            do = random.choice(("tap", "tap", "tap", "undo", "redo", "counted", "not_counted", "stand"))
            guest = random.choice("abc")
            seat = guests.seats.seat_of(guest) or 0
            section = random.choice((*pads_of(guests.sheet), ""))
            keys = list(offers(counting, (seat, section)) if section else commands(counting)) or ["none"]
            assert guests.act(guest, do, section=section, key=random.choice(keys)) in REFUSED
        case "here":
            cell: Cell = random.choice(cells_of(guests.sheet, BY_PLAYER))
            found = [*offers(counting, cell).values(), *commands(counting).values()]
            counting.tap(cell, random.choice(found))
        case "edit":
            counting.edit(some_table_edit(guests.sheet, random))
        case "undo":
            random.choice((counting.undo, counting.redo))()
        case "page":
            random.choice((counting.next, counting.to_result, counting.back, counting.finish))()
