"""The card of an open door."""

from dataclasses import replace
from typing import Any

import pytest

from scoring import score
from testing.reference import REFERENCE
from views.counting.position import BY_PLAYER, Position, cells_of
from views.counting.table_edits import clear
from views.together.door_view import DoorSeat, OtherAddress, present_door
from views.together.view import SharedTable
from words import GameVoice

URLS = "http://192.168.1.7:40123/#k=abc", "http://10.0.0.2:40123/#k=abc"
VOICE = GameVoice("en", "nidavellir")


def shared(phones: tuple[tuple[str, ...], ...] = ((), (), (), ()), **other: Any) -> SharedTable:
    """The reference table, of which David's hand is empty and Anne's is counted."""
    sheet = clear(REFERENCE, 3).sheet
    done = frozenset(cell for cell in cells_of(sheet, BY_PLAYER) if cell[0] == 0)
    position = replace(Position.first(sheet), done=done)
    nothing = (False,) * 4
    return SharedTable(1, sheet, score(sheet), position, None, False, phones, nothing, nothing, **other)


def door(table: SharedTable, urls: tuple[str, ...] = URLS, late: bool = False, allowed: bool = True) -> Any:
    return present_door(table, urls, "K7M4QD", late, allowed, VOICE)


def test_how_one_comes_in() -> None:
    view = door(shared())
    assert (view.url, view.address, view.code) == (URLS[0], "http://192.168.1.7:40123", "K7M\u20094QD")
    assert (view.doubts, view.others) == ((), ())


def test_who_sits_where_and_how_far_each_is() -> None:
    seats = door(shared((("iPhone",), ("Android", ""), (), ()))).seats
    assert seats == (
        DoorSeat(0, "Anne", "hand counted", "174", "Free"),
        DoorSeat(1, "Bruno", "counting on Android and a computer · 18 of 18 cards", "161", "Free"),
        DoorSeat(2, "Chloé", "17 of 18 cards", "184", ""),
        DoorSeat(3, "David", "0 of 18 cards", "0", ""),
    )


@pytest.mark.parametrize(
    ("urls", "late", "allowed", "doubts", "others"),
    [
        pytest.param((), True, False, ["together_no_network"], [], id="no network"),
        pytest.param(URLS, False, False, ["together_refused"], ["10.0.0.2"], id="the system refuses"),
        pytest.param(URLS, True, True, ["together_nobody", "together_why"], ["10.0.0.2"], id="nobody came"),
        pytest.param(URLS[:1], True, True, ["together_nobody", "together_why"], [], id="there is one address"),
    ],
)
def test_why_nobody_may_get_in(
    urls: tuple[str, ...], late: bool, allowed: bool, doubts: list[str], others: list[str]
) -> None:
    view = door(shared(), urls, late, allowed)
    assert view.doubts == tuple(map(VOICE.text, doubts))
    assert view.others == tuple(OtherAddress(f"Another address: {other}:40123", other) for other in others)
    assert bool(view.url) == bool(view.scan) == bool(view.code) == bool(urls)
