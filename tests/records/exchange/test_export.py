"""What is exported, atomically, as it was when the export began."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from records import Records
from records.exchange import Written
from records.exchange.lines import MOST_DRAFTS
from scoring import Sheet, read
from testing.exchange import ANNE_AND_BRUNO, ANNE_WINS, Phones, correct, finish, sheets
from testing.sheets import BEGINNING, SHEETS


def test_what_cannot_be_read_stays_and_is_counted(phones: Phones) -> None:
    here = phones.phone()
    ids = [finish(here, sheet) for sheet in SHEETS[:6]]
    correct(here, ids[5], SHEETS[7])
    here.begin(SHEETS[0], "")
    draft = here.begin(SHEETS[0], "")
    for sheet in SHEETS[1:6]:
        draft = here.tap(draft, sheet)
    draft = here.undo(here.undo(draft))
    spoil = here._file.execute
    spoil("UPDATE versions SET sheet = '{}' WHERE of_table = ?", (ids[0],))
    spoil("UPDATE versions SET result = 'noise' WHERE of_table = ?", (ids[1],))
    spoil("UPDATE tables SET finished = 'yesterday' WHERE id = ?", (ids[2],))
    spoil("UPDATE tables SET finished = '9999-12-31T23:00:00.000000+00:00' WHERE id = ?", (ids[3],))
    spoil("DELETE FROM seats WHERE version = (SELECT version FROM tables WHERE id = ?)", (ids[4],))
    spoil("UPDATE versions SET kept = 'then' WHERE of_table = ? AND draft IS NOT NULL AND id = 6", (ids[5],))
    spoil("UPDATE steps SET sheet = '[]' WHERE draft = ? AND step IN (1, 5)", (draft.id,))
    spoil("UPDATE steps SET sheet = '[]' WHERE draft = ?", (draft.id - 1,))
    assert here.exchange.write(phones.folder / "data") == Written(tables=1, drafts=1, skipped=7)
    there = phones.phone()
    there.exchange.read(phones.folder / "data")
    assert sheets(there) == [SHEETS[7]]
    (came,) = there.drafts()
    assert (came.sheet, came.step, came.steps) == (SHEETS[3], 1, 2)


def test_the_first_line_tells_format_moment_and_app(phones: Phones) -> None:
    here = phones.phone()
    here.exchange.write(phones.folder / "data", app="0.1.0")
    head, end = (json.loads(line) for line in (phones.folder / "data").read_bytes().splitlines())
    assert head == {
        "format": "elvaland-data/2",
        "written": BEGINNING.isoformat(timespec="microseconds"),
        "app": "0.1.0",
    }
    assert end["end"]["lines"] == 1
    assert there_is_only(phones.folder, "1", "data")


def there_is_only(folder: Path, *names: str) -> bool:
    return {file.name for file in folder.iterdir()} == set(names)


def test_a_file_that_cannot_be_written_leaves_the_one_before(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    here = phones.phone("full", 10)
    here.exchange.write(phones.folder / "data")
    before = (phones.folder / "data").read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            here.exchange.write(phones.folder / "data")
    assert (phones.folder / "data").read_bytes() == before
    assert there_is_only(phones.folder, "1", "data")
    here.exchange.write(phones.folder / "data")


def test_the_file_is_as_it_was_when_writing_began(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    here = phones.phone()
    finish(here, ANNE_AND_BRUNO)
    meanwhile = [ANNE_WINS]

    def slowly(text: str) -> Sheet[Any]:
        if meanwhile:
            with closing(Records(phones.path(1))) as other:
                finish(other, meanwhile.pop())
        return read(text)

    monkeypatch.setattr("records.exchange.version.read", slowly)
    assert here.exchange.write(phones.folder / "data") == Written(1, 0, 0)
    assert len(here.history.tables()) == 2


@pytest.mark.many_cases
def test_of_thousands_of_open_tables_only_the_last_leave(here: Records, path: Path) -> None:
    """Otherwise the import would reject the file."""
    for _ in range(MOST_DRAFTS + 5 - here.open_count()):
        last = here.begin(SHEETS[0], "")
    file = path.with_name("all.elvaland")
    wrote = here.exchange.write(file)
    assert (wrote.drafts, wrote.skipped) == (MOST_DRAFTS, 5)
    with closing(Records(path.with_name("another.db"))) as there:
        there.exchange.read(file)
        assert there.open_count() == MOST_DRAFTS
        assert there.drafts(most=1)[0].touched == last.touched
