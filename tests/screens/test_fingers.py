"""What fingers do besides one tap after another: two at once, one that rests while another taps, one that flings."""

from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.metrics import dp

from scoring import read
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.driver import Finger
from testing.reference import REFERENCE, VEDRFOLNIR


def down(hand: AppDriver, widget: Any) -> Finger:
    finger = Finger(*widget.to_window(*widget.center))
    EventLoop.post_dispatch_input("begin", finger)
    hand.frames(2)
    return finger


def up(hand: AppDriver, finger: Finger) -> None:
    EventLoop.post_dispatch_input("end", finger)
    hand.frames(4)


def at_table(hand: AppDriver, sheet: Any = REFERENCE) -> Any:
    hand.app.context.counting.begin(empty_sheet(sheet))
    hand.frames(5)
    return hand.app.context.counting.table


def test_two_thumbs_count_two_cards(hand: AppDriver) -> None:
    """The second is down before the first is up, as whoever is quick does it."""
    counting = at_table(hand)
    first, second = (down(hand, hand.offer(f"warrior {value}")) for value in (3, 8))
    up(hand, first)
    up(hand, second)
    assert counting.sheet.players[0].army.warrior == (3, 8)


def test_a_page_comes_to_rest_after_two_fingers(hand: AppDriver) -> None:
    at_table(hand)
    scroll = hand.screen.ids.scroll
    first, second = (down(hand, hand.offer(f"warrior {value}")) for value in (3, 8))
    up(hand, first)
    up(hand, second)
    assert not scroll.effect_y.is_manual


def test_a_finger_that_rests_counts_after_another_tapped_beside_the_page(hand: AppDriver) -> None:
    counting = at_table(hand)
    resting = down(hand, hand.offer("warrior 8"))
    hand.tap(hand.screen.tabs.row.children[-1])  # who counts already
    up(hand, resting)
    assert counting.sheet.players[0].army.warrior == (8,)
    assert not hand.screen.ids.scroll.effect_y.is_manual


def test_two_fingers_on_one_chip_do_it_once(hand: AppDriver) -> None:
    """The first one leads away from the chip that the second still lies on."""
    at_table(hand, read(VEDRFOLNIR))
    hand.app.context.counting.leave()
    hand.app.context.pages.switch("count")
    hand.frames(5)
    hand.tap(hand.chip("delete"))
    undo = hand.chip("Undo")
    first, second = down(hand, undo), down(hand, undo)
    up(hand, first)
    up(hand, second)
    assert len(hand.app.context.records.drafts()) == 1


@pytest.mark.parametrize("beside", [False, True], ids=["one finger", "beside another"])
@pytest.mark.parametrize("offer", ["warrior 5", "warrior 9"])
def test_a_finger_means_what_lay_under_it(beside: bool, offer: str, hand: AppDriver) -> None:
    """On another page the same chip is another player's card."""
    counting = at_table(hand)
    hand.tap(hand.offer("warrior 9"))
    before = counting.sheet
    other = down(hand, hand.offer("warrior 8")) if beside else None
    resting = down(hand, hand.offer(offer))
    hand.go_to_section("warrior", 1)
    hand.frames(5)
    up(hand, resting)
    if other:
        up(hand, other)
    assert counting.sheet == before


def test_a_line_that_went_takes_no_letters(hand: AppDriver) -> None:
    """Neither where somebody goes back before it asks for them, nor where what it lies on is taken away."""
    at_table(hand)
    for frames in (0, 20):
        hand.app.context.counting.find_card()
        hand.frames(frames)
        field = hand.app.shell.overlay.field
        assert field.focus is (frames > 0)
        hand.app.shell.close()
        hand.frames(20)
        assert not field.focus


@pytest.mark.parametrize("beyond", [0.1, 0.4, 0.6, 0.9])
def test_a_page_that_was_flung_comes_to_rest_at_its_end(beyond: float, hand: AppDriver) -> None:
    """However high it is: the last part of a pixel let it tremble for ever, and the battery go empty."""
    glide = type(at_table(hand) and hand.screen.ids.scroll.effect_y)(min=0, max=-455 - beyond)
    glide.value = glide.max - 0.9
    hand.frames(200)
    assert not glide.trigger_velocity_update.is_triggered


@pytest.mark.parametrize("beyond", [-0.4, 0.2, 0.45])
def test_a_page_that_is_nearly_at_rest_is_at_rest(beyond: float, hand: AppDriver) -> None:
    """Kivy's own would go on for ten seconds by steps that nobody sees."""
    glide = type(at_table(hand) and hand.screen.ids.scroll.effect_y)(min=0, max=-455.3)
    glide.value = glide.max - beyond
    glide.velocity = 0.4
    glide.trigger_velocity_update()
    hand.frames(3)
    assert not glide.trigger_velocity_update.is_triggered
    assert glide.max <= glide.value <= glide.max + 1


def test_a_page_that_was_torn_far_beyond_its_end_is_soon_back(hand: AppDriver) -> None:
    """By a finger that lay on it while the window was turned."""
    glide = type(at_table(hand) and hand.screen.ids.scroll.effect_y)(min=0, max=-521)
    glide.value, glide.velocity = -10_417, 66_000
    hand.frames(300)
    assert not glide.trigger_velocity_update.is_triggered
    assert -521 <= glide.value <= 0


def test_a_finger_that_moved_in_one_moment_flings_no_page_away(hand: AppDriver) -> None:
    """After a slow frame all of its moves come at once; after a turn of the phone it lies elsewhere."""
    glide = type(at_table(hand) and hand.screen.ids.scroll.effect_y)(min=0, max=-455)
    glide.start(0)
    glide.update(300)
    glide.stop(300)
    hand.frames(240)
    assert not glide.trigger_velocity_update.is_triggered


@pytest.mark.parametrize("between", [1, 6, 18])
def test_a_double_tap_on_the_result_shows_its_curtain(between: int, hand: AppDriver) -> None:
    """Whatever lies under the second tap was never seen."""
    counting = at_table(hand)
    hand.go_to_last_page()
    next_chip = hand.screen.next
    assert next_chip.text == "Result"
    for _ in range(2):
        hand.touch(*next_chip.to_window(*next_chip.center))
        hand.frames(between)
    assert type(hand.screen).__name__ == "CurtainScreen"
    assert hand.app.context.counting.table is counting
    assert hand.over == ""


def test_neither_the_curtain_nor_a_rematch_lies_where_next_was(hand: AppDriver) -> None:
    counting = at_table(hand)
    next_chip = hand.screen.next
    left, bottom = next_chip.to_window(*next_chip.pos)
    right, top = next_chip.to_window(next_chip.right, next_chip.top)
    counting.finish()
    hand.app.context.pages.show()
    hand.frames(5)
    for chip in (hand.screen.reveal, hand.screen.open):
        assert chip.to_window(*chip.pos)[1] >= top > bottom
    hand.tap(hand.screen.open)
    hand.frames(5)
    rematch = hand.chip("rematch")
    start, end = rematch.to_window(rematch.x, 0)[0], rematch.to_window(rematch.right, 0)[0]
    assert end <= left or start >= right


@pytest.mark.parametrize(("notches", "moved"), [(["scrollup"], 60), (["scrollup"] * 2 + ["scrolldown"], 60)])
def test_a_notch_of_the_wheel_moves_a_page_by_60_dp(notches: list[str], moved: int, hand: AppDriver) -> None:
    hand.app.context.pages.switch("settings")
    hand.frames(12)
    scroll = hand.screen
    for notch in notches:
        wheel = Finger(*scroll.to_window(*scroll.center))
        wheel.profile, wheel.button = ["pos", "button"], notch
        EventLoop.post_dispatch_input("begin", wheel)
        EventLoop.post_dispatch_input("end", wheel)
        hand.frames(30)
    assert (1 - scroll.scroll_y) * (scroll.children[0].height - scroll.height) == pytest.approx(dp(moved))
