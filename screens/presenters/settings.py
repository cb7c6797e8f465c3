"""What users choose for themselves, and the screen where they do."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from scoring import games
from scoring.sheet import Reading
from words import LANGUAGES, GameVoice, Voice

#: That of `pyproject.toml`, which is not on the phone; a test holds them equal.
VERSION = "0.1.0"

#: The language that the system is set to.
SYSTEM = ""
#: The themes by their names, the usual one first.
LOOKS = ("dark", "light", "contrast")
SIZES = (1.0, 1.25, 1.5, 2.0)


@dataclass(frozen=True, slots=True)
class Settings:
    """What somebody chose; the rest is as it comes."""

    language: str = SYSTEM
    theme: str = LOOKS[0]
    text: float = SIZES[0]
    motion: bool = True
    awake: bool = True
    #: How new tables read the open rulings, game by game.
    rulings: Mapping[str, Mapping[str, Reading]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> "Settings":
        """What `write` wrote; whatever else stands there is as if nobody had chosen.

        >>> Settings.read('{"theme": "light", "text": "huge"}')
        Settings(language='', theme='light', text=1.0, motion=True, awake=True, rulings={})
        """
        try:
            told = json.loads(text)
        except (ValueError, RecursionError):
            told = {}
        kept = _mapping(told)
        offered: dict[str, Sequence[Reading | float]] = {
            "language": (SYSTEM, *LANGUAGES),
            "theme": LOOKS,
            "text": SIZES,
            "motion": (True, False),
            "awake": (True, False),
        }
        chosen: dict[str, Any] = {name: _among(values, kept.get(name)) for name, values in offered.items()}
        of_games = _mapping(kept.get("rulings"))
        named = [game for game in games.names() if game in of_games]
        rulings = {game: _unlike_the_default(game, _mapping(of_games[game])) for game in named}
        return cls(**chosen, rulings={game: readings for game, readings in rulings.items() if readings})

    def write(self) -> str:
        kept = {
            "language": self.language,
            "theme": self.theme,
            "text": self.text,
            "motion": self.motion,
            "awake": self.awake,
            "rulings": {game: self.rulings_of(game) for game in self.rulings},
        }
        return json.dumps(kept)

    def rulings_of(self, game: str) -> dict[str, Reading]:
        """The rulings with which a new table starts: those that are read otherwise than by default."""
        return _unlike_the_default(game, self.rulings.get(game, {}))

    def reading(self, game: str, ruling: str, reading: Reading) -> "Settings":
        """Another reading of an open ruling, for the tables to come."""
        readings = _unlike_the_default(game, {**self.rulings_of(game), ruling: reading})
        rest = {other: dict(chosen) for other, chosen in self.rulings.items() if other != game}
        return replace(self, rulings={**rest, game: readings} if readings else rest)


def _mapping(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _among(values: Sequence[Any], value: object) -> Any:
    """The value if it is offered, else the first one; `true` is not 1."""
    return next((each for each in values if type(each) is type(value) and each == value), values[0])


def _unlike_the_default(game: str, chosen: Mapping[str, Reading]) -> dict[str, Reading]:
    offered = games.named(game).rulings
    readings = {ruling: _among(values, chosen.get(ruling)) for ruling, values in offered.items()}
    return {ruling: reading for ruling, reading in readings.items() if reading != offered[ruling][0]}


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


class Section(NamedTuple):
    """A card of the screen: questions that belong together."""

    title: str
    questions: tuple[Question, ...]
    intro: str = ""


class SettingsView(NamedTuple):
    """Everything that the screen shows; at its end titles, each with what it is about."""

    sections: tuple[Section, ...]
    about_title: str
    about: tuple[tuple[str, str], ...]


def present(settings: Settings, voices: Mapping[str, GameVoice]) -> SettingsView:
    """The settings, told by a voice for each game."""
    voice, *_ = voices.values()
    languages = {language: language for language in (*LANGUAGES, SYSTEM)}
    looks = {look: look for look in LOOKS}
    return SettingsView(
        sections=(
            Section(voice.text("language_title"), (_named(settings, "language", languages, voice),)),
            Section(voice.text("theme_title"), (_named(settings, "theme", looks, voice),)),
            Section(voice.text("text_size_title"), (_size(settings, voice),)),
            *(
                Section(
                    voice.text(f"{name}_title"),
                    (_named(settings, name, {"on": True, "off": False}, voice, voice.text(f"{name}_below")),),
                )
                for name in ("motion", "awake")
            ),
            Section(
                voice.text("rulings_title"),
                tuple(question for game in voices for question in _rulings(settings, game, voices[game])),
                voice.text("rulings_below"),
            ),
        ),
        about_title=voice.text("about_title"),
        about=(
            ("", voice.text("about_app", version=VERSION)),
            *(
                (voice.text(f"{about}_title"), voice.text(f"about_{about}"))
                for about in ("unofficial", "sources", "licences")
            ),
        ),
    )


def _named(settings: Settings, name: str, values: Mapping[str, str | bool], voice: Voice, below: str = "") -> Question:
    """What a setting may be, each under the name that the words have for it."""
    now = getattr(settings, name)
    changes: dict[str, dict[str, Any]] = {word: {name: value} for word, value in values.items()}
    choices = (
        Choice(voice.text(f"{name}_{word}"), values[word] == now, replace(settings, **change))
        for word, change in changes.items()
    )
    return Question(tuple(choices), below=below)


def _size(settings: Settings, voice: Voice) -> Question:
    choices = (
        Choice(voice.text("percent", percent=round(100 * size)), size == settings.text, replace(settings, text=size))
        for size in SIZES
    )
    return Question(tuple(choices))


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
