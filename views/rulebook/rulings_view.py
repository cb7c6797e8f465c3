"""The questions that the printed rules of a game leave open, each with its readings, ours first."""

from dataclasses import dataclass

from scoring import games
from words import GameVoice


@dataclass(frozen=True, slots=True)
class Answer:
    """A reading of the rules, and whether it is ours."""

    reading: str
    whose: str
    ours: bool


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """An open question, its answers, and the reason for our reading."""

    ruling: str
    question: str
    answers: tuple[Answer, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class RulingsView:
    """Everything that the page of open questions shows."""

    game: str
    game_title: str
    intro: str
    questions: tuple[OpenQuestion, ...]


def present(game: str, voice: GameVoice) -> RulingsView:
    """The page of a game's open questions."""
    rulings = games.named(game).rulings
    return RulingsView(
        game=game,
        game_title=voice.title((), ""),
        intro=voice.text("silent_rules", count=len(rulings)),
        questions=tuple(question(game, ruling, voice) for ruling in rulings),
    )


def question(game: str, ruling: str, voice: GameVoice) -> OpenQuestion:
    """An open question with its readings, ours first."""
    readings = games.named(game).rulings[ruling]
    return OpenQuestion(
        ruling,
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
