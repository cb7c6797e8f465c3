"""What the printed rules leave open: every question of every game with its readings, ours first."""

import pytest

from scoring import games
from views.rulebook.rulings_view import RulingsView, present
from words import LANGUAGES, GameVoice


def view(game: str, language: str = "en") -> RulingsView:
    return present(game, GameVoice(language, game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_open_ruling_is_told_with_every_reading_and_ours_first(game: str, language: str) -> None:
    told, voice = view(game, language), GameVoice(language, game)
    rulings = games.named(game).rulings
    assert [question.ruling for question in told.questions] == list(rulings)
    assert [question.question for question in told.questions] == [voice.ruling(ruling) for ruling in rulings]
    assert [question.reason for question in told.questions] == [voice.reason(ruling) for ruling in rulings]
    for question, (ruling, readings) in zip(told.questions, rulings.items(), strict=True):
        assert [answer.reading for answer in question.answers] == [voice.reading(ruling, r) for r in readings]
        assert [answer.ours for answer in question.answers] == [True, *(False for _ in readings[1:])]
    assert str(len(rulings)) in told.intro


def test_it_says_whose_a_reading_is() -> None:
    question = view("nains", "fr").questions[2]
    assert [(answer.reading, answer.whose) for answer in question.answers] == [
        ("2", "notre lecture, par défaut"),
        ("1", "l'autre lecture"),
    ]


@pytest.mark.parametrize(
    ("language", "intro"),
    [
        (
            "fr",
            "4 questions que les règles imprimées ne tranchent pas. "
            "Choisissez une lecture pour chaque partie, la même pour tous.",
        ),
        (
            "en",
            "4 questions that the printed rules leave open. Choose one reading for each game, the same for everybody.",
        ),
    ],
)
def test_it_says_what_is_open_in_which_game(language: str, intro: str) -> None:
    told = view("nains", language)
    assert (told.game, told.game_title, told.intro) == ("nains", "Nains", intro)


def test_a_question_tells_why_we_read_it_so() -> None:
    question = view("vedrfolnir").questions[2]
    assert question.ruling == "tyr_points"
    assert question.question == "Does Tyr bring 5 points per card or per rune?"
    assert [(answer.reading, answer.ours) for answer in question.answers] == [("per card", True), ("per rune", False)]
    assert question.reason.startswith("Our reading: per card, since the rules say “per rune” for Odin, Thor and Surtr")


@pytest.mark.parametrize(("language", "against"), [("fr", "Contre elle\u00a0:"), ("en", "Against it:")])
@pytest.mark.parametrize("game", games.names())
def test_every_question_tells_what_speaks_against_our_reading(game: str, language: str, against: str) -> None:
    assert all(against in question.reason for question in view(game, language).questions)
