"""Vedrfolnir by rounds: a page a round, as many as the players say."""

from dataclasses import replace
from typing import Any

import pytest

from scoring import Sheet
from scoring.cards.vedrfolnir import FREYJAS
from scoring.games.vedrfolnir.sheet import Pile, Player
from session.counting import CountingSession
from testing import vedrfolnir_tables
from testing.counting import begin, commands, offers, tap, view
from views.counting import table_edits
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, pads_of, pages_of
from views.home.view import Progress, progress

PILES = vedrfolnir_tables.table(Player("Anne"))


def rounds(count: int) -> Sheet[Any]:
    """A table of three with so many rounds, each with a card of Anne's."""
    piles = tuple(Pile(odin=(1 + number % 3,)) for number in range(count))
    return vedrfolnir_tables.table(Player("Anne", rounds=piles))


def by_round(count: int = 1) -> CountingSession:
    """A table whose players have entered so many rounds."""
    counting = begin(PILES)
    tap(counting, "by_round")
    for number in range(count):
        tap(counting, f"odin {1 + number % 3}")
        if number < count - 1:
            tap(counting, "new_round")
    assert counting.sheet.players[0] == rounds(count).players[0]
    return counting


def pages(*numbers: int) -> frozenset[Cell]:
    return frozenset((seat, f"round {number}") for seat in range(3) for number in numbers)


class TestPages:
    @pytest.mark.parametrize("order", [BY_PLAYER, BY_CATEGORY])
    def test_a_page_a_round_in_both_orders(self, order: str) -> None:
        assert pages_of(rounds(2), order) == [
            [(0, "round 1"), (1, "round 1"), (2, "round 1")],
            [(0, "round 2"), (1, "round 2"), (2, "round 2")],
        ]

    def test_it_shows_its_number_and_a_section_a_player(self) -> None:
        page = view(by_round(2))
        assert page.title == "Round 2"
        assert [section.title for section in page.sections] == ["Anne", "Bruno", "Chloé"]
        assert [(tab.title, tab.current, tab.done) for tab in page.tabs] == [
            ("Round 1", False, True),
            ("Round 2", True, False),
        ]
        assert page.cards == ""

    def test_the_whole_table_beside_it_leads_to_its_sections(self) -> None:
        names, *rows, totals = view(by_round(2)).table
        assert names.cells == totals.cells == ((0, "round 2"), (1, "round 2"), (2, "round 2"))
        assert [row.cells[0] for row in rows] == [(0, "round 1"), (0, "round 2")]


class TestGoldButton:
    def test_on_the_last_page_it_makes_a_new_round(self) -> None:
        counting = by_round()
        assert (view(counting).next, view(counting).is_open_ended) == ("Round 2", True)
        tap(counting, "new_round")
        assert counting.position.cell == (0, "round 2")
        assert counting.position.done == pages(1)

    def test_on_a_page_before_it_leads_to_the_last_one(self) -> None:
        counting = by_round(2)
        counting.swipe(-1)
        page = view(counting)
        assert (page.next, page.next_offer, page.is_open_ended) == ("Round 2", None, True)
        assert "new_round" not in [offer.key for offer in page.commands]
        counting.next()
        assert counting.position.cell == (0, "round 2")

    def test_once_the_game_is_over_it_leads_to_the_result(self) -> None:
        counting = by_round(2)
        counting.finish()
        counting.go((1, "round 1"))
        page = view(counting)
        assert (page.next, page.next_offer, page.is_open_ended) == ("Result", None, False)
        assert [offer.key for offer in page.commands] == ["new_round", "drop_round", "by_pile"]

    def test_of_whole_piles_it_leads_to_the_next_player(self) -> None:
        counting = begin(PILES)
        page = view(counting)
        assert (page.next, page.next_offer, page.is_open_ended) == ("Bruno", None, False)
        assert [offer.key for offer in page.commands] == ["by_round"]


class TestFinished:
    """Only the players know which round was the last."""

    def test_a_last_round_that_is_left_is_not_counted(self) -> None:
        counting = by_round(2)
        counting.swipe(-1)
        assert counting.position.done == pages(1)
        counting.to_result()
        assert not counting.is_finished
        assert counting.records.history.tables() == ()

    def test_nor_is_one_whose_next_was_undone(self) -> None:
        counting = by_round()
        tap(counting, "new_round")
        counting.undo()
        assert (counting.position.done, counting.is_finished) == (frozenset(), False)
        assert view(counting).next == "Round 2"
        counting.redo()
        assert (counting.position.cell, counting.position.done) == ((0, "round 2"), pages(1))

    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_nor_is_the_last_when_another_is_removed(self, number: int) -> None:
        counting = by_round(3)
        counting.go((1, f"round {number}"))
        tap(counting, "drop_round")
        assert pads_of(counting.sheet) == ("round 1", "round 2")
        assert (counting.position.done, counting.is_finished) == (pages(1), False)
        assert progress(counting.draft.position, 3) == Progress("rounds_counted", 1, 2)

    def test_the_game_is_over_when_the_players_say_so(self) -> None:
        counting = by_round(2)
        counting.finish()
        assert (counting.is_finished, len(counting.records.history.tables())) == (True, 1)

    def test_it_stays_over_when_a_round_is_removed(self) -> None:
        counting = by_round(2)
        counting.finish()
        counting.go((0, "round 1"))
        tap(counting, "drop_round")
        assert (counting.is_finished, view(counting).next) == (True, "Result")

    def test_a_round_more_opens_it_again(self) -> None:
        counting = by_round()
        counting.finish()
        counting.back()
        tap(counting, "new_round")
        assert (counting.is_finished, counting.position.done) == (False, pages(1))
        counting.undo()
        assert counting.is_finished, "as it was when the round was added"


class TestCommands:
    def test_rounds_come_and_go(self) -> None:
        counting = begin(PILES)
        counting.next()
        tap(counting, "odin 3")
        tap(counting, "by_round")
        assert (pads_of(counting.sheet), counting.position.cell) == (("round 1",), (0, "round 1"))
        assert progress(counting.draft.position, 3) == Progress("rounds_counted", 0, 1)
        tap(counting, "new_round")
        assert progress(counting.draft.position, 3) == Progress("rounds_counted", 1, 2)
        tap(counting, "thor 2", (1, "round 2"))
        assert [player.total for player in counting.result.players] == [0, 8, 0]
        tap(counting, "drop_round")
        assert [player.total for player in counting.result.players] == [0, 6, 0]
        assert progress(counting.draft.position, 3) == Progress("rounds_counted", 0, 1)
        counting.undo()
        assert progress(counting.draft.position, 3) == Progress("rounds_counted", 1, 2)
        counting.redo()
        tap(counting, "by_pile")
        assert (pads_of(counting.sheet), counting.position.cell) == (("pile",), (0, "pile"))
        assert counting.sheet.players[1].won.odin == (3,)
        assert counting.position.done == frozenset()

    def test_piles_that_were_counted_are_again_after_an_undo(self) -> None:
        counting = begin(PILES)
        tap(counting, "odin 3")
        counting.next()
        tap(counting, "by_round")
        counting.undo()
        assert counting.position.cell == (1, "pile")
        assert counting.position.done == {(0, "pile")}

    def test_the_progress_is_of_the_rounds_that_are_left(self) -> None:
        counting = begin(rounds(2))
        tap(counting, "drop_round")
        assert (counting.position.cell, progress(counting.draft.position, 3)) == (
            (0, "round 1"),
            Progress("rounds_counted", 0, 1),
        )

    def test_what_was_removed_is_what_the_chip_says(self) -> None:
        counting = by_round(3)
        counting.go((0, "round 2"))
        assert commands(counting)["drop_round"].label == "Remove round 2"
        tap(counting, "drop_round")
        assert counting.sheet.players[0].rounds == (Pile(odin=(1,)), Pile(odin=(3,)))
        assert counting.position.cell == (0, "round 2")
        tap(counting, "drop_round")
        assert counting.position.cell == (0, "round 1")
        assert "drop_round" not in commands(counting), "the only one stays"

    def test_a_sheet_with_piles_and_rounds_has_pages_for_both(self) -> None:
        player = Player("Anne", won=Pile(odin=(3,)), rounds=(Pile(odin=(3,)),))
        counting = begin(vedrfolnir_tables.table(player))
        assert pads_of(counting.sheet) == ("pile", "round 1")
        counting.next()
        assert (counting.position.cell, view(counting).next) == ((0, "round 1"), "Round 2")

    def test_back_never_leads_to_a_page_that_is_gone(self) -> None:
        counting = begin(PILES)
        counting.next()
        for command in ("by_round", "new_round", "drop_round", "by_pile", "by_round"):
            tap(counting, command)
        assert not counting.back()
        assert counting.position.cell == (0, "round 1")

    def test_somebody_who_comes_has_a_pile_in_every_round(self) -> None:
        counting = by_round(2)
        counting.edit(table_edits.add(counting.sheet, "Zoé"))
        assert counting.sheet.players[3].rounds == (Pile(), Pile())
        assert view(counting).next == "Round 1", "where the one who came has no cards yet"


class TestCards:
    def test_no_more_freyjas_than_the_box_prints(self) -> None:
        counting = begin(replace(PILES, expansions=("spring",)))
        for number in range(FREYJAS):
            tap(counting, "freyja")
            assert counting.sheet.players[0].won.freyja == number + 1
        assert offers(counting, (1, "pile"))["freyja"].gone
        tap(counting, "freyja")
        assert counting.sheet.players[0].won.freyja == 0

    @pytest.mark.parametrize(
        ("expansions", "cards"),
        [
            pytest.param((), {"odin", "thor"}, id="base"),
            pytest.param(("spring",), {"odin", "thor", "tyr", "freyja"}, id="spring"),
            pytest.param(("winter",), {"odin", "thor", "surtr"}, id="winter"),
        ],
    )
    def test_only_the_cards_of_the_boxes_are_offered(self, expansions: tuple[str, ...], cards: set[str]) -> None:
        counting = begin(replace(PILES, expansions=expansions))
        assert {key.split()[0] for key in offers(counting)} == cards
