"""Edits of a table being counted: every one makes a table that can be read and scored, and loses no hand."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given

from scoring import Sheet, check, games, read, score, write
from scoring.cards.vedrfolnir import SOLO_PILES
from scoring.games.vedrfolnir.sheet import Pile, Player
from scoring.vocabulary import Held
from testing import nidavellir_tables, vedrfolnir_tables
from testing.counting import empty_sheet
from testing.every_game import any_sheet, dice, every_game
from testing.reference import REFERENCE
from views.counting import table_edits
from views.counting.table_edits import Edited

ANNE, *OTHERS = REFERENCE.players


def spare() -> Any:
    return (f"Player {number}" for number in count(1))


def possible(sheet: Sheet[Any]) -> dict[str, Edited]:
    """Every edit that the page offers for a table, with the first and the last seat."""
    last = len(sheet.players) - 1
    edits = {
        "swap": table_edits.swap(sheet, 0, last),
        "give": table_edits.give(sheet, last, 0),
        "clear": table_edits.clear(sheet, last),
    }
    edits |= {f"box {box}": table_edits.toggle_box(sheet, box) for box in games.named(sheet.game).expansions}
    edits |= {f"mode {mode}": table_edits.choose_mode(sheet, mode, spare()) for mode in games.named(sheet.game).seats}
    if table_edits.can_rename(sheet):
        edits |= {"move": table_edits.move(sheet, 0, last), "rename": table_edits.rename(sheet, 0, " Zoé ")}
    if table_edits.can_add(sheet):
        edits["add"] = table_edits.add(sheet, "Zoe\u0301")
    if table_edits.can_remove(sheet):
        edits["remove"] = table_edits.remove(sheet, 0)
    return edits


def hand(player: Any) -> Any:
    """What lies in front of a player, whoever it is."""
    return replace(player, name="", **({"ase_of": None} if hasattr(player, "ase_of") else {}))


@every_game
class TestEveryGame:
    @pytest.mark.many_cases
    @given(dice=dice)
    def test_an_edited_table_can_be_read_and_scored(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        for name, edited in possible(sheet).items():
            assert read(write(edited.sheet)) == edited.sheet, name
            score(edited.sheet)
            check(edited.sheet)

    @given(dice=dice)
    def test_a_hand_is_where_its_seat_says(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        for name, (after, seats) in possible(sheet).items():
            assert len(seats) == len(sheet.players), name
            there = [seat for seat in seats if seat is not None]
            assert len(set(there)) == len(there) <= len(after.players), name
            if not name.startswith("box"):
                hands = [hand(player) for player, seat in zip(sheet.players, seats, strict=True) if seat is not None]
                assert [hand(after.players[seat]) for seat in there] == hands, name

    @given(dice=dice)
    def test_two_edits_take_each_other_back(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        last = len(sheet.players) - 1
        assert table_edits.swap(table_edits.swap(sheet, 0, last).sheet, last, 0).sheet == sheet
        assert table_edits.move(table_edits.move(sheet, 0, last).sheet, last, 0).sheet == sheet
        if table_edits.can_add(sheet):
            assert table_edits.remove(table_edits.add(sheet, "Zoé").sheet, last + 1).sheet == sheet

    @given(dice=dice)
    def test_a_box_that_comes_brings_nothing_and_takes_nothing(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        for box in set(games.named(game).expansions) - set(sheet.expansions):
            edited = table_edits.toggle_box(sheet, box)
            assert edited.sheet.players == sheet.players
            back = table_edits.toggle_box(edited.sheet, box).sheet
            assert (back.players, set(back.expansions)) == (sheet.players, set(sheet.expansions))


@every_game
class TestAHandFromAnotherPhone:
    @given(dice=dice)
    def test_one_hand_is_a_sheet_of_its_own(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        for seat, player in enumerate(sheet.players):
            one = table_edits.one_hand(sheet, seat)
            assert read(write(one)) == one
            assert one.players[0] == player
            assert not any(table_edits.has_hand(one, other) for other in range(1, len(one.players)))
            assert len(one.players) <= len(sheet.players)

    @given(dice=dice)
    def test_it_lies_there_and_nothing_else_moved(self, game: str, dice: Random) -> None:
        sheet = any_sheet(game, dice)
        last = len(sheet.players) - 1
        after = table_edits.take_hand(table_edits.clear(sheet, 0).sheet, 0, table_edits.one_hand(sheet, 0))
        assert score(after).players[0].rows == score(sheet).players[0].rows
        assert after.players[1:] == sheet.players[1:]
        swapped = table_edits.take_hand(sheet, last, table_edits.one_hand(sheet, 0))
        assert hand(swapped.players[last]) == hand(sheet.players[0])
        assert [player.name for player in swapped.players] == [player.name for player in sheet.players]
        assert read(write(swapped)) == swapped

    @given(dice=dice, other=dice)
    def test_it_lies_at_any_table_of_the_same_boxes_and_mode(self, game: str, dice: Random, other: Random) -> None:
        sheet, table = any_sheet(game, dice), any_sheet(game, other)
        if (set(sheet.expansions), sheet.mode) != (set(table.expansions), table.mode):
            return
        after = table_edits.take_hand(table, 0, table_edits.one_hand(sheet, 0))
        assert read(write(after)) == after
        assert getattr(after.players[0], "pile", None) == getattr(sheet.players[0], "pile", None)
        totals = [sum(player.rows.values()) for player in score(after).players]
        assert len(totals) == len(table.players)


class TestAPileAndRounds:
    """A hand counted in another way than the table."""

    ONE, TWO = Pile(odin=(3,)), Pile(thor=(1,), freyja=1)

    @pytest.mark.parametrize(
        ("given", "there", "won", "rounds", "others"),
        [
            pytest.param(Player("A", ONE), Player("A"), ONE, (), (), id="both as a pile"),
            pytest.param(
                Player("A", rounds=(ONE, TWO)), Player("A", TWO), Pile.of((ONE, TWO)), (), (), id="rounds to a pile"
            ),
            pytest.param(
                Player("A", ONE), Player("A", rounds=(TWO, TWO)), None, (ONE, Pile()), (Pile(),) * 2,
                id="a pile is the first round",
            ),
            pytest.param(
                Player("A", rounds=(ONE,)), Player("A", rounds=(TWO, TWO)), None, (ONE, Pile()), (Pile(),) * 2,
                id="fewer rounds",
            ),
            pytest.param(
                Player("A", rounds=(ONE, TWO, ONE)), Player("A", rounds=(TWO,)), None, (ONE, TWO, ONE), (Pile(),) * 3,
                id="more rounds",
            ),
        ],
    )  # fmt: skip
    def test_it_is_counted_as_the_table_counts(
        self, given: Player, there: Player, won: Pile | None, rounds: tuple[Pile, ...], others: tuple[Pile, ...]
    ) -> None:
        hand = table_edits.one_hand(vedrfolnir_tables.table(given), 0)
        after = table_edits.take_hand(vedrfolnir_tables.table(there), 0, hand)
        assert (after.players[0].won, after.players[0].rounds) == (won, rounds)
        assert {player.rounds for player in after.players[1:]} == {others}
        assert read(write(after)) == after

    def test_an_ase_stays_with_its_player(self) -> None:
        duel = vedrfolnir_tables.duel(9, 7, 3, 6)
        after = table_edits.take_hand(duel, 3, table_edits.one_hand(duel, 0))
        assert (after.players[3].name, after.players[3].ase_of) == ("Thor", "Bjorn")
        assert after.players[3].pile == duel.players[0].pile


class TestPlayers:
    def test_the_players_between_shift(self) -> None:
        edited = table_edits.move(REFERENCE, 0, 2)
        assert edited.seats == (2, 0, 1, 3)
        assert edited.sheet.players == (*OTHERS[:2], ANNE, OTHERS[2])

    def test_who_leaves_takes_the_hand_along(self) -> None:
        edited = table_edits.remove(REFERENCE, 1)
        assert edited.seats == (0, None, 1, 2)
        assert edited.sheet.players == (ANNE, *OTHERS[1:])

    def test_who_comes_has_the_exchange_coin(self) -> None:
        edited = table_edits.add(REFERENCE, " Zoe\u0301 ")
        assert (edited.sheet.players[-1].name, edited.sheet.players[-1].coins) == ("Zoé", (0,))
        assert not table_edits.has_hand(edited.sheet, 4)

    @pytest.mark.parametrize(
        ("sheet", "add", "remove", "rename"),
        [
            pytest.param(REFERENCE, True, True, True, id="four of five"),
            pytest.param(replace(REFERENCE, players=REFERENCE.players[:2]), True, False, True, id="as few as can be"),
            pytest.param(vedrfolnir_tables.table(), True, False, True, id="three or more"),
            pytest.param(vedrfolnir_tables.duel(1, 2, 3, 4), False, False, True, id="duel"),
            pytest.param(vedrfolnir_tables.solo(1, 2, 3), False, False, False, id="solo"),
        ],
    )
    def test_as_many_as_the_game_says(self, sheet: Sheet[Any], add: bool, remove: bool, rename: bool) -> None:
        assert table_edits.can_add(sheet) == add
        assert table_edits.can_remove(sheet) == remove
        assert table_edits.can_rename(sheet) == rename

    @pytest.mark.parametrize(
        ("seat", "typed", "refusal"),
        [
            pytest.param(0, "Zoé", "", id="a new name"),
            pytest.param(0, f" {ANNE.name.upper()} ", "", id="the own one, written otherwise"),
            pytest.param(1, ANNE.name.upper(), "name_seated", id="another's"),
            pytest.param(None, ANNE.name, "name_seated", id="who comes is there already"),
            pytest.param(0, " ", "name_empty", id="nothing"),
        ],
    )
    def test_a_name(self, seat: int | None, typed: str, refusal: str) -> None:
        refused = table_edits.refusal(REFERENCE, typed, seat)
        assert (refused.key if refused else "") == refusal

    def test_an_ase_stays_with_a_player_of_another_name(self) -> None:
        edited = table_edits.rename(vedrfolnir_tables.duel(1, 2, 3, 4), 0, "Zoé")
        assert [(player.name, player.ase_of) for player in edited.sheet.players][::2] == [
            ("Zoé", None),
            ("Odin", "Zoé"),
        ]


class TestHands:
    def test_swapped_hands_have_each_other_s_points(self) -> None:
        before, after = score(REFERENCE), score(table_edits.swap(REFERENCE, 0, 2).sheet)
        totals = [player.total for player in before.players]
        assert [player.total for player in after.players] == [totals[2], totals[1], totals[0], totals[3]]
        assert [player.name for player in after.players] == [player.name for player in before.players]

    def test_a_hand_that_is_given_leaves_none(self) -> None:
        table = table_edits.clear(REFERENCE, 1).sheet
        edited = table_edits.give(table, 0, 1)
        assert edited.seats == (1, None, 2, 3)
        assert [table_edits.has_hand(edited.sheet, seat) for seat in range(4)] == [False, True, True, True]
        assert hand(edited.sheet.players[1]) == hand(ANNE)

    def test_a_cleared_hand_is_as_at_the_beginning(self) -> None:
        table = REFERENCE
        for seat in range(4):
            table = table_edits.clear(table, seat).sheet
        assert table == empty_sheet(REFERENCE)

    def test_collectes_stay_as_many(self) -> None:
        rounds = (Pile(odin=(3,)), Pile(thor=(2,)))
        table = vedrfolnir_tables.table(Player("Astrid", rounds=rounds))
        assert table_edits.clear(table, 0).sheet.players[0].rounds == (Pile(), Pile())
        assert table_edits.add(table, "Zoé").sheet.players[-1].rounds == (Pile(), Pile())


class TestBoxes:
    def test_the_cards_of_a_box_go_with_it_and_the_coin_that_one_cost_comes_back(self) -> None:
        anne = nidavellir_tables.player("Anne", "kraal", "jarnglofi", Held("gymir", captured=(7,)), coins=(2, 3, 4, 5))
        table = nidavellir_tables.table(anne, expansions=("thingvellir", "idavoll"))
        camp = table_edits.toggle_box(table, "thingvellir").sheet
        assert [held.card for held in camp.players[0].cards] == ["kraal", "gymir"]
        assert camp.players[0].coins == (0, 2, 3, 4, 5)
        assert camp.expansions == ("idavoll",)
        both = table_edits.toggle_box(camp, "idavoll").sheet
        assert [held.card for held in both.players[0].cards] == ["kraal"]

    def test_boxes_are_in_the_order_of_the_game(self) -> None:
        table = replace(REFERENCE, expansions=("idavoll",))
        assert table_edits.toggle_box(table, "thingvellir").sheet.expansions == ("thingvellir", "idavoll")

    def test_freyjas_and_surtrs_go_from_piles_and_collectes(self) -> None:
        pile = Pile(odin=(1,), tyr=(2,), surtr=(1,), freyja=2)
        table = vedrfolnir_tables.table(Player("Astrid", won=pile, rounds=(pile,)))
        spring = table_edits.toggle_box(table, "spring").sheet.players[0]
        left = Pile(odin=(1,), surtr=(1,))
        assert (spring.won, spring.rounds) == (left, (left,))
        winter = table_edits.toggle_box(table, "winter").sheet.players[0]
        assert winter.won == Pile(odin=(1,), tyr=(2,), freyja=2)


class TestModes:
    DUEL = vedrfolnir_tables.duel(1, 2, 3, 4)

    def test_of_three_two_stay_for_a_duel(self) -> None:
        table = vedrfolnir_tables.table(Player("Astrid", won=Pile(odin=(3,))))
        edited = table_edits.choose_mode(table, "duel", spare())
        assert [player.name for player in edited.sheet.players] == ["Astrid", "Bruno", "Odin", "Thor"]
        assert (edited.seats, edited.sheet.players[0].won) == ((0, 1, None), Pile(odin=(3,)))

    def test_a_duel_becomes_a_table_with_a_third(self) -> None:
        edited = table_edits.choose_mode(self.DUEL, "table", spare())
        assert [player.name for player in edited.sheet.players] == ["Astrid", "Bjorn", "Player 1"]
        assert (edited.seats, edited.sheet.mode) == ((0, 1, None, None), "")

    def test_a_spare_name_that_somebody_has_is_left(self) -> None:
        called = table_edits.rename(self.DUEL, 0, "player 1").sheet
        edited = table_edits.choose_mode(called, "table", spare())
        assert [player.name for player in edited.sheet.players] == ["player 1", "Bjorn", "Player 2"]

    def test_who_plays_alone_has_the_first_hand(self) -> None:
        edited = table_edits.choose_mode(self.DUEL, "solo", spare())
        assert tuple(player.name for player in edited.sheet.players) == SOLO_PILES
        assert edited.seats == (0, None, None, None)
        table = table_edits.choose_mode(edited.sheet, "", spare())
        assert [player.name for player in table.sheet.players] == ["Player 1", "Player 2", "Player 3"]
        assert table.sheet.players[0].won == self.DUEL.players[0].won

    def test_the_mode_that_is_played_changes_nothing(self) -> None:
        assert table_edits.choose_mode(self.DUEL, "duel", spare()).sheet == self.DUEL
