"""How many stars a stake needs, how many it has, and whether runes are collected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from referee.tools.answer import Step
from scoring.cards.vedrfolnir import IN_A_STAKE, OBJECTIVE, OBJECTIVES, STARS
from scoring.source import Source

UNDER, EXACT, OVER = "under", "exact", "over"


class Card(NamedTuple):
    """A card of a stake, with its stars."""

    id: str
    stars: int


class Question(NamedTuple):
    """A stake, its first card first."""

    stake: Sequence[Card]


@dataclass(frozen=True, slots=True)
class Stars:
    """The objective of a stake, its stars, and what that means."""

    objective: int
    stars: int
    state: str
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        return {"objective": self.objective, "stars": self.stars, "state": self.state}


def read(source: Source) -> Question:
    fields = source.fields(("stake",), needed=("stake",))
    stake = []
    for item in fields["stake"].items() if "stake" in fields else ():
        asked = item.fields(("id", "stars"), needed=("id", "stars"))
        id = asked["id"].word(IN_A_STAKE, "not_in_a_stake") if "id" in asked else None
        stars = asked["stars"].count(STARS) if "stars" in asked else 0
        stake.append(Card(id or "", stars))
    return Question(tuple(stake))


def answer(question: Question) -> Stars:
    """The last card of the stake that names an objective sets it; without one it is 12.

    >>> told = answer(Question((Card("ratatosk", 0), Card("odin", 4), Card("nidhogg", 0))))
    >>> dict(told.facts())
    {'objective': 16, 'stars': 4, 'state': 'under'}
    """
    modifiers = [card.id for card in question.stake if card.id in OBJECTIVES]
    objective = OBJECTIVES[modifiers[-1]] if modifiers else OBJECTIVE
    counted = [card.stars for card in question.stake]
    stars = sum(counted)
    state = UNDER if stars < objective else EXACT if stars == objective else OVER
    steps = []
    if modifiers:
        values = {"card": modifiers[-1], "objective": objective}
        steps.append(Step("objective_of_card", values, "vedrfolnir.stars.modifier"))
    else:
        steps.append(Step("objective_usual", {"objective": objective}, "vedrfolnir.stars.objective"))
    if len(modifiers) > 1:
        steps.append(Step("objective_last", {"cards": modifiers[:-1]}, "vedrfolnir.stars.modifier"))
    steps.append(
        Step("stars_added", {"stars": [each for each in counted if each], "count": stars}, "vedrfolnir.stars.objective")
    )
    values = {"stars": stars, "objective": objective, "left": abs(objective - stars)}
    said = {
        UNDER: Step("stars_under", values, "vedrfolnir.stars.objective"),
        EXACT: Step("stars_exact", values, "vedrfolnir.stars.exact"),
        OVER: Step("stars_over", values, "vedrfolnir.stars.over"),
    }[state]
    return Stars(objective, stars, state, said, tuple(steps))
