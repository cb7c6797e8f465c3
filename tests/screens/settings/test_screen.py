"""What users choose: read with suspicion, told in both languages, kept with one tap."""

from typing import Any

import pytest

from screens.settings.screen import SettingsScreen
from screens.widgets.looks import CHOSEN, PLAIN
from testing.screen_stage import RecordingController, staged
from testing.voices import voices
from views.settings.model import THEME_NAMES, Settings
from views.settings.view import DATA_IN, DATA_OUT, SPREADSHEET, present
from views.theme import THEMES


def test_the_looks_are_the_themes_the_usual_one_first() -> None:
    assert tuple(THEMES) == THEME_NAMES


class Settled:
    """A screen whose choices hold at once, as the app makes them."""

    def __init__(self, language: str = "en", settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.language = language

    def make(self) -> SettingsScreen:
        self.done: list[str] = []
        controller: Any = RecordingController(self.tell, self.language)
        self.screen = SettingsScreen(controller)
        self.change(self.settings)
        return self.screen

    def tell(self, what: str, *values: Settings) -> None:
        if what == "change":
            self.change(*values)
        else:
            self.done.append(what)

    def change(self, settings: Settings) -> None:
        self.settings = settings
        self.screen.show(present(settings, voices(self.language)))


class TestScreen:
    @pytest.mark.parametrize(
        ("label", "settings"),
        [
            pytest.param("Français", Settings(language="fr"), id="a language"),
            pytest.param("High contrast", Settings(theme="contrast"), id="a look"),
            pytest.param("150%", Settings(text=1.5), id="a text size"),
            pytest.param("Off", Settings(motion=False), id="no motion"),
            pytest.param("×\u00a03", Settings(rulings={"vedrfolnir": {"freyja_factor": 3}}), id="a reading"),
        ],
    )
    def test_a_tap_chooses(self, label: str, settings: Settings) -> None:
        settled = Settled()
        with staged(settled.make) as driver:
            assert driver.chip(label).tone == PLAIN
            driver.reach(driver.chip(label))
            assert settled.settings == settings
            assert driver.chip(label).tone == CHOSEN

    def test_a_choice_goes_from_one_chip_to_the_other_and_the_screen_stays_where_it_is(self) -> None:
        settled = Settled()
        with staged(settled.make) as driver:
            driver.reach(driver.chip("everyone"))
            before = settled.screen.scroll_y
            assert [driver.chip(label).tone for label in ("nobody", "everyone")] == [PLAIN, CHOSEN]
            driver.reach(driver.chip("nobody"))
            assert [driver.chip(label).tone for label in ("nobody", "everyone")] == [CHOSEN, PLAIN]
            assert settled.settings == Settings()
            assert settled.screen.scroll_y == before

    def test_what_can_be_done_with_all_data_is_told(self) -> None:
        settled = Settled()
        with staged(settled.make) as driver:
            for label in ("Export everything", "To a spreadsheet", "Import"):
                driver.reach(driver.chip(label))
            assert settled.done == [DATA_OUT, SPREADSHEET, DATA_IN]

    def test_it_says_what_the_choices_are_about(self) -> None:
        with staged(Settled("fr").make) as driver:
            view = present(Settings(), voices("fr"))
            said = driver.texts
            assert "À propos" in said
            for section in view.sections:
                assert section.title in said
                assert section.intro in ("", *said)
                assert all({question.heading, question.below} <= {"", *said} for question in section.questions)
            assert [text for title, text in view.about if title in ("", *said) and text in said] == [
                text for _, text in view.about
            ]
