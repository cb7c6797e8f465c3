"""The guides in docs/ are complete: their steps are applied to a copy of the code, and nothing else is needed."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from scoring import games
from scoring.game import Game
from testing.rooms import ROOT

#: Not copied: pictures, build output, files of git and other tools.
LEFT_OUT = ignore_patterns(".*", "build", "__pycache__", "*.png")


WORDS = "tests/words/test_words.py"
LINES_TEST = "test_every_line_reads_in_both_languages_and_no_sentence_lacks_a_line"
TEXTS_TESTS = (
    f"{WORDS}::test_both_languages_have_the_same_gaps",
    f"{WORDS}::test_no_two_screens_say_different_things_by_one_key",
)
BACK_TEST = "tests/screens/test_back.py::TestBack::test_every_kind_of_page_is_gone_back_from"
SCENES_TEST = "tests/screens/test_geometry.py::test_only_scenes_have_labels_and_pictures_in_the_store"
MAP_TEST = "test_the_map_names_every_module_once_and_nothing_else"
#: Of the new view every branch, whatever `pyproject.toml` measures.
MEASURED = ("--rcfile=/dev/null", "--branch", "--source=views.glossary")
#: Prints the offers of the section of heroes with Thingvellir.
HEROES = """
from dataclasses import replace
from testing.counting import begin, offers
from testing.reference import REFERENCE

counting = begin(replace(REFERENCE, expansions=("thingvellir",)))
counting.go((0, "heroes"))
print(*offers(counting))
"""
#: Script that prints the new setting in both languages, and whether a choice is stored and read again.
ASK = """
from dataclasses import replace
from scoring import games
from views.settings.model import Settings
from views.settings.view import present
from words import LANGUAGES, GameVoice

chosen = Settings()._replace(confirm=False)
assert Settings.read("").confirm
assert Settings.read(chosen.write()) == chosen
for language in LANGUAGES:
    view = present(chosen, {game: GameVoice(language, game) for game in games.names()})
    (section,) = (each for each in view.sections if "eleting" in each.title or "effacer" in each.title)
    (question,) = section.questions
    print(section.title, *(f"({choice.label})" if choice.chosen else choice.label for choice in question.choices))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copytree(ROOT, tmp_path / "copy", ignore=LEFT_OUT)


def follow(guide: str, copy: Path) -> None:
    """Create all files and apply all changes shown in a guide.

    A new file begins with `# path`, a change with `--- path`; its context must occur exactly once.
    """
    text = (ROOT / "docs" / guide).read_text("utf-8")
    blocks = re.findall(r"^```\w+\n(#|---) (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks, guide
    for sign, path, block in blocks:
        file = copy / path
        if sign == "---":
            lines = block.splitlines(keepends=True)
            before, after = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            old = file.read_text("utf-8")
            assert old.count(before) == 1, f"docs/{guide}: not found once in {path}:\n{before}"
            block = old.replace(before, after)
        file.parent.mkdir(exist_ok=True)
        file.write_text(block, "utf-8")


def run(copy: Path, *arguments: str, read: str = "") -> str:
    """Output of Python in the copy, without coverage."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("COVERAGE_", "PYTEST_"))}
    told = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=env, input=read, capture_output=True, text=True, encoding="utf-8"
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def passes(copy: Path, *tests: str) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


def test_a_card(copy: Path) -> None:
    follow("adding-a-card.md", copy)
    follow("referee.md", copy)
    guide = (ROOT / "docs/adding-a-card.md").read_text("utf-8")
    (sheet,) = re.findall(r"<<'SHEET'\n(.+?)^SHEET$", guide, re.MULTILINE | re.DOTALL)
    for language, sentence in zip(("en", "fr"), re.findall(r"`(Eir .+?)`", guide), strict=True):
        assert sentence in run(copy, "-m", "scoring", "-", "--lang", language, read=sheet).replace("\u00a0", " ")
    words = (f"{WORDS}::test_every_card_has_a_name", f"{WORDS}::{LINES_TEST}")
    passes(copy, "tests/scoring/test_catalogue.py", *words, "tests/referee/test_rulebook.py")
    assert "eir" in run(copy, "-c", HEROES).split()


def test_a_setting(copy: Path) -> None:
    follow("adding-a-setting.md", copy)
    assert run(copy, "-c", ASK).splitlines() == ["Confirmer avant d'effacer Oui (Non)", "Ask before deleting Yes (No)"]
    passes(copy, "tests/views/settings", "tests/screens/settings", *TEXTS_TESTS)


def test_a_screen(copy: Path) -> None:
    follow("adding-a-screen.md", copy)
    on_the_map = (f"tests/test_architecture.py::{MAP_TEST}[{room}]" for room in ("words", "views", "screens"))
    passes(copy, "tests/screens/glossary", BACK_TEST, SCENES_TEST, *TEXTS_TESTS, *on_the_map)
    run(copy, "-m", "coverage", "run", *MEASURED, "-m", "pytest", "-q", "tests/views/glossary")
    run(copy, "-m", "coverage", "report", *MEASURED[:1], "--fail-under=100", "--show-missing")
    for form in (("check",), ("format", "--check")):
        run(copy, "-m", "ruff", *form, ".")


GAME_GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_all_that_the_guide_names(game: str) -> None:
    rows = re.findall(r"^\| (.+) \| (.+) \|$", GAME_GUIDE, re.MULTILINE)
    parts = {path: what for what, paths in rows for path in re.findall(r"`([\w/.]*NAME[\w/.]*)`", paths)}
    assert len(parts) > 10
    for path, what in parts.items():
        file = ROOT / path.replace("NAME", game)
        if not file.exists():  # too long for one file
            file = file.with_suffix("") / "__init__.py"
        assert file.exists(), file
        if file.suffix == ".py":
            module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
            for name in re.findall(r"`([a-z_]+|[A-Z]+)[`(]", what):
                assert hasattr(module, name), f"{file}: {name}"


def test_the_guide_for_a_game_names_every_field_of_one() -> None:
    assert [field for field in Game._fields if f"`{field}`" not in GAME_GUIDE] == []
