"""Random swipes, slides and holds on every screen: none of them taps."""

import os
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from records import Records
from screens.app import ElvalandApp
from screens.widgets.gestures import Tappable
from testing.app_driver import AppDriver
from testing.app_state import state
from testing.monkey.slips import Slips
from testing.scenes import Scenes

#: EVERY_SIZE=1 takes each screen in every window; else every other one, and the windows take turns.
SIZES = (360, 640), (412, 915), (640, 360), (1024, 768), (320, 568)
EVERY_SIZE = bool(os.environ.get("EVERY_SIZE"))
#: Number of gestures in all, and on each screen in a window, of which there are about so many.
GESTURES, SCREENS = int(os.environ.get("GESTURES", "300")), 500 if EVERY_SIZE else 50
#: The scenes whose pages a swipe turns.
PAGES = "hand-", "category-", "round"


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


def test_no_slip_taps(hand: AppDriver, tapped: list[Tappable], monkeypatch: pytest.MonkeyPatch) -> None:
    own, windows = hand.app.context.records, cycle(SIZES)
    with closing(Records(Path(":memory:"))) as hand.app.context.records:
        with Scenes(hand.app) as scenes:
            for name, scene in islice(scenes.scenes(), 0, None, 1 if EVERY_SIZE else 2):
                for size in SIZES if EVERY_SIZE else [next(windows)]:
                    Window.size = size
                    drafts: list[Any] = []
                    with monkeypatch.context() as patch:
                        # a swipe turns the page of a table that is open
                        if name.startswith(PAGES):
                            patch.setattr(Records, "close_draft", lambda _, draft, drafts=drafts: drafts.append(draft))
                        scene()
                    hand.frames(30)
                    for rows in hand.widgets("DragList"):
                        rows.on_drop = lambda *_: None  # rows are ordered by dragging
                    hand.app.context.counting.show_worth = lambda *_: (
                        None
                    )  # what a hold is for; a slow swipe is one too
                    slipping, before = Slipping(hand, f"{name} {size}"), state(hand)
                    for number in range(GESTURES // SCREENS):
                        slipping.slip()
                        assert (tapped, state(hand)) == ([], before), f"{name} {size}, {number}: {slipping.told}"
                    for draft in drafts:
                        hand.app.context.records.close_draft(draft)
        hand.app.context.records = own
