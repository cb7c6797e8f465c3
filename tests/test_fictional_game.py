"""A game added as the guide says, without changes to any list, can be played."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from testing.rooms import ROOT

FOLDER = ROOT / "testing/fictional_game"

#: Some texts of each screen, and what is remembered.
SCREENS = {
    "a new table": ("Skalds", "Players: 2 to 4", "Count: 2 players"),
    "its hand": ("Anne", "Verses", "9"),
    "the next player": ("Bruno", "8", "0"),
    "everybody counted": ("8", "6", "Result"),
    "the curtain": ("Skalds", "All is counted.", "Reveal", "Show"),
    "the result": ("Anne wins by 2: 8.", "1st", "Anne is 2 ahead of Bruno: Verses +2."),
    "why": ("Anne · Verses: 8", "4 × 2 = 8", "What a verse is worth\u00a0· Edda"),
    "the history": ("Skalds", "Bruno\u00a06"),
    "the records": ("Skalds", "Group records", "Verses"),
    "found": ("1 game found", "Skalds", "Bruno\u00a06"),
    "the referee": ("Nidavellir", "Nains", "Vedrfolnir", "Skalds", "Singing"),
    "its rule": ("Each verse is worth 2 points.", "Edda", "Skalds · Singing"),
    "its cards": ("No card of that name in this game.",),
    "the settings": ("Nidavellir", "Vedrfolnir"),
    "the picture": ("ᛋᚲᚨᛚᛞ", "Skalds", "Anne and Bruno sing as well: 0."),
    "its memory, on another phone": ("4",),
}


def test_it_is_played_and_no_list_is_touched(tmp_path: Path) -> None:
    """In a subprocess, so that other tests do not see the game."""
    command = [sys.executable, "-m", "testing.processes.fictional_game", str(tmp_path / "elvaland.db")]
    environment = {**os.environ, "LANG": "en", "LC_ALL": "en", "LC_MESSAGES": "en"}
    played = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    seen = [json.loads(line) for line in played.stdout.splitlines()]
    assert len(seen) == len(SCREENS), played.stdout
    for (screen, wanted), texts in zip(SCREENS.items(), seen, strict=True):
        assert set(wanted) <= set(texts), f"{screen}: {texts}"


@pytest.mark.parametrize(
    "module", sorted(FOLDER.rglob("*.py")), ids=lambda module: module.relative_to(FOLDER).as_posix()
)
def test_the_guide_names_every_module(module: Path) -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    path = module.relative_to(FOLDER).as_posix().replace("skalds", "NAME")
    folder = f"{path.rpartition('/')[0]}/"
    assert f"`{path}`" in guide or f"`{folder}`" in guide
