"""The view of every calculator: sections of chips, the answer, and what the answer can change on the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from referee.tools import Answer
from scoring import Sheet
from words import GameVoice

#: How the chips of a section look: square for numbers, narrow for gems, round for coins, wide for names.
NUMBERS, GEMS, COINS, NAMES = "numbers", "gems", "coins", "names"


class Choice(NamedTuple):
    """A chip: its label, and the form after a tap on it."""

    label: str
    form: Any
    note: str = ""
    chosen: bool = False
    #: The row that gives it colour and icon.
    row: str = ""
    icon: str = ""
    #: Pale: another player has it, but it can be tapped.
    faint: bool = False


class Section(NamedTuple):
    """Chips of one look, under a title."""

    look: str
    choices: tuple[Choice, ...]
    title: str = ""


class TableUpdate(NamedTuple):
    """A chip that writes the answer to the table in progress: its label, and the sheet after a tap."""

    label: str
    sheet: Sheet[Any]
    #: Whether the calculator starts over afterwards.
    restarts: bool = False


@dataclass(frozen=True, slots=True)
class CalculatorView:
    """Everything that a calculator shows; until the input is complete, `answer` says what is missing."""

    title: str
    sections: tuple[Section, ...]
    answer: str
    #: The steps to the answer as pairs of sentence and rule id; none while input is missing.
    steps: tuple[tuple[str, str], ...] = ()
    update: TableUpdate | None = None
    #: A chip for the likely next question.
    next: Choice | None = None


def answered(title: str, sections: Iterable[Section], answer: Answer, voice: GameVoice) -> CalculatorView:
    """The view of a calculator whose input is complete."""
    steps = tuple((voice.step(step), step.rule) for step in answer.why)
    return CalculatorView(title, tuple(sections), voice.step(answer.said), steps)


def toggled(chosen: frozenset[Any], value: Any) -> frozenset[Any]:
    """The set with the value added, or removed if it was there.

    >>> toggled(frozenset({14}), 14), toggled(frozenset(), 15)
    (frozenset(), frozenset({15}))
    """
    return chosen ^ {value}


def keypad(current: int | None, most: int, form: Any) -> tuple[Choice, ...]:
    """A chip for each number from 0; `form` makes the form after a tap on it."""
    return tuple(Choice(str(number), form(number), chosen=number == current) for number in range(most + 1))
