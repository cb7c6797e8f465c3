"""What every tool shows: chips under titles, the answer as soon as there is one, and what it can do for the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from referee.tools import Answer
from scoring import Sheet
from words import GameVoice

#: How the chips of a section look: square ones of a number, narrow ones of a gem, round coins, or whatever has a name.
NUMBERS, GEMS, COINS, NAMES = "numbers", "gems", "coins", "names"


class Choice(NamedTuple):
    """A chip: what it says, and the form that a tap makes."""

    label: str
    form: Any
    note: str = ""
    chosen: bool = False
    #: The row whose colour and icon it has.
    row: str = ""
    icon: str = ""
    #: It can be tapped, but lies elsewhere already.
    faint: bool = False


class Section(NamedTuple):
    """Chips that look alike, under a title."""

    look: str
    choices: tuple[Choice, ...]
    title: str = ""


class Giving(NamedTuple):
    """What the answer can do for the table in progress: the sheet that it makes."""

    label: str
    sheet: Sheet[Any]
    #: The question is done with, and another one begins.
    begins_anew: bool = False


@dataclass(frozen=True, slots=True)
class CalculatorView:
    """A tool as it stands: the answer in a sentence, or what there is still to tell."""

    title: str
    sections: tuple[Section, ...]
    answer: str
    #: The steps to the answer, each with the entry of the rulebook behind it; none while something is missing.
    steps: tuple[tuple[str, str], ...] = ()
    giving: Giving | None = None
    #: What is asked next, mostly.
    then: Choice | None = None


def told(title: str, sections: Iterable[Section], answer: Answer, voice: GameVoice) -> CalculatorView:
    """A tool that has its answer."""
    steps = tuple((voice.step(step), step.rule) for step in answer.why)
    return CalculatorView(title, tuple(sections), voice.step(answer.said), steps)


def switch(chosen: frozenset[Any], one: Any) -> frozenset[Any]:
    """One more, or one less.

    >>> switch(frozenset({14}), 14), switch(frozenset(), 15)
    (frozenset(), frozenset({15}))
    """
    return chosen ^ {one}


def keypad(stands: int | None, most: int, form: Any) -> tuple[Choice, ...]:
    """A chip for each number; `form` makes the form of a number."""
    return tuple(Choice(str(number), form(number), chosen=number == stands) for number in range(most + 1))
