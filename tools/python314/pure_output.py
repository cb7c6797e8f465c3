"""Prints the app's output for tables and rules, for comparison: `python pure_output.py APP TABLES`, a sheet per line.

Further arguments are folders of libraries. The output must be the same for this Python and for the phone's without
docstrings and asserts.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

ROOMS = ("scoring", "referee", "words", "models", "records", "sharing", "views", "session")
EVENING = datetime(2026, 11, 18, 23, 5)
#: Step between the rules that are searched for.
RULES = 50


def said(app: Path, tables: Iterable[str]) -> Iterator[str]:
    """Import all pure modules, explain all tables in both languages, print the rulebook and store tables."""
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
    """A table as command line, result screen and chat show it, and read back from its code."""
    from scoring import Sheet, check, read, score, write
    from scoring.__main__ import as_table
    from sharing import code
    from sharing.text import message
    from views.result.view import present
    from words import LANGUAGES, GameVoice

    sheet = read(text)
    result, issues = score(sheet), check(sheet)
    for language in LANGUAGES:
        voice = GameVoice(language, sheet.game)
        yield as_table(result, issues, voice)
        yield str(present(result, issues, voice))
        yield message(result, voice, EVENING)
    back = code.read(code.written(sheet))
    assert isinstance(back, Sheet)
    yield write(back)


def rules() -> Iterator[str]:
    """All rules in both languages, and search results for some of them."""
    from referee.__main__ import whole_entry_as_json
    from referee.rulebook import asked, entries
    from referee.search import Index
    from words import LANGUAGES, Voice
    from words.names import box_titles, card_names

    index = Index(entries().values(), asked(), card_names(), box_titles())
    for voice in map(Voice, LANGUAGES):
        for entry in entries().values():
            yield str(whole_entry_as_json(entry, voice))
        for entry in list(entries().values())[::RULES]:
            yield " ".join(found.id for found in index.search(voice.said(entry.title)))


def records(tables: Iterable[str]) -> Iterator[str]:
    """Tables counted, stored, exported and imported on another phone."""
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
