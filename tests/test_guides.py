"""The guides in docs/ are true: what they say is done to a copy of the code, and nothing else is needed there."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from testing.rooms import ROOT

#: What a copy does without: pictures, what is built, and what git and other tools store.
LEFT_OUT = ignore_patterns(".*", "build", "__pycache__", "*.png")


#: Looks for the new card as the find overlay does.
SEARCH_ON_THE_PADS = """
from dataclasses import replace
from scoring.games.nains.track import ShieldTrack
from testing.reference import REFERENCE
from views.counting.find import find
from views.counting.position import Position
from words import GameVoice

sheet = replace(REFERENCE, expansions=("thingvellir",))
found = find(sheet, Position(0, "coins"), "eir", GameVoice("en", "nidavellir"), ShieldTrack())
print(*(card.offer.key for card in found))
"""

#: Says what the settings ask about the new one, in both languages, and whether a choice is written and read again.
ASK = """
from dataclasses import replace
from scoring import games
from views.settings.model import Settings
from views.settings.view import present
from words import LANGUAGES, GameVoice

chosen = replace(Settings(), confirm=False)
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
    """Write every file that a guide shows, and make every change that it shows.

    A new file begins with `# path`, a change with `--- path`; what it leaves as it is must be there exactly once.
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
    """What Python prints in the copy; its coverage is not ours."""
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
    passes(copy, "tests/scoring/test_catalogue.py", "tests/words", "tests/referee/test_rulebook.py")
    assert "eir" in run(copy, "-c", SEARCH_ON_THE_PADS)


def test_a_setting(copy: Path) -> None:
    follow("adding-a-setting.md", copy)
    assert run(copy, "-c", ASK).splitlines() == ["Confirmer avant d'effacer Oui (Non)", "Ask before deleting Yes (No)"]
    passes(copy, "tests/screens/settings", "tests/words")


def test_a_screen(copy: Path) -> None:
    follow("adding-a-screen.md", copy)
    passes(copy, "tests/screens/glossary", "tests/words", "tests/test_architecture.py")
