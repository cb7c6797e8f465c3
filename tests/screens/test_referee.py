"""What the printed rules leave open: every question with its readings, ours marked, for every game."""

import pytest

from scoring import games
from screens.presenters.rulings import present
from screens.referee import RefereeScreen
from screens.theme import skin
from tests.screens.stage import staged, voices
from words import LANGUAGES


class TestPresenter:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("game", games.names())
    def test_every_open_ruling_is_told_with_every_reading_and_ours_first(self, game: str, language: str) -> None:
        view, voice = present(voices(language), game), voices(language)[game]
        rulings = games.named(game).rulings
        assert [question.question for question in view.questions] == [voice.ruling(ruling) for ruling in rulings]
        assert [question.reason for question in view.questions] == [voice.reason(ruling) for ruling in rulings]
        for question, (ruling, readings) in zip(view.questions, rulings.items(), strict=True):
            assert [answer.reading for answer in question.answers] == [voice.reading(ruling, r) for r in readings]
            assert [answer.ours for answer in question.answers] == [True, *(False for _ in readings[1:])]
        assert str(len(rulings)) in view.intro

    def test_it_says_whose_a_reading_is(self) -> None:
        question = present(voices("fr"), "nains").questions[1]
        assert [(answer.reading, answer.whose) for answer in question.answers] == [
            ("2", "notre lecture, par défaut"),
            ("1", "l'autre lecture"),
        ]

    @pytest.mark.parametrize(("game", "current"), [("", "nains"), ("vedrfolnir", "vedrfolnir")])
    def test_it_starts_with_the_game_on_the_table_or_else_with_the_first(self, game: str, current: str) -> None:
        view = present(voices(), game)
        assert [chip.game for chip in view.games if chip.current] == [current]
        assert [chip.title for chip in view.games] == ["Nains", "Nidavellir", "Vedrfolnir"]


class Asked:
    """The screen, which answers as the app makes it."""

    def __init__(self, language: str = "en", game: str = "nidavellir") -> None:
        self.language, self.game = language, game

    def make(self) -> RefereeScreen:
        self.screen = RefereeScreen(self.ask)
        self.ask(self.game)
        return self.screen

    def ask(self, game: str) -> None:
        self.game = game
        self.screen.show(present(voices(self.language), game))


class TestScreen:
    def test_a_tap_asks_of_another_game_from_its_first_question(self) -> None:
        asked = Asked()
        with staged(asked.make) as driver:
            asked.screen.scroll_y = 0.9
            driver.frames(2)
            driver.tap(driver.chip("Vedrfolnir"))
            assert asked.game == "vedrfolnir"
            assert asked.screen.scroll_y == 1
            said = driver.texts
            for question in present(voices(), "vedrfolnir").questions:
                assert {question.question, question.reason, *(a.reading for a in question.answers)} <= set(said)
            assert "Nobody has a warrior grade: who adds the highest coin?" not in said
            assert {chip.text: chip.ink == skin.gold for chip in driver.widgets("Chip")} == {
                "Nains": False,
                "Nidavellir": False,
                "Vedrfolnir": True,
            }

    def test_told_the_same_again_it_stays_where_it_was(self) -> None:
        asked = Asked()
        with staged(asked.make) as driver:
            asked.screen.scroll_y = 0.5
            asked.ask("nidavellir")
            driver.frames(2)
            assert asked.screen.scroll_y == 0.5

    def test_ours_is_marked_by_a_sign_too(self) -> None:
        with staged(Asked(game="vedrfolnir").make) as driver:
            answers = [signed for signed in driver.widgets("Signed") if signed.note]
            assert [bool(signed.sign) for signed in answers] == [True, False] * 4
            assert [signed.ink == list(skin.gold) for signed in answers] == [True, False] * 4

    def test_it_says_how_a_table_chooses(self) -> None:
        with staged(Asked("fr").make) as driver:
            view = present(voices("fr"), "nidavellir")
            assert {view.choosing_title, *view.choosing} <= set(driver.texts)
