"""Where a screen reader is on, the app offers once, aloud, to say results."""

from pathlib import Path

import pytest

from sharing.phone import System
from testing.app_driver import AppDriver
from testing.fake_phone import does, on
from words import Voice

VOICE = Voice("fr")
READER = System("fr", touch_exploration=True)

pytestmark = pytest.mark.usefixtures("measures")


@pytest.fixture
def hand(tmp_path: Path) -> AppDriver:
    return AppDriver(on(System("fr"), tmp_path / "elvaland.db"))


def look(hand: AppDriver, system: System = READER) -> None:
    """The app looks how the phone is set."""
    hand.app.device.phone.set = system
    hand.app.lifecycle.check_system_settings()
    hand.frames(6)


def test_results_are_said_where_that_is_wanted(hand: AppDriver) -> None:
    look(hand, System("fr"))
    assert hand.app.shell.overlay is None
    look(hand)
    assert hand.app.device.phone.sent == [("fr", VOICE.text("screen_reader_on"))]
    does(hand, VOICE.text("speech_title"))
    assert hand.app.appearance.settings.speech
    assert hand.app.shell.overlay is None
    hand.close()


def test_it_is_offered_once(hand: AppDriver) -> None:
    look(hand)
    hand.app.shell.close()
    look(hand)
    assert hand.app.shell.overlay is None
    assert len(hand.app.device.phone.sent) == 1
    hand.close()


def test_not_to_somebody_who_has_it_nor_on_a_phone_without_a_voice(hand: AppDriver) -> None:
    hand.app.device.phone.can_speak = False
    look(hand)
    hand.app.device.phone.can_speak = True
    hand.app.context.settings.change(hand.app.appearance.settings._replace(speech=True))
    look(hand)
    assert hand.app.shell.overlay is None
    hand.close()


def test_not_over_what_is_read(hand: AppDriver) -> None:
    hand.app.shell.open_card("Titre").add_text(["Une phrase."])
    look(hand)
    assert hand.app.device.phone.sent == []
    hand.app.shell.close()
    look(hand)
    assert hand.app.shell.overlay is not None
    hand.close()
