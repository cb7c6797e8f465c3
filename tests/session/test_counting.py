"""A table being counted, page by page: taps, turning pages, undo, and what is kept of a finished one."""

from dataclasses import replace
from pathlib import Path

import pytest

from records import NotKept, Records
from scoring import read, write
from session.counting import CountingSession
from testing.counting import begin, empty_sheet, offers, tap, view
from testing.reference import PADS, REFERENCE
from testing.sheets import kept_sheets
from testing.tables import NAINS
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, cells_of

EMPTY = empty_sheet(REFERENCE)


def hands(*seats: int) -> frozenset[Cell]:
    return frozenset((seat, pad) for seat in seats for pad in PADS)


def reopened(counting: CountingSession) -> CountingSession:
    """The session after the app was killed."""
    return CountingSession(counting.records, counting.records.drafts()[0])


def is_kept(counting: CountingSession) -> bool:
    return bool(counting.records.history.tables())


class TestTaps:
    def test_a_tap_stays_on_the_page(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunter 5")
        assert counting.position.cell == (0, "hunter")
        assert len(counting.sheet.players[0].army.hunter) == 5
        assert not counting.position.done

    def test_the_same_number_again_takes_it_away(self) -> None:
        counting = begin(REFERENCE)
        tap(counting, "hunter 3")
        assert (counting.position.cell, counting.sheet.players[0].army.hunter) == ((0, "hunter"), ())

    def test_a_tap_and_its_undo_are_one_commit_each(self) -> None:
        counting = begin(EMPTY)
        statements: list[str] = []
        counting.records._file.set_trace_callback(statements.append)
        counting.tap((0, "hunter"), offers(counting, (0, "hunter"))["hunter 3"])
        assert statements.count("COMMIT") == 1
        assert reopened(counting).position.cell == (0, "hunter")
        counting.undo()
        assert statements.count("COMMIT") == 2
        counting.redo()
        assert statements.count("COMMIT") == 3

    @pytest.mark.parametrize("text", [write(REFERENCE), NAINS], ids=["nidavellir", "nains, which remembers its track"])
    def test_the_way_to_a_finished_result_is_one_commit(self, text: str) -> None:
        sheet = read(text)
        counting = begin(sheet)
        for _ in sheet.players[1:]:
            counting.next()
        statements: list[str] = []
        counting.records._file.set_trace_callback(statements.append)
        counting.next()
        assert (counting.position.at_result, is_kept(counting)) == (True, True)
        assert statements.count("COMMIT") == 1

    def test_a_tap_that_changes_nothing_is_no_step(self) -> None:
        counting = begin(replace(EMPTY, expansions=("idavoll",)))
        tap(counting, "gymir")
        tap(counting, "gymir nothing")
        counting.undo()
        assert counting.sheet.players[0].cards == ()

    def test_undo_and_redo_lead_to_the_section_of_the_tap_with_what_is_counted(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunter 5")
        counting.next()
        counting.order(BY_CATEGORY)
        counting.undo()
        assert (counting.sheet, counting.position.cell) == (EMPTY, (0, "hunter"))
        assert (counting.position.done, counting.position.order) == (hands(0), BY_CATEGORY)
        counting.redo()
        assert (len(counting.sheet.players[0].army.hunter), counting.position.cell) == (5, (0, "hunter"))
        assert counting.position.done == hands(0)

    def test_the_view_says_what_can_be_undone(self) -> None:
        counting = begin(EMPTY)
        assert (view(counting).can_undo, view(counting).can_redo) == (False, False)
        tap(counting, "hunter 5")
        assert (view(counting).can_undo, view(counting).can_redo) == (True, False)
        counting.undo()
        assert (view(counting).can_undo, view(counting).can_redo) == (False, True)


class TestPages:
    def test_player_by_player(self) -> None:
        counting = begin(REFERENCE)
        seen = []
        while not counting.position.at_result:
            seen.append((counting.position.cell, view(counting).next))
            counting.next()
        assert seen == [
            ((0, "warrior"), "Bruno"),
            ((1, "warrior"), "Chloé"),
            ((2, "warrior"), "David"),
            ((3, "warrior"), "Result"),
        ]
        assert counting.position.done == set(cells_of(REFERENCE, BY_PLAYER))

    def test_category_by_category(self) -> None:
        counting = begin(REFERENCE)
        counting.order(BY_CATEGORY)
        seen = []
        while not counting.position.at_result:
            seen.append((counting.position.cell, view(counting).next))
            counting.next()
        assert [cell for cell, _ in seen] == [(0, pad) for pad in PADS]
        assert [name for _, name in seen] == [
            *("Hunters", "Miners", "Blacksmiths", "Explorers", "Heroes", "Coins"),
            "Result",
        ]

    def test_what_is_counted_stays_counted_in_the_other_order(self) -> None:
        counting = begin(REFERENCE)
        counting.next()
        counting.order(BY_CATEGORY)
        assert counting.position.done == hands(0)
        assert counting.position.cell == (1, "warrior")
        counting.next()
        counting.order(BY_PLAYER)
        assert counting.position.done == hands(0) | {(seat, "warrior") for seat in range(4)}
        assert counting.position.cell == (0, "hunter")

    def test_the_last_page_leads_to_what_was_left_out_first(self) -> None:
        counting = begin(REFERENCE)
        counting.next()
        counting.position = counting.position.at((2, "warrior"))
        counting.next()
        counting.next()
        assert counting.position.cell == (1, "warrior")
        assert view(counting).next == "Result"

    def test_an_empty_hand_is_not_counted_and_its_result_is_one_so_far(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunter 3")
        for _ in range(3):
            counting.next()
        assert (counting.position.cell, counting.position.done) == ((3, "warrior"), hands(0))
        assert view(counting).next == "Result"
        counting.next()
        assert (counting.position.at_result, counting.is_finished) == (True, False)
        counting.finish()
        assert counting.is_finished, "somebody said so"

    def test_nor_is_it_by_category(self) -> None:
        counting = begin(EMPTY)
        counting.order(BY_CATEGORY)
        tap(counting, "hunter 3", (0, "hunter"))
        counting.go((0, "warrior"))
        while not counting.position.at_result:
            counting.next()
        assert (counting.position.done, counting.is_finished) == (hands(0), False)

    def test_a_correction_leads_straight_back_to_the_result(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        counting.go((0, "hunter"))
        tap(counting, "hunter 4")
        assert counting.position.cell == (0, "hunter")
        assert view(counting).next == "Result"
        counting.next()
        assert counting.position.at_result
        assert kept_sheets(counting.records) == [counting.sheet]

    def test_a_swipe_turns_to_the_page_beside(self) -> None:
        counting = begin(EMPTY)
        assert not counting.swipe(-1)
        assert counting.swipe(1)
        assert counting.position.cell == (1, "warrior")
        assert not counting.position.done, "nothing was entered"
        for _ in range(2):
            assert counting.swipe(1)
        assert not counting.swipe(1)
        assert counting.position.cell == (3, "warrior")

    def test_a_swipe_leads_to_the_top_of_the_page(self) -> None:
        counting = begin(EMPTY)
        counting.go((1, "coins"))
        counting.swipe(-1)
        assert counting.position.cell == (0, "warrior")

    @pytest.mark.parametrize("turn", ["swipe", "tab"])
    @pytest.mark.parametrize(
        ("order", "key", "done"),
        [
            pytest.param(BY_PLAYER, "", frozenset(), id="an empty hand"),
            pytest.param(BY_PLAYER, "skaa", hands(0), id="a hand with a card"),
            pytest.param(BY_PLAYER, "coin 0", hands(0), id="a hand without its exchange coin"),
            pytest.param(BY_PLAYER, "olwyns_double miner", hands(0), id="a hand with a double of Olwyn"),
            pytest.param(BY_CATEGORY, "", frozenset(), id="an empty category"),
            pytest.param(
                BY_CATEGORY, "warrior 3", frozenset((seat, "warrior") for seat in range(4)), id="a category with a card"
            ),
        ],
    )
    def test_a_page_that_is_left_is_counted_if_anything_was_entered(
        self, turn: str, order: str, key: str, done: frozenset[Cell]
    ) -> None:
        sheet = replace(EMPTY, expansions=("thingvellir",))
        counting = begin(sheet)
        counting.order(order)
        if key:
            tap(counting, key)
        if turn == "swipe":
            counting.swipe(1)
        else:
            counting.go((1, "warrior") if order == BY_PLAYER else (0, "coins"))
        camp = {(0, "camp")} if done and order == BY_PLAYER else set()
        assert counting.position.done == done | camp

    def test_in_a_category_only_what_belongs_to_it_is_entered(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "warrior 3")
        counting.order(BY_CATEGORY)
        counting.go((0, "miner"))
        done = counting.position.done
        assert done == {(seat, "warrior") for seat in range(4)}
        while counting.swipe(1):
            assert counting.position.done == done, "nobody has miners yet, or coins"

    def test_another_section_of_the_page_is_no_other_page(self) -> None:
        counting = begin(REFERENCE)
        counting.go((0, "coins"))
        assert (counting.position.cell, counting.position.done) == ((0, "coins"), frozenset())
        assert reopened(counting).position.cell == (0, "coins")

    def test_where_one_is_already_nothing_is_stored(self) -> None:
        counting = begin(REFERENCE)
        statements: list[str] = []
        counting.records._file.set_trace_callback(statements.append)
        counting.go((0, "warrior"))
        assert statements == []


class TestBack:
    def test_to_the_page_before(self) -> None:
        counting = begin(EMPTY)
        counting.go((2, "coins"))
        assert counting.back()
        assert counting.position.cell == (1, "warrior")
        assert counting.back()
        assert not counting.back()
        assert counting.position.cell == (0, "warrior")

    def test_from_the_result_to_the_section_seen_last(self) -> None:
        counting = begin(REFERENCE)
        counting.go((2, "coins"))
        counting.to_result()
        again = reopened(counting)
        assert again.position.at_result
        assert again.back()
        assert (again.position.cell, again.position.at_result) == ((2, "coins"), False)

    def test_to_the_result_that_led_to_the_page(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        counting.go((1, "hunter"))
        counting.swipe(1)
        assert counting.back()
        assert counting.position.at_result
        assert counting.back()
        assert counting.position.cell == (2, "warrior")
        assert counting.back()
        assert counting.position.cell == (1, "warrior"), "this time the result did not lead here"


class TestFinished:
    def test_a_result_so_far_is_not_kept(self) -> None:
        counting = begin(REFERENCE)
        counting.next()
        counting.to_result()
        assert (counting.position.at_result, counting.is_finished) == (True, False)
        assert not is_kept(counting)
        assert not is_kept(reopened(counting))
        assert counting.records.history.games() == ()
        assert counting.records.history.bests("nidavellir", "") == {}
        counting.rule("majority_without_warriors", "everyone")
        counting.undo()
        assert not is_kept(counting)

    def test_it_is_when_every_hand_was_counted(self) -> None:
        counting = begin(REFERENCE)
        for _ in range(4):
            assert not counting.is_finished
            counting.next()
        assert counting.is_finished
        assert [kept.totals for kept in counting.records.history.tables()] == [(174, 161, 184, 170)]

    @pytest.mark.parametrize("curtain", [False, True])
    def test_a_new_result_waits_behind_the_curtain_of_who_has_one(self, curtain: bool) -> None:
        records = begin(REFERENCE).records
        counting = CountingSession(records, records.drafts()[0], curtain=curtain)
        counting.finish()
        assert (records.is_hidden(counting.draft), is_kept(counting)) == (curtain, not curtain)
        records.try_show(counting.draft)
        counting.keep()
        assert is_kept(counting), "it was seen"

    def test_a_last_hand_that_is_left_half_counted_is_not_counted(self) -> None:
        counting = begin(EMPTY)
        for seat in range(3):
            tap(counting, "skaa", (seat, "heroes"))
            counting.next()
        tap(counting, "warrior 3", (3, "warrior"))
        counting.swipe(-1)
        assert view(counting).next == "David"
        counting.to_result()
        assert (counting.is_finished, is_kept(counting)) == (False, False)

    def test_or_when_somebody_says_so(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        assert (counting.position.at_result, counting.is_finished) == (True, True)
        assert is_kept(counting)
        assert reopened(counting).is_finished

    def test_a_result_is_kept_before_it_is_shown(self) -> None:
        counting = begin(REFERENCE)
        counting.records._file.execute("PRAGMA query_only = ON")
        with pytest.raises(NotKept):
            counting.finish()
        counting.records._file.execute("PRAGMA query_only = OFF")
        assert (counting.position.at_result, is_kept(counting)) == (False, False)
        counting.close()
        assert kept_sheets(counting.records) == [REFERENCE]
        assert counting.records.drafts() == ()

    def test_it_is_kept_even_if_the_app_was_killed_before(self) -> None:
        counting = begin(REFERENCE)
        position = replace(counting.position, at_result=True, done=hands(0, 1, 2, 3))
        counting.records.move(counting.draft, position.write())
        assert not is_kept(counting)
        reopened(counting)
        assert [kept.totals for kept in counting.records.history.tables()] == [(174, 161, 184, 170)]

    def test_a_table_that_cannot_be_kept_is_opened_all_the_same(self) -> None:
        counting = begin(REFERENCE)
        position = replace(counting.position, at_result=True, done=hands(0, 1, 2, 3))
        counting.records.move(counting.draft, position.write())
        counting.records._file.execute("PRAGMA query_only = ON")
        again = reopened(counting)
        counting.records._file.execute("PRAGMA query_only = OFF")
        assert again.position.at_result
        again.close()
        assert kept_sheets(counting.records) == [REFERENCE]

    @pytest.mark.parametrize("rulings", [{}, {"majority_without_warriors": "nobody"}])
    def test_a_reading_that_is_chosen_already_is_no_step(self, rulings: dict[str, str]) -> None:
        counting = begin(replace(REFERENCE, rulings=rulings))
        counting.rule("majority_without_warriors", "nobody")
        assert not counting.draft.can_undo

    def test_the_choice_of_a_reading_is_kept_and_undone(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        counting.rule("majority_without_warriors", "everyone")
        assert [kept.rulings for kept in kept_sheets(counting.records)] == [{"majority_without_warriors": "everyone"}]
        counting.back()
        counting.undo()
        assert counting.position.at_result
        assert [kept.rulings for kept in kept_sheets(counting.records)] == [{}]

    def test_the_kept_table_follows_a_correction_from_which_somebody_goes_back(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        counting.go((0, "hunter"))
        tap(counting, "hunter 9")
        assert counting.back()
        assert counting.position.at_result
        assert kept_sheets(counting.records) == [counting.sheet]
        assert counting.sheet != REFERENCE

    def test_closing_it_ends_the_draft(self) -> None:
        counting = begin(REFERENCE)
        counting.finish()
        counting.close()
        assert counting.records.drafts() == ()
        assert len(counting.records.history.tables()) == 1

    def test_the_last_table_is_known_however_it_ended(self, tmp_path: Path) -> None:
        records = Records(tmp_path / "x.db")
        assert records.last() is None
        records.close_draft(records.begin(REFERENCE, ""))
        assert records.last() == REFERENCE
        records.close()
