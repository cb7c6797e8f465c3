"""The card of the open door: the code, what is typed, who sits where, and why nobody may get in."""

from typing import Any

import pytest
from kivy.core.window import Window

from screens.together.controller import LATE
from session.together import Act
from testing.app_driver import AppDriver
from testing.door import Guest, open_door
from testing.driver import Finger
from testing.qr_decoder import decode_qr
from words import Voice

EN = Voice("en")
SIZES = [(360, 640), (320, 480), (640, 360), (1024, 768)]


@pytest.fixture
def card(hand: AppDriver) -> AppDriver:
    return open_door(hand)


def labels(hand: AppDriver) -> list[str]:
    """All texts of the card, in reading order."""
    names = ("text", "title")
    return [next(filter(None, (getattr(widget, name, "") for name in names)), "") for widget in hand.widgets("Widget")]


def sit(hand: AppDriver, guest: str, seat: int) -> None:
    """Somebody sits down without a request."""
    hand.app.context.together.host.seats.act(guest, "Android", Act(guest, "sit", seat, "", "", 0))


def wait(hand: AppDriver, seconds: float) -> None:
    hand.clock.now += seconds
    hand.frames(30)


def test_what_is_scanned_is_what_is_typed(card: AppDriver) -> None:
    view = card.app.context.together.view()
    host = card.app.context.together.host
    assert decode_qr(view.url, 4) == f"http://192.168.178.23:{host.port}/#k={host.keys.key}"
    assert view.address == f"http://192.168.178.23:{host.port}"
    assert view.code.replace("\u2009", "") == host.keys.code
    assert {view.address, view.code, view.scan, view.how} <= set(labels(card))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_code_is_large_and_in_sight(card: AppDriver, size: tuple[int, int]) -> None:
    Window.size = size
    card.frames(5)
    (squares,) = card.widgets("Squares")
    side, (x, y) = squares.picture.size[0], squares.to_window(*squares.picture.pos)
    assert side >= 0.4 * min(size)
    assert side / squares.count >= 5, "a square is five pixels wide"
    assert x >= 0
    assert y >= 0
    assert x + side <= Window.width
    assert y + side <= Window.height


class TestWhenNobodyComes:
    def test_it_says_why_after_half_a_minute_and_offers_other_addresses(self, card: AppDriver) -> None:
        wait(card, LATE - 2)
        assert EN.text("together_nobody") not in labels(card)
        wait(card, 3)
        assert {EN.text("together_nobody"), EN.text("together_why")} <= set(labels(card))
        port = card.app.context.together.host.port
        card.open(f"Another address: 10.40.7.2:{port}")
        assert card.app.context.together.view().address == f"http://10.40.7.2:{port}"
        assert f"Another address: 192.168.178.23:{port}" in labels(card)
        # an address more changes nothing of that
        card.app.device.phone.networks = (*card.app.device.phone.networks, ("ap0", "192.168.43.1"))
        wait(card, 3)
        assert card.app.context.together.view().address == f"http://10.40.7.2:{port}"
        assert f"Another address: 192.168.43.1:{port}" in labels(card)

    def test_who_has_opened_the_page_has_come_in(self, card: AppDriver) -> None:
        Guest(card, "bruno").send()
        card.frames(60)
        card.app.context.together.view()
        wait(card, LATE - 2)
        assert EN.text("together_nobody") not in labels(card)

    def test_who_leaves_has_been_there(self, card: AppDriver) -> None:
        sit(card, "bruno", 1)
        wait(card, 3 * LATE)
        assert EN.text("together_nobody") not in labels(card)
        card.app.context.together.free(1)
        card.frames(30)
        assert EN.text("together_nobody") not in labels(card)
        wait(card, LATE + 1)
        assert EN.text("together_nobody") in labels(card)

    def test_closing_the_card_is_no_way_to_wait_less(self, card: AppDriver) -> None:
        card.back()
        wait(card, LATE + 1)
        card.tap(card.chip("together"))
        assert EN.text("together_nobody") in labels(card)


class TestSeats:
    def test_who_sits_where_and_how_far(self, card: AppDriver) -> None:
        guest = Guest(card, "chloe", "Mozilla/5.0 (iPhone)")
        guest.sit(2)
        guest.tap("warrior", "warrior 9")
        lines = list(card.widgets("DoorSeatLine"))
        assert [(line.name, line.note, line.total) for line in lines] == [
            ("Anne", "0 of 18 cards", "0"),
            ("Bruno", "0 of 18 cards", "0"),
            ("Chloé", "counting on iPhone · 1 of 18 cards", "9"),
            ("David", "0 of 18 cards", "0"),
        ]
        guest.do("counted")
        assert lines[2].note == "hand counted"

    def test_a_line_stays_where_it_is_while_others_count(self, card: AppDriver) -> None:
        sit(card, "bruno", 1)
        card.frames(30)
        before = list(card.widgets("DoorSeatLine"))
        guest = Guest(card, "chloe")
        guest.sit(2)
        guest.tap("warrior", "warrior 9")
        assert list(card.widgets("DoorSeatLine")) == before

    @pytest.mark.usefixtures("measures")
    def test_below_each_other_where_texts_are_large(self, card: AppDriver) -> None:
        sit(card, "bruno", 1)
        card.app.context.settings.change(card.app.appearance.settings._replace(text=2.0))
        card.frames(30)
        line = next(line for line in card.widgets("DoorSeatLine") if line.name == "Bruno")
        assert line.free.parent is line.texts
        Window.size = 620, 915
        card.frames(5)
        line = next(line for line in card.widgets("DoorSeatLine") if line.name == "Bruno")
        assert line.free.parent is line

    def test_a_seat_that_comes_does_not_get_the_tap_of_a_finger_that_is_down(self, card: AppDriver) -> None:
        Window.size = 412, 915
        card.frames(5)
        (row,) = (row for row in card.widgets("Row") if row.title == EN.text("together_close"))
        card._bring(row)
        finger: Finger = card.press(row)
        card.app.context.together._alone_since -= LATE
        wait(card, 2)
        card.lift(finger)
        card.frames(5)
        assert card.app.context.together.host, "what was below the finger has moved"


def test_a_tap_beside_it_closes_the_card_and_not_the_door(card: AppDriver) -> None:
    card.touch(180, 630)
    card.frames(5)
    assert card.over == ""
    assert card.app.context.phones == 0


def test_nobody_who_draws_looks_at_the_network_each_time(card: AppDriver) -> None:
    asked: list[Any] = []
    phone = card.app.device.phone

    def interfaces() -> Any:
        asked.append(1)
        return phone.networks

    phone.interfaces = interfaces
    card.frames(60 * 4)
    assert len(asked) in (1, 2)
