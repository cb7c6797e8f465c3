"""Plays a game that exists only in `testing/fictional_game/`: `python -m testing.processes.fictional_game RECORDS`.

Its modules are added to the packages' search paths, as if they were installed there; no list is changed. Prints the
texts of every screen reached, and what the game remembers.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
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
    "views.result.changes",
    "views.rulebook.cards",
)


def lay_in() -> None:
    """Extend the packages' paths by the modules of the game."""
    for package in PACKAGES:
        import_module(package).__path__.append(str(FOLDER.joinpath(*package.split("."))))


def texts(widget: object) -> list[str]:
    """Texts of a widget tree."""
    found = (getattr(widget, name, "") for name in ("text", "note", "title", "rule"))
    return [text for text in found if isinstance(text, str) and text]


def play(file: Path) -> Iterator[list[str]]:
    """Begin a table, tap, and open result, explanation, history and rulebook."""
    from kivy.core.window import Window

    from screens.app import ElvalandApp
    from testing.app_driver import AppDriver

    hand = AppDriver(ElvalandApp(file))

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
    """Texts of the picture of a result."""
    from datetime import datetime

    from scoring import score
    from views.new_table.form import Form
    from views.result.image_view import present
    from words import GameVoice

    drawn = present(
        score(Form("skalds", players=("Anne", "Bruno")).sheet()), GameVoice("en", "skalds"), datetime(2026, 1, 1)
    )
    return [drawn.runes, drawn.game, drawn.verdict]


def imported(file: Path) -> list[str]:
    """What the game remembers, once its data was exported and imported on another phone."""
    from records import Records

    data = file.with_name("data")
    with closing(Records(file)) as here, closing(Records(file.with_name("another.db"))) as there:
        here.exchange.write(data)
        there.exchange.read(data)
        return [there.setting("longest_song") or ""]


def main(file: Path) -> None:
    lay_in()
    for seen in play(file):
        print(json.dumps(seen))
    print(json.dumps(picture()))
    print(json.dumps(imported(file)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
