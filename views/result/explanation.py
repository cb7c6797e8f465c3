"""The explanation of a number: its steps, each with the rule behind it."""

from collections.abc import Sequence
from dataclasses import dataclass

from models.bests import TOTAL
from scoring import Result
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class Explanation:
    """A title, and steps of points, sentence and rule id."""

    title: str
    steps: tuple[tuple[str, str, str], ...]
    #: The player's seat, and the rows explained.
    seat: int
    rows: tuple[str, ...] = ()
    #: Of a total: the row of each step, which has an explanation of its own.
    parts: tuple[str, ...] = ()


def explain_cell(result: Result, seat: int, row: str, voice: GameVoice) -> Explanation:
    """The explanation of a number of a result: the points of a row, or else the total."""
    player = result.players[seat]
    of_total = row not in player.rows
    points = player.total if of_total else player.rows[row]
    named = voice.heading(TOTAL) if of_total else voice.row(row)
    title = voice.heading("points", what=f"{player.name} · {named}", points=points)
    return explain_total(result, seat, title, voice) if of_total else explain(result, seat, (row,), title, voice)


def explain(result: Result, seat: int, rows: Sequence[str], title: str, voice: GameVoice) -> Explanation:
    """The explanation of some rows of a player, line by line."""
    lines = [line for row in rows for line in result.players[seat].why.get(row, ())]
    steps = tuple((plain(line.points), voice.line(line), line.rule) for line in lines)
    return Explanation(title, steps or (("0", voice.heading("empty"), ""),), seat, tuple(rows))


def explain_total(result: Result, seat: int, title: str, voice: GameVoice) -> Explanation:
    """The explanation of a player's total, row by row, without rules."""
    rows = result.players[seat].rows
    steps = tuple((plain(points), voice.row(row), "") for row, points in rows.items())
    return Explanation(title, steps, seat, parts=tuple(rows))
