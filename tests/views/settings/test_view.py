"""The settings: what is asked in both languages, which choice holds, and where each leads."""

import pytest

from scoring import games
from testing.voices import voices
from version import VERSION
from views.settings.model import Settings
from views.settings.view import BACKUPS, DATA_IN, DATA_OUT, SPREADSHEET, SettingsView, present
from words import LANGUAGES, Voice

CHOSEN = Settings("fr", "light", 1.5, False, False, False, True, rulings={"nains": {"gaat_shield_grades": 1}})


def questions(view: SettingsView) -> dict[str, dict[str, bool]]:
    """What is asked, by its title or that of its section, and which choice holds."""
    return {
        question.title or section.title: {choice.label: choice.chosen for choice in question.choices}
        for section in view.sections
        for question in section.questions
    }


def test_what_is_chosen_is_marked() -> None:
    asked = questions(present(CHOSEN, voices("en")))
    assert asked["Language"] == {"Français": True, "English": False, "System": False}
    assert asked["Look"] == {"Dark": False, "Light": True, "High contrast": False, "System": False}
    assert asked["Text size"] == {"100%": False, "125%": False, "150%": True, "200%": False}
    assert asked["Motion"] == {"On": False, "Off": True}
    assert asked["Keep the screen on"] == {"Yes": False, "No": True}
    assert asked["Ga'at in the Shield column: how many ranks?"] == {"2": False, "1": True}
    assert asked["By how much does a Freyja multiply a card?"] == {"×\u00a02": True, "×\u00a03": False}


@pytest.mark.parametrize(
    ("text", "below"),
    [
        pytest.param(1.0, "", id="as usual"),
        pytest.param(1.15, "Added to the phone's own size (115%), up to 200% in all.", id="larger on the phone"),
    ],
)
def test_where_the_phone_makes_texts_larger_it_says_so(text: float, below: str) -> None:
    view = present(Settings(), voices("en"), text=text)
    assert [section.questions[0].below for section in view.sections if section.title == "Text size"] == [below]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_each_question_one_choice_holds_and_every_choice_leads_to_itself(language: str) -> None:
    view = present(CHOSEN, voices(language))
    for s, section in enumerate(view.sections):
        for q, question in enumerate(section.questions):
            assert [choice.chosen for choice in question.choices].count(True) == 1
            for c, choice in enumerate(question.choices):
                there = present(choice.settings, voices(language)).sections[s].questions[q]
                assert [other.chosen for other in there.choices].index(True) == c
                assert Settings.read(choice.settings.write()) == choice.settings


def test_every_open_ruling_is_asked_once_under_its_game_with_our_reason() -> None:
    *_, section = present(Settings(), voices("fr")).sections
    told = voices("fr")
    rulings = [(game, ruling) for game in told for ruling in games.named(game).rulings]
    assert [question.title for question in section.questions] == [told[g].ruling(r) for g, r in rulings]
    assert [question.below for question in section.questions] == [told[g].reason(r) for g, r in rulings]
    assert [question.heading for question in section.questions if question.heading] == [
        "Nains",
        "Nidavellir",
        "Vedrfolnir",
    ]


def test_french_sets_its_percent_off() -> None:
    assert next(iter(questions(present(Settings(), voices("fr")))["Taille du texte"])) == "100\u00a0%"


@pytest.mark.parametrize(
    "said", [VERSION, "Thingvellir", "MIT", "Noto Sans", "Inter", "Open Font License", "Apache 2.0"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_about_says_what_it_is_made_of(language: str, said: str) -> None:
    assert said in " ".join(told for _, told in present(Settings(), voices(language)).about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_tells_what_becomes_of_what_somebody_types(language: str) -> None:
    """The store demands it in the app."""
    voice = Voice(language)
    assert (voice.text("privacy_title"), voice.text("about_privacy")) in present(Settings(), voices(language)).about


@pytest.mark.parametrize("said", ["TalkBack", "VoiceOver"])
@pytest.mark.parametrize(("language", "title"), [("fr", "Lecteurs d'écran"), ("en", "Screen readers")])
def test_about_names_the_way_in_for_those_who_cannot_see_the_screen(language: str, title: str, said: str) -> None:
    assert said in dict(present(Settings(), voices(language)).about)[title]


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [
        ("fr", "Confidentialité", "Tout reste sur le réseau que vous partagez"),
        ("en", "Privacy", "All of it stays on the network that you share"),
    ],
)
def test_about_tells_what_the_network_is_for(language: str, title: str, said: str) -> None:
    assert dict(present(Settings(), voices(language)).about)[title].count(said) == 1


@pytest.mark.parametrize(
    ("vibrates", "speaks", "asked"),
    [
        pytest.param(False, False, [], id="neither"),
        pytest.param(True, False, ["Vibrate on a tap"], id="it vibrates"),
        pytest.param(False, True, ["Say the result aloud"], id="it speaks"),
        pytest.param(True, True, ["Vibrate on a tap", "Say the result aloud"], id="both"),
    ],
)
def test_what_the_device_cannot_do_is_not_asked(vibrates: bool, speaks: bool, asked: list[str]) -> None:
    titles = [section.title for section in present(Settings(), voices(), vibrates, speaks).sections]
    assert [title for title in titles if title in ("Vibrate on a tap", "Say the result aloud")] == asked
    assert titles[:2] == ["Language", "Look"]
    assert titles[-2:] == ["Data", "Default readings"]


@pytest.mark.parametrize(
    ("language", "actions"),
    [
        ("fr", ["Tout exporter", "Vers un tableur", "Importer", "Sauvegardes"]),
        ("en", ["Export everything", "To a spreadsheet", "Import", "Backups"]),
    ],
)
def test_it_offers_what_can_be_done_with_all_data(language: str, actions: list[str]) -> None:
    section = present(Settings(), voices(language)).sections[-2]
    assert [action.label for action in section.actions] == actions
    assert [(action.key, action.icon) for action in section.actions] == [
        (DATA_OUT, "out"),
        (SPREADSHEET, "sheet"),
        (DATA_IN, "in"),
        (BACKUPS, "games"),
    ]


def test_it_says_what_a_choice_is_about() -> None:
    *asked, data, rulings = present(Settings(), voices(), vibrates=True, speaks=True).sections
    below = {section.title: section.questions[0].below for section in asked}
    assert below.items() >= {
        ("Language", ""),
        ("Motion", "Bars and totals grow during the reveal."),
        ("Keep the screen on", "Nobody has to wake the phone between two players."),
        ("Vibrate on a tap", "A short buzz confirms each tap."),
        ("Say the result aloud", "When the count is done, the phone says who won."),
    }
    assert {(section.intro, each.title, each.heading) for section in asked for each in section.questions} == {
        ("", "", "")
    }
    assert (
        data.intro == "Everything you count stays on this phone. "
        "Export it to a file to keep it safe, or to take it to another phone."
    )
    assert data.actions[3].note == "Go back to how things were on another day"
    assert rulings.intro.startswith(
        "Where the printed rules leave a question open, a new game starts with these readings."
    )


def test_an_answer_to_a_ruling_stays_on_one_line() -> None:
    labels = [
        choice.label
        for question in present(Settings(), voices("fr")).sections[-1].questions
        for choice in question.choices
    ]
    assert "par\u00a0carte" in labels
    assert not [label for label in labels if " " in label]


def test_at_its_end_it_says_what_the_app_is() -> None:
    view = present(Settings(), voices("fr"))
    assert [title for title, _ in view.about] == [
        *("", "Confidentialité", "Lecteurs d'écran", "Non officiel", "D'où viennent les règles", "Licences")
    ]
