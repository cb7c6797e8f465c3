"""What a store shows of the app, in the form that they all read: `make store`, into fastlane/metadata/android.

The texts come from docs/store.md, and what is new from `words/screens/home.py`; icons from package/icons; screenshots
are drawn on a phone of 360 × 640 dp and on a tablet of 1280 × 800 dp.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from testing.rooms import ROOT
from testing.scenes import Scenes
from tools.shots import draw_scene, dress, opened
from tools.version_code import version_code
from words import LANGUAGES, Voice
from words.screens.home import NEWS

STORE = ROOT / "fastlane/metadata/android"
#: The folder of each language, as stores name it.
LOCALES = {"fr": "fr-FR", "en": "en-US"}
#: Most characters of each text, as Google Play and F-Droid have it.
LIMITS = {"title": 30, "short_description": 80, "full_description": 4000, "changelogs": 500}
#: Colours of a screenshot: enough for flat surfaces and letters, and half the bytes.
COLOURS = 192


class Form(NamedTuple):
    """Screenshots of one kind of device: its folder, the window in pixels and its density, and the scenes in order."""

    folder: str
    size: tuple[int, int]
    density: float
    scenes: tuple[str, ...]


FORMS = {
    "phone": Form(
        "phoneScreenshots",
        (1080, 1920),
        3,
        (
            "hand-both-warrior",
            "result",
            "result-why",
            "hand-coins",
            "referee-rule",
            "tool-nidavellir-coin-told",
            "player",
            "result-vedrfolnir",
        ),
    ),
    "tablet": Form("tenInchScreenshots", (1920, 1200), 1.5, ("hand-both-warrior", "result", "referee-rule", "player")),
}


def texts() -> dict[Path, str]:
    """Every text, by its path below `STORE`."""
    page = (ROOT / "docs/store.md").read_text("utf-8")
    name, short, full = (_section(page, title) for title in ("Name", "In a line", "In full"))
    told: dict[Path, str] = {}
    for language, locale in LOCALES.items():
        (line,) = re.findall(rf"^- {language}: (.+)$", short, re.MULTILINE)
        (paragraphs,) = re.findall(rf"^\*\*{language}\*\*\n\n(.+?)(?=\n\n\*\*|\Z)", full, re.MULTILINE | re.DOTALL)
        folder = Path(locale)
        told |= {
            folder / "title.txt": name,
            folder / "short_description.txt": line,
            folder / "full_description.txt": paragraphs,
        }
        for version, news in NEWS.items():
            told[folder / f"changelogs/{version_code(version)}.txt"] = Voice(language).said(news)
    return told


def _section(page: str, title: str) -> str:
    """What stands below a heading of docs/store.md."""
    (text,) = re.findall(rf"^## {title} [^\n]+\n\n(.+?)(?=\n\n## |\Z)", page, re.MULTILINE | re.DOTALL)
    return str(text).strip()


def main() -> None:
    shutil.rmtree(STORE, ignore_errors=True)
    for path, text in texts().items():
        file = STORE / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n", "utf-8")
    for locale in LOCALES.values():
        images = STORE / locale / "images"
        images.mkdir()
        for name, there in (("store", "icon"), ("feature", "featureGraphic")):
            shutil.copy(ROOT / f"package/icons/{name}.png", images / f"{there}.png")
    for form in FORMS:
        subprocess.run([sys.executable, "-m", "tools.store", form], check=True, cwd=ROOT)
    files = [file for file in STORE.rglob("*") if file.is_file()]
    print(f"{len(files)} files in {STORE.relative_to(ROOT)}, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")


def draw(form: Form) -> None:
    """Draw all screenshots of one kind of device; an offscreen window keeps its size."""
    app, missing = opened(form.size, form.density), set[str]()
    for language in LANGUAGES:
        dress(app, language, "dark")
        folder = STORE / LOCALES[language] / "images" / form.folder
        folder.mkdir()
        scenes = dict(Scenes(app).scenes())
        missing |= set(form.scenes) - scenes.keys()
        for name in scenes:  # in the order in which one leads to the next
            if name in form.scenes:
                draw_opaque(partial(without_bars, app, scenes[name]), folder / f"{form.scenes.index(name) + 1}.png")
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
    """Draw a screenshot as stores take it: without transparency."""
    draw_scene(scene, file)
    with Image.open(file) as drawn:
        opaque = drawn.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB")
    opaque.save(file, optimize=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        draw(FORMS[sys.argv[1]])
    main()
