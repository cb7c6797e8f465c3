"""A text that asks nothing is refused with every problem and its path, in both languages, and never otherwise."""

import copy
import json
from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any

import pytest

from referee.tools import TOOLS, NotAQuestion, ask
from scoring.source import MOST, MOST_TOLD
from testing.referee.asking import Question, answered, facts, problems, wrong
from testing.referee.full_questions import ASKED, GRADES, SERGE

pytestmark = pytest.mark.many_cases

#: What may be left out, and what one object may leave out where another may not.
OPTIONAL = {"with", "base", "uncounted", "hero", "cards", "malt", "over", "exact", "freyja", "odin", "thor", "surtr"}
OPTIONAL |= GRADES.keys() | {"shield"}

STRANGE: tuple[Any, ...] = (
    *(None, True, False, "", "x", "nains", "dagda", "tyr", "\x1b[2J", "\u202e", "é" * 5000),
    *(-1, -0.0, 0, 1, 2, 4, 3.5, 3.0, 1e300, 26, 99, 100, 201, 10**17, 10**30, float("nan"), float("inf")),
    *([], [[]], [None], [1, 2, 3], [0, 0], ["x", "x"], [{}], [0] * 300, {}, {"": 0}, {"id": "odin"}, {"tyr": 9}),
    *({"value": 3}, {"value": 9, "base": True}, {"value": "9", "base": None}, {"tyr": True}, {"x": {"y": {}}}),
)

#: What stands at no path of any question.
NOWHERE: tuple[Any, ...] = (None, 3.5, float("nan"), 10**30, -1, [[[]]])

each_question = pytest.mark.parametrize(("tool", "question"), ASKED.values(), ids=ASKED.keys())


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where every value of a question stands, the question itself first."""
    yield path
    if isinstance(value, dict | list):
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(inner, (*path, step))


def changed(question: Question, path: tuple[str | int, ...], value: Any) -> Any:
    if not path:
        return value
    copied = copy.deepcopy(question)
    within(copied, path[:-1])[path[-1]] = value
    return copied


def within(question: Any, path: tuple[str | int, ...]) -> Any:
    return reduce(getitem, path, question)


def keys(question: Question) -> list[tuple[str | int, ...]]:
    """Where every key of a question stands; whose stake it is, is no key."""
    return [path for path in paths(question) if path and isinstance(path[-1], str) and path[-2:-1] != ("stakes",)]


@each_question
def test_the_format_s_questions_have_answers(tool: str, question: Question) -> None:
    assert facts(tool, question)


@each_question
def test_a_key_that_is_missing(tool: str, question: Question) -> None:
    for path in keys(question):
        without = copy.deepcopy(question)
        del within(without, path[:-1])[path[-1]]
        found = {key for _, key in wrong(tool, without)}
        assert not found if path[-1] in OPTIONAL else "key_missing" in found, path


def test_a_stake_that_is_missing() -> None:
    for sort in ("tribute", "everything"):
        tool, question = ASKED[sort]
        for name in question["stakes"]:
            others = {other: stake for other, stake in question["stakes"].items() if other != name}
            found = {key for _, key in wrong(tool, {**question, "stakes": others})}
            named = name in (question.get("over"), question.get("exact"))
            assert ("stake_of_nobody" in found, "stakes_count" in found) == (named, len(others) < 2)


@each_question
def test_a_key_that_is_misspelt(tool: str, question: Question) -> None:
    for path in keys(question):
        misspelt = copy.deepcopy(question)
        holder = within(misspelt, path[:-1])
        holder[f"{path[-1]}x"] = holder.pop(path[-1])
        found = wrong(tool, misspelt)
        wanted = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path[:-1]).removeprefix(".")
        assert found[0][0] == wanted
        assert found[0][1] in ("misspelt", "key_unknown")


@each_question
def test_a_key_too_many(tool: str, question: Question) -> None:
    assert wrong(tool, {**question, "zzz": 1}) == [("", "key_unknown")]


@each_question
def test_a_value_of_any_other_sort_is_answered_or_refused(tool: str, question: Question) -> None:
    for path in paths(question):
        for value in STRANGE:
            wrong(tool, changed(question, path, value))


@each_question
def test_a_value_that_no_place_takes(tool: str, question: Question) -> None:
    for path in paths(question):
        for value in NOWHERE:
            assert wrong(tool, changed(question, path, value)), (path, value)


@each_question
def test_no_value_at_all(tool: str, question: Question) -> None:
    text = json.dumps(question)
    assert all(problems(tool, text[:end]) for end in range(len(text)))
    assert problems(tool, "") == [("", "empty")]
    assert problems(tool, b"\xff") == [("", "not_utf8")]
    assert problems(tool, text + text) == [("", "json_more")]


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        pytest.param("[]", "not_object", id="a list"),
        pytest.param("null", "not_object", id="null"),
        pytest.param("NaN", "not_object", id="no number"),
        pytest.param("9" * 10_000, "not_object", id="ten thousand digits"),
        pytest.param('"taverns"', "not_object", id="a word"),
        pytest.param("[" * 200_000, "too_deep", id="lists without end"),
        pytest.param('{"game":' * 200_000, "too_deep", id="objects without end"),
    ],
)
def test_no_question(tool: str, text: str, key: str) -> None:
    assert problems(tool, text) == [("", key)]


@each_question
def test_deep_values(tool: str, question: Question) -> None:
    deep = "[" * 300 + "]" * 300
    for path in paths(question):
        assert problems(tool, json.dumps(changed(question, path, "DEEP")).replace('"DEEP"', deep))


def test_a_name_of_control_characters_obeys_no_terminal() -> None:
    stakes = {"\x1b[2J": {"odin": 3}, "a\nb": {}}
    found = wrong("tribute", {"stakes": stakes, "tribute": {}})
    assert {key for _, key in found} == {"name_character", "not_list"}


def test_an_accent_beside_its_letter_is_the_letter() -> None:
    stakes: Question = {"Zoe\u0301": {}, "Anne": {}}
    assert facts("tribute", {"stakes": stakes, "tribute": {}, "over": "Zo\u00e9"})["takes"] == {
        "Zo\u00e9": {},
        "Anne": {},
    }


def test_nains_knows_no_thrivaldi() -> None:
    nains = {"game": "nains", "grades": {"shield": 1}, "heroes": 1, "uncounted": 1}
    assert wrong("recruit", nains) or all("thrivaldi" not in step.rule for step in answered("recruit", nains).why)


def test_a_key_written_twice() -> None:
    text = '{"stakes": {"Astrid": {}, "Astrid": {}, "Bjorn": {"odin": [], "odin": []}}, "tribute": {}, "tribute": {}}'
    assert problems("tribute", text) == [
        ("", "key_twice"),
        ("stakes", "key_twice"),
        ("stakes.Bjorn", "key_twice"),
    ]


def test_several_problems_are_told_at_once() -> None:
    seats = [{"name": "", "coin": 26, "gem": 0}, {"coin": "3", "gem": True, "colour": "red"}]
    assert wrong("taverns", {"game": "chess", "players": seats, "tavern": 2}) == [
        ("", "key_unknown"),
        ("game", "game_unknown"),
        ("players[0].name", "name_length"),
        ("players[0].coin", "coin_unknown"),
        ("players[0].gem", "gem_unknown"),
        ("players[1]", "key_unknown"),
        ("players[1]", "key_missing"),
        ("players[1].coin", "not_whole"),
        ("players[1].gem", "not_whole"),
    ]


def test_after_a_thousand_problems_nobody_reads_on() -> None:
    stakes = {f"P{seat}": {"odin": [9] * MOST} for seat in range(MOST)}
    found = wrong("tribute", {"stakes": stakes, "tribute": {}})
    assert len(found) == MOST_TOLD + 1
    assert found[-1] == ("", "and_more")


def test_a_refusal_names_place_and_key() -> None:
    with pytest.raises(NotAQuestion, match=r"players\[0\]\.gem: gem_unknown; players\[1\]: key_missing"):
        ask("taverns", json.dumps({"game": "nains", "players": [{**SERGE, "gem": 6}, {"name": "Anne", "coin": 3}]}))
