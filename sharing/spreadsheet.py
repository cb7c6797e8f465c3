"""The history as a file that a spreadsheet opens by a double click: a line per player and table."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from scoring import Result, people
from words import GameVoice

#: So a spreadsheet knows the accents for what they are.
MARK = "\ufeff"

#: What stands before the rows of the score pad, and after them.
COLUMNS = ("date", "game", "boxes", "mode", "players", "name", "place", "won", "total")
LAST_COLUMNS = ("where", "note")

#: Where a spreadsheet would take a text for a formula: at its beginning, and behind each sign that parts cells, ours or
#: the one that the spreadsheet is set to. Wide signs come from Japanese keyboards.
FORMULA = re.compile(r"""(^|[;,\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])""")


class Table(Protocol):
    """A finished table; `finished` is what the clock on the wall showed."""

    @property
    def finished(self) -> datetime: ...
    @property
    def place(self) -> str: ...
    @property
    def note(self) -> str: ...
    @property
    def result(self) -> Result: ...


def lines(tables: Iterable[Table], voices: Mapping[str, GameVoice]) -> Iterator[str]:
    """The lines one by one, with their ends, so that no history is too large.

    Every row of every score pad has a column of its own, where that of another game stays empty: whoever charts the
    hunters of Anne filters by name and takes one column.
    """
    voice, *_ = voices.values()
    # a comma parts euros from cents in French, so lists are parted by semicolons there
    sign = ";" if voice.language == "fr" else ","
    rows = {row: each.row(row) for each in voices.values() for row in each.rows}
    heads = [voice.text(f"column_{column}") for column in COLUMNS]
    last = [voice.text(f"column_{column}") for column in LAST_COLUMNS]
    yield MARK + _line([*heads, *rows.values(), *last], sign)
    for table in tables:
        for cells in _cells(table, voices[table.result.sheet.game], tuple(rows)):
            yield _line(cells, sign)


def _cells(table: Table, voice: GameVoice, rows: Sequence[str]) -> Iterator[list[str | int]]:
    result = table.result
    sheet = result.sheet
    played = (
        f"{table.finished:%Y-%m-%d %H:%M}",
        voice.title((), ""),
        " + ".join(voice.box(box) for box in sheet.expansions),
        voice.text(f"mode_{sheet.mode}") if sheet.mode else "",
        # whoever plays alone is nobody of the sheet
        len([result.players[seat] for seat in people(result.sheet)]) or 1,
    )
    for player, place in zip(result.players, result.places, strict=True):
        # 1 and 0: a spreadsheet adds victories up
        outcome = (player.name, place, int(player.name in result.winners), player.total)
        points = [player.rows.get(row, "") for row in rows]
        yield [*played, *outcome, *points, table.place, table.note]


def _line(cells: Sequence[str | int], sign: str) -> str:
    line = io.StringIO()
    csv.writer(line, delimiter=sign, lineterminator="\r\n").writerow([_harmless(cell) for cell in cells])
    return line.getvalue()


def _harmless(cell: str | int) -> str | int:
    """A text of which no spreadsheet takes any part for a formula; a number is one of ours and stays a number.

    >>> _harmless("=1+1"), _harmless("x;=1+1"), _harmless("-3"), _harmless(-3), _harmless("Jean-Marie")
    ("'=1+1", "x;'=1+1", "'-3", -3, 'Jean-Marie')
    """
    return FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell
