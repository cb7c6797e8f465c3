"""The referee's first screen: the answers to what is typed; else where to look."""

import pytest

from referee.rulebook import CHAPTERS, entries
from testing.voices import voices
from views.rulebook.search_view import LAST, TOOLS, present, with_recent
from words import LANGUAGES

EXCHANGE = "nidavellir.coins.exchange"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
def test_each_game_has_its_tools_and_chapters(game: str, language: str) -> None:
    view = present(voices(language), game, "", [], [])
    assert [tool.tool for tool in view.calculators] == list(TOOLS[game])
    assert [chapter.chapter for chapter in view.chapters] == [chapter.key for chapter in CHAPTERS[game]]
    assert [chip.game for chip in view.games if chip.current] == [game]
    assert view.recent == ()


def test_an_answer_names_its_game_where_another_is_looked_at() -> None:
    found = [entries()[EXCHANGE], entries()["vedrfolnir.cards.hell"]]
    view = present(voices(), "nidavellir", "x", found, found[1:])
    assert [answer.note for answer in view.answers] == ["", "Vedrfolnir · Winter"]
    assert [asked.note for asked in view.recent] == ["Vedrfolnir · Winter"]


def test_words_that_nothing_answers_stay_typed() -> None:
    view = present(voices(), "nains", "xyzzy", [], [])
    assert (view.typed, view.answers, view.calculator) == ("xyzzy", (), None)


def test_the_tool_that_works_out_the_first_answer_stands_with_it() -> None:
    found = [entries()["nidavellir.coins.missing"], entries()["nidavellir.heroes.grid"]]
    view = present(voices(), "vedrfolnir", "coin", found, [])
    assert view.calculator
    assert (view.calculator.game, view.calculator.tool, view.calculator.title) == ("nidavellir", "coin", "Coins")
    assert present(voices(), "vedrfolnir", "coin", found[::-1], []).calculator is None


@pytest.mark.parametrize(
    ("language", "tools"),
    [
        ("fr", [("objective", "Objectif", "round"), ("tribute", "Tribut", "pile")]),
        ("en", [("objective", "Objective", "round"), ("tribute", "Tribute", "pile")]),
    ],
)
def test_before_anything_is_typed_it_says_where_to_look(language: str, tools: list[tuple[str, str, str]]) -> None:
    view = present(voices(language), "vedrfolnir", "", [], [])
    assert [(chip.tool, chip.title, chip.icon) for chip in view.calculators] == tools
    assert [chip.title for chip in view.games] == ["Nains", "Nidavellir", "Vedrfolnir"]
    assert (view.game, view.calculator) == ("vedrfolnir", None)


def test_the_last_ones_are_few() -> None:
    assert with_recent(tuple("abcdefgh"), "z") == ("z", *"abcdefgh"[: LAST - 1])
