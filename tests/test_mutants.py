"""Mutation testing: one change at a time; equivalent mutants still exist."""

from pathlib import Path

import pytest

from tools.equivalent_mutants import EQUIVALENT
from tools.mutants import mutants


@pytest.mark.parametrize(
    ("source", "found"),
    [
        pytest.param("a = b <= c", ["b <= c → b < c", "b <= c → b >= c"], id="a comparison"),
        pytest.param("a = b or c", ["b or c → b and c", "b or c → c", "b or c → b"], id="or"),
        pytest.param("a = not b", ["not b → b"], id="not"),
        pytest.param("a = b // 2", ["b // 2 → b * 2", "2 → 3", "2 → 1"], id="arithmetic"),
        pytest.param("a += 1", ["a += 1 → a -= 1", "a += 1 → pass", "1 → 2", "1 → 0"], id="an addition"),
        pytest.param("a = any(b)", ["any → all"], id="any"),
        pytest.param("a = max(b, key=c)", ["max(b, key=c) → max(b)", "max → min"], id="an argument with a name"),
        pytest.param("a = 'key'", ["'key' → 'key!'"], id="a text"),
        pytest.param("a = b[c:]", ["c: → :"], id="a slice"),
        pytest.param("a = [b for b in c if b]", ["[b for b in c if b] → [b for b in c]"], id="a filter"),
        pytest.param(
            "a = b if c else d",
            ["b if c else d → b if not c else d", "b if c else d → b", "b if c else d → d"],
            id="else",
        ),
        pytest.param(
            "if a: b()", ["if a: → if not a:", "if a: → if True:", "if a: → if False:", "b() → pass"], id="a condition"
        ),
        pytest.param("a = zip(b, c, strict=True)", [], id="what only guards"),
        pytest.param("'Says what is here.'", [], id="a docstring"),
        pytest.param("a: int | None = b", [], id="a type"),
        pytest.param("__all__ = ['a']", [], id="names alone"),
    ],
)
def test_what_is_changed(source: str, found: list[str]) -> None:
    assert [mutant.text for mutant in mutants(Path("module.py"), source)] == found


@pytest.mark.parametrize("path", EQUIVALENT)
def test_equivalent_mutants_are_those_of_today(path: str) -> None:
    there = {(mutant.before, mutant.text) for mutant in mutants(Path(path), Path(path).read_text("utf-8"))}
    assert EQUIVALENT[path].keys() <= there
