"""What another phone shows of a table: seats, the hand that it counts, the result once all are counted."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from scoring import Sheet, games, score
from scoring.game import Memory
from scoring.games.vedrfolnir.sheet import Pile, Player
from scoring.vocabulary import Held
from testing.counting import begin, empty_sheet, view
from testing.every_game import any_sheet, dice, every_game
from testing.nidavellir_tables import player
from testing.nidavellir_tables import table as nidavellir_table
from testing.reference import PADS, REFERENCE
from testing.vedrfolnir_tables import duel, table
from views.counting.position import BY_PLAYER, Cell, Position, cells_of, pads_of
from views.result.curtain_view import CurtainView
from views.result.reveal_view import CURTAIN
from views.result.view import ResultView
from views.together.view import SharedTable, StepView, find_offer, is_countable, is_counted, present
from words import GameVoice

EMPTY = empty_sheet(REFERENCE)
PILES = table(Player("Anne"))
ROUNDS = table(Player("Anne", rounds=(Pile(odin=(3,)), Pile())))


def voice(sheet: Sheet[Any], language: str = "en") -> GameVoice:
    return GameVoice(language, sheet.game)


def track(sheet: Sheet[Any]) -> Memory | None:
    """What a game remembers of earlier tables, where there were none."""
    memory = games.named(sheet.game).memory
    return memory().read("") if memory else None


def shared(sheet: Sheet[Any], counted: tuple[int, ...] = (), phones: tuple[tuple[str, ...], ...] = ()) -> SharedTable:
    """A table of which some hands are counted, with phones at its seats."""
    cells = frozenset(cell for cell in cells_of(sheet, BY_PLAYER) if cell[0] in counted)
    position = replace(Position.first(sheet), done=cells)
    seats = len(sheet.players)
    return SharedTable(
        version=1,
        sheet=sheet,
        result=score(sheet),
        position=position,
        track=track(sheet),
        is_finished=len(counted) == seats,
        phones=phones + ((),) * (seats - len(phones)),
        can_undo=(True,) + (False,) * (seats - 1),
        can_redo=(False,) * (seats - 1) + (True,),
    )


class TestSeats:
    def test_each_tells_its_total_and_how_far_it_is(self) -> None:
        shown = present(shared(REFERENCE, counted=(1,)), None, voice(REFERENCE))
        assert shown.title == "Nidavellir"
        assert [(seat.name, seat.total, seat.is_counted, seat.note) for seat in shown.seats] == [
            ("Anne", 174, False, ""),
            ("Bruno", 161, True, "hand counted"),
            ("Chloé", 184, False, ""),
            ("David", 170, False, ""),
        ]
        assert shown.waiting == "Still being counted: Anne, Chloé and David."
        assert (shown.hand, shown.result) == (None, None)

    @pytest.mark.parametrize(
        ("phones", "note"),
        [
            pytest.param((), "", id="nobody"),
            pytest.param(("iPhone",), "counting on iPhone", id="one"),
            pytest.param(("iPhone", "Android"), "counting on iPhone and Android", id="two"),
            pytest.param(("",), "counting on a computer", id="a computer"),
        ],
    )
    def test_who_counts_it(self, phones: tuple[str, ...], note: str) -> None:
        (seat, *_) = present(shared(EMPTY, phones=(phones,)), None, voice(EMPTY)).seats
        assert seat.note == note

    def test_a_total_may_be_below_zero(self) -> None:
        (*_, thor) = present(shared(duel(0, 0, 0, -3)), None, voice(PILES)).seats
        assert (thor.name, thor.total) == ("Thor", -3)

    def test_in_french(self) -> None:
        shown = present(shared(REFERENCE, (0,), (("Android",), ("",))), None, voice(REFERENCE, "fr"))
        assert [seat.note for seat in shown.seats] == ["main comptée", "compte sur un ordinateur", "", ""]
        assert shown.waiting == "Il reste à compter\u00a0: Bruno, Chloé et David."


class TestHand:
    def test_it_has_the_sections_of_the_phone_that_holds_the_table(self) -> None:
        hand = present(shared(REFERENCE), 0, voice(REFERENCE)).hand
        assert hand
        page = view(begin(REFERENCE))
        assert hand.sections == page.sections
        assert (hand.seat, hand.cards) == (0, page.cards)
        assert (hand.can_undo, hand.can_redo, hand.is_counted, hand.is_countable) == (True, False, False, True)
        assert hand.commands == ()

    def test_each_its_own(self) -> None:
        hand = present(shared(EMPTY, counted=(3,)), 3, voice(EMPTY)).hand
        assert hand
        assert [section.cell for section in hand.sections] == [(3, pad) for pad in PADS]
        assert (hand.can_undo, hand.can_redo, hand.is_counted, hand.is_countable) == (False, True, True, False)

    def test_doubts_are_told_once_it_is_counted(self) -> None:
        sheet = nidavellir_table(player("Anne", Held("ylud", "miner"), Held("ylud", "miner"), hunter=3))
        for counted in ((), (0,)):
            hand = present(shared(sheet, counted), 0, voice(sheet)).hand
            assert hand
            assert any(section.marks for section in hand.sections) == bool(counted)

    @pytest.mark.parametrize(
        ("sheet", "titles", "commands"),
        [
            pytest.param(PILES, ["Won pile"], ["by_round"], id="piles"),
            pytest.param(ROUNDS, ["Round 1", "Round 2"], ["new_round"], id="rounds"),
            pytest.param(REFERENCE, ["Warriors", "Hunters"], [], id="columns"),
        ],
    )
    def test_its_rounds_are_sections_and_a_guest_begins_the_next(
        self, sheet: Sheet[Any], titles: list[str], commands: list[str]
    ) -> None:
        hand = present(shared(sheet), 1, voice(sheet)).hand
        assert hand
        assert [section.title for section in hand.sections][:2] == titles
        assert [offer.key for offer in hand.commands] == commands

    @pytest.mark.parametrize(
        ("sheet", "is_it"),
        [
            pytest.param(EMPTY, False, id="an empty hand"),
            pytest.param(REFERENCE, True, id="a hand"),
            pytest.param(PILES, True, id="who won nothing"),
        ],
    )
    def test_it_can_be_called_counted(self, sheet: Sheet[Any], is_it: bool) -> None:
        assert is_countable(sheet, 0) == is_it

    def test_it_is_counted_once_every_section_is(self) -> None:
        whole = shared(REFERENCE, counted=(2,))
        assert [is_counted(whole, seat) for seat in range(4)] == [False, False, True, False]
        done = whole.position.done - {(2, "coins")}
        assert not is_counted(replace(whole, position=replace(whole.position, done=done)), 2)


class TestResult:
    def test_it_is_shown_once_all_hands_are_counted(self) -> None:
        assert present(shared(REFERENCE, (0, 1, 2)), 0, voice(REFERENCE)).result is None
        shown = present(shared(REFERENCE, (0, 1, 2, 3)), 0, voice(REFERENCE))
        assert isinstance(shown.result, ResultView)
        assert shown.result.verdict == "Chloé wins with 184 points (+10)."
        assert shown.waiting == ""

    def test_with_its_doubts_and_what_seems_forgotten(self) -> None:
        sheet = nidavellir_table(player("Anne", hunter=1), player("Bruno", "thrud", "thrud"))
        result = present(shared(sheet, (0, 1)), None, voice(sheet)).result
        assert isinstance(result, ResultView)
        assert result.warnings
        told = "".join(sentence for notes in result.notes for sentence, _ in notes.sentences)
        assert [name in told for name in ("Anne", "Bruno", "Chloé")] == [True, True, False]

    def test_before_it_the_curtain_and_the_steps_of_the_reveal(self) -> None:
        counted = shared(REFERENCE, (0, 1, 2, 3))
        hidden = present(replace(counted, reveal=CURTAIN), 0, voice(REFERENCE)).result
        assert isinstance(hidden, CurtainView)
        assert hidden.sentence == "All is counted."
        for step, title in ((0, "Warriors"), (10, "Chloé"), (99, "Chloé")):
            shown = present(replace(counted, reveal=step), 0, voice(REFERENCE)).result
            assert isinstance(shown, StepView)
            assert shown.step.title == title
        assert present(replace(shared(REFERENCE, (0,)), reveal=CURTAIN), 0, voice(REFERENCE)).result is None


class TestOffers:
    @pytest.mark.parametrize(
        ("sheet", "section", "key", "found"),
        [
            pytest.param(REFERENCE, "hunter", "hunter 3", True, id="a chip"),
            pytest.param(REFERENCE, "hunter", "miner 1", False, id="of another section"),
            pytest.param(REFERENCE, "camp", "x", False, id="a section of another box"),
            pytest.param(REFERENCE, "", "new_round", False, id="a command of another game"),
            pytest.param(PILES, "", "by_round", True, id="count by rounds"),
            pytest.param(ROUNDS, "", "new_round", True, id="a new round"),
            pytest.param(ROUNDS, "", "drop_round", False, id="a command of the host alone"),
        ],
    )
    def test_they_are_found_by_their_key(self, sheet: Sheet[Any], section: str, key: str, found: bool) -> None:
        offer = find_offer(sheet, 1, section, key, voice(sheet), track(sheet))
        assert (offer is not None and offer.key == key) == found

    @pytest.mark.many_cases
    @every_game
    @settings(max_examples=4)
    @given(dice=dice)
    def test_what_is_shown_is_found(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        seat = dice.randrange(len(sheet.players))
        counted = tuple(dice.sample(range(len(sheet.players)), dice.randint(0, len(sheet.players))))
        hand = present(shared(sheet, counted), seat, voice(sheet)).hand
        assert hand
        cells: list[Cell] = [(seat, key) for key in pads_of(sheet)]
        assert [section.cell for section in hand.sections] == cells
        for section in hand.sections:
            for offer in section.pad.offers():
                assert find_offer(sheet, seat, section.cell[1], offer.key, voice(sheet), track(sheet)) == offer
        for offer in hand.commands:
            assert find_offer(sheet, seat, "", offer.key, voice(sheet), track(sheet)) == offer
