"""Phones that give each other data files; lines of a valid file, to be made wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from models.transfer import Brought
from records import Records
from records.exchange import NotData
from scoring import Sheet, score
from testing.data_files import dump, lines_out, records_of, sealed
from testing.nidavellir_tables import player, table
from words import LANGUAGES, Voice

Lines = list[Any]
#: Line numbers in the valid file: two players, a table with two versions, a draft, a setting.
HEAD, ANNE, BRUNO, TABLE, COUNTS, FIRST, DRAFT, TAP, LATER, SETTING = range(10)

UNKNOWN = "00000000-0000-4000-8000-000000000000"

ANNE_AND_BRUNO = table(player("Anne", warrior=[3]), player("Bruno", warrior=[4]))
ANNE_WINS = table(player("Anne", warrior=[5]), player("Bruno", warrior=[4]))
BRUNO_AND_CHLOE = table(player("Bruno", warrior=[3]), player("Chloé", warrior=[4]))


def kinds(lines: list[bytes]) -> dict[str, list[Any]]:
    """Number of lines by kind."""
    said: dict[str, list[Any]] = {kind: [] for kind in ("player", "table", "version", "draft", "tap", "setting")}
    for line in lines[1:]:
        ((kind, value),) = json.loads(line).items()
        said[kind].append(value)
    return said


class Phones:
    """Several phones with records of their own, exchanging files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Records] = []

    def phone(self, seed: str = "", doings: int = 0) -> Records:
        self.all.append(records_of(self.path(len(self.all) + 1), seed, doings))
        return self.all[-1]

    def close(self) -> None:
        for phone in self.all:
            phone.close()

    def path(self, number: int) -> Path:
        """A database in a folder of its own, because backups are stored beside it."""
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        return folder / "elvaland.db"

    def give(self, giver: Records, taker: Records) -> Brought:
        giver.exchange.write(self.folder / "data")
        return taker.exchange.read(self.folder / "data")

    def out(self, records: Records) -> list[bytes]:
        return lines_out(records, self.folder / "out")


def finish(records: Records, sheet: Sheet[Any], starter: str = "") -> int:
    draft = records.begin(sheet, "")
    if starter:
        draft = records.set_starter(draft, starter)
    kept = records.history.keep(draft, score(sheet))
    records.close_draft(draft)
    return kept.id


def details(records: Records, table: int) -> tuple[str, int, bool]:
    """Who began a finished table, how long it took, whether it is excluded from statistics."""
    kept = records.history.table(table)
    assert kept
    return kept.starter_name, kept.minutes, kept.excluded


def correct(records: Records, table: int, sheet: Sheet[Any]) -> None:
    draft = records.correct(table, sheet, "")
    records.history.keep(draft, score(sheet))
    records.close_draft(draft)


def sheets(records: Records) -> list[Sheet[Any]]:
    return [records.history.result(table.version).sheet for table in records.history.tables()]


def data(path: Path, lines: Lines) -> Path:
    file = path.with_name("data")
    file.write_bytes(sealed([json.dumps(line).encode() for line in lines]))
    return file


def refused(here: Records, path: Path, file: Path) -> NotData:
    """Import and return the reason, checking that it has a message in both languages and nothing changed."""
    before = dump(path)
    with pytest.raises(NotData) as refusal:
        here.exchange.read(file)
    assert dump(path) == before
    for language in LANGUAGES:
        said = Voice(language).refusal(refusal.value)
        assert len(said) < 400
        assert said.replace("\N{NO-BREAK SPACE}", " ").isprintable()
    return refusal.value
