"""What is drawn without a display."""

from scoring import score
from screens import offscreen
from testing.app_driver import AppDriver
from testing.reference import REFERENCE


def test_the_result_that_is_drawn_is_a_finished_one_with_its_winner(hand: AppDriver) -> None:
    scenes = dict(offscreen._scenes(hand.app, score(REFERENCE)))
    for picture in (offscreen.HAND, offscreen.RESULT):
        scenes[picture]()
        hand.frames(5)
    assert "Chloé" in hand.screen.view.verdict
    scenes[offscreen.WHY]()
    hand.frames(5)
    assert hand.over.startswith("Chloé · ")
