"""Both languages say everything: same keys, same gaps, and no key without a sentence."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoring import games, score
from scoring.games.nidavellir.catalogue import CARDS
from scoring.games.nidavellir.rulings import RULINGS
from scoring.source import SYNTAX
from scoring.vocabulary import Doubles
from tests.scoring.nidavellir_tables import any_sheet
from words import LANGUAGES, GameVoice, program
from words.sentences import Text

ROOT = Path(__file__).parent.parent.parent

MODULES = [program, *(import_module(f"words.{game}") for game in games.names())]


def texts(value: Any, path: str = "") -> Iterator[tuple[str, Text]]:
    """Every text of a module's tables."""
    if isinstance(value, Text):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts(inner, f"{path}.{key}")


TEXTS = [found for module in MODULES for name, value in vars(module).items() for found in texts(value, name)]


@pytest.mark.parametrize(("path", "text"), TEXTS, ids=[path for path, _ in TEXTS])
def test_both_languages_have_the_same_gaps(path: str, text: Text) -> None:
    assert text.fr
    assert text.en
    french, english = ({gap.split(":")[0] for gap in re.findall(r"\{(\w[^{}]*)\}", said)} for said in text)
    assert french == english, path


def test_every_card_has_a_name() -> None:
    from words.nidavellir import CARDS as NAMES
    from words.nidavellir import TITLES

    doubles = {card.asks.name for card in CARDS.values() if isinstance(card.asks, Doubles)}
    assert NAMES.keys() == CARDS.keys() | doubles
    assert TITLES.keys() <= NAMES.keys()
    for language in LANGUAGES:
        voice = GameVoice(language, "nidavellir")
        names = [voice.card(card) for card in NAMES]
        assert len(names) == len(set(names)), "two cards of one name"


def literals(functions: set[str], argument: int) -> set[str]:
    """Every text that the code of the scoring room passes to one of the functions at that place."""
    found = set()
    for path in (ROOT / "scoring").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= argument:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in functions:
                texts = (part.value for part in ast.walk(node.args[argument]) if isinstance(part, ast.Constant))
                found |= {text for text in texts if isinstance(text, str)}
    return found


def test_every_issue_has_a_sentence_and_no_sentence_lacks_an_issue() -> None:
    from words.nidavellir import ISSUES

    assert ISSUES.keys() == literals({"Issue", "warning", "hint"}, 0)


def test_every_problem_has_a_sentence_and_no_sentence_lacks_a_problem() -> None:
    written = literals({"wrong", "_refuse"}, 0) | literals({"words", "numbers", "Problem"}, 1)
    written |= set(SYNTAX.values())
    assert program.PROBLEMS.keys() == written


def test_every_line_reads_in_both_languages_and_no_sentence_lacks_a_line() -> None:
    from words.nidavellir import LINES

    random = Random("every line")
    voices = [GameVoice(language, "nidavellir") for language in LANGUAGES]
    seen = set()
    for _ in range(600):
        for player in score(any_sheet(random)).players:
            for line in (line for lines in player.why.values() for line in lines):
                seen.add(line.key)
                for voice in voices:
                    assert re.search(rf"\b{line.points}$|{line.points} ", voice.line(line)) or line.points == 0
    assert seen == LINES.keys()


def test_every_ruling_is_told_with_its_readings() -> None:
    from words import nidavellir

    assert nidavellir.RULINGS.keys() == nidavellir.REASONS.keys() == RULINGS.keys()
    for ruling, readings in RULINGS.items():
        assert tuple(nidavellir.READINGS[ruling]) == readings


def test_plurals_follow_the_language() -> None:
    text = program.PROBLEMS["players_count"]
    assert "player|players" in text.en
    french, english = (GameVoice(language, "nidavellir") for language in ("fr", "en"))
    assert french.heading("cards", count=0) == "0 carte"
    assert english.heading("cards", count=0) == "0 cards"
    assert english.heading("cards", count=1) == "1 card"
