"""What the printed rules leave open: each question with its readings, ours first, and how a table chooses."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring import games
from words import GameVoice


@dataclass(frozen=True, slots=True)
class GameChip:
    """A game to choose."""

    game: str
    title: str
    current: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to read the rules, and whose it is."""

    reading: str
    whose: str
    ours: bool


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that the printed rules leave open, its answers, and why we read as we do."""

    question: str
    answers: tuple[Answer, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class RefereeView:
    """Everything that the screen shows of one game."""

    games: tuple[GameChip, ...]
    intro: str
    questions: tuple[OpenQuestion, ...]
    choosing_title: str
    choosing: tuple[str, ...]


def present(voices: Mapping[str, GameVoice], game: str = "") -> RefereeView:
    """What is open in a game, each game told by its voice; in the first one, where no game is named."""
    shown = game or next(iter(voices))
    voice, rulings = voices[shown], games.named(shown).rulings
    return RefereeView(
        games=tuple(GameChip(name, each.title((), ""), name == shown) for name, each in voices.items()),
        intro=voice.text("silent_rules", count=len(rulings)),
        questions=tuple(
            OpenQuestion(
                voice.ruling(ruling),
                tuple(
                    Answer(
                        voice.reading(ruling, reading),
                        voice.text("our_reading" if reading == readings[0] else "other_reading"),
                        reading == readings[0],
                    )
                    for reading in readings
                ),
                voice.reason(ruling),
            )
            for ruling, readings in rulings.items()
        ),
        choosing_title=voice.text("how_to_choose"),
        choosing=(voice.text("choosing"), voice.text("choosing_always")),
    )
