"""What is chosen or switched on looks alike in the whole app, and like no button that does something."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from screens.navigation import REFEREE, SETTINGS, Calculator, GroupRecords, NewTable, Player
from screens.widgets.looks import Tone, chosen
from testing.app_driver import AppDriver
from testing.tables import REFERENCE, VEDRFOLNIR, sheet

TABLE = sheet(REFERENCE.read_text("utf-8"))


def is_chosen(tone: Tone) -> bool:
    return tone == chosen(tone.ink)


def switch(tab: str, hand: AppDriver) -> None:
    hand.app.context.pages.switch(tab)


def go(route: Any, hand: AppDriver) -> None:
    hand.app.context.pages.go(route)


def play(hand: AppDriver) -> None:
    for table in (sheet(VEDRFOLNIR), TABLE):
        hand.app.context.counting.begin(table)
        hand.app.context.counting.finish()
        hand.app.context.counting.leave()


def records_of_group(hand: AppDriver) -> None:
    play(hand)
    hand.app.context.pages.go(GroupRecords())


def page_of_player(hand: AppDriver) -> None:
    play(hand)
    person = next(filter(None, hand.app.context.records.history.tables()[0].people))
    hand.app.context.pages.go(Player(person))


def count(hand: AppDriver) -> None:
    hand.app.context.counting.begin(TABLE)


def bar(hand: AppDriver) -> Any:
    return hand.app.shell.bar


def strip_of_sections(hand: AppDriver) -> Any:
    return hand.screen.strip


def strip_of_players(hand: AppDriver) -> Any:
    return hand.screen.tabs


def group_of(label: str, hand: AppDriver) -> Any:
    return hand.chip(label).parent


CHOICES = [
    pytest.param(partial(switch, SETTINGS), bar, 1, id="the tabs"),
    pytest.param(partial(switch, SETTINGS), partial(group_of, "English"), 1, id="settings"),
    pytest.param(partial(switch, REFEREE), partial(group_of, "Nains"), 1, id="the referee's games"),
    pytest.param(partial(go, NewTable()), partial(group_of, "Nains"), 1, id="the game of a new table"),
    pytest.param(partial(go, NewTable()), partial(group_of, "Idavoll"), 1, id="its boxes"),
    pytest.param(partial(go, Calculator("nidavellir", "coin")), partial(group_of, "+5"), 4, id="a calculator"),
    pytest.param(records_of_group, partial(group_of, "Vedrfolnir"), 0, id="the game of records"),
    pytest.param(page_of_player, partial(group_of, "Hunters"), 1, id="a row of a player"),
    pytest.param(count, strip_of_players, 1, id="the players of a table"),
    pytest.param(count, strip_of_sections, 2, id="the sections of a hand"),
]


@pytest.mark.parametrize(("arrive", "choices", "other"), CHOICES)
def test_what_is_chosen_has_one_look(
    hand: AppDriver, arrive: Callable[[AppDriver], object], choices: Callable[[AppDriver], Any], other: int
) -> None:
    hand.app.appearance.settings = hand.app.appearance.settings._replace(motion=False)
    arrive(hand)
    hand.frames(20)
    hand.tap(choices(hand).shown[other])
    hand.frames(20)
    tones = [chip.tone for chip in choices(hand).shown]
    assert [index for index, tone in enumerate(tones) if is_chosen(tone)] == [other]
