"""Every screen as a picture: `make shots`, or `make shots ONLY=result`, into build/shots.

Real tables, both languages, dark and light, on two phones and a tablet, on a phone held sideways, and at twice the text
size.
"""

import json
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from tools.history_scenes import HistoryScenes

ROOT = Path(__file__).parent.parent
SHOTS = ROOT / "build/shots"
REFERENCE = ROOT / "assets/example.json"
EVIDENCE = ROOT / "tests/evidence/nidavellir.json"

SIZES = (360, 640), (412, 915), (1024, 768)
LYING = (640, 360)
LANGUAGES = "fr", "en"
THEMES = "dark", "light"
NAMES = ("Anne", "Bruno", "Chloé", "David", "Éva")


def looks(size: tuple[int, int]) -> Iterator[tuple[str, str, float]]:
    """Each language, theme and text size in which a window is seen."""
    if size == LYING:
        yield from zip(LANGUAGES, THEMES, (1.0, 1.0), strict=True)
        return
    yield from ((language, theme, 1.0) for language, theme in product(LANGUAGES, THEMES))
    if size == SIZES[0]:
        yield from ((language, "dark", 2.0) for language in LANGUAGES)


def table(id: str) -> Any:
    """A table from elsewhere, its players with names."""
    (found,) = (kept["sheet"] for kept in json.loads(EVIDENCE.read_text("utf-8")) if kept["id"] == id)
    for player, name in zip(found["players"], NAMES, strict=False):
        player["name"] = name
    from scoring import read

    return read(json.dumps(found))


def sheet(text: str) -> Any:
    from scoring import read

    return read(text)


NAINS = """{"format": "elvaland/1", "game": "nains", "players": [
 {"name": "Céline", "army": {"shield": {"grades": 4, "printed": 18}, "temple": [2, 3, 3],
  "errants": {"visible": [6, 4], "pariah": [6]}, "forge": [3, 5], "talion": [4, 4, 7]},
  "symbols": {"occult": 2, "runes": 3, "malt": 4},
  "cards": ["volgrir", "tiss", {"id": "tadgar", "column": "shield"}, {"id": "gaat", "column": "temple"}, "oboron"],
  "coins": [0, 6, 8, 11, 14]},
 {"name": "Dominique", "army": {"temple": [2, 4], "forge": [1, 2, 5], "talion": [3, 6]}, "coins": [0, 4, 5, 9, 12]}]}"""

VEDRFOLNIR = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring", "winter"], "players": [
 {"name": "Astrid", "won": {"odin": [3, 2, 1], "thor": [1, 1], "tyr": [3], "surtr": [2], "freyja": 2}},
 {"name": "Björn", "won": {"odin": [2, 2], "thor": [3, 3], "surtr": [1, 1]}},
 {"name": "Cécile", "won": {"odin": [1], "thor": [3, 2, 2], "tyr": [2, 2]}}]}"""

RATATOSK = """{"format": "elvaland/1", "game": "nidavellir", "expansions": ["idavoll"], "players": [
 {"name": "Anne", "army": {"warrior": [3, 5], "miner": [0, 1]},
  "cards": ["ratatosk", "hreasvelg", {"id": "gullinbursti", "column": "miner"}], "coins": [0, 2, 3, 4, 9]},
 {"name": "Bruno", "army": {"warrior": [9]}, "coins": [0, 2, 3, 4, 12]}]}"""


#: Taps that lead each tool to an answer: the section, and what the chip says or which one it is.
TOLD = (
    ("nidavellir", "taverns", ("1 4", "2 5", "1 5", "2 2", "1 3", "2 5", "1 2", "2 3")),
    ("nidavellir", "coin", ("1 +5", "3 9", "4 14", "4 15")),
    ("nidavellir", "distinctions", ("2 4", "2 2", "2 2", "2 1", "2 2", "2 2", "2 0", "2 1")),
    ("nidavellir", "recruit", ("0 Hourya", "2 2", "2 2", "2 3", "2 2", "2 4", "3 1")),
    ("nains", "coin", ("0 Ordo", "1 2", "1 3", "2 7", "2 9")),
    ("vedrfolnir", "objective", ("0 3", "0 4", "1 Nidhogg", "0 2")),
    ("vedrfolnir", "tribute", ("1 #2", "3 3", "4 1", "2 #1", "3 2", "2 #3", "3 1", "4 3")),
)


#: As a sheet has them, a duel in which nobody wins, and solo with all below zero.
DUEL = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring", "winter"], "mode": "duel",
 "players": [
 {"name": "Astrid", "won": {"odin": [3, 1], "tyr": [3, 2]}}, {"name": "Björn", "won": {"thor": [2, 2], "freyja": 1}},
 {"name": "Thor", "ase_of": "Astrid", "won": {"odin": [3, 2], "tyr": [2], "thor": [3, 2]}},
 {"name": "Odin", "ase_of": "Björn", "won": {"odin": [2]}}]}"""
SOLO = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["winter"], "mode": "solo",
 "players": [
 {"name": "Valhalla", "won": {"surtr": [2]}}, {"name": "Heilheim", "won": {"surtr": [1]}},
 {"name": "Brynhildr", "won": {"surtr": [2, 1], "thor": [1]}}]}"""


def pictures() -> Iterator[tuple[str, Any]]:
    """The tables whose results are drawn as pictures to send."""
    yield "reference", sheet(REFERENCE.read_text("utf-8"))
    yield "both", table("both-016")
    for name, text in ("nains", NAINS), ("vedrfolnir", VEDRFOLNIR), ("duel", DUEL), ("solo", SOLO):
        yield name, sheet(text)


def picture(name: str, at: Any, language: str) -> None:
    """A result as it is sent to the others."""
    from datetime import datetime

    from scoring import score
    from screens.picture import draw
    from screens.presenters.picture import present
    from words import GameVoice

    evening, voice = datetime(2026, 11, 18, 22, 40), GameVoice(language, at.game)
    draw(present(score(at), voice, evening, "La Taverne"), SHOTS / f"{name}.png")


class Scenes(HistoryScenes):
    """The app, brought to each of its screens."""

    def __init__(self, app: Any) -> None:
        from screens.counting import Counting

        super().__init__(app)
        self.counting = Counting

    def sit_down(self, at: Any, pad: str = "", over: str = "", seat: int = 0) -> None:
        """A table being counted, at one of its pads or at its result."""
        app = self.app
        app.counter.sit_down(app.records.begin(at, ""))
        counting = app.counter.table
        app.way.home()
        from screens.navigation import AtTable
        from screens.presenters.count import BY_PLAYER, cells_of

        app.way.go(AtTable(counting.draft.id))
        place = counting.place
        done = frozenset(cells_of(at, BY_PLAYER)[: 5 if pad else None])
        place = replace(place, done=done, at_result=not pad)
        counting.place = place.at((seat, pad)) if pad else place
        if not pad:
            counting.keep()
        app.show()
        if over:
            app.counter.do(over)
        app.records.close_draft(counting.draft)

    @staticmethod
    def pages() -> Iterator[tuple[str, Any]]:
        """The pages of the rulebook."""
        from screens.navigation import CardRules, Cards, Leafing, Rule, Rulings

        yield "rule", Rule("nidavellir.coins.exchange")
        yield "rule-reading", Rule("nidavellir.lines.at_least")
        yield "rule-licensed", Rule("nidavellir.heroes.olwyn")
        yield "rule-ruling", Rule("nidavellir.animals.ratatosk_neutral_zeros")
        yield "chapter", Leafing("nidavellir", "coins")
        yield "cards", Cards("nidavellir")
        yield "cards-nains", Cards("nains")
        yield "cards-vedrfolnir", Cards("vedrfolnir")
        yield "card", CardRules("nidavellir", "thrud")
        yield "card-effect", CardRules("vedrfolnir", "skoll_hati")
        for game in ("nidavellir", "nains", "vedrfolnir"):
            yield f"rulings-{game}", Rulings(game)

    def scenes(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Each screen by its name."""
        from screens.navigation import Cards

        reference, both = sheet(REFERENCE.read_text("utf-8")), table("both-016")
        nains, vedrfolnir, ratatosk = map(sheet, (NAINS, VEDRFOLNIR, RATATOSK))
        switch, at = partial(partial, self.app.switch), partial(partial, self.sit_down)
        yield "home-first", switch("count")
        yield "new-table", self.new_table
        for pad in ("warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"):
            yield f"pad-{pad}", at(reference, pad)
        for pad in ("warrior", "explorer", "heroes", "camp", "mythology"):
            yield f"pad-both-{pad}", at(both, pad, seat=2)
        for pad in ("shield", "temple", "errants", "symbols", "cognars"):
            yield f"pad-nains-{pad}", at(nains, pad)
        yield "pad-vedrfolnir", at(vedrfolnir, "pile")
        yield "pad-why", at(reference, "warrior", "why", seat=2)
        yield "pad-find", self.find
        yield "pad-more", at(reference, "coins", "more")
        yield "result", at(reference)
        yield "result-both", at(both)
        yield "result-nains", at(nains)
        yield "result-vedrfolnir", at(vedrfolnir)
        yield "result-ruling", partial(self.to_the_end, at(ratatosk))
        yield "result-why", partial(self.why, at(reference), 0, 1)
        yield "reveal", self.reveal
        yield "home", self.home
        yield "games-none", switch("games")
        yield "referee", self.referee
        yield "referee-end", partial(self.to_the_end, self.referee)
        yield "referee-search", partial(self.search, "tie")
        yield "referee-nothing", partial(self.search, "xyzzy")
        for name, route in self.pages():
            yield f"referee-{name}", partial(self.look_up, route)
        yield "referee-cards-found", partial(self.look_up, Cards("nidavellir"), "bon")
        for name in ("rule", "rule-licensed", "card"):
            yield f"referee-{name}-end", partial(self.to_the_end, partial(self.look_up, dict(self.pages())[name]))
        yield "referee-ruling-at-table", partial(self.ask_at_table, ratatosk)
        for game, tool, told in TOLD:
            yield f"tool-{game}-{tool}", partial(self.tool, game, tool)
            yield f"tool-{game}-{tool}-told", partial(self.tool, game, tool, told)
        yield from self.history()
        yield "settings", switch("settings")
        yield "settings-about", partial(self.to_the_end, switch("settings"))
        yield "trouble-closed", self.closed
        yield "trouble-full", partial(self.trouble, "not_kept", "not_kept_full")
        yield "trouble-damaged", partial(self.trouble, "damaged", "damaged_from")

    def scrolled(self, scene: Callable[[], object], to: float) -> None:
        """A page in its midst."""
        scene()
        self.app.shell.page.scroll_y = to

    def tool(self, game: str, tool: str, told: tuple[str, ...] = ()) -> None:
        """A tool of the referee, after taps on chips by what they say, section by section."""
        from screens.navigation import Tool

        app = self.app
        app.switch("referee")
        app.go(Tool(game, tool))
        app.answering.do("start_over")
        for tap in told:
            section, _, label = tap.partition(" ")
            choices = app.answering.view.sections[int(section)].choices
            place = int(label[1:]) if label[0] == "#" else [choice.label for choice in choices].index(label)
            app.answering.tell(choices[place].form)

    def closed(self) -> None:
        """The tables cannot be opened."""
        from screens.closed import ClosedScreen
        from words import Voice

        voice = Voice(self.app.language)
        screen = ClosedScreen(voice.text("closed_full"), voice.text("try_again"), lambda: None)
        self.app.shell.show(screen, "count")

    def trouble(self, title: str, sentence: str) -> None:
        """Something was not kept, or the file was damaged."""
        self.sit_down(sheet(REFERENCE.read_text("utf-8")), "hunter")
        self.app.watch.say(title, sentence, day="2026-11-17", kept="elvaland-damaged-1.db")

    def new_table(self) -> None:
        from screens.navigation import NewTable

        self.app.way.home()
        self.app.go(NewTable())

    def referee(self, typed: str = "") -> None:
        """The referee's first screen."""
        app = self.app
        app.way.switch("count")
        app.switch("referee")
        app.switch("referee")
        app.asking.typed = typed
        app.asking.ask_about("nidavellir")

    def search(self, typed: str) -> None:
        self.referee(typed)

    def look_up(self, route: Any, typed: str = "") -> None:
        """A page of the rulebook."""
        self.referee()
        self.app.asking.card_typed = typed
        self.app.go(route)

    def ask_at_table(self, at: Any) -> None:
        """An open ruling that matters at the table in progress."""
        draft = self.app.records.begin(at, "")
        self.look_up(dict(self.pages())["rule-ruling"])
        self.app.records.close_draft(draft)

    def why(self, scene: Callable[[], object], row: int, seat: int) -> None:
        """Why a number of the result is what it is."""
        scene()
        app = self.app
        app.counter.explain(app.screen("result", lambda _: None).view.rows[row].cells[seat].why)

    def find(self) -> None:
        self.sit_down(table("both-016"), "heroes", "find")
        self.app.shell.over.field.text = "dwe"

    def reveal(self) -> None:
        self.sit_down(sheet(REFERENCE.read_text("utf-8")))
        self.app.counter.do_with_result("reveal")

    def home(self) -> None:
        app = self.app
        begun = self.counting(app.records, app.records.begin(table("both-016"), ""))
        for _ in range(9):
            begun.next()
        done = self.counting(app.records, app.records.begin(sheet(REFERENCE.read_text("utf-8")), ""))
        done.keep()
        app.records.close_draft(done.draft)
        app.switch("count")
        app.records.close_draft(begun.draft)

    def to_the_end(self, scene: Callable[[], object]) -> None:
        """What is below, where the screen scrolls."""
        from screens.widgets.flow import Scroll

        scene()
        settle()
        for widget in self.app.shell.walk():
            if isinstance(widget, Scroll) and widget.do_scroll_y:
                widget.put(0)


def opened(size: tuple[int, int], density: int = 1) -> Any:
    """The app in a window of that many pixels, so many for a dp: an offscreen one keeps the size it was opened with."""
    os.environ |= {
        "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "KIVY_HOME": tempfile.mkdtemp(prefix="kivy-"),
        "KIVY_METRICS_DENSITY": str(density),
        "SDL_VIDEODRIVER": "offscreen",
        "KCFG_GRAPHICS_WIDTH": str(size[0]),
        "KCFG_GRAPHICS_HEIGHT": str(size[1]),
    }
    logging.getLogger("kivy").addHandler(logging.NullHandler())
    from kivy.base import runTouchApp
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from screens.app import ElvalandApp

    # else Mesa hoards a gigabyte of frames
    Window.bind(on_flip=lambda *_: glFinish())
    app = ElvalandApp(Path(tempfile.mkdtemp()) / "shots.db")
    app._run_prepare()
    runTouchApp(embedded=True)
    return app


def dress(app: Any, language: str, theme: str, text: float = 1.0) -> None:
    app.settings = replace(app.settings, language=language, theme=theme, text=text, motion=False)
    app.dress()


def settle() -> None:
    """Until everything has found its place."""
    from kivy.base import EventLoop

    for _ in range(6):
        EventLoop.idle()


def draw_scene(scene: Callable[[], object], shot: Path) -> None:
    from kivy.core.window import Window

    scene()
    settle()
    Path(Window.screenshot(name=str(shot))).replace(shot)


def take(size: tuple[int, int], only: str) -> None:
    """Every picture of one size."""
    app = opened(size)
    scenes = Scenes(app)  # closed with the process
    for language, theme, text in looks(size):
        dress(app, language, theme, text)
        for name, scene in scenes.scenes():
            shot = f"{name}-{size[0]}x{size[1]}-{language}-{theme}{'-large' if text > 1 else ''}.png"
            if only in shot:
                draw_scene(scene, SHOTS / shot)
        if size == SIZES[0] and text == 1:
            for name, at in pictures():
                shot = f"picture-{name}-{language}-{theme}"
                if only in shot:
                    picture(shot, at, language)
    os._exit(0)  # Kivy's window would wait for somebody to close it


def main(only: str) -> None:
    """Take every picture whose name holds a text, a process for each size."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for shot in (shot for shot in SHOTS.glob("*.png") if only in shot.name):
        shot.unlink()
    for width, height in (*SIZES, LYING):
        subprocess.run([sys.executable, "-m", "tools.shots", f"{width}x{height}", only], check=True, cwd=ROOT)
    print(f"{len(list(SHOTS.iterdir()))} pictures in {SHOTS.relative_to(ROOT)}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [size, only]:
            width, _, height = size.partition("x")
            take((int(width), int(height)), only)
        case [*only]:
            main("".join(only))
