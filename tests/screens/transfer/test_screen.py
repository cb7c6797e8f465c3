"""The field into which a text is pasted."""

from screens.navigation import Transfer
from screens.widgets.field import MAX_LINES, legible
from testing.app_driver import AppDriver


def test_a_text_of_endless_lines_is_no_page_of_endless_lines() -> None:
    assert legible("a\nb\n") == "a\nb\n"
    assert legible("[\n" * 100_000).count("\n") == MAX_LINES
    assert legible("[\n" * 100_000).split() == ["["] * 100_000


def test_what_was_pasted_stands_there_again(hand: AppDriver) -> None:
    hand.app.context.transfer.pasted = "\n" * 200_000
    hand.app.context.pages.go(Transfer())
    hand.frames(3)
    assert hand.screen.field.text.count("\n") == MAX_LINES
