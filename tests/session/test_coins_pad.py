"""The coins, and the exchange coin that cards bring."""

from dataclasses import replace

from testing.counting import begin, empty_sheet, offers, tap
from testing.reference import REFERENCE

EMPTY = empty_sheet(REFERENCE)
COINS = (0, "coins")


class TestExchangeCoin:
    def test_a_card_that_changes_it_takes_it_along(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunting_master")
        assert counting.sheet.players[0].coins == (3,)
        tap(counting, "hunting_master")
        assert counting.sheet.players[0].coins == (0,)

    def test_a_hand_that_has_no_such_coin_is_left_alone(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "coin 0")
        assert counting.sheet.players[0].coins == ()
        tap(counting, "hunting_master")
        assert counting.sheet.players[0].coins == ()

    def test_there_is_one_in_a_hand(self) -> None:
        counting = begin(EMPTY)
        zero = offers(counting, COINS)["coin 0"]
        assert (zero.held, zero.gone) == (1, True)
        tap(counting, "coin 0")
        tap(counting, "coin 0")
        assert counting.sheet.players[0].coins == (0,)

    def test_the_special_3_lies_beside_the_own_one(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "hunting_master")
        seen = []
        for _ in range(3):
            seen.append(counting.sheet.players[0].coins)
            tap(counting, "coin 3")
        assert seen == [(3,), (3, 3), ()]


class TestCoins:
    def test_taps_add_as_many_as_there_are_then_none(self) -> None:
        counting = begin(EMPTY)
        seen = []
        for _ in range(5):
            seen.append(offers(counting, COINS)["coin 9"].held)
            tap(counting, "coin 9")
        assert seen == [0, 1, 2, 3, 0]

    def test_a_coin_that_another_has_is_theirs(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "coin 25", (1, "coins"))
        theirs = offers(counting, COINS)["coin 25"]
        assert (theirs.gone, theirs.note, theirs.held) == (True, "Bruno", 0)
        counting.go(COINS)
        tap(counting, "coin 25")
        assert offers(counting, COINS)["coin 25"].held == 1, "the other entry may be the wrong one"

    def test_a_coin_lies_in_the_hand_or_on_odroerir(self) -> None:
        counting = begin(replace(EMPTY, expansions=("thingvellir",)))
        tap(counting, "odroerir")
        tap(counting, "odroerir coin 25")
        assert offers(counting, COINS)["coin 25"].gone
        tap(counting, "coin 24")
        assert offers(counting, (0, "camp"))["odroerir coin 24"].gone
