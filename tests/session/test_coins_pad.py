"""The pad of the coins, and the exchange coin that cards bring."""

from dataclasses import replace

from testing.counting import begin, offers
from testing.reference import REFERENCE
from testing.sheet_taps import empty_sheet


class TestExchangeCoin:
    def test_a_card_that_changes_it_takes_it_along(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunting_master"])
        assert counting.sheet.players[0].coins == (3,)
        counting.tap(offers(counting)["hunting_master"])
        assert counting.sheet.players[0].coins == (0,)

    def test_a_hand_that_has_no_such_coin_is_left_alone(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        counting.go((0, "coins"))
        counting.tap(offers(counting)["take coin 0"])
        counting.go((0, "hunter"))
        counting.tap(offers(counting)["hunting_master"])
        assert counting.sheet.players[0].coins == ()


class TestCoins:
    def test_the_last_coin_moves_on_even_where_it_is_a_second_one(self) -> None:
        counting = begin(empty_sheet(REFERENCE))
        for coin in (13, 20, 5, 5):
            counting.go((0, "coins"))
            counting.tap(offers(counting)[f"coin {coin}"])
        assert counting.position.cell == (1, "warrior")

    def test_a_coin_lies_in_the_hand_or_on_odroerir(self) -> None:
        counting = begin(empty_sheet(replace(REFERENCE, expansions=("thingvellir",))))
        counting.go((0, "camp"))
        counting.tap(offers(counting)["odroerir"])
        counting.tap(offers(counting)["odroerir coin 25"])
        counting.go((0, "coins"))
        assert offers(counting)["coin 25"].gone
        counting.tap(offers(counting)["coin 24"])
        counting.go((0, "camp"))
        assert offers(counting)["odroerir coin 24"].gone
