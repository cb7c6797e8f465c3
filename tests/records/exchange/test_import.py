"""What a file holds, and imports that change nothing."""

from pathlib import Path

import pytest

from models.transfer import Brought, Contents
from records import NotKept, Records
from records.exchange import Exchange, NotData, inspect_file
from testing.data_files import dump, sealed
from testing.exchange import ANNE, ANNE_AND_BRUNO, BRUNO, SETTING, Lines, Phones, data, finish

NOTHING = Brought(*[0] * 7)


def test_a_file_of_no_line_changes_nothing(phones: Phones) -> None:
    here = phones.phone()
    (phones.folder / "data").write_bytes(sealed([b'{"format": "elvaland-data/1"}']))
    assert here.exchange.read(phones.folder / "data") == NOTHING


def test_a_file_says_what_it_holds_before_anything_is_taken(phones: Phones) -> None:
    here, file = phones.phone(), phones.folder / "data"
    finish(here, ANNE_AND_BRUNO)
    here.begin(ANNE_AND_BRUNO, "")
    nanou = here.people.player("Nanou")
    here.people.merge(nanou, here.people.player("Anne"))
    here.remember("settings", "{}")
    here.exchange.write(file)
    shares: list[float] = []
    assert inspect_file(file, shares.append) == Contents(tables=1, players=2, drafts=1)
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1
    with pytest.raises(NotData, match="data_unreadable"):
        inspect_file(phones.folder / "nowhere")


def test_there_is_no_such_file(phones: Phones) -> None:
    with pytest.raises(NotData, match="data_unreadable"):
        phones.phone().exchange.read(phones.folder / "nowhere")


def test_a_disk_without_room_leaves_everything_as_it_was(here: Records, path: Path, lines: Lines) -> None:
    before = dump(path)
    (pages,) = here._file.execute("PRAGMA page_count").fetchone()
    here._file.execute(f"PRAGMA max_page_count = {pages}")
    lines[SETTING]["setting"]["value"] = "n" * 100_000
    with pytest.raises(NotKept, match="full"):
        here.exchange.read(data(path, lines))
    assert dump(path) == before
    here._file.execute("PRAGMA max_page_count = 1000000")
    assert here.exchange.read(data(path, lines)).tables == 1


def test_a_name_of_markup_and_sql_is_a_name(here: Records, path: Path, lines: Lines) -> None:
    for line, name in ((ANNE, "[b]Anne[/b]"), (BRUNO, "'; DROP TABLE players; --")):
        lines[line]["player"]["name"] = name
    here.exchange.read(data(path, lines))
    assert {"[b]Anne[/b]", "'; DROP TABLE players; --"} <= set(here.people.names())


def test_the_exchange_is_made_once(here: Records) -> None:
    assert isinstance(here.exchange, Exchange)
    assert here.exchange is here.exchange
