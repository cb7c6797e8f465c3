"""A text that is no JSON, or not that of a sheet, is refused with its path."""

import json

import pytest

from scoring import NotASheet, read
from testing.reading import ANNE, BRUNO, problems, sheet, told


@pytest.mark.parametrize(
    ("text", "key"),
    [
        pytest.param("", "empty", id="empty"),
        pytest.param(" \n", "empty", id="blank"),
        pytest.param(b"\xff\xfe{", "not_utf8", id="utf-16"),
        pytest.param("{", "json_key", id="broken off"),
        pytest.param('{"name": "a\nb"}', "json_control", id="a raw line break in a text"),
        pytest.param('{"name": "a', "json_unclosed", id="an open text"),
        pytest.param('{"name" "a"}', "json_colon", id="no colon"),
        pytest.param('{"name": "a" "b": 1}', "json_comma", id="no comma"),
        pytest.param("{} {}", "json_more", id="two objects"),
        pytest.param("hello", "not_json", id="something else"),
        pytest.param("[" * 100_000, "too_deep", id="deep lists"),
        pytest.param('{"a":' * 100_000, "too_deep", id="deep objects"),
        pytest.param("[" * 101 + "]" * 101, "too_deep", id="deep lists that end"),
        pytest.param("[" * 100 + "]" * 100, "not_object", id="lists that are not too deep"),
        pytest.param("[]", "not_object", id="a list"),
        pytest.param("null", "not_object", id="null"),
    ],
)
def test_no_sheet_at_all(text: str | bytes, key: str) -> None:
    assert problems(text) == [("", key)]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('{"format": "elvaland/1", "format": "elvaland/1", "game": "nidavellir", "players": []}', ""),
        ('{"format": "elvaland/1", "game": "nidavellir", "players": [{"name": "A", "name": "B"}]}', "players[0]"),
        (
            '{"format": "elvaland/1", "game": "nidavellir", "players": [{"name": "A", "army": {"hunter": 1, '
            '"hunter": 1}}]}',
            "players[0].army",
        ),
    ],
    ids=["the sheet", "a player", "an army"],
)
def test_keys_written_twice(text: str, path: str) -> None:
    assert (path, "key_twice") in problems(text)


def test_a_key_written_twice_is_the_only_one_told() -> None:
    text = json.dumps(sheet()).replace('{"name": "Anne"}', '{"name": "Anne", "coins": [], "coins": []}')
    assert told(text) == ['players[0]: "coins" is written more than once']


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param(b'{"name": "\xff"', 1, id="the first line"),
        pytest.param(b'\n{"name":\n"\xff"}\n', 3, id="the third line"),
    ],
)
def test_the_line_that_is_no_utf_8_is_told(text: bytes, line: int) -> None:
    with pytest.raises(NotASheet) as refusal:
        read(text)
    assert [dict(problem.values) for problem in refusal.value.problems] == [{"line": line}]


def test_numbers_that_json_knows_and_a_sheet_does_not() -> None:
    text = json.dumps(sheet({**ANNE, "coins": ["#"]}, BRUNO))
    for written in ("3.0", "1e999", "NaN", "-Infinity", "-0", "9" * 5000):
        assert problems(text.replace('"#"', written)) == [("players[0].coins[0]", "not_whole")]


@pytest.mark.parametrize("written", ["3.50", "1e999", "NaN", "-Infinity"])
def test_such_a_number_is_told_as_it_is_written(written: str) -> None:
    text = json.dumps(sheet({**ANNE, "coins": ["#"]}, BRUNO)).replace('"#"', written)
    assert told(text) == [f"players[0].coins[0]: must be a whole number, such as 3, not {written}"]
