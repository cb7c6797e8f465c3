"""The screen where users choose for themselves."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scoring import games
from version import VERSION
from views.settings.model import LARGEST, LOOKS, SIZES, SYSTEM, Settings
from words import LANGUAGES, GameVoice, Voice

#: What can be done with all data at once.
DATA_OUT, SPREADSHEET, DATA_IN, BACKUPS = "data_out", "spreadsheet", "data_in", "backups"


class Choice(NamedTuple):
    """One of several, and the settings that it leads to."""

    label: str
    chosen: bool
    settings: Settings


class Question(NamedTuple):
    """Choices of which one holds: what is asked, and below them what else there is to say."""

    choices: tuple[Choice, ...]
    title: str = ""
    below: str = ""
    #: What stands above the first of several questions.
    over: str = ""


class Deed(NamedTuple):
    """Something to do at once: its key, its icon, and what it says."""

    key: str
    icon: str
    label: str
    note: str = ""


class Section(NamedTuple):
    """A card of the screen: questions that belong together, or what can be done."""

    title: str
    questions: tuple[Question, ...] = ()
    intro: str = ""
    deeds: tuple[Deed, ...] = ()


class SettingsView(NamedTuple):
    """Everything that the screen shows; at its end titles, each with what it is about."""

    sections: tuple[Section, ...]
    about: tuple[tuple[str, str], ...]


def present(
    settings: Settings,
    voices: Mapping[str, GameVoice],
    vibrates: bool = False,
    speaks: bool = False,
    text: float = 1.0,
) -> SettingsView:
    """The settings, told by a voice for each game; what the device cannot do is not asked.

    `text` is the size of texts that the device itself is set to.
    """
    voice, *_ = voices.values()
    languages = {language: language for language in (*LANGUAGES, SYSTEM)}
    looks = {look: look for look in (*LOOKS, SYSTEM)}
    return SettingsView(
        sections=(
            Section(voice.text("language_title"), (_named(settings, "language", languages, voice),)),
            Section(voice.text("theme_title"), (_named(settings, "theme", looks, voice),)),
            Section(voice.text("text_size_title"), (_size(settings, voice, text),)),
            *(
                Section(
                    voice.text(f"{name}_title"),
                    (_named(settings, name, {"on": True, "off": False}, voice, voice.text(f"{name}_below")),),
                )
                for name, there in (("motion", True), ("awake", True), ("vibration", vibrates), ("speech", speaks))
                if there
            ),
            Section(
                voice.text("data_title"),
                intro=voice.text("data_intro"),
                deeds=tuple(
                    Deed(key, icon, voice.text(key), voice.text(f"{key}_note"))
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
                for about in ("privacy", "unofficial", "sources", "licences")
            ),
        ),
    )


def _named(settings: Settings, name: str, values: Mapping[str, str | bool], voice: Voice, below: str = "") -> Question:
    """What a setting may be, each under the name that the words have for it."""
    now = getattr(settings, name)
    changes: dict[str, dict[str, Any]] = {word: {name: value} for word, value in values.items()}
    choices = (
        Choice(voice.text(f"{name}_{word}"), values[word] == now, settings._replace(**change))
        for word, change in changes.items()
    )
    return Question(tuple(choices), below=below)


def _size(settings: Settings, voice: Voice, of_phone: float) -> Question:
    choices = (
        Choice(voice.text("percent", percent=round(100 * size)), size == settings.text, settings._replace(text=size))
        for size in SIZES
    )
    percent, most = round(100 * of_phone), round(100 * LARGEST)
    below = "" if percent == 100 else voice.text("text_size_below", percent=percent, most=most)
    return Question(tuple(choices), below=below)


def _rulings(settings: Settings, game: str, voice: GameVoice) -> Iterator[Question]:
    over = voice.title((), "")
    chosen = settings.rulings_of(game)
    for ruling, readings in games.named(game).rulings.items():
        now = chosen.get(ruling, readings[0])
        # an answer is short, and stays on one line
        labels = [voice.reading(ruling, reading).replace(" ", "\u00a0") for reading in readings]
        choices = (
            Choice(label, reading == now, settings.reading(game, ruling, reading))
            for label, reading in zip(labels, readings, strict=True)
        )
        yield Question(tuple(choices), voice.ruling(ruling), voice.reason(ruling), over)
        over = ""
