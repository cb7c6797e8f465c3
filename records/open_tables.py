"""Finds the games in progress by what the first screen says of them: it loads no game to read their sheets."""

from contextlib import suppress
from typing import Any

from models.open_table import OpenTable
from records.file import File, as_text
from records.validation import game_named
from scoring import people, read, shallow

#: Newest first; the limit applies before any sheet is read.
OPEN = """SELECT id, sheet, drafts.place, corrects
    FROM (SELECT * FROM drafts WHERE NOT closed ORDER BY touched DESC, id DESC LIMIT ?) AS drafts
    JOIN steps ON draft = drafts.id AND steps.step = drafts.step
    ORDER BY touched DESC, id DESC"""


def open_tables(file: File, most: int) -> tuple[OpenTable, ...]:
    """Open drafts; those whose sheet is not even JSON of its form are left out."""
    found = []
    for row in file.execute(OPEN, (most,)):
        with suppress(ValueError, KeyError, TypeError, RecursionError):
            found.append(_open_table(*row))
    return tuple(found)


def _open_table(id: int, sheet: object, position: object, corrects: object) -> OpenTable:
    written: dict[str, Any] = shallow.loads(as_text(sheet))
    names = tuple(as_text(player["name"]) for player in written["players"])
    mode = as_text(written.get("mode", ""))
    return OpenTable(
        id,
        game_named(written["game"]),
        mode,
        tuple(map(as_text, written.get("expansions", ()))),
        names,
        # in its usual mode a game has a person at every seat
        tuple(people(read(as_text(sheet))) if mode else range(len(names))),
        as_text(position),
        corrects is not None,
    )
