"""What the printed rules leave open: each question with its readings, ours first."""

from dataclasses import dataclass

from scoring import games
from words import GameVoice


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to read the rules, and whose it is."""

    reading: str
    whose: str
    ours: bool


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that the printed rules leave open, its answers, and why we read as we do."""

    ruling: str
    question: str
    answers: tuple[Answer, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class RulingsView:
    """What is open in a game."""

    game: str
    game_title: str
    intro: str
    questions: tuple[OpenQuestion, ...]


def present(game: str, voice: GameVoice) -> RulingsView:
    """What is open in a game."""
    rulings = games.named(game).rulings
    return RulingsView(
        game=game,
        game_title=voice.title((), ""),
        intro=voice.text("silent_rules", count=len(rulings)),
        questions=tuple(question(game, ruling, voice) for ruling in rulings),
    )


def question(game: str, ruling: str, voice: GameVoice) -> OpenQuestion:
    """A question with its readings, ours first."""
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
