"""What the app says of tables and of the rules, as lines: `python said.py APP TABLES`, a sheet a line; further
folders hold libraries.

Told by this Python as it is, and by the phone's without docstrings and asserts, it must be the same.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

ROOMS = ("scoring", "referee", "words", "records", "sharing", "views", "session")
EVENING = datetime(2026, 11, 18, 23, 5)
#: Every so many rules are searched for.
RULES = 50


def said(app: Path, tables: Iterable[str]) -> Iterator[str]:
    """Every module of the pure rooms, every table told in both languages, the rulebook, and tables kept."""
    for room in ROOMS:
        for path in sorted((app / room).rglob("*.py")):
            name = ".".join(path.relative_to(app).with_suffix("").parts)
            yield import_module(name.removesuffix(".__init__")).__name__
    kept = list(tables)
    for text in kept:
        yield from told(text)
    yield from rules()
    yield from records(kept)


def told(text: str) -> Iterator[str]:
    """A table as the command line, the result's screen and a chat tell it; it is read back from its code."""
    from scoring import check, read, score, write
    from scoring.__main__ import as_table
    from sharing import code
    from sharing.text import told
    from views.result.view import present
    from words import LANGUAGES, GameVoice

    sheet = read(text)
    result, issues = score(sheet), check(sheet)
    for language in LANGUAGES:
        voice = GameVoice(language, sheet.game)
        yield as_table(result, issues, voice)
        yield str(present(result, issues, voice))
        yield told(result, voice, EVENING)
    yield write(code.read(code.written(sheet)))


def rules() -> Iterator[str]:
    """Every rule in both languages, and what a search for some of them finds."""
    from referee.__main__ import whole_entry_as_json
    from referee.rulebook import entries
    from referee.search import Index
    from words import LANGUAGES, Voice
    from words.names import card_names

    index = Index(entries().values(), card_names())
    for voice in map(Voice, LANGUAGES):
        for entry in entries().values():
            yield str(whole_entry_as_json(entry, voice))
        for entry in list(entries().values())[::RULES]:
            yield " ".join(found.id for found in index.search(voice.said(entry.title)))


def records(tables: Iterable[str]) -> Iterator[str]:
    """Tables that were counted and kept, carried to another phone and read there."""
    from records import Records
    from scoring import read, score

    with (
        TemporaryDirectory() as folder,
        closing(Records(Path(folder, "here/elvaland.db"))) as here,
        closing(Records(Path(folder, "there/elvaland.db"))) as there,
    ):
        for text in tables:
            sheet = read(text)
            here.history.keep(here.tap(here.begin(sheet, ""), sheet), score(sheet))
        here.exchange.write(Path(folder, "data"))
        yield str(there.exchange.read(Path(folder, "data")))
        for table in there.history.tables():
            yield str(there.history.result(table.version))


if __name__ == "__main__":
    sys.path[:1] = [sys.argv[1], *sys.argv[3:]]
    for line in said(Path(sys.argv[1]), Path(sys.argv[2]).read_text("utf-8").splitlines()):
        print(line)
