"""So many questions written before the entries were read find their answer first, or among the first three."""

from collections.abc import Iterator
from fnmatch import filter as matching
from functools import cache
from typing import NamedTuple

import pytest

from referee import rulebook
from referee.rulebook import entries
from referee.search import Index
from scoring import games
from testing.rooms import ROOT
from words.names import box_titles, card_names


class Asked(NamedTuple):
    """A question, the ids that answer it, and whether it can be answered without knowing the game."""

    text: str
    answers: frozenset[str]
    for_any_game: bool

    @property
    def game(self) -> str:
        return min(self.answers).partition(".")[0]


def asked(half: str) -> Iterator[Asked]:
    """The questions of a file in tests/evidence/questions."""
    answers: frozenset[str] = frozenset()
    for line in (ROOT / f"tests/evidence/questions/{half}.txt").read_text("utf-8").splitlines():
        language, _, text = line.partition(" ")
        if language == "=":
            found = [matching(entries(), pattern) for pattern in text.split()]
            assert all(found), f"no such entry: {text}"
            answers = frozenset(id for ids in found for id in ids)
        else:
            assert language in ("fr", "en", "fr!", "en!")
            yield Asked(text, answers, not language.endswith("!"))


@cache
def index() -> Index:
    return Index(entries().values(), rulebook.asked(), card_names(), box_titles())


@pytest.mark.many_cases
@pytest.mark.parametrize(
    ("half", "game_known", "first", "among_three"),
    [
        pytest.param("tuned", True, 95, 99, id="tuned, the game known"),
        pytest.param("tuned", False, 94, 98, id="tuned, the game unknown"),
        pytest.param("aside", True, 91, 97, id="aside, the game known"),
        pytest.param("aside", False, 89, 96, id="aside, the game unknown"),
    ],
)
def test_most_questions_are_answered(half: str, game_known: bool, first: int, among_three: int) -> None:
    questions = [question for question in asked(half) if game_known or question.for_any_game]
    if half == "tuned" or not game_known:
        questions = questions[::2]  # every other one, to be fast
    likely = games.by_release()[0]
    best = third = 0
    missed = []
    for question in questions:
        found = [
            entry.id for entry in index().search(question.text, question.game if game_known else "", likely=likely)
        ]
        best += bool(question.answers.intersection(found[:1]))
        third += bool(question.answers.intersection(found[:3]))
        if not question.answers.intersection(found[:3]):
            missed.append(f"{question.text} → {', '.join(found[:3])}")
    shares = 100 * best / len(questions), 100 * third / len(questions)
    assert shares[0] >= first, shares
    assert shares[1] >= among_three, "\n".join((f"{shares}", *missed))
