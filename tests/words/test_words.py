"""Both languages say everything: same keys, same gaps, and no key without a sentence."""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from referee.entry import STATUSES
from referee.rulebook import entries
from scoring import games
from scoring.source import SYNTAX
from testing.rooms import ARROWS, modules
from testing.texts import TEXTS, lines
from views.settings.model import Settings
from words import LANGUAGES, GameVoice, names, program, rulebook, screens, tools
from words.columns import COLUMN_ISSUES
from words.sentences import Text

pytestmark = pytest.mark.many_cases

#: The texts of each screen, and of all together.
SCREENS = {name: import_module(f"words.screens.{name}").TEXTS for name in screens.SCREENS}
OF_SCREENS = {key: text for texts in SCREENS.values() for key, text in texts.items()}


@pytest.mark.parametrize(("path", "text"), TEXTS, ids=[path for path, _ in TEXTS])
def test_both_languages_have_the_same_gaps(path: str, text: Text) -> None:
    assert text.fr
    assert text.en
    french, english = ({gap.split(":")[0] for gap in re.findall(r"\{(\w[^{}]*)\}", said)} for said in text)
    assert french == english, path


def test_no_two_screens_say_different_things_by_one_key() -> None:
    assert len(SCREENS) > 1
    assert sum(map(len, SCREENS.values())) == len(OF_SCREENS)


def test_every_module_of_a_screen_is_found_and_loaded_when_it_is_asked_for() -> None:
    there = {path.stem for path in modules("words/screens")} - {"__init__", "together_page"}
    assert (len(screens.SCREENS), {*screens.SCREENS}) == (len(there), there)
    texts = screens.Texts()
    first, last = (next(iter(SCREENS[name])) for name in (screens.SCREENS[0], screens.SCREENS[-1]))
    assert (texts[first], dict(texts)) == (OF_SCREENS[first], SCREENS[screens.SCREENS[0]])
    assert (texts[last], dict(texts)) == (OF_SCREENS[last], OF_SCREENS)
    with pytest.raises(KeyError, match="no such text"):
        texts["no such text"]


def test_no_text_of_a_screen_is_unused() -> None:
    code = {path for room in ARROWS for path in modules(room)} - set(modules("words/screens"))
    used = re.compile("|".join({key for path in code for key in keys(path)}))
    # a setting's value is looked up by both their names
    of_settings = tuple(f"{name}_" for name in Settings._fields)
    asked = [key for key in OF_SCREENS if not key.startswith(of_settings)]
    assert [key for key in asked if not used.fullmatch(key)] == []


def keys(path: Path) -> Iterator[str]:
    """Patterns of the keys that a module may look up: its texts, and those with gaps."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(str() as text) if text.isidentifier():
                yield text
            case ast.JoinedStr(parts):
                key = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)
                if re.fullmatch("[a-z_…]*[a-z][a-z_…]*", key):
                    yield key.replace("…", ".+")


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
    rooms = ("scoring", "referee", "records")
    first, second = {"wrong", "_refuse"}, {"word", "words", "numbers", "Problem", "_misplaced"}
    written = literals(rooms, first, 0) | literals(rooms, second, 1) | literals(rooms, {"_is_known"}, 2)
    assert program.PROBLEMS.keys() == written | set(SYNTAX.values())


def test_every_refusal_of_data_has_a_sentence_and_no_sentence_lacks_a_refusal() -> None:
    said = {key for key in SCREENS["transfer"] if key.startswith("data_")} - {f"data_{told}" for told in TOLD_OF_DATA}
    assert said == literals(["records"], {"NotData"}, 0)


TOLD_OF_DATA = ("brought", "tables", "players", "drafts", "nothing_new", "changed_here", "known", "written", "skipped")


def test_every_step_of_a_tool_has_a_sentence_and_no_sentence_lacks_a_step() -> None:
    assert tools.STEPS.keys() == literals(["referee/tools"], {"Step"}, 0)


@pytest.mark.parametrize("game", games.names())
def test_every_line_reads_in_both_languages_and_no_sentence_lacks_a_line(game: str) -> None:
    voices = [GameVoice(language, game) for language in LANGUAGES]
    for line in lines(game):
        for voice in voices:
            assert_it_adds_up(voice.line(line), line.points)
    assert {line.key for line in lines(game)} == import_module(f"words.{game}").LINES.keys()


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


@pytest.mark.parametrize("game", ["nidavellir", "nains"])
def test_every_kind_of_card_has_a_name(game: str) -> None:
    catalogue = import_module(f"scoring.games.{game}.catalogue")
    assert import_module(f"words.{game}").KINDS.keys() == {card.kind for card in catalogue.CARDS.values()}


def test_every_book_and_every_status_has_a_name() -> None:
    assert rulebook.STATUSES.keys() == set(STATUSES)
    for game in games.names():
        books = {entry.source.book for entry in entries().values() if entry.game == game}
        assert import_module(f"words.{game}").BOOKS.keys() == books


def test_every_game_has_words() -> None:
    assert names.games() == games.names()


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
