"""A word is found whatever the accents, and with as many slips as its length allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.spelling import differ_by, folded, nearest

WORDS = st.text("abct", max_size=6)


@pytest.mark.parametrize(
    ("typed", "among", "found"),
    [
        pytest.param("Ölrun", ["olrun"], "olrun", id="accents are no slips"),
        pytest.param("thor", ["thora", "thor"], "thor", id="the word itself before one that comes first"),
        pytest.param("surt", ["surtr", "sturt"], "surtr", id="the first of two with a slip each"),
        pytest.param("tyr", ["tyrs"], "tyrs", id="one letter is missing of a word of four"),
        pytest.param("tyr", ["tir"], None, id="too short for a slip"),
        pytest.param("warrors", ["warrior"], None, id="two slips are too many for seven letters"),
        pytest.param("explorres", ["explorers"], "explorers", id="two letters swapped"),
        pytest.param("blacsmits", ["blacksmiths"], "blacksmiths", id="two slips in a long word"),
        pytest.param("", ["", "a"], "", id="nothing"),
        pytest.param("anything", [], None, id="nothing to choose from"),
    ],
)
def test_the_nearest_word(typed: str, among: list[str], found: str | None) -> None:
    assert nearest(typed, among) == found


@given(WORDS, WORDS)
def test_slips_are_the_same_both_ways(word: str, other: str) -> None:
    assert all(differ_by(slips, word, other) == differ_by(slips, other, word) for slips in (0, 1, 2))
    assert differ_by(0, word, other) == (word == other)


@given(WORDS, st.integers(0, 6), st.sampled_from("abct"))
def test_a_letter_put_in_or_left_out_is_one_slip(word: str, index: int, letter: str) -> None:
    longer = word[:index] + letter + word[index:]
    assert differ_by(1, word, longer)
    assert differ_by(1, longer, word)


def test_a_folded_text_is_folded() -> None:
    assert folded(folded("Hræsvelg, Þrud, Cœur")) == folded("HRÆSVELG, ÞRUD, CŒUR") == "hraesvelg, thrud, coeur"
