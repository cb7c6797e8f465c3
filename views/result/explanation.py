"""Why a number is what it is: its steps, each with the rule it rests on."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring import Result
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class Explanation:
    """A title, and the steps as points, a sentence and the id of the rule, which is looked up once somebody asks."""

    title: str
    steps: tuple[tuple[str, str, str], ...]
    #: Whose number it is, and of which rows.
    seat: int
    rows: tuple[str, ...] = ()


def explain(result: Result, seat: int, rows: Sequence[str], title: str, voice: GameVoice) -> Explanation:
    """The lines of some rows, each with the rule it rests on."""
    lines = [line for row in rows for line in result.players[seat].why.get(row, ())]
    steps = tuple((plain(line.points), voice.line(line), line.rule) for line in lines)
    return Explanation(title, steps or (("0", voice.heading("empty"), ""),), seat, tuple(rows))


def explain_total(result: Result, seat: int, title: str, voice: GameVoice) -> Explanation:
    """The rows of a total; the rules stand behind each of them."""
    rows = result.players[seat].rows
    return Explanation(title, tuple((plain(points), voice.row(row), "") for row, points in rows.items()), seat)
