"""What a referee works out for a table: a question in, an answer with its steps out."""

from collections.abc import Callable
from typing import Any, NamedTuple

from referee.tools import coin, distinctions, objective, recruit, taverns, tribute
from referee.tools.answer import Answer, Step
from scoring.sheet import NotASheet, Problem
from scoring.source import Source

__all__ = ["TOOLS", "Answer", "NotAQuestion", "Step", "ask"]


class Tool(NamedTuple):
    """Reads a question, and answers it."""

    read: Callable[[Source], Any]
    answer: Callable[[Any], Answer]


TOOLS = {
    "taverns": Tool(taverns.read, taverns.answer),
    "coin": Tool(coin.read, coin.answer),
    "distinctions": Tool(distinctions.read, distinctions.answer),
    "recruit": Tool(recruit.read, recruit.answer),
    "objective": Tool(objective.read, objective.answer),
    "tribute": Tool(tribute.read, tribute.answer),
}


class NotAQuestion(ValueError):
    """The text asks nothing that the tool can answer; `problems` says everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{problem.path}: {problem.key}" for problem in problems))
        self.problems = problems


def ask(tool: str, text: str | bytes) -> tuple[str, Answer]:
    """The game of which a question speaks, and its answer; raises `NotAQuestion` with every problem and its path."""
    try:
        source = Source.parse(text, compose=True)
        question = TOOLS[tool].read(source)
        source.finish()
    except NotASheet as refusal:
        raise NotAQuestion(refusal.problems) from None
    return getattr(question, "game", "vedrfolnir"), TOOLS[tool].answer(question)
