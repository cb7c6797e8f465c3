"""The card of an open door: address and code, who sits where, and what to try when nobody gets in."""

import pytest

from scoring import score
from testing.reference import REFERENCE
from views.counting.position import Position
from views.together.door_view import DoorView, present_door
from views.together.view import SharedTable
from words import GameVoice

HERE, HOTSPOT = "192.168.1.17", "192.168.43.1"


def card(addresses: tuple[str, ...] = (HERE,), phones: tuple[str, ...] = (), is_late: bool = False) -> DoorView:
    table = SharedTable(
        version=1,
        sheet=REFERENCE,
        result=score(REFERENCE),
        position=Position.first(REFERENCE),
        track=None,
        is_finished=False,
        phones=((), phones, (), ()),
        can_undo=(False,) * 4,
        can_redo=(False,) * 4,
    )
    return present_door(table, addresses, 40123, "K7M4QD", is_late, GameVoice("en", "nidavellir"))


def test_it_tells_how_the_others_come_in() -> None:
    shown = card()
    assert (shown.address, shown.code) == (f"http://{HERE}:40123", "Code: K7M\u00a04QD")
    assert (shown.doubts, shown.others) == ((), ())


def test_it_tells_who_sits_where_and_frees_their_seat() -> None:
    seats = card(phones=("Android",)).seats
    assert [(seat.seat, seat.name, seat.note, seat.is_taken) for seat in seats] == [
        (0, "Anne", "", False),
        (1, "Bruno", "counted on Android", True),
        (2, "Chloé", "", False),
        (3, "David", "", False),
    ]
    assert seats[1].free == "Free Bruno's seat"


@pytest.mark.parametrize(
    ("addresses", "phones", "is_late", "doubts", "others"),
    [
        pytest.param((HERE, HOTSPOT), (), False, "", (), id="at first"),
        pytest.param((HERE, HOTSPOT), (), True, "Can nobody", (f"Another address: {HOTSPOT}",), id="nobody came"),
        pytest.param((HERE, HOTSPOT), ("iPhone",), True, "", (), id="somebody came"),
        pytest.param((), (), False, "This phone is on no network", (), id="no network"),
        pytest.param((), ("iPhone",), True, "This phone is on no network", (), id="no network any more"),
    ],
)
def test_it_tells_why_nobody_may_get_in(
    addresses: tuple[str, ...], phones: tuple[str, ...], is_late: bool, doubts: str, others: tuple[str, ...]
) -> None:
    shown = card(addresses, phones, is_late)
    assert " ".join(shown.doubts).startswith(doubts)
    assert bool(shown.doubts) == bool(doubts)
    assert shown.others == others
    assert bool(shown.address) == bool(addresses)
