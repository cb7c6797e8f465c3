"""Marks: in which section a warning or a hint is seen, and only of what is counted."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from scoring import Issue, check
from session.counting import CountingSession
from testing.counting import begin, empty_sheet, offers, tap, view
from testing.every_game import any_sheet, dice, every_game
from testing.reference import PADS, REFERENCE, table
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, cells_of, forgotten, issue_marks, section_of

EMPTY = empty_sheet(REFERENCE)
EVERYTHING = frozenset(cells_of(REFERENCE, BY_PLAYER))


def marked(counting: CountingSession, issue: str) -> list[Cell]:
    """The sections that an issue marks."""
    found = issue_marks(counting.sheet, counting.position, counting.track)
    return [cell for cell, each in found if each.id == issue]


def marks(counting: CountingSession, cell: Cell) -> tuple[str, ...]:
    counting.position = counting.position.at(cell)
    return next(section.marks for section in view(counting).sections if section.cell == cell)


class TestWhere:
    def test_a_doubt_about_a_round_is_on_its_page(self) -> None:
        players = '"players": [{"name": "A"}, {"name": "B"}, {"name": "C"}]'
        rounds = '"rounds": [{"A": {"odin": [3]}, "B": {"odin": [2]}}, {"C": {"thor": [1]}}]'
        counting = begin(table(f'"game": "vedrfolnir", {players}, {rounds}'))
        counting.next()
        assert marked(counting, "kind_shared") == [(0, "round 1"), (1, "round 1")]

    @pytest.mark.parametrize(
        ("key", "pad"),
        [
            pytest.param("kings_hand", "warrior", id="a distinction"),
            pytest.param("ylud miner", "miner", id="a card that could stand elsewhere"),
            pytest.param("skaa", "heroes", id="a card outside the columns"),
        ],
    )
    def test_a_card_twice_is_marked_where_it_lies(self, key: str, pad: str) -> None:
        counting = begin(EMPTY)
        for seat in (0, 1):
            tap(counting, key, (seat, pad))
            counting.next()
        assert marked(counting, "card_twice") == [(0, pad), (1, pad)]

    @pytest.mark.parametrize(
        ("issue", "pad"),
        [
            pytest.param("few_cards", "warrior", id="cards that are missing: the first section, not the coins"),
            pytest.param("dwarfs_beyond_turns", "warrior", id="too many cards: the first section"),
            pytest.param("heroes_beyond_lines", "heroes", id="heroes"),
            pytest.param("coins_untouched", "coins", id="coins"),
        ],
    )
    def test_a_doubt_about_the_whole_hand(self, issue: str, pad: str) -> None:
        assert section_of(REFERENCE, Issue(issue, (REFERENCE.players[2].name,))) == (2, pad)

    @every_game
    @given(dice=dice)
    def test_every_doubt_has_a_section(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        cells = cells_of(sheet, BY_PLAYER)
        hints = [issue for seat in range(len(sheet.players)) for issue in forgotten(sheet, seat)]
        for issue in (*check(sheet), *hints):
            assert section_of(sheet, issue) in cells, issue.id


class TestMarks:
    def test_two_owners_of_kraal(self) -> None:
        counting = begin(EMPTY)
        for seat in (0, 1):
            tap(counting, "kraal", (seat, "warrior"))
            counting.next()
        mark = marks(counting, (0, "warrior"))[0]
        assert mark == "Kraal lies at the same time in front of Anne and Bruno: there is only one."
        assert marks(counting, (1, "hunter")) == ()
        assert [tab.marked for tab in view(counting).tabs] == [True, True, False, False]

    def test_nothing_is_said_before_a_section_is_counted(self) -> None:
        counting = begin(EMPTY)
        for seat in (0, 1):
            tap(counting, "kraal", (seat, "warrior"))
        assert marks(counting, (1, "warrior")) == ()
        assert marks(counting, (0, "warrior")) != (), "left with something entered"

    @pytest.mark.many_cases
    @every_game
    @given(dice=dice)
    def test_only_counted_sections_are_marked(self, game: str, dice: Random) -> None:
        counting = begin(any_sheet(game, dice))
        cells = cells_of(counting.sheet, BY_PLAYER)
        done = frozenset(dice.sample(cells, dice.randint(0, len(cells))))
        counting.position = replace(counting.position, done=done, order=dice.choice((BY_PLAYER, BY_CATEGORY)))
        assert {cell for cell, _ in issue_marks(counting.sheet, counting.position, counting.track)} <= done

    def test_what_seems_forgotten(self) -> None:
        counting = begin(EMPTY)
        for coin in (2, 3, 4, 5):
            tap(counting, f"coin {coin}")
        counting.position = replace(counting.position, done=frozenset((0, pad) for pad in PADS))
        assert marks(counting, (0, "warrior")) == (
            "Anne: 0 cards counted, and a game deals about 18. Anything missing?",
        )
        assert marks(counting, (0, "coins")) == ("The coins of Anne are still 0, 2, 3, 4 and 5: is that right?",)

    def test_too_many_cards_are_seen_at_the_top_of_a_counted_hand(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunter 10")
        tap(counting, "blacksmith 10")
        assert marked(counting, "dwarfs_beyond_turns") == []
        counting.next()
        assert marked(counting, "dwarfs_beyond_turns") == [(0, "warrior")]

    def test_a_hand_that_is_half_counted_seems_to_miss_nothing(self) -> None:
        counting = begin(EMPTY)
        counting.position = replace(counting.position, done=frozenset((0, pad) for pad in PADS[:-1]))
        assert marks(counting, (0, "warrior")) == ()

    def test_a_whole_table_has_none(self) -> None:
        counting = begin(REFERENCE)
        counting.position = replace(counting.position, done=EVERYTHING)
        assert all(marks(counting, cell) == () for cell in EVERYTHING)


def test_a_giant_captures_what_the_box_holds() -> None:
    counting = begin(replace(EMPTY, expansions=("idavoll",)))
    tap(counting, "gymir")
    assert "gymir 11" in offers(counting, (0, "mythology"))
    assert "gymir 12" not in offers(counting, (0, "mythology"))
