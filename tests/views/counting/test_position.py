"""The position in the counting: pages in both orders, what is counted, and positions that are stored."""

import json
from dataclasses import replace
from typing import Any

import pytest

from scoring import Sheet, games
from scoring.games.vedrfolnir.sheet import Pile, Player
from testing import tables, vedrfolnir_tables
from testing.counting import begin
from testing.every_game import every_game
from testing.reference import PADS, REFERENCE
from views.counting.position import (
    BY_CATEGORY,
    BY_PLAYER,
    Position,
    beside,
    cells_of,
    finish_page,
    finish_table,
    has_entries,
    is_finished,
    next_page,
    other_order,
    pad_at,
    page_before,
    pages_of,
    turned,
)
from views.home.view import Progress, progress
from views.new_table.form import Form
from words import GameVoice

FIRST = Position.first(REFERENCE)
ROUNDS = vedrfolnir_tables.table(Player("Anne", rounds=(Pile(odin=(1,)), Pile(), Pile(thor=(2,)))))
EVERYTHING = frozenset(cells_of(REFERENCE, BY_PLAYER))


class TestPages:
    def test_a_page_a_player(self) -> None:
        assert pages_of(REFERENCE, BY_PLAYER) == [[(seat, pad) for pad in PADS] for seat in range(4)]

    def test_a_page_a_category(self) -> None:
        assert pages_of(REFERENCE, BY_CATEGORY) == [[(seat, pad) for seat in range(4)] for pad in PADS]

    def test_there_are_two_orders(self) -> None:
        assert (other_order(BY_PLAYER), other_order(BY_CATEGORY)) == (BY_CATEGORY, BY_PLAYER)

    @pytest.mark.parametrize("sheet", [REFERENCE, ROUNDS])
    def test_both_orders_have_the_same_sections(self, sheet: Sheet[Any]) -> None:
        assert set(cells_of(sheet, BY_PLAYER)) == set(cells_of(sheet, BY_CATEGORY))

    @pytest.mark.parametrize(
        ("order", "cell", "step", "there"),
        [
            pytest.param(BY_PLAYER, (0, "coins"), 1, (1, "warrior"), id="the next player, at the top"),
            pytest.param(BY_PLAYER, (2, "coins"), -1, (1, "warrior"), id="the one before, at the top"),
            pytest.param(BY_PLAYER, (3, "coins"), 1, None, id="nobody after the last"),
            pytest.param(BY_PLAYER, (0, "coins"), -1, None, id="nobody before the first"),
            pytest.param(BY_CATEGORY, (2, "hunter"), 1, (0, "miner"), id="the next category"),
            pytest.param(BY_CATEGORY, (2, "coins"), 1, None, id="none after the last"),
        ],
    )
    def test_beside(self, order: str, cell: tuple[int, str], step: int, there: tuple[int, str] | None) -> None:
        assert beside(REFERENCE, replace(FIRST, order=order).at(cell), step) == there

    def test_the_page_before(self) -> None:
        assert page_before(REFERENCE, FIRST) is None
        assert page_before(REFERENCE, FIRST.at((1, "coins"))) == FIRST
        assert page_before(REFERENCE, replace(FIRST, at_result=True)) == FIRST


class TestNext:
    @pytest.mark.parametrize(
        ("counted", "seat", "there"),
        [
            pytest.param((), 0, 1, id="the one after"),
            pytest.param((), 3, 0, id="after the last the first"),
            pytest.param((1, 2), 0, 3, id="those counted are left out"),
            pytest.param((0, 1, 3), 2, None, id="nobody is left"),
        ],
    )
    def test_the_next_hand_that_is_not_counted(self, counted: tuple[int, ...], seat: int, there: int | None) -> None:
        done = frozenset((each, pad) for each in counted for pad in PADS)
        position = replace(FIRST, done=done).at((seat, "hunter"))
        assert next_page(REFERENCE, position) == (None if there is None else (there, "warrior"))
        after = finish_page(REFERENCE, position)
        assert (after.at_result, is_finished(REFERENCE, after)) == (there is None, there is None)
        assert {(seat, pad) for pad in PADS} <= after.done

    @pytest.mark.parametrize(
        ("order", "cell", "there"),
        [(BY_PLAYER, (3, "coins"), (0, "warrior")), (BY_CATEGORY, (3, "coins"), (0, "miner"))],
    )
    def test_after_the_last_page_comes_what_was_left_out(
        self, order: str, cell: tuple[int, str], there: tuple[int, str]
    ) -> None:
        anne, *others = REFERENCE.players
        half = replace(
            REFERENCE, players=(replace(anne, army=anne.army._replace(miner=()), coins=(0, 2, 3, 4, 5)), *others)
        )
        position = replace(FIRST, order=order).at(cell)
        assert next_page(half, position) == there
        assert not is_finished(half, finish_page(half, position))

    def test_by_category_a_table_that_is_entered_has_its_result_after_the_last_page(self) -> None:
        """Also where a hand has no card of a category, and nobody walked through the pages."""
        sheet = tables.table("both-016")
        position = replace(Position.first(sheet), order=BY_CATEGORY).at((0, "coins"))
        assert any(not has_entries(sheet, [cell]) for cell in cells_of(sheet, BY_CATEGORY))
        assert next_page(sheet, position) is None
        after = finish_page(sheet, position)
        assert (after.at_result, is_finished(sheet, after)) == (True, True)

    def test_a_round_without_runes_is_asked_for(self) -> None:
        position = Position.first(ROUNDS).at((0, "round 3"))
        assert next_page(ROUNDS, position) == (0, "round 1")

    def test_a_hand_counted_in_part_is_not_counted(self) -> None:
        assert next_page(REFERENCE, replace(FIRST, done=EVERYTHING - {(2, "coins")})) == (2, "warrior")

    def test_a_finished_table_is_all_counted(self) -> None:
        after = finish_table(REFERENCE, FIRST)
        assert (after.done, after.at_result, after.cell) == (EVERYTHING, True, FIRST.cell)


class TestLeft:
    @pytest.mark.parametrize(
        ("number", "to", "done"),
        [
            pytest.param(1, 2, {1}, id="a round with cards"),
            pytest.param(2, 1, set(), id="a round without"),
            pytest.param(1, 1, set(), id="another section of the same page"),
        ],
    )
    def test_rounds(self, number: int, to: int, done: set[int]) -> None:
        position = Position.first(ROUNDS).at((0, f"round {number}"))
        after = turned(ROUNDS, position, (1, f"round {to}"))
        assert after.cell == (1, f"round {to}")
        assert after.done == {(seat, f"round {each}") for seat in range(3) for each in done}

    def test_the_last_one_is_not_counted_by_leaving_it(self) -> None:
        """Else a look at an earlier hand would finish a table of which the last hand is half counted."""
        counted = EVERYTHING - {(3, pad) for pad in PADS}
        left = turned(REFERENCE, replace(FIRST, done=counted).at((3, "coins")), (2, "warrior"))
        assert (left.done, next_page(REFERENCE, left)) == (counted, (3, "warrior"))
        finished = replace(FIRST, done=EVERYTHING).at((3, "coins"))
        assert turned(REFERENCE, finished, (2, "warrior")).done == EVERYTHING

    def test_the_result_is_no_page(self) -> None:
        position = replace(FIRST, at_result=True)
        after = turned(REFERENCE, position, (1, "coins"))
        assert (after.cell, after.at_result, after.done) == ((1, "coins"), False, frozenset())

    @every_game
    def test_whatever_is_offered_is_an_entry_of_its_section(self, game: str) -> None:
        sheet = Form(game, tuple(games.named(game).expansions), players=("Anne", "Bruno", "Chloé")).sheet()
        voice, cells = GameVoice("en", game), cells_of(sheet, BY_PLAYER)
        track = begin(sheet).track
        assert not has_entries(sheet, cells)
        for cell in cells:
            for offer in pad_at(sheet, cell, voice, track).offers():
                after = offer.edit(sheet)
                if after == sheet:  # the keypad of the shields waits for a grade
                    assert offer.gone
                    continue
                # Olwyn himself lies among the heroes
                besides = {(cell[0], "heroes")} if offer.key.startswith("olwyns_double") else set()
                assert {each for each in cells if has_entries(after, [each])} == {cell} | besides, offer.key


class TestStored:
    """Drafts of this version and of those before, which had a page a section, and files from elsewhere."""

    @pytest.mark.parametrize(
        "position",
        [
            FIRST,
            Position(2, "coins", BY_CATEGORY, frozenset({(0, "warrior"), (3, "hunter")})),
            replace(FIRST, done=EVERYTHING, at_result=True),
        ],
    )
    def test_a_position_is_read_as_it_was_written(self, position: Position) -> None:
        assert Position.read(position.write(), REFERENCE) == position

    def test_its_names_never_change(self) -> None:
        assert json.loads(Position(1, "coins", BY_CATEGORY, frozenset({(0, "warrior")}), True, 28).write()) == {
            "at": [1, "coins"],
            "order": "by_category",
            "done": [[0, "warrior"]],
            "at_result": True,
            "of": 28,
        }

    def test_of_a_section_in_the_middle(self) -> None:
        text = '{"at": [1, "miner"], "order": "by_player", "done": [[0, "warrior"], [1, "hunter"]], "of": 28}'
        position = Position.read(text, REFERENCE)
        assert (position.cell, position.done, position.of) == (
            (1, "miner"),
            frozenset({(0, "warrior"), (1, "hunter")}),
            28,
        )
        assert finish_page(REFERENCE, position).cell == (2, "warrior")

    def test_by_category(self) -> None:
        text = '{"at": [3, "hunter"], "order": "by_category", "done": [[0, "hunter"], [1, "hunter"], [2, "hunter"]]}'
        assert finish_page(REFERENCE, Position.read(text, REFERENCE)).cell == (0, "miner")

    def test_by_rounds(self) -> None:
        text = '{"at": [2, "round 2"], "order": "by_player", "done": [[0, "round 1"], [1, "round 1"], [0, "round 2"]]}'
        position = Position.read(text, ROUNDS)
        assert (position.cell, len(position.done)) == ((2, "round 2"), 3)
        assert next_page(ROUNDS, position) == (0, "round 3")

    def test_at_the_result_of_a_table_that_was_not_all_counted(self) -> None:
        text = '{"at": [0, "coins"], "order": "by_player", "done": [[0, "coins"]], "at_result": true, "of": 28}'
        position = Position.read(text, REFERENCE)
        assert position.at_result
        assert not is_finished(REFERENCE, position)

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
    def test_a_text_that_tells_no_section_of_the_sheet_is_the_first(self, text: str) -> None:
        assert Position.read(text, REFERENCE) == Position(0, "warrior")


class TestProgress:
    def test_the_hands_that_are_counted(self) -> None:
        assert progress(FIRST.write(), 4) == Progress("hands_counted", 0, 4)
        assert progress(finish_page(REFERENCE, FIRST).write(), 4) == Progress("hands_counted", 1, 4)
        assert progress(finish_table(REFERENCE, FIRST).write(), 4) == Progress("hands_counted", 4, 4)
