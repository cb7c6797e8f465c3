"""Marks: on which pad a warning or a hint is seen."""

from dataclasses import replace

import pytest

from session.counting import CountingSession
from testing.counting import begin, offers
from testing.reference import PADS, REFERENCE, table
from testing.sheet_taps import empty_sheet
from views.counting.position import BY_PLAYER, cells_of, issue_marks
from words import GameVoice


class TestWhere:
    def test_a_doubt_about_a_collecte_is_on_its_pad(self) -> None:
        players = '"players": [{"name": "A"}, {"name": "B"}, {"name": "C"}]'
        rounds = '"rounds": [{"A": {"odin": [3]}, "B": {"odin": [2]}}, {"C": {"thor": [1]}}]'
        counting = begin(table(f'"game": "vedrfolnir", {players}, {rounds}'))
        for _ in range(6):
            counting.next()
        found = issue_marks(counting.sheet, counting.position, counting.track)
        assert [cell for cell, issue in found if issue.id == "kind_shared"] == [(0, "round 1"), (1, "round 1")]

    def test_a_giant_captures_what_the_box_holds(self) -> None:
        sheet = replace(empty_sheet(REFERENCE), expansions=("idavoll",))
        counting = begin(sheet)
        counting.go((0, "mythology"))
        counting.tap(offers(counting)["gymir"])
        assert "gymir 11" in offers(counting)
        assert "gymir 12" not in offers(counting)


class TestMarks:
    def marks(self, counting: CountingSession, seat: int, pad: str) -> tuple[str, ...]:
        counting.position = counting.position.at((seat, pad))
        return counting.view(GameVoice("en", counting.sheet.game)).marks

    def test_two_owners_of_kraal(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        for seat in (0, 1):
            counting.go((seat, "warrior"))
            counting.tap(offers(counting)["kraal"])
            counting.next()
        (mark,) = self.marks(counting, 0, "warrior")
        assert mark == "Kraal lies at the same time in front of Anne and Bruno: there is only one."
        assert self.marks(counting, 1, "hunter") == ()

    @pytest.mark.parametrize(
        ("key", "pad"),
        [
            pytest.param("kings_hand", "warrior", id="a distinction"),
            pytest.param("ylud miner", "miner", id="a card that could stand elsewhere"),
            pytest.param("skaa", "heroes", id="a card outside the columns"),
        ],
    )
    def test_a_card_twice_is_marked_where_it_lies(self, key: str, pad: str) -> None:
        counting = begin(empty_sheet(REFERENCE))
        for seat in (0, 1):
            counting.go((seat, pad))
            counting.tap(offers(counting)[key])
            counting.next()
        assert [
            cell
            for cell, issue in issue_marks(counting.sheet, counting.position, counting.track)
            if issue.id == "card_twice"
        ] == [
            (0, pad),
            (1, pad),
        ]

    def test_nothing_is_said_before_a_pad_is_done(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        for seat in (0, 1):
            counting.go((seat, "warrior"))
            counting.tap(offers(counting)["kraal"])
        assert self.marks(counting, 0, "warrior") == ()

    def test_what_seems_forgotten(self) -> None:
        sheet = empty_sheet(REFERENCE)
        counting = begin(sheet)
        counting.go((0, "coins"))
        for coin in (2, 3, 4, 5):
            counting.tap(offers(counting)[f"coin {coin}"])
            counting.go((0, "coins"))
        counting.position = replace(counting.position, done=frozenset((0, pad) for pad in PADS))
        assert self.marks(counting, 0, "coins") == (
            "Anne: 0 cards counted, and a game deals about 18. Anything missing?",
            "The coins of Anne are still 0, 2, 3, 4 and 5: is that right?",
        )

    def test_a_whole_table_has_none(self) -> None:
        counting = begin(REFERENCE)
        counting.position = replace(counting.position, done=frozenset(cells_of(REFERENCE, BY_PLAYER)))
        assert all(self.marks(counting, seat, pad) == () for seat, pad in cells_of(REFERENCE, BY_PLAYER))
