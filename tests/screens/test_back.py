"""Back, from wherever one is: a step each time, and out of the app at the end."""

from collections.abc import Callable
from typing import get_args

from screens.navigation import (
    COUNT,
    GAMES,
    REFEREE,
    STORED,
    AtTable,
    Backups,
    Calculator,
    CardRules,
    Cards,
    Chapter,
    EditTable,
    Finished,
    GroupRecords,
    NewTable,
    Notes,
    Player,
    Players,
    Route,
    Rule,
    Rulings,
    Start,
    TablesOf,
    Transfer,
)
from screens.navigation import EarlierVersion as Version
from testing.app_driver import AppDriver
from testing.fake_phone import finish
from testing.transfer import EXAMPLE, SMALL

EXCHANGE = "nidavellir.coins.exchange"

#: From where one goes back, of every kind that there is.
ROUTES = (
    NewTable(),
    AtTable(2),
    EditTable(2),
    Finished(1),
    Version(1),
    Notes(1),
    Transfer(),
    Backups(),
    Players(),
    Player(1),
    TablesOf(1),
    GroupRecords(),
    Rule(EXCHANGE),
    Chapter("nidavellir", "gems"),
    Cards("nains"),
    CardRules("nains", "gaat"),
    Rulings("vedrfolnir"),
    Calculator("nidavellir", "coin"),
)


class TestBack:
    def test_every_kind_of_page_is_gone_back_from(self) -> None:
        assert {type(route) for route in ROUTES} == set(STORED.values()) == {*get_args(Route)} - {Start}

    def test_one_step_each_time_and_out_of_the_app_at_the_end(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        for place in (COUNT, GAMES):
            for route in ROUTES:
                if isinstance(route, AtTable):
                    hand.app.context.counting.begin(SMALL)
                    route = hand.here
                    hand.app.context.pages.switch(place)
                hand.app.context.pages.navigation.home()
                hand.app.context.pages.switch(place)
                hand.app.context.pages.go(route)
                hand.app.shell.open_card("A card")
                assert hand.app.back()
                assert (hand.here, hand.over) == (route, "")
                assert hand.app.back()
                assert (type(hand.here).__name__, hand.app.context.pages.navigation.tab) == ("Start", place), route
                assert hand.app.back() == (place != COUNT)
                assert hand.here == Start(COUNT)
                assert not hand.app.back(), "the app closes"

    def test_from_as_deep_as_anybody_goes(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        hand.app.context.counting.begin(SMALL)
        deep = [route for route in ROUTES if not isinstance(route, AtTable)]
        for route in deep:
            hand.app.context.pages.go(route)
        for route in reversed(deep):
            assert (type(hand.here), hand.here) == (type(route), route)
            assert hand.app.back()
        assert type(hand.screen).__name__ == "CountingScreen"
        assert presses(hand.app.back) <= 2
        assert type(hand.screen).__name__ == "HomeScreen"

    def test_along_every_page_to_the_first_and_home(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(SMALL)
        steps = 0
        while not hand.app.context.counting.table.position.at_result and steps < 60:
            hand.app.context.counting.next()
            steps += 1
        hand.app.context.result.reveal()
        assert 2 <= presses(hand.app.back) <= steps + 3
        assert hand.here == Start(COUNT)

    def test_what_was_looked_for_goes_first(self, hand: AppDriver) -> None:
        for place in (REFEREE, GAMES):
            hand.arrive(Start(place))
            hand.begin_typing("gem")
            assert hand.app.back()
            assert (hand.here, hand.screen.field.text) == (Start(place), "")


def presses(back: Callable[[], bool], most: int = 200) -> int:
    """How often one goes back until the app would close."""
    for pressed in range(most):
        if not back():
            return pressed
    raise AssertionError("it never ends")
