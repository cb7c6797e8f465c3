"""The steps to an answer say what happened, and only that."""

import pytest

from tests.referee.asking import Question, told

TREASURY: Question = {"game": "nidavellir", "players": 4, "missing": [9, 9, 9, 23, 24, 25]}
GRADES = {"warrior": 3, "hunter": 3, "miner": 3, "blacksmith": 3, "explorer": 3}


def tied(*gems: int) -> Question:
    return {"game": "nidavellir", "players": [{"name": f"P{gem}", "coin": 4, "gem": gem} for gem in gems]}


def transform(coin: int, plus: int) -> Question:
    return {**TREASURY, "do": "transform", "coin": coin, "plus": plus}


def freyja(runes: int) -> Question:
    return {"stakes": {"Anne": {"freyja": 1}, "Serge": {"odin": [runes]}}, "tribute": {"freyja": 1}}


@pytest.mark.parametrize(
    ("tool", "question", "said", "unsaid"),
    [
        pytest.param("taverns", tied(3, 4, 5), "P4 keeps gem 4, the one in the middle", "gem 6", id="three tied"),
        pytest.param("taverns", tied(3, 5), "exchange gems 5 and 3", "middle", id="two tied"),
        pytest.param("taverns", tied(3, 5, 6), "P6 has gem 6", "middle", id="two tied beside gem 6"),
        pytest.param("taverns", tied(3, 6), "Only P3 is left of the tie", "exchange gems", id="one tied beside gem 6"),
        pytest.param("coin", transform(2, 2), "has no coins of 4", "left", id="a coin that never was there"),
        pytest.param("coin", transform(7, 2), "No 9 left", "has no coins", id="a coin that all have taken"),
        pytest.param("coin", transform(22, 5), "22, cannot be taken back", "higher", id="a coin that comes back lower"),
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
            "2 recruited that count + 1 = 3",
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
