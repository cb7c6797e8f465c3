"""No text takes Python's reader deeper than the app writes."""

import ast
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import shallow
from testing.rooms import ARROWS, modules

SIGNS = st.text('[]{}"\\\\,:a\n', max_size=6)
ANYTHING = st.recursive(st.none() | SIGNS, lambda inner: st.lists(inner) | st.dictionaries(SIGNS, inner), max_leaves=12)


def depth(value: Any) -> int:
    if isinstance(value, list | dict):
        return 1 + max(map(depth, value.values() if isinstance(value, dict) else value), default=0)
    return 0


@settings(max_examples=50)
@given(ANYTHING, st.booleans())
def test_what_lies_a_hundred_deep_is_read_and_nothing_deeper(value: Any, spaced: bool) -> None:
    around = shallow.DEEPEST - depth(value)
    text = json.dumps(value, indent=1 if spaced else None)
    shallow.loads("[" * around + text + "]" * around)
    with pytest.raises(shallow.TooDeep):
        shallow.loads("[" * (around + 1) + text + "]" * (around + 1))


@pytest.mark.parametrize("text", ["[" * 101, '{"[":' * 101, '["\\"",' * 101, '"a"' + "[" * 10**6], ids=len)
def test_an_end_is_not_waited_for(text: str) -> None:
    with pytest.raises(shallow.TooDeep):
        shallow.loads(text)


def test_many_brackets_are_not_deep() -> None:
    assert shallow.loads(json.dumps([[]] * 500)) == [[]] * 500
    assert shallow.loads(json.dumps("[" * 500)) == "[" * 500


@pytest.mark.many_cases
def test_nobody_reads_what_others_wrote_by_another_way() -> None:
    """What `statistics` reads, the records worked out themselves."""
    reading = {
        module.as_posix().split("/", 1)[1]
        for room in ARROWS
        for module in modules(room)
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"load", "loads"} and ast.unparse(node.value) == "json"
    }
    assert {name.split("/")[-1] for name in reading} == {"statistics.py"}
