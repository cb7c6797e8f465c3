"""Plays a game that only a folder beside knows: `python -m testing.processes.fictional_game RECORDS`.

The modules of `testing/fictional_game/` are found in the packages of the app as if somebody had laid them there; no
list is touched. Every screen that is reached says what stands on it.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import testing.mock_window  # noqa: F401
from testing.rooms import ROOT

FOLDER = ROOT / "testing/fictional_game"
PACKAGES = (
    "scoring.cards",
    "scoring.games",
    "words",
    "referee.rules",
    "views.counting.pads",
    "views.rulebook.cards",
)


def lay_in() -> None:
    """Let the packages find the modules of the game."""
    for package in PACKAGES:
        import_module(package).__path__.append(str(FOLDER.joinpath(*package.split("."))))


def texts(widget: object) -> list[str]:
    """What stands on a widget."""
    found = (getattr(widget, name, "") for name in ("text", "note", "title", "rule"))
    return [text for text in found if isinstance(text, str) and text]


def play(file: Path) -> Iterator[list[str]]:
    """Begin a table, tap, look at the result, at its line, at the history and at the rulebook."""
    from kivy.core.window import Window

    from screens.app import ElvalandApp
    from testing.hand import Hand

    hand = Hand(ElvalandApp(file))

    def seen() -> list[str]:
        hand.frames(30)
        return [text for widget in hand.app.root.walk() for text in texts(widget)]

    def press(text: str, which: int = -1) -> None:
        hand.tap([widget for widget in hand.app.root.walk() if text in texts(widget)][which])
        hand.frames(12)

    press("New game")
    press("Skalds")
    for name in ("Anne", "Bruno"):
        hand.begin_typing(name)
        Window.dispatch("on_key_down", 13, 40, None, [])
        Window.dispatch("on_key_up", 13, 40)
        hand.frames(12)
    yield seen()
    press("Count: 2 players")
    yield seen()
    press("4")
    press("Bruno")
    yield seen()
    press("3")
    yield seen()
    press("Result")
    yield seen()
    press("8", -2)  # above the total
    yield seen()
    hand.back()
    press("Games")
    yield seen()
    press("Records")
    yield seen()
    hand.back()
    hand.begin_typing("skal")
    yield seen()
    press("Referee")
    press("Skalds")
    yield seen()
    press("Singing")
    press("What a verse is worth")
    yield seen()
    hand.back()
    hand.back()
    press("All cards")
    yield seen()
    press("Settings")
    yield seen()
    hand.close()


def picture() -> list[str]:
    """What the picture of a table says."""
    from datetime import datetime

    from scoring import score
    from views.new_table.form import Form
    from views.result.image_view import present
    from words import GameVoice

    drawn = present(
        score(Form("skalds", players=("Anne", "Bruno")).sheet()), GameVoice("en", "skalds"), datetime(2026, 1, 1)
    )
    return [drawn.runes, drawn.game, drawn.verdict]


def main(file: Path) -> None:
    lay_in()
    for seen in chain(play(file), [picture()]):
        print(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
