"""The page of settings: questions with choices, actions on all data, and what the app says about itself."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scoring import games
from version import VERSION
from views.settings.model import LARGEST, SIZES, SYSTEM, THEME_NAMES, Settings
from words import LANGUAGES, GameVoice, Voice

#: Keys of the actions on all data.
DATA_OUT, SPREADSHEET, DATA_IN, BACKUPS = "data_out", "spreadsheet", "data_in", "backups"


class Choice(NamedTuple):
    """A chip of a question: label, whether it is chosen, and the settings after a tap."""

    label: str
    chosen: bool
    settings: Settings


class Question(NamedTuple):
    """Choices of which exactly one is chosen, with a title above and a note below."""

    choices: tuple[Choice, ...]
    title: str = ""
    below: str = ""
    #: A heading above the first question of a group.
    heading: str = ""


class Action(NamedTuple):
    """A chip that starts something: key, icon, label and note."""

    key: str
    icon: str
    label: str
    note: str = ""


class Section(NamedTuple):
    """A card of the page: related questions, or actions."""

    title: str
    questions: tuple[Question, ...] = ()
    intro: str = ""
    actions: tuple[Action, ...] = ()


class SettingsView(NamedTuple):
    """Everything that the page shows; `about` holds pairs of title and text."""

    sections: tuple[Section, ...]
    about: tuple[tuple[str, str], ...]


def present(
    settings: Settings,
    voices: Mapping[str, GameVoice],
    vibrates: bool = False,
    speaks: bool = False,
    text: float = 1.0,
) -> SettingsView:
    """The page, with a voice for each game; a setting that the device cannot follow is left out.

    `text` is the text scale of the device itself.
    """
    voice, *_ = voices.values()
    languages = {language: language for language in (*LANGUAGES, SYSTEM)}
    themes = {theme: theme for theme in (*THEME_NAMES, SYSTEM)}
    return SettingsView(
        sections=(
            Section(voice.text("language_title"), (_named(settings, "language", languages, voice),)),
            Section(voice.text("theme_title"), (_named(settings, "theme", themes, voice),)),
            Section(voice.text("text_size_title"), (_text_size(settings, voice, text),)),
            *(
                Section(
                    voice.text(f"{name}_title"),
                    (_named(settings, name, {"on": True, "off": False}, voice, voice.text(f"{name}_below")),),
                )
                for name, available in (("motion", True), ("awake", True), ("vibration", vibrates), ("speech", speaks))
                if available
            ),
            Section(
                voice.text("data_title"),
                intro=voice.text("data_intro"),
                actions=tuple(
                    Action(key, icon, voice.text(key), voice.text(f"{key}_note"))
                    for key, icon in ((DATA_OUT, "out"), (SPREADSHEET, "sheet"), (DATA_IN, "in"), (BACKUPS, "games"))
                ),
            ),
            Section(
                voice.text("rulings_title"),
                tuple(question for game in voices for question in _rulings(settings, game, voices[game])),
                voice.text("rulings_below"),
            ),
        ),
        about=(
            ("", voice.text("about_app", version=VERSION)),
            *(
                (voice.text(f"{about}_title"), voice.text(f"about_{about}"))
                for about in ("privacy", "screen_readers", "unofficial", "sources", "licences")
            ),
        ),
    )


def _named(settings: Settings, name: str, values: Mapping[str, str | bool], voice: Voice, below: str = "") -> Question:
    """A question for one setting; `values` maps the words of its labels to its values."""
    current = getattr(settings, name)
    changes: dict[str, dict[str, Any]] = {word: {name: value} for word, value in values.items()}
    choices = (
        Choice(voice.text(f"{name}_{word}"), values[word] == current, settings._replace(**change))
        for word, change in changes.items()
    )
    return Question(tuple(choices), below=below)


def _text_size(settings: Settings, voice: Voice, phone_text: float) -> Question:
    choices = (
        Choice(voice.text("percent", percent=round(100 * size)), size == settings.text, settings._replace(text=size))
        for size in SIZES
    )
    percent, most = round(100 * phone_text), round(100 * LARGEST)
    below = "" if percent == 100 else voice.text("text_size_below", percent=percent, most=most)
    return Question(tuple(choices), below=below)


def _rulings(settings: Settings, game: str, voice: GameVoice) -> Iterator[Question]:
    heading = voice.title((), "")
    chosen = settings.rulings_of(game)
    for ruling, readings in games.named(game).rulings.items():
        current = chosen.get(ruling, readings[0])
        # the label of a reading is short and stays on one line
        labels = [voice.reading(ruling, reading).replace(" ", "\u00a0") for reading in readings]
        choices = (
            Choice(label, reading == current, settings.with_reading(game, ruling, reading))
            for label, reading in zip(labels, readings, strict=True)
        )
        yield Question(tuple(choices), voice.ruling(ruling), voice.reason(ruling), heading)
        heading = ""
