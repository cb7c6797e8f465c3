"""Random swipes, slides and holds on every screen: none of them taps."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from records import Records
from screens.app import ElvalandApp
from screens.widgets.gestures import Tappable
from testing.app_driver import AppDriver
from testing.app_state import state
from testing.monkey.slips import Slips
from testing.scenes import Scenes

#: Number of gestures over all screens, of which there are about so many.
GESTURES, SCREENS = int(os.environ.get("GESTURES", "300")), 100


class Slipping(Slips):
    """Slips, and tells the last one."""

    def __init__(self, hand: AppDriver, seed: str) -> None:
        self.hand, self.random, self.told = hand, Random(seed), ""

    def say(self, what: str) -> None:
        self.told += f", {what}"

    def slip(self) -> None:
        kind = self.random.choice((self.swipe, self.swipe, self.slide_off, self.hold))
        self.told = kind.__name__
        kind()


@pytest.fixture(scope="module")
def hand() -> Iterator[AppDriver]:
    hand = AppDriver(ElvalandApp(Path(":memory:")))
    yield hand
    hand.close()


def test_no_slip_taps(hand: AppDriver, tapped: list[Tappable]) -> None:
    own = hand.app.context.records
    with closing(Records(Path(":memory:"))) as hand.app.context.records:
        with Scenes(hand.app) as scenes:
            for name, scene in scenes.scenes():
                scene()
                hand.frames(30)
                for rows in hand.widgets("DragList"):
                    rows.on_drop = lambda *_: None  # rows are ordered by dragging
                hand.app.context.counting.has_page_beside = lambda _: False  # pages are turned by swipes
                hand.app.context.counting.swipe = lambda _: False
                hand.app.context.counting.show_card = lambda _: None  # what a hold is for
                slipping, before = Slipping(hand, name), state(hand)
                for number in range(GESTURES // SCREENS):
                    slipping.slip()
                    assert (tapped, state(hand)) == ([], before), f"{name}, {number}: {slipping.told}"
        hand.app.context.records = own
