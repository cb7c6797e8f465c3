"""The app on a computer, without a mouse."""

import subprocess
import sys
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from screens.keyboard import in_sight
from screens.navigation import Start
from screens.widgets.gestures import Tappable
from screens.widgets.undoable import Undoable
from testing.app_driver import AppDriver
from testing.driver import safely

TAB, ENTER, ESCAPE, SPACE, UP, DOWN, RIGHT, LEFT, Y, Z = 9, 13, 27, 32, 273, 274, 275, 276, 121, 122


def press(hand: AppDriver, key: int, *modifiers: str, frames: int = 2) -> None:
    """A key, as Kivy's window passes it on."""
    if not Window.dispatch("on_key_down", key, 0, None, list(modifiers)):
        safely(Window.dispatch, "on_keyboard", key, 0, None, list(modifiers))
    if key == SPACE:
        safely(Window.dispatch, "on_textinput", " ")
    Window.dispatch("on_key_up", key, 0)
    hand.frames(frames)


def ring(hand: AppDriver) -> Any:
    return hand.app._keyboard.at


def is_drawn(hand: AppDriver) -> bool:
    return len(hand.app._keyboard._ring.children) > 0


def arrive(hand: AppDriver, tab: str) -> None:
    hand.app.context.pages.switch(tab)
    hand.frames(60)


def offered(hand: AppDriver) -> set[Any]:
    top = hand.app.shell.overlay or hand.app.shell
    return {widget for widget in top.walk() if isinstance(widget, Tappable) and widget.on_tap} - {top}


@pytest.mark.parametrize("tab", ["count", "referee", "games", "settings"])
@pytest.mark.parametrize("modifiers", [(), ("shift",)], ids=["tab", "shift+tab"])
def test_tab_reaches_everything_and_shows_it(hand: AppDriver, tab: str, modifiers: tuple[str, ...]) -> None:
    arrive(hand, tab)
    reached = set()
    for _ in range(200):
        press(hand, TAB, *modifiers)
        if ring(hand) in reached:
            break
        reached.add(ring(hand))
        assert in_sight(ring(hand))
        assert is_drawn(hand)
    assert reached == offered(hand)


@pytest.mark.parametrize("tab", ["count", "referee", "games", "settings"])
def test_arrows_reach_everything(hand: AppDriver, tab: str) -> None:
    arrive(hand, tab)
    press(hand, TAB)
    reached, waiting = {ring(hand)}, [ring(hand)]
    while waiting:
        start = waiting.pop()
        for arrow in (UP, DOWN, LEFT, RIGHT):
            hand.app._keyboard._move(start)
            offset = None
            while ring(hand) is start and offset != hand.app.shell.scroll_offset:  # it may scroll through a text first
                offset = hand.app.shell.scroll_offset
                press(hand, arrow)
            if ring(hand) not in reached:
                reached.add(ring(hand))
                waiting.append(ring(hand))
    missing = [(widget.text, widget.icon) for widget in offered(hand) - reached]
    assert missing == []


@pytest.mark.parametrize("key", [ENTER, SPACE, 271])
def test_enter_and_space_tap(hand: AppDriver, key: int) -> None:
    arrive(hand, "settings")
    while not ring_on(hand, "Français"):
        press(hand, TAB)
    press(hand, key)
    assert hand.app.appearance.settings.language == "fr"


def ring_on(hand: AppDriver, text: str) -> bool:
    return hand.app._keyboard is not None and getattr(ring(hand), "text", "") == text


def test_without_a_ring_they_tap_nothing(hand: AppDriver, tapped: list[Any]) -> None:
    arrive(hand, "settings")
    for key in (ENTER, SPACE):
        press(hand, key)
    assert tapped == []


def test_escape_goes_back(hand: AppDriver) -> None:
    arrive(hand, "settings")
    press(hand, TAB)
    press(hand, ESCAPE)
    assert hand.here == Start("count")


def test_a_touch_removes_the_ring(hand: AppDriver) -> None:
    arrive(hand, "settings")
    press(hand, TAB)
    assert is_drawn(hand)
    hand.touch(2, 600)
    assert not is_drawn(hand)


def test_in_an_overlay_it_stays_there_and_is_back_afterwards(hand: AppDriver) -> None:
    arrive(hand, "settings")
    press(hand, TAB)
    before, chosen = ring(hand), []
    hand.app.shell.open_card("Card").add_choices([("info", f"Choice {n}", lambda: chosen.append(1)) for n in range(3)])
    hand.frames(5)
    assert not is_drawn(hand)
    reached = set()
    for _ in range(5):
        press(hand, TAB)
        reached.add(ring(hand).text)
    assert reached == {"Choice 0", "Choice 1", "Choice 2"}
    press(hand, ENTER)
    assert chosen == [1]
    assert hand.over == ""
    press(hand, TAB)
    assert ring(hand) is before


def test_in_an_overlay_arrows_do_not_scroll_what_is_below(hand: AppDriver) -> None:
    arrive(hand, "settings")
    hand.app.shell.open_card("Card").add_choices([("info", "Choice", lambda: None)])
    hand.frames(5)
    for key in (TAB, DOWN, DOWN, UP):
        press(hand, key)
    assert hand.screen.scroll_offset == 0
    assert ring(hand).text == "Choice"


def test_arrows_scroll_where_nothing_lies_ahead(hand: AppDriver) -> None:
    arrive(hand, "settings")
    hand.screen.set_scroll_y(0.5)
    press(hand, TAB)
    while ring(hand) is not hand.app.shell.tab_chips["settings"]:
        press(hand, TAB)
    before = hand.screen.scroll_offset
    press(hand, DOWN)
    assert hand.screen.scroll_offset == pytest.approx(before + 60)


class TestField:
    @pytest.fixture
    def field(self, hand: AppDriver) -> Any:
        arrive(hand, "referee")
        press(hand, TAB)
        while ring(hand) is not hand.screen.field:
            press(hand, TAB)
        return hand.screen.field

    @pytest.mark.parametrize("key", [ENTER, SPACE])
    def test_a_key_focuses_it_and_is_no_text(self, hand: AppDriver, field: Any, key: int) -> None:
        assert not field.focus
        press(hand, key)
        assert field.focus
        assert field.text == ""

    def test_it_keeps_its_keys(self, hand: AppDriver, field: Any, tapped: list[Any]) -> None:
        press(hand, ENTER)
        hand.type("a tie")
        before = hand.app.context.pages.navigation.here
        for key in (LEFT, UP, DOWN, RIGHT, SPACE):
            press(hand, key)
        assert field.focus
        assert ring(hand) is field
        press(hand, Z, "ctrl")
        press(hand, ENTER)  # validates it, which closes the soft keyboard
        assert not field.focus
        assert (tapped, hand.app.context.pages.navigation.here) == ([], before)

    @pytest.mark.parametrize("modifiers", [(), ("shift",)])
    def test_tab_leaves_it(self, hand: AppDriver, field: Any, modifiers: tuple[str, ...]) -> None:
        press(hand, ENTER)
        hand.type("tie")
        press(hand, TAB, *modifiers)
        assert not field.focus
        assert field.text == "tie"
        assert ring(hand) is not field


class Undoing(Undoable, Widget):  # type: ignore[misc]
    """A screen that records what is asked of it."""

    def __init__(self, hand: AppDriver) -> None:
        super().__init__()
        self.asked: list[str] = []
        hand.app.shell.show(self, "settings")

    def undo(self) -> None:
        self.asked.append("undo")

    def redo(self) -> None:
        self.asked.append("redo")


@pytest.mark.parametrize(
    ("key", "modifiers", "asked"),
    [
        (Z, ("ctrl",), ["undo"]),
        (Z, ("ctrl", "shift"), ["redo"]),
        (Y, ("ctrl",), ["redo"]),
        (Z, ("meta",), ["undo"]),
        (Z, ("meta", "shift"), ["redo"]),
        (Z, (), []),
        (Z, ("ctrl", "numlock"), ["undo"]),
    ],
)
def test_control_z_undoes(hand: AppDriver, key: int, modifiers: tuple[str, ...], asked: list[str]) -> None:
    undoing = Undoing(hand)
    press(hand, key, *modifiers)
    assert undoing.asked == asked


def test_control_z_undoes_nothing_below_an_overlay_nor_where_nothing_can_be_undone(hand: AppDriver) -> None:
    arrive(hand, "settings")
    press(hand, Z, "ctrl")
    undoing = Undoing(hand)
    hand.app.shell.open_card("Card")
    press(hand, Z, "ctrl")
    assert undoing.asked == []


def test_control_z_takes_back_an_answer_of_a_calculator(hand: AppDriver) -> None:
    from screens.navigation import Calculator

    hand.app.context.pages.go(Calculator("nidavellir", "coin"))
    hand.frames(30)
    before = hand.app.context.calculators.view
    hand.app.context.calculators.enter(before.sections[1].choices[0].form)
    hand.frames(3)
    assert hand.app.context.calculators.view != before
    press(hand, Z, "ctrl")
    assert hand.app.context.calculators.view == before


def test_it_is_no_part_of_the_start() -> None:
    script = "import sys, screens.app, screens.shell; sys.exit('screens.keyboard' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
