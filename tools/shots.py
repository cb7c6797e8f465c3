"""Screenshots of every screen: `make shots`, or `make shots ONLY=result`, into build/shots.

Real tables in both languages, dark and light, on two phones and a tablet, in landscape, and with text at 200 %.
"""

import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from testing.rooms import ROOT
from testing.scenes import Scenes
from testing.settling import settle
from testing.tables import pictures

SHOTS = ROOT / "build/shots"

SIZES = (360, 640), (412, 915), (1024, 768)
LYING = (640, 360)
LANGUAGES = "fr", "en"
THEMES = "dark", "light"


def looks(size: tuple[int, int]) -> Iterator[tuple[str, str, float]]:
    """All combinations of language, theme and text size for a window."""
    if size == LYING:
        yield from zip(LANGUAGES, THEMES, (1.0, 1.0), strict=True)
        return
    yield from ((language, theme, 1.0) for language, theme in product(LANGUAGES, THEMES))
    if size == SIZES[0]:
        yield from ((language, "dark", 2.0) for language in LANGUAGES)


def picture(name: str, at: Any, language: str) -> None:
    """The picture of a result that is shared."""
    from datetime import datetime

    from scoring import score
    from screens.result.image import draw
    from views.result.image_view import present
    from words import GameVoice

    evening, voice = datetime(2026, 11, 18, 22, 40), GameVoice(language, at.game)
    draw(present(score(at), voice, evening, "La Taverne"), SHOTS / f"{name}.png")


def opened(size: tuple[int, int], density: float = 1) -> Any:
    """The app in a window of a given size and density; an offscreen window cannot be resized."""
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

    # call glFinish: otherwise Mesa accumulates a gigabyte of frames
    Window.bind(on_flip=lambda *_: glFinish())
    app = ElvalandApp(Path(tempfile.mkdtemp()) / "shots.db")
    app._run_prepare()
    runTouchApp(embedded=True)
    return app


def dress(app: Any, language: str, theme: str, text: float = 1.0) -> None:
    app.appearance.settings = app.appearance.settings._replace(language=language, theme=theme, text=text, motion=False)
    app.context.apply_look()


def draw_scene(scene: Callable[[], object], shot: Path) -> None:
    from kivy.core.window import Window

    scene()
    settle()
    Path(Window.screenshot(name=str(shot))).replace(shot)


def take(size: tuple[int, int], only: str) -> None:
    """Take all screenshots of one window size."""
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
    os._exit(0)  # skip Kivy's exit handlers, which wait for the window to be closed


def main(only: str) -> None:
    """Take all screenshots whose name contains a text, in a process per window size."""
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
