"""Screenshots for the store page: `make store`, into build/store, eight per language.

In the store's format: 1080 × 1920 without transparency.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

from testing.rooms import ROOT
from testing.scenes import Scenes
from tools.shots import LANGUAGES, draw_scene, dress, opened

STORE = ROOT / "build/store"
#: Window size in pixels, and density: a phone of 360 × 640 dp.
SIZE, DENSITY = (1080, 1920), 3
#: Scenes, in the order of the store page.
PICTURES = (
    "hand-both-warrior",
    "result",
    "result-why",
    "hand-coins",
    "referee-rule",
    "tool-nidavellir-coin-told",
    "player",
    "result-vedrfolnir",
)


def main() -> None:
    app, missing = opened(SIZE, DENSITY), set[str]()
    for language in LANGUAGES:
        dress(app, language, "dark")
        folder = STORE / language
        folder.mkdir(parents=True, exist_ok=True)
        scenes = dict(Scenes(app).scenes())
        missing |= set(PICTURES) - scenes.keys()
        for name in scenes:
            if name in PICTURES:
                draw_opaque(partial(without_bars, app, scenes[name]), folder / f"{PICTURES.index(name) + 1}.png")
        print(f"{len(list(folder.iterdir()))} pictures in {folder.relative_to(ROOT)}", flush=True)
    for name in missing:
        print(f"no scene is called {name}", flush=True)
    os._exit(bool(missing))  # skip Kivy's exit handlers, which wait for the window to be closed


def without_bars(app: Any, scene: Callable[[], object]) -> None:
    """Hide scroll bars in the pictures."""
    from screens.widgets.scroll import Scroll

    scene()
    for widget in app.shell.walk():
        if isinstance(widget, Scroll):
            widget.bar_width = 0


def draw_opaque(scene: Callable[[], object], file: Path) -> None:
    draw_scene(scene, file)
    with Image.open(file) as drawn:
        opaque = drawn.convert("RGB")
    opaque.save(file, optimize=True)


if __name__ == "__main__":
    main()
