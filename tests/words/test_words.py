"""Both languages say everything: same keys, same gaps, and no key without a sentence."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoring import games, score
from scoring.games.nains.catalogue import RULE_OF as RULE_OF_NAINS
from scoring.games.nidavellir.catalogue import BOXES, RULE_OF
from scoring.result import Line
from scoring.source import SYNTAX
from tests.test_architecture import modules
from words import LANGUAGES, GameVoice, program, screens
from words.columns import COLUMN_ISSUES
from words.sentences import Text

ROOT = Path(__file__).parent.parent.parent

MODULES = [program, screens, *(import_module(f"words.{game}") for game in games.names())]


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


def test_no_two_screens_say_different_things_by_one_key() -> None:
    of_screens = [vars(module)["TEXTS"] for module in vars(screens).values() if hasattr(module, "TEXTS")]
    assert len(of_screens) > 1
    assert sum(map(len, of_screens)) == len(screens.TEXTS)


@pytest.mark.parametrize("game", games.names())
def test_every_card_has_a_name(game: str) -> None:
    words = import_module(f"words.{game}")
    assert words.CARDS.keys() == set(games.named(game).cards)
    assert words.TITLES.keys() <= words.CARDS.keys()
    for language in LANGUAGES:
        voice = GameVoice(language, game)
        names = [voice.card(card) for card in words.CARDS]
        assert len(names) == len(set(names)), "two cards of one name"


def literals(places: Iterable[str], functions: set[str], argument: int) -> set[str]:
    """Every text that the code of some folders or files passes to one of the functions at that argument."""
    found = set()
    for path in (path for place in places for path in modules(place)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= argument:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in functions:
                texts = (part.value for part in ast.walk(node.args[argument]) if isinstance(part, ast.Constant))
                found |= {text for text in texts if isinstance(text, str)}
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_issue_has_a_sentence_and_no_sentence_lacks_an_issue(game: str) -> None:
    issues = import_module(f"words.{game}").ISSUES
    assert issues.keys() - COLUMN_ISSUES.keys() == literals([f"scoring/games/{game}"], {"Issue", "warning", "hint"}, 0)


def test_every_issue_that_column_games_share_has_a_sentence() -> None:
    assert COLUMN_ISSUES.keys() == literals(["scoring/coins.py", "scoring/issue.py"], {"Issue"}, 0)


def test_every_problem_has_a_sentence_and_no_sentence_lacks_a_problem() -> None:
    written = literals(["scoring"], {"wrong", "_refuse"}, 0) | literals(["scoring"], {"words", "numbers", "Problem"}, 1)
    assert program.PROBLEMS.keys() == written | set(SYNTAX.values())


@pytest.mark.parametrize("game", games.names())
def test_every_line_reads_in_both_languages_and_no_sentence_lacks_a_line(game: str) -> None:
    voices = [GameVoice(language, game) for language in LANGUAGES]
    for line in lines(game):
        for voice in voices:
            assert_it_adds_up(voice.line(line), line.points)
    assert {line.key for line in lines(game)} == import_module(f"words.{game}").LINES.keys()


@cache
def lines(game: str) -> tuple[Line, ...]:
    """Every line of many tables."""
    any_sheet = import_module(f"tests.scoring.{game}_tables").any_sheet
    random = Random("every line")
    players = [player for _ in range(600) for player in score(any_sheet(random)).players]
    return tuple(line for player in players for lines in player.why.values() for line in lines)


def assert_it_adds_up(sentence: str, points: int) -> None:
    """What a sentence writes as a sum is one, and it ends in the points that the line adds."""
    bare = re.sub(r"\([^)]*\)", "", sentence).replace("−", "-")
    for left, right in re.findall(r"([^:;=]*)=\s*(?=(-?\d+))", bare):
        if "…" not in left:
            steps = re.sub(r"[^\W\d_]+ \d+|[^\W\d_]+|[,.']", " ", left.replace("²", "**2").replace("×", "*"))
            assert eval(steps) == int(right), sentence
    if addends := re.match(r"([\d +]+?)\s*:\s*(\d+)(?=[ ,])", bare):
        assert eval(addends[1]) == int(addends[2]), sentence
    if points:
        assert str(points) in re.findall(r"-?\d+", bare), sentence


@cache
def rules(game: str) -> frozenset[str]:
    """Every rule that a line can rest on, or a card."""
    of_cards = {"nidavellir": RULE_OF, "nains": RULE_OF_NAINS}.get(game, {})
    return frozenset({line.rule for line in lines(game)} | set(of_cards.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_rule_has_a_name_of_its_own(game: str, language: str) -> None:
    voice = GameVoice(language, game)
    names = [voice.rule(rule).split(" · ")[0] for rule in rules(game)]
    assert all(names)
    assert len(names) == len(set(names)), "two rules of one name"


@pytest.mark.parametrize("game", games.names())
def test_each_language_tells_rules_in_its_own_words(game: str) -> None:
    french, english = (GameVoice(language, game) for language in LANGUAGES)
    for rule in rules(game):
        assert not re.search(r"rulebook|online|promotional|\bthe\b", french.rule(rule)), rule
        assert not re.search(r"règle|en ligne|promotionnelle|\ble\b", english.rule(rule)), rule


@pytest.mark.parametrize("game", games.names())
def test_no_name_book_or_page_lacks_a_rule(game: str) -> None:
    words = import_module(f"words.{game}")
    told = {rule.removeprefix(f"{game}.") for rule in rules(game)}
    chapters = {rule.split(".")[0] for rule in told - words.RULES.keys()}
    assert words.RULES.keys() <= told | chapters
    assert words.BOOKS.keys() <= told | chapters
    assert words.PAGES.keys() <= told


def test_every_box_has_a_source_of_its_own() -> None:
    voice = GameVoice("en", "nidavellir")
    boxes = [box for boxes in BOXES.values() for box in boxes]
    sources = {box.name: {voice.rule(RULE_OF[card.id]).split(" · ")[1] for card in box.cards} for box in boxes}
    assert sources == {
        "nidavellir": {"Nidavellir rulebook"},
        "thingvellir": {"Thingvellir, as the licensed online version plays it"},
        "promos": {"promotional card, known from an open implementation and a photo"},
        "idavoll": {"Idavoll rulebook"},
    }


@pytest.mark.parametrize(
    ("rule", "french", "english"),
    [
        pytest.param(
            "nidavellir.warriors.majority",
            "Majorité des guerriers · règle de Nidavellir, p. 7",
            "Majority of the warriors · Nidavellir rulebook, p. 7",
            id="a page",
        ),
        pytest.param(
            "nidavellir.heroes.kraal",
            "Héros\u00a0: Kraal · règle de Nidavellir",
            "Heroes: Kraal · Nidavellir rulebook",
            id="no page",
        ),
        pytest.param(
            "nidavellir.heroes.dwerg",
            "Héros\u00a0: les frères Dwerg · règle de Nidavellir",
            "Heroes: the Dwerg brothers · Nidavellir rulebook",
            id="a family",
        ),
        pytest.param(
            "nidavellir.heroes.olwyn",
            "Héros\u00a0: Olwyn · Thingvellir, comme le joue la version en ligne sous licence",
            "Heroes: Olwyn · Thingvellir, as the licensed online version plays it",
            id="no book",
        ),
        pytest.param(
            "nains.cognars.kardum",
            "Cognars\u00a0: Kardum · règle de Nains, p. 14",
            "Cognars: Kardum · Nains rulebook, p. 14",
            id="a card's own page",
        ),
        pytest.param("vedrfolnir.odin", "Odin · règle de Vedrfolnir", "Odin · Vedrfolnir rulebook", id="no chapter"),
    ],
)
def test_a_rule_says_where_it_is_printed(rule: str, french: str, english: str) -> None:
    game = rule.split(".")[0]
    assert [GameVoice(language, game).rule(rule) for language in LANGUAGES] == [french, english]


@pytest.mark.parametrize("game", games.names())
def test_every_ruling_is_told_with_its_readings(game: str) -> None:
    words, rulings = import_module(f"words.{game}"), games.named(game).rulings
    assert words.RULINGS.keys() == words.REASONS.keys() == rulings.keys()
    for ruling, readings in rulings.items():
        assert tuple(words.READINGS[ruling]) == readings


def test_plurals_follow_the_language() -> None:
    text = program.PROBLEMS["players_count"]
    assert "player|players" in text.en
    french, english = (GameVoice(language, "nidavellir") for language in ("fr", "en"))
    assert french.heading("cards", count=0) == "0 carte"
    assert english.heading("cards", count=0) == "0 cards"
    assert english.heading("cards", count=1) == "1 card"
