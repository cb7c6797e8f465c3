"""A chip that is told another text: what it shows then, and how wide it is."""

import pytest
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from screens.widgets.chip import Chip, text_width
from screens.widgets.looks import ROW, UNDO
from testing.screen_stage import staged

LONG = "A text that takes more than one line in a window as narrow as a phone"


def test_told_another_text_while_it_is_on_no_screen_it_shows_that_one() -> None:
    chip = Chip(ROW, "Older")
    with staged(BoxLayout) as driver:
        driver.screen.add_widget(chip)
        driver.frames(2)
        _, before = chip.texture_size
        driver.screen.remove_widget(chip)
        chip.update(LONG)
        driver.screen.add_widget(chip)
        driver.frames(2)
        _, after = chip.texture_size
        assert chip.width == driver.screen.width
        assert chip.height > after > before


def test_a_chip_that_takes_its_width_from_its_text_grows_and_shrinks_with_it() -> None:
    chip = Chip(UNDO, "Undo")
    with staged(lambda: chip):
        for text in ("Go back to how it was before", "Back to how it was"):
            chip.update(text)
            width = text_width(text, UNDO.size, UNDO.bold)
            assert chip.width == pytest.approx(width + dp(2 * UNDO.padding), abs=2)


def test_in_a_parent_as_wide_as_its_look_it_shows_its_text() -> None:
    chip = Chip(ROW, "Next")
    with staged(lambda: BoxLayout(padding=((360 - ROW.width) / 2, 0)), (360, 640)) as driver:
        driver.screen.add_widget(chip)
        driver.frames(2)
        assert chip.width == dp(ROW.width)
        assert chip.texture_size[0] > 0
