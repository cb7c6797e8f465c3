"""The steps to an answer say what happened, and only that."""

import json

import pytest

from referee.tools import ask, recruit, tribute
from referee.tools.tribute import Cards, Rune
from testing.referee.asking import Question, told
from testing.referee.short_questions import GRADES, STAKES, TREASURY_5, exchange, freyja, hero, tied, transform


@pytest.mark.parametrize(
    ("tool", "question", "said", "unsaid"),
    [
        pytest.param("taverns", tied(3, 4, 5), "P4 keeps gem 4, the one in the middle", "gem 6", id="three tied"),
        pytest.param("taverns", tied(3, 5), "exchange gems 5 and 3", "middle", id="two tied"),
        pytest.param("taverns", tied(3, 5, 6), "P6 has gem 6", "middle", id="two tied beside gem 6"),
        pytest.param("taverns", tied(3, 6), "Only P3 is left of the tie", "exchange gems", id="one tied beside gem 6"),
        pytest.param("coin", transform(2, 2), "has no coins of 4", "left", id="a coin that never was there"),
        pytest.param("coin", transform(7, 2), "No 9 left", "has no coins", id="a coin that all have taken"),
        pytest.param("coin", transform(22, 5), "the discarded value, 22.", "higher", id="a coin that comes back lower"),
        pytest.param("coin", transform(14, 10), "Nothing of 24", "taken back", id="a lower coin that is still more"),
        pytest.param(
            "distinctions",
            {
                "game": "nidavellir",
                "players": [
                    {"name": name, "grades": {"hunter": grades}} for name, grades in (("Anne", 4), ("Serge", 2))
                ],
            },
            "4 for Anne, 2 at most elsewhere",
            "tied",
            id="who came second",
        ),
        pytest.param(
            "recruit",
            {"game": "nidavellir", "grades": GRADES, "heroes": 2, "uncounted": 1},
            "enough lines to recruit 2",
            "No:",
            id="two heroes at once",
        ),
        pytest.param(
            "recruit",
            {"game": "nidavellir", "grades": GRADES, "heroes": 2},
            "2 recruited so far, and one more: it takes 3",
            "enough lines",
            id="one hero and no more",
        ),
        pytest.param(
            "objective",
            {"stake": [{"id": "ratatosk", "stars": 0}]},
            "names an objective is Ratatosk: 8",
            "before",
            id="one objective",
        ),
        pytest.param(
            "objective",
            {"stake": [{"id": "ratatosk", "stars": 0}, {"id": "nidhogg", "stars": 1}]},
            "What came before no longer counts: Ratatosk",
            "8 stars",
            id="the last of two objectives",
        ),
        pytest.param("tribute", freyja(1), "Anne takes", "Anne takes nothing", id="the freyja's two runes against one"),
        pytest.param("tribute", freyja(2), "that is our reading", "Anne takes", id="both readings of a freyja"),
        pytest.param("tribute", freyja(3), "Serge takes", "our reading", id="a freyja that settles nothing"),
    ],
)
def test_steps(tool: str, question: Question, said: str, unsaid: str) -> None:
    sentences = " ".join(told(tool, question, "en"))
    assert said in sentences
    assert unsaid not in sentences


@pytest.mark.parametrize(
    ("tool", "question", "sentence"),
    [
        pytest.param(
            "coin", exchange(2, 3, helpers=("zolkur",)), "the lower of the two is discarded: the 2", id="zolkur's coin"
        ),
        pytest.param("coin", exchange(5, TREASURY_5), "Two coins of 5", id="which coins are equal"),
        pytest.param(
            "coin",
            exchange(TREASURY_5, 5),
            "the other one, if chosen, goes back to the treasury",
            id="where both can go",
        ),
        pytest.param("coin", transform(7, 2), "the next higher coin is the 10, an overshoot of 1.", id="the overshoot"),
        pytest.param(
            "recruit",
            hero("dagda", "durathor", warrior=2),
            "by our reading, one other column is enough; by the other one, it still takes two",
            id="both readings of durathor",
        ),
        pytest.param(
            "recruit",
            hero("dagda", "thor", warrior=2),
            "By our reading, Thor does not lift that condition.",
            id="what thor does not do, by our reading",
        ),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {}, "exact": "Anne"},
            "The other stakes are discarded: Bruno and Chloé.",
            id="whose stakes are lost",
        ),
        pytest.param("tribute", freyja(2), "Counted once only, it would be: Serge.", id="whose it would be"),
        pytest.param(
            "tribute",
            {"stakes": {"Anne": {"freyja": 2}, "Serge": {"odin": [2]}}, "tribute": {"freyja": 1}},
            "Counted once only, it would be: nobody.",
            id="that it would be nobody's",
        ),
    ],
)
def test_a_step_says(tool: str, question: Question, sentence: str) -> None:
    assert sentence in " ".join(told(tool, question, "en"))


def test_what_a_question_leaves_out_is_nobody() -> None:
    assert recruit.answer(recruit.Question("nidavellir", GRADES, heroes=2)).said.key == "may_recruit"
    assert tribute.answer(tribute.Question({"Anne": Cards()}, Cards())).said.rule == "vedrfolnir.tribute.end"


def test_a_freyja_counted_once_may_be_nobody_s() -> None:
    _, answer = ask("tribute", json.dumps(freyja(1)))
    assert [step.values["other"] for step in answer.why if step.key == "freyja_counts_each"] == [()]


@pytest.mark.parametrize(("winter", "winner"), [(False, ""), (True, "Anne")])
def test_a_freyja_is_a_surtr_too_wherever_winter_is_in_the_game(winter: bool, winner: str) -> None:
    stakes = {"Anne": Cards(freyja=1), "Bruno": Cards({"odin": (Rune(2),)})}
    answer = tribute.answer(tribute.Question(stakes, Cards(freyja=1), winter=winter))
    assert [name for name, cards in answer.takes.items() if cards.freyja] == [name for name in (winner,) if name]
