"""Who sits where: what is refused, what a seat keeps when the table is edited, and what is undone then."""

from collections.abc import Callable
from typing import Any

import pytest

from scoring import Sheet
from scoring.games.vedrfolnir.sheet import Player as Winner
from session.together import MOST_GUESTS, read_guests
from session.undo import ChangedSinceError
from testing.counting import empty_sheet
from testing.guests import shared
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE
from testing.vedrfolnir_tables import duel
from testing.vedrfolnir_tables import table as piles
from views.counting import table_edits
from views.counting.table_edits import Edited

EMPTY = empty_sheet(REFERENCE)
ANNE, BRUNO, CHLOE, DAVID = (player.name for player in REFERENCE.players)
PILES = piles(Winner("Anne"))
ALL = (ANNE, BRUNO, CHLOE, DAVID)


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
        assert len(guests.player(BRUNO).army.hunter) == 5

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
        assert len(guests.player(CHLOE).army.hunter) == 9

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
