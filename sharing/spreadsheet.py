"""The history as CSV, a line per player and table."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from scoring import Result, people
from words import GameVoice

#: Byte order mark, by which spreadsheets recognise UTF-8.
MARK = "\ufeff"

#: Columns before and after the rows of the score pads.
COLUMNS = ("date", "game", "boxes", "mode", "players", "name", "place", "won", "total")
LAST_COLUMNS = ("began", "minutes", "counts", "where", "note")

#: Positions where a spreadsheet would start a formula: at the beginning, and after any separator. Japanese keyboards
#: have full-width variants of the operators.
FORMULA = re.compile(r"""(^|[;,\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])""")


class PlayedTable(NamedTuple):
    """A finished table with its result; `finished` is in local time."""

    finished: datetime
    location: str
    note: str
    result: Result
    #: Name of who began, and how long it took; empty and 0 if that is not known.
    starter: str = ""
    minutes: int = 0
    #: Whether it is left out of statistics.
    excluded: bool = False


def lines(tables: Iterable[PlayedTable], voices: Mapping[str, GameVoice]) -> Iterator[str]:
    """Generate the lines one by one, so that any history fits in memory.

    Every row of every game has a column of its own, empty for other games, so that one can filter by name and chart a
    column.
    """
    voice, *_ = voices.values()
    # French uses the comma for decimals, so its spreadsheets separate columns by semicolons
    sign = ";" if voice.language == "fr" else ","
    rows = {row: each.row(row) for each in voices.values() for row in each.rows}
    heads = [voice.text(f"column_{column}") for column in COLUMNS]
    last = [voice.text(f"column_{column}") for column in LAST_COLUMNS]
    yield MARK + _line([*heads, *rows.values(), *last], sign)
    for table in tables:
        for cells in _cells(table, voices[table.result.sheet.game], tuple(rows)):
            yield _line(cells, sign)


def _cells(table: PlayedTable, voice: GameVoice, rows: Sequence[str]) -> Iterator[list[str | int]]:
    result = table.result
    sheet = result.sheet
    played = (
        f"{table.finished:%Y-%m-%d %H:%M}",
        voice.title((), ""),
        " + ".join(voice.box(box) for box in sheet.expansions),
        voice.text(f"mode_{sheet.mode}") if sheet.mode else "",
        # the player of a solo game is not in the sheet
        len([result.players[seat] for seat in people(result.sheet)]) or 1,
    )
    for player, rank in zip(result.players, result.ranks, strict=True):
        # 1 and 0, so that wins can be added up
        outcome = (player.name, rank, int(player.name in result.winners), player.total)
        points = [player.rows.get(row, "") for row in rows]
        began = int(player.name == table.starter) if table.starter else ""
        course = (began, table.minutes or "", int(not table.excluded))
        yield [*played, *outcome, *points, *course, table.location, table.note]


def _line(cells: Sequence[str | int], sign: str) -> str:
    line = io.StringIO()
    csv.writer(line, delimiter=sign, lineterminator="\r\n").writerow([_harmless(cell) for cell in cells])
    return line.getvalue()


def _harmless(cell: str | int) -> str | int:
    """Escape text that a spreadsheet could run as a formula; numbers are left alone.

    >>> _harmless("=1+1"), _harmless("x;=1+1"), _harmless("-3"), _harmless(-3), _harmless("Jean-Marie")
    ("'=1+1", "x;'=1+1", "'-3", -3, 'Jean-Marie')
    """
    return FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell
