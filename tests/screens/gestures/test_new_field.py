"""A field that is tapped as soon as it is there."""

from screens.navigation import Notes
from testing.app_driver import AppDriver
from testing.fake_phone import finish
from testing.history import SMALL


def test_it_takes_the_focus_though_its_text_is_not_laid_out_yet(hand: AppDriver) -> None:
    finish(hand, SMALL)
    (table,) = hand.app.context.records.history.tables()
    hand.app.context.pages.go(Notes(table.id))
    note = hand.screen.note
    hand.app.root.do_layout()
    hand.lift(hand.press(note))
    hand.frames(3)
    assert note.focus
