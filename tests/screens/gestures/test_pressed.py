"""A pressed chip looks pressed in the first frame, until it is no tap any more."""

import pytest
from kivy.metrics import dp

from screens.theme import skin
from screens.widgets import looks
from screens.widgets.chip import Chip
from screens.widgets.looks import CHOICE, Tone
from testing.app_driver import AppDriver, position
from testing.driver import Finger
from testing.screen_stage import staged
from views.theme import THEMES

#: Every tone of the app, and those of the classes.
TONES = {name: tone for name, tone in vars(looks).items() if isinstance(tone, Tone)}
TONES |= {"chosen class": Tone("warrior", "ground"), "class": Tone("", "miner")}


def over(fill: list[float], ground: tuple[float, ...]) -> list[float]:
    """What is seen of a fill on a ground."""
    return [colour * fill[3] + below * (1 - fill[3]) for colour, below in zip(fill[:3], ground[:3], strict=True)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", TONES)
def test_one_sees_it_in_every_theme(theme: str, name: str) -> None:
    skin.use(theme)
    try:
        chip = Chip(CHOICE, "Text", tone=TONES[name], on_tap=lambda: None)
        for ground in skin.ground, skin.surface:
            idle = over(chip._fill.rgba, ground)
            chip.pressed = True
            chip.show_pressed()
            pressed = over(chip._fill.rgba, ground)
            chip.pressed = False
            chip.show_pressed()
            assert over(chip._fill.rgba, ground) == idle
            assert max(abs(one - other) for one, other in zip(idle, pressed, strict=True)) > 0.05
    finally:
        skin.use("dark")


@pytest.fixture
def chip(hand: AppDriver) -> Chip:
    hand.app.context.pages.switch("settings")
    hand.frames(40)
    found: Chip = hand.chip("Français")
    return found


def test_from_the_first_frame_until_it_lifts(hand: AppDriver, chip: Chip) -> None:
    idle = chip._fill.rgba
    finger = hand.press(chip)
    assert chip._fill.rgba != idle
    hand.frames(10)
    assert chip._fill.rgba != idle
    hand.frames(20)  # a hold
    assert chip._fill.rgba == idle
    hand.lift(finger)


@pytest.mark.parametrize("to", [(9, 0), (0, 9), (-7, -7)])
def test_until_it_moves(hand: AppDriver, chip: Chip, to: tuple[int, int]) -> None:
    idle = chip._fill.rgba
    finger = hand.press(chip)
    hand.frames(1)
    x, y = position(chip)
    hand.move(finger, (x + dp(to[0]), y + dp(to[1])))
    assert chip._fill.rgba == idle
    hand.move(finger, (x, y))
    assert chip._fill.rgba == idle
    hand.lift(finger)


def test_until_other_content_appears(hand: AppDriver, chip: Chip) -> None:
    idle = chip._fill.rgba
    finger = hand.press(chip)
    hand.app.shell.content_changed()
    assert chip._fill.rgba == idle
    before = hand.app.appearance.settings
    hand.lift(finger)
    assert hand.app.appearance.settings == before


def test_a_text_that_is_no_button_does_not_look_pressed() -> None:
    chip = Chip(CHOICE, "Title")
    with staged(lambda: chip):
        idle = chip._fill.rgba
        chip.on_touch_down(Finger(20, 20))
        assert chip._fill.rgba == idle
