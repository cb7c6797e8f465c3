"""Position in the counting: both orders, the next pad, finished pads, and pads left out."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from records import NotKept, Records
from scoring.cards.vedrfolnir import FREYJAS
from scoring.games.nains.track import ShieldTrack
from session.counting import CountingSession
from testing.counting import begin, offers
from testing.reference import PADS, REFERENCE, table
from testing.sheet_taps import empty_sheet
from testing.sheets import kept_sheets
from views.counting.position import BY_CATEGORY, BY_PLAYER, Position, cells_of, other_order, pads_of
from views.home.view import progress
from words import GameVoice


class TestOrder:
    def test_player_by_player(self) -> None:
        counting = begin(REFERENCE)
        assert counting.view(GameVoice("fr", "nidavellir")).next == "Chasseurs"
        seen = [counting.position.cell]
        while not counting.position.at_result:
            counting.next()
            seen.append(counting.position.cell)
        assert seen[:8] == [*((0, pad) for pad in PADS), (1, "warrior")]
        assert counting.position.done == set(cells_of(REFERENCE, BY_PLAYER))

    def test_category_by_category(self) -> None:
        counting = begin(REFERENCE)
        counting.order(other_order(counting.position.order))
        assert counting.position.order == BY_CATEGORY
        assert counting.view(GameVoice("fr", "nidavellir")).next == "Bruno"
        seen = []
        for _ in range(5):
            seen.append(counting.position.cell)
            counting.next()
        assert seen == [*((seat, "warrior") for seat in range(4)), (0, "hunter")]
        assert other_order(BY_CATEGORY) == BY_PLAYER

    def test_the_last_pad_leads_to_the_result(self) -> None:
        counting = begin(REFERENCE)
        counting.go((3, "coins"))
        assert counting.view(GameVoice("en", "nidavellir")).next == "Result"
        counting.next()
        assert counting.position.at_result
        assert [kept.totals for kept in counting.records.history.tables()] == [(174, 161, 184, 170)]

    def test_a_complete_last_pad_leads_to_what_was_left_out_first(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        for cell in cells_of(REFERENCE, BY_PLAYER):
            if cell not in ((1, "miner"), (3, "coins")):
                counting.go(cell)
                counting.position = replace(counting.position, done=counting.position.done | {cell})
        counting.go((3, "coins"))
        for coin in (5, 7, 13, 20):
            counting.tap(offers(counting)[f"coin {coin}"])
        assert (counting.position.cell, counting.position.at_result) == ((1, "miner"), False)

    def test_a_correction_leads_straight_back_to_the_result(self) -> None:
        counting = begin(REFERENCE)
        while not counting.position.at_result:
            counting.next()
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunter 4"])
        assert counting.position.cell == (0, "hunter"), "what was corrected stays in sight"
        assert counting.view(GameVoice("fr", "nidavellir")).next == "Résultat"
        counting.next()
        assert counting.position.at_result

    def test_with_many_cards_above_a_number_does_not_move_on(self) -> None:
        counting = begin(replace(empty_sheet(REFERENCE), expansions=("thingvellir", "idavoll")))
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunter 4"])
        assert counting.position.cell == (0, "hunter")

    def test_back_leads_where_one_was(self) -> None:
        counting = begin(REFERENCE)
        counting.go((2, "coins"))
        counting.go((0, "miner"))
        assert counting.back()
        assert counting.position.cell == (2, "coins")
        assert counting.back()
        assert counting.position.cell == (0, "warrior")
        assert not counting.back()

    def test_back_after_an_undo_leads_to_another_pad(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        counting.next()
        counting.tap(offers(counting)["hunter 5"])
        counting.undo()
        assert counting.position.cell == (0, "hunter")
        assert counting.back()
        assert counting.position.cell == (0, "warrior")

    def test_back_after_a_new_start_leads_along_the_order(self) -> None:
        counting = begin(REFERENCE)
        counting.go((1, "warrior"))
        again = CountingSession(counting.records, counting.records.drafts()[0])
        assert again.back()
        assert again.position.cell == (0, "coins")

    def test_back_from_the_result(self) -> None:
        counting = begin(REFERENCE)
        counting.to_result()
        again = CountingSession(counting.records, counting.records.drafts()[0])
        assert again.position.at_result
        assert again.back()
        assert (again.position.cell, again.position.at_result) == ((0, "warrior"), False)

    def test_undo_leads_to_the_pad_of_the_tap(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunter 5"])
        assert counting.position.cell == (0, "miner"), "a pad that is complete moves on"
        counting.undo()
        assert (counting.position.cell, counting.sheet) == ((0, "hunter"), empty_sheet(REFERENCE))
        assert (0, "hunter") in counting.position.done
        counting.redo()
        assert len(counting.sheet.players[0].army.hunter) == 5

    def test_the_same_number_again_takes_it_away_and_stays(self) -> None:
        counting = begin(REFERENCE)
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunter 3"])
        assert (counting.position.cell, counting.sheet.players[0].army.hunter) == ((0, "hunter"), ())

    @pytest.mark.parametrize(
        "text",
        [
            "",
            '{"at": [9, "warrior"]}',
            '{"at": [0, "camp"], "done": [[0, "camp"]]}',
            pytest.param("no JSON", id="no JSON"),
            pytest.param("[" * 100_000, id="too deep"),
            pytest.param("[1]", id="a list"),
            pytest.param('{"at": 5, "done": 5, "order": 5, "at_result": "yes"}', id="numbers"),
            pytest.param('{"at": {}, "done": [5, {}, [[]]], "order": [], "at_result": 1}', id="objects"),
        ],
    )
    def test_a_place_that_is_not_on_the_sheet_is_the_first(self, text: str) -> None:
        assert Position.read(text, REFERENCE) == Position(0, "warrior")

    def test_progress(self) -> None:
        counting = begin(REFERENCE)
        counting.next()
        assert progress(counting.draft.position) == (1, 28)

    @pytest.mark.parametrize("place", ["", "[", '"of"', '{"of": 3}', '{"done": 1, "of": 3}', '{"done": [1], "of": 0}'])
    def test_a_place_that_tells_no_progress(self, place: str) -> None:
        assert progress(place) == (0, 0)


class TestVedrfolnirByRounds:
    SHEET = table('"game": "vedrfolnir", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}]')

    def test_rounds_come_and_go(self) -> None:
        counting = begin(self.SHEET)
        counting.next()
        counting.go((1, "pile"))
        counting.tap(offers(counting)["odin 3"])
        counting.tap(offers(counting)["by_round"])
        assert (pads_of(counting.sheet), counting.position.cell) == (("round 1",), (0, "round 1"))
        assert progress(counting.draft.position) == (0, 3)
        counting.tap(offers(counting)["new_round"])
        assert counting.position.cell == (0, "round 2")
        assert progress(counting.draft.position) == (0, 6)
        assert counting.view(GameVoice("en", "vedrfolnir")).next == "B", "round by round over all players"
        counting.next()
        counting.tap(offers(counting)["thor 2"])
        assert [player.total for player in counting.result.players] == [0, 8, 0]
        counting.tap(offers(counting)["drop_round"])
        assert [player.total for player in counting.result.players] == [0, 6, 0]
        assert progress(counting.draft.position) == (0, 3)
        counting.undo()
        assert progress(counting.draft.position) == (0, 6)
        counting.redo()
        counting.tap(offers(counting)["by_pile"])
        assert (pads_of(counting.sheet), counting.position.cell) == (("pile",), (0, "pile"))
        assert counting.sheet.players[1].won.odin == (3,)
        assert counting.position.done <= {(0, "pile"), (1, "pile"), (2, "pile")}

    def test_back_never_leads_to_a_pad_that_is_gone(self) -> None:
        counting = begin(self.SHEET)
        counting.next()
        for command in ("by_round", "new_round", "drop_round", "by_pile", "by_round"):
            counting.tap(offers(counting)[command])
        while counting.back():
            assert counting.position.cell in cells_of(counting.sheet, BY_PLAYER)
        assert counting.position.cell == (0, "round 1")

    def test_no_more_freyjas_than_the_box_prints(self) -> None:
        counting = begin(replace(self.SHEET, expansions=("spring",)))
        for _ in range(FREYJAS + 1):
            counting.tap(offers(counting)["freyja"])
        assert counting.sheet.players[0].won.freyja == FREYJAS


class TestShieldTrack:
    SHEET = table('"game": "nains", "players": [{"name": "A"}, {"name": "B"}]')

    def test_a_number_told_once_is_known_at_the_next_table(self) -> None:
        counting = begin(self.SHEET)
        counting.tap(offers(counting)["shield 4"])
        for digit in (1, 8):
            counting.tap(offers(counting)[f"digit {digit}"])
        assert counting.result.players[0].rows["shield"] == 18
        counting.go((1, "shield"))
        assert offers(counting)["shield 4"].note == "→\u00a018"
        counting.tap(offers(counting)["shield 4"])
        assert counting.result.players[1].rows["shield"] == 18, "known from the first player"
        counting.to_result()
        later = CountingSession(counting.records, counting.records.begin(self.SHEET, ""))
        later.tap(offers(later)["shield 4"])
        assert later.result.players[0].rows["shield"] == 18

    def test_more_grades_have_another_number(self) -> None:
        counting = begin(self.SHEET)
        counting.tap(offers(counting)["shield 4"])
        counting.tap(offers(counting)["digit 9"])
        counting.tap(offers(counting)["volgrir"])
        assert counting.sheet.players[0].army.printed == 0, "nobody told the number beside six grades"
        counting.tap(offers(counting)["digit 7"])
        counting.tap(offers(counting)["digit back"])
        assert counting.sheet.players[0].army.printed == 0

    def test_a_table_without_shields_tells_nothing(self) -> None:
        assert ShieldTrack().learned(self.SHEET) == ShieldTrack()

    def test_a_number_that_another_table_told_otherwise_is_marked(self) -> None:
        counting = begin(self.SHEET)
        counting.track = ShieldTrack({4: 26})
        counting.tap(offers(counting)["shield 4"])
        counting.tap(offers(counting)["digit other"])
        for digit in (1, 8):
            counting.tap(offers(counting)[f"digit {digit}"])
        counting.next()
        counting.go((0, "shield"))
        (mark,) = counting.view(GameVoice("en", "nains")).marks
        assert "18" in mark
        assert "26" in mark

    def test_only_a_number_of_two_digits_needs_no_keypad(self) -> None:
        counting = begin(self.SHEET)
        counting.tap(offers(counting)["shield 4"])
        counting.tap(offers(counting)["digit 1"])
        counting.go((1, "shield"))
        counting.tap(offers(counting)["shield 4"])
        counting.tap(offers(counting)["digit 8"])
        assert counting.sheet.players[1].army.printed == 18, "1 was only begun"


def test_the_table_s_choice_of_a_reading_is_kept() -> None:
    counting = begin(REFERENCE)
    counting.to_result()
    counting.rule("majority_without_warriors", "everyone")
    assert json.loads(json.dumps(dict(counting.records.drafts()[0].sheet.rulings))) == {
        "majority_without_warriors": "everyone"
    }
    (kept,) = kept_sheets(counting.records)
    assert kept.rulings == {"majority_without_warriors": "everyone"}
    counting.close()
    assert counting.records.drafts() == ()


def test_the_kept_table_follows_an_undone_choice() -> None:
    counting = begin(REFERENCE)
    counting.to_result()
    counting.rule("majority_without_warriors", "everyone")
    counting.back()
    counting.undo()
    assert counting.position.at_result
    assert [kept.rulings for kept in kept_sheets(counting.records)] == [{}]


def test_the_kept_table_follows_a_correction_from_which_somebody_goes_back() -> None:
    counting = begin(REFERENCE)
    counting.to_result()
    counting.go((0, "hunter"))
    counting.tap(offers(counting)["hunter 9"])
    while not counting.position.at_result:
        assert counting.back()
    assert kept_sheets(counting.records) == [counting.sheet]
    assert counting.sheet != REFERENCE


def test_a_result_that_is_shown_is_kept_even_if_the_app_was_killed_before() -> None:
    counting = begin(REFERENCE)
    counting.records.move(counting.draft, replace(counting.position, at_result=True).write())
    assert counting.records.history.tables() == ()
    CountingSession(counting.records, counting.records.drafts()[0])
    assert [kept.totals for kept in counting.records.history.tables()] == [(174, 161, 184, 170)]


def test_a_tap_that_changes_nothing_is_no_step() -> None:
    counting = begin(empty_sheet(replace(REFERENCE, expansions=("idavoll",))))
    counting.go((0, "mythology"))
    counting.tap(offers(counting)["gymir"])
    counting.tap(offers(counting)["gymir nothing"])
    counting.undo()
    assert counting.sheet.players[0].cards == ()


def test_a_result_for_which_there_was_no_room_is_kept_when_its_table_is_closed() -> None:
    counting = begin(REFERENCE)
    counting.records._file.execute("PRAGMA query_only = ON")
    with pytest.raises(NotKept):
        counting.to_result()
    counting.records._file.execute("PRAGMA query_only = OFF")
    assert counting.records.history.tables() == ()
    counting.close()
    assert kept_sheets(counting.records) == [REFERENCE]
    assert counting.records.drafts() == ()


def test_the_last_table_is_known_however_it_ended(tmp_path: Path) -> None:
    records = Records(tmp_path / "x.db")
    assert records.last() is None
    records.close_draft(records.begin(REFERENCE, ""))
    assert records.last() == REFERENCE
    records.close()


def test_a_tap_that_completes_its_pad_is_one_commit_and_so_is_its_undo() -> None:
    counting = begin(empty_sheet(REFERENCE))
    counting.go((0, "hunter"))
    statements: list[str] = []
    counting.records._file.set_trace_callback(statements.append)
    counting.tap(offers(counting)["hunter 3"])
    assert (counting.position.cell, statements.count("COMMIT")) == ((0, "miner"), 1)
    counting.undo()
    assert (counting.position.cell, statements.count("COMMIT")) == ((0, "hunter"), 2)


def test_the_tap_that_completes_the_last_pad_leads_to_the_result_which_is_stored() -> None:
    counting = begin(empty_sheet(REFERENCE))
    cell = (1, "blacksmith")
    done = frozenset(cells_of(counting.sheet, BY_PLAYER)) - {cell}
    counting.position = replace(counting.position.at(cell), done=done)
    counting.tap(offers(counting)["blacksmith 3"])
    assert counting.position.at_result
    assert counting.records.history.of_draft(counting.draft)
