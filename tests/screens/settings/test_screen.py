"""What users choose: read with suspicion, told in both languages, kept with one tap."""

import json
from typing import Any

import pytest

from scoring import games
from screens.settings.screen import SettingsScreen
from screens.theme import THEMES
from screens.widgets.looks import GOLD, PLAIN
from testing.stage import Told, staged
from testing.voices import voices
from version import VERSION
from views.settings.model import LOOKS, Settings
from views.settings.view import DATA_IN, DATA_OUT, SPREADSHEET, SettingsView, present
from words import LANGUAGES, Voice

CHOSEN = Settings("fr", "light", 1.5, False, False, False, True, rulings={"nains": {"gaat_shield_grades": 1}})


class TestKeeping:
    def test_written_and_read_again(self) -> None:
        assert Settings.read(CHOSEN.write()) == CHOSEN
        assert Settings.read(Settings().write()) == Settings()

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("", id="nothing"),
            pytest.param("{", id="broken"),
            pytest.param("[" * 100_000, id="too deep"),
            pytest.param("[1]", id="a list"),
            pytest.param("null", id="null"),
            pytest.param('{"volume": 11}', id="a setting that nobody knows"),
            pytest.param('{"language": "de", "theme": "pink", "text": 1.3, "motion": 0, "awake": "no"}', id="values"),
            pytest.param('{"text": true, "motion": null, "language": {}}', id="kinds of values"),
            pytest.param('{"rulings": [], "theme": []}', id="no mapping"),
            pytest.param('{"rulings": {"nains": 1, "chess": {"castling": true}}}', id="no rulings"),
            pytest.param('{"rulings": {"nains": {"castling": true, "gaat_shield_grades": 3}}}', id="no readings"),
            pytest.param('{"rulings": {"nains": {"gaat_shield_grades": true}}}', id="true is not 1"),
        ],
    )
    def test_what_cannot_be_read_is_as_nobody_chose(self, text: str) -> None:
        assert Settings.read(text) == Settings()

    def test_the_look_of_the_phone_is_a_choice_and_not_the_usual_one(self) -> None:
        assert [Settings().look(dark) for dark in (True, False)] == ["dark", "dark"]
        as_the_phone = Settings.read(Settings(theme="").write())
        assert [as_the_phone.look(dark) for dark in (True, False)] == ["dark", "light"]

    @pytest.mark.parametrize(
        ("chosen", "of_phone", "size"),
        [
            pytest.param(1.0, 0.85, 0.85, id="smaller on the phone"),
            pytest.param(1.5, 1.0, 1.5, id="larger here"),
            pytest.param(1.25, 1.3, 1.625, id="one on top of the other"),
            pytest.param(2.0, 2.0, 2.0, id="never more than double"),
        ],
    )
    def test_texts_are_as_large_as_on_the_phone_and_chosen_on_top(
        self, chosen: float, of_phone: float, size: float
    ) -> None:
        assert Settings(text=chosen).size(of_phone) == size

    def test_what_can_be_read_stays(self) -> None:
        text = '{"language": "en", "theme": 7, "rulings": {"nains": {"gaat_shield_grades": 1, "castling": 2}}}'
        assert Settings.read(text) == Settings("en", rulings={"nains": {"gaat_shield_grades": 1}})


class TestRulings:
    def test_a_new_table_starts_with_what_is_not_the_default(self) -> None:
        assert CHOSEN.rulings_of("nains") == {"gaat_shield_grades": 1}
        assert CHOSEN.rulings_of("nidavellir") == {}
        assert Settings(rulings={"nains": {"gaat_shield_grades": 2}}).rulings_of("nains") == {}

    def test_readings_of_several_rulings_and_games_stand_side_by_side(self) -> None:
        settings = CHOSEN.reading("nains", "mercenaries_in_column", True).reading("vedrfolnir", "freyja_factor", 3)
        assert settings.rulings_of("nains") == {"mercenaries_in_column": True, "gaat_shield_grades": 1}
        assert settings.rulings_of("vedrfolnir") == {"freyja_factor": 3}
        assert (settings.language, settings.text) == ("fr", 1.5)

    def test_the_default_again_leaves_nothing_behind(self) -> None:
        assert CHOSEN.reading("nains", "gaat_shield_grades", 2).rulings == {}
        assert json.loads(CHOSEN.reading("nains", "gaat_shield_grades", 2).write())["rulings"] == {}


def test_the_looks_are_the_themes_the_usual_one_first() -> None:
    assert tuple(THEMES) == LOOKS


def questions(view: SettingsView) -> dict[str, dict[str, bool]]:
    """What is asked, by its title or that of its section, and which choice holds."""
    return {
        question.title or section.title: {choice.label: choice.chosen for choice in question.choices}
        for section in view.sections
        for question in section.questions
    }


class TestPresenter:
    def test_what_is_chosen_is_marked(self) -> None:
        asked = questions(present(CHOSEN, voices("en")))
        assert asked["Language"] == {"Français": True, "English": False, "System": False}
        assert asked["Look"] == {"Dark": False, "Light": True, "High contrast": False, "System": False}
        assert asked["Text size"] == {"100%": False, "125%": False, "150%": True, "200%": False}
        assert asked["Motion"] == {"On": False, "Off": True}
        assert asked["Keep the screen on"] == {"Yes": False, "No": True}
        assert asked["Ga'at in the shield column: how many grades?"] == {"2": False, "1": True}
        assert asked["By how much does a Freyja multiply a card?"] == {"×\u00a02": True, "×\u00a03": False}

    @pytest.mark.parametrize(
        ("text", "below"),
        [
            pytest.param(1.0, "", id="as usual"),
            pytest.param(1.15, "On top of the phone's own size (115%), up to 200% in all.", id="larger on the phone"),
        ],
    )
    def test_where_the_phone_makes_texts_larger_it_says_so(self, text: float, below: str) -> None:
        view = present(Settings(), voices("en"), text=text)
        assert [section.questions[0].below for section in view.sections if section.title == "Text size"] == [below]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_of_each_question_one_choice_holds_and_every_choice_leads_to_itself(self, language: str) -> None:
        view = present(CHOSEN, voices(language))
        for s, section in enumerate(view.sections):
            for q, question in enumerate(section.questions):
                assert [choice.chosen for choice in question.choices].count(True) == 1
                for c, choice in enumerate(question.choices):
                    there = present(choice.settings, voices(language)).sections[s].questions[q]
                    assert [other.chosen for other in there.choices].index(True) == c
                    assert Settings.read(choice.settings.write()) == choice.settings

    def test_every_open_ruling_is_asked_once_under_its_game_with_our_reason(self) -> None:
        *_, section = present(Settings(), voices("fr")).sections
        told = voices("fr")
        rulings = [(game, ruling) for game in told for ruling in games.named(game).rulings]
        assert [question.title for question in section.questions] == [told[g].ruling(r) for g, r in rulings]
        assert [question.below for question in section.questions] == [told[g].reason(r) for g, r in rulings]
        assert [question.over for question in section.questions if question.over] == [
            "Nains",
            "Nidavellir",
            "Vedrfolnir",
        ]

    def test_french_sets_its_percent_off(self) -> None:
        assert next(iter(questions(present(Settings(), voices("fr")))["Taille du texte"])) == "100\u00a0%"

    @pytest.mark.parametrize(
        "said", [VERSION, "Thingvellir", "MIT", "Noto Sans", "Inter", "Open Font License", "Apache 2.0"]
    )
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_about_says_what_it_is_made_of(self, language: str, said: str) -> None:
        assert said in " ".join(told for _, told in present(Settings(), voices(language)).about)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_about_tells_what_becomes_of_what_somebody_types(self, language: str) -> None:
        """The store demands it in the app."""
        voice = Voice(language)
        assert (voice.text("privacy_title"), voice.text("about_privacy")) in present(Settings(), voices(language)).about


class Settled:
    """A screen whose choices hold at once, as the app makes them."""

    def __init__(self, language: str = "en", settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.language = language

    def make(self) -> SettingsScreen:
        self.done: list[str] = []
        controller: Any = Told(self.tell)
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
            assert driver.chip(label).tone == GOLD

    def test_a_choice_goes_from_one_chip_to_the_other_and_the_screen_stays_where_it_is(self) -> None:
        settled = Settled()
        with staged(settled.make) as driver:
            driver.reach(driver.chip("everyone"))
            before = settled.screen.scroll_y
            assert [driver.chip(label).tone for label in ("nobody", "everyone")] == [PLAIN, GOLD]
            driver.reach(driver.chip("nobody"))
            assert [driver.chip(label).tone for label in ("nobody", "everyone")] == [GOLD, PLAIN]
            assert settled.settings == Settings()
            assert settled.screen.scroll_y == before

    def test_what_can_be_done_with_all_data_is_told(self) -> None:
        settled = Settled()
        with staged(settled.make) as driver:
            for label in ("Export everything", "To a spreadsheet", "Import"):
                driver.reach(driver.chip(label))
            assert settled.done == [DATA_OUT, SPREADSHEET, DATA_IN]

    @pytest.mark.parametrize("able", [False, True])
    def test_what_the_device_cannot_do_is_not_asked(self, able: bool) -> None:
        view = present(Settings(), voices(), able, able)
        titles = [section.title for section in view.sections]
        assert ("Vibrate on a tap" in titles) == ("Say the result aloud" in titles) == able

    def test_it_says_what_the_choices_are_about(self) -> None:
        with staged(Settled("fr").make) as driver:
            view = present(Settings(), voices("fr"))
            said = driver.texts
            for section in view.sections:
                assert section.title in said
                assert section.intro in ("", *said)
                assert all({question.over, question.below} <= {"", *said} for question in section.questions)
            assert [text for title, text in view.about if title in ("", *said) and text in said] == [
                text for _, text in view.about
            ]
