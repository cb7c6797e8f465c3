"""Files that are cut off, changed, too big or of another kind are refused, and nothing changes."""

import json
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from records import Records
from records.exchange import NotData
from records.exchange.lines import LONGEST_LINE
from records.exchange.merge import Merge
from scoring import write
from testing.data_files import lines_out, sealed
from testing.exchange import ANNE, ANNE_AND_BRUNO, DRAFT, SETTING, TABLE, UNKNOWN, Lines, data, refused


@pytest.mark.parametrize(
    ("line", "key"),
    [
        pytest.param(b"", "data_no_line", id="an empty line"),
        pytest.param(b"player: Anne", "data_no_line", id="no JSON"),
        pytest.param(b"\xff\xfe", "data_no_line", id="not UTF-8"),
        pytest.param(b"[" * 10**6, "data_no_line", id="a million brackets"),
        pytest.param(b'{"player":' * 10**5, "data_no_line", id="a hundred thousand players, one in the other"),
        pytest.param(b"9" * 10**6, "data_line", id="a million digits"),
        pytest.param(b'{"player": NaN}', "data_line", id="NaN"),
        pytest.param(b'{"player": {"uid": 1, "uid": 2}}', "data_line", id="a field twice"),
        pytest.param(b'{"player": {}, "player": {}}', "data_line", id="a kind twice"),
        pytest.param(b"9" * (LONGEST_LINE + 1), "data_line_too_long", id="an endless line"),
    ],
)
def test_a_text_that_is_no_line_is_refused(here: Records, path: Path, right: bytes, line: bytes, key: str) -> None:
    head, *rest = right.split(b"\n")
    file = path.with_name("data")
    file.write_bytes(sealed([head, line, *rest]))
    why = refused(here, path, file)
    assert (why.key, why.line) == (key, 2)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        pytest.param(b"", "data_other_file", id="nothing"),
        pytest.param(b"\n" * 1000, "data_other_file", id="empty lines"),
        pytest.param(b"\x89PNG\r\n\x1a\n", "data_other_file", id="a picture"),
        pytest.param(Random(5).randbytes(10**5), "data_other_file", id="noise"),
        pytest.param(b"SQLite format 3\x00" * 1000, "data_other_file", id="a database"),
        pytest.param(write(ANNE_AND_BRUNO).encode(), "data_other_file", id="a sheet"),
        pytest.param(b"9" * 10**7, "data_other_file", id="digits"),
        pytest.param(b'{"format": "elvaland-data/1"}', "data_cut_off", id="a first line alone"),
        pytest.param(b'{"format": "elvaland-data/99999"}', "data_newer", id="a newer first line alone"),
        pytest.param(b'{"format": "elvaland-data/1"}\n{"end": 5}', "data_cut_off", id="an end that says nothing"),
        pytest.param(b'{"format": "elvaland-data/1"}\n{"end": {}}', "data_changed", id="an end without a sum"),
    ],
)
def test_another_file_is_refused(here: Records, path: Path, text: bytes, key: str) -> None:
    file = path.with_name("data")
    file.write_bytes(text)
    assert refused(here, path, file).key == key


def test_a_folder_is_no_file(here: Records, path: Path) -> None:
    assert refused(here, path, path.parent).key == "data_unreadable"


@pytest.mark.many_cases
def test_wherever_it_is_cut_off_it_is_refused(here: Records, path: Path, right: bytes) -> None:
    whole = sealed(right.split(b"\n"))
    file = path.with_name("data")
    for length in [*range(0, len(whole) - 1, 97), *range(len(whole) - 120, len(whole) - 1)]:
        file.write_bytes(whole[:length])
        # the final newline may be missing
        assert refused(here, path, file).key in {"data_cut_off", "data_other_file"}
    file.write_bytes(whole[:-1])
    assert here.exchange.read(file).tables == 1


@pytest.mark.many_cases
def test_wherever_it_is_changed_it_is_refused(here: Records, path: Path, right: bytes) -> None:
    whole = sealed(right.split(b"\n"))
    file, random = path.with_name("data"), Random(7)
    for _ in range(150):
        noisy = bytearray(whole)
        at = random.randrange(len(noisy) - 1)
        noisy[at] ^= 1 << random.randrange(8)
        file.write_bytes(noisy)
        assert refused(here, path, file).key in {"data_changed", "data_cut_off", "data_other_file", "data_newer"}


@pytest.mark.many_cases
def test_wherever_any_value_stands_in_a_line_only_a_refusal_comes_out(here: Records, path: Path, right: bytes) -> None:
    """With one value replaced, a file is rejected, or the records stay readable and writable."""
    random = Random(11)
    odd = ["", "x", "\ud800", "[b]x[/b]", UNKNOWN, -1, 0, 1, 10**25, 0.5, float("nan"), True, None, [], {}, [[]]]
    for _ in range(300):
        lines = [json.loads(line) for line in right.split(b"\n")]
        ((_, told_there),) = random.choice(lines[1:]).items()
        told_there[random.choice(list(told_there))] = random.choice(odd)
        file = data(path, lines)
        with suppress(NotData):
            here.exchange.read(file)
            lines_out(here, path.with_name("again"))
            assert here.drafts() is not None
            for kept in here.history.tables():
                here.history.result(kept.version)


def test_a_file_of_a_gigabyte_is_refused_unread(here: Records, path: Path) -> None:
    file = path.with_name("data")
    with file.open("wb") as endless:
        endless.truncate((1 << 30) + 1)
    before = time.process_time()
    assert refused(here, path, file).key == "data_too_big"
    assert time.process_time() - before < 1


@pytest.mark.parametrize(
    ("limit", "line", "at"),
    [
        pytest.param("MOST_PLAYERS", ANNE, 3, id="players"),
        pytest.param("MOST_TABLES", TABLE, 8, id="tables"),
        pytest.param("MOST_DRAFTS", DRAFT, 11, id="drafts"),
    ],
)
def test_more_than_any_group_has_is_refused(
    here: Records, path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch, limit: str, line: int, at: int
) -> None:
    monkeypatch.setattr(f"records.exchange.groups.{limit}", 1)
    if line != ANNE:
        parts = slice(TABLE, DRAFT) if line == TABLE else slice(DRAFT, SETTING)
        more = json.loads(json.dumps(lines[parts]))
        next(iter(more[0].values()))["uid"] = UNKNOWN
        lines[parts.stop : parts.stop] = more
        at = parts.stop + 1
    why = refused(here, path, data(path, lines))
    key = "data_too_many_open" if line == DRAFT else "data_too_many"
    assert (why.key, why.line, why.values) == (key, at, {"most": 1})


def test_a_file_that_changes_while_it_is_read_is_refused(
    here: Records, path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file changes after its digest was checked, beyond the buffer that was already read.

    The buffer has 128 kB since Python 3.14.
    """
    lines[SETTING]["setting"]["value"] = "x" * 300_000
    file = data(path, lines)

    class Slow(Merge):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            file.write_bytes(file.read_bytes().replace(b"x" * 299_000, b"y" * 299_000))

    monkeypatch.setattr("records.exchange.Merge", Slow)
    assert refused(here, path, file).key == "data_changed"
