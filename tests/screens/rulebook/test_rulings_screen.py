"""What the printed rules leave open: every question with its readings, ours marked, for every game."""

from typing import Any

from screens.rulebook.rulings_screen import RulingsScreen
from screens.theme import skin
from testing.screen_stage import RecordingController, staged
from views.rulebook.rulings_view import RulingsView, present
from words import GameVoice, Voice


def view(game: str, language: str = "en") -> RulingsView:
    return present(game, GameVoice(language, game))


class Asked:
    """The screen, and which rules were looked up."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.view, self.language = view(game, language), language
        #: What was asked of its controller.
        self.told: list[tuple[Any, ...]] = []

    def make(self) -> RulingsScreen:
        controller: Any = RecordingController(lambda *told: self.told.append(told), self.language)
        self.screen = RulingsScreen(controller)
        self.screen.show(self.view)
        return self.screen


class TestScreen:
    def test_it_tells_every_question_and_leads_to_its_rule(self) -> None:
        asked = Asked("vedrfolnir")
        with staged(asked.make) as driver:
            for question in asked.view.questions:
                told = {question.question, question.reason, *(answer.reading for answer in question.answers)}
                assert told <= set(driver.texts)
            driver.tap([chip for chip in driver.widgets("Chip") if chip.text == "The rule, and why"][1])
            assert asked.told == [("look_up_ruling", "vedrfolnir", "freyja_on_negative")]
            driver.tap(driver.chip("back"))
            assert asked.told[-1] == ("back",)

    def test_another_game_begins_at_its_first_question(self) -> None:
        asked = Asked("nidavellir")
        with staged(asked.make) as driver:
            asked.screen.scroll_y = 0.9
            driver.frames(2)
            asked.screen.show(view("vedrfolnir"))
            driver.frames(2)
            assert asked.screen.scroll_y == 1
            assert "Nobody has a warrior rank: who adds the highest coin?" not in driver.texts

    def test_told_the_same_again_it_stays_where_it_was(self) -> None:
        asked = Asked("nidavellir")
        with staged(asked.make) as driver:
            asked.screen.scroll_y = 0.5
            asked.screen.show(view("nidavellir"))
            driver.frames(2)
            assert asked.screen.scroll_y == 0.5

    def test_ours_is_marked_by_a_sign_too(self) -> None:
        with staged(Asked("vedrfolnir").make) as driver:
            answers = [signed for signed in driver.widgets("IconText") if signed.note]
            assert [bool(signed.glyph) for signed in answers] == [True, False] * 6
            assert [signed.ink == list(skin.gold) for signed in answers] == [True, False] * 6

    def test_it_says_how_a_table_chooses(self) -> None:
        with staged(Asked("nidavellir", "fr").make) as driver:
            choosing = {Voice("fr").text(key) for key in ("how_to_choose", "choosing", "choosing_always")}
            assert choosing <= set(driver.texts)
