"""The files of the page: nothing else is ever served."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from views.icons import ICONS
from views.theme import THEMES
from words import LANGUAGES, Voice
from words.screens import together_page

PAGE = Path(__file__).parent / "page"
ICON_FONT = Path(__file__).parent.parent / "assets/fonts/Icons.ttf"

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".ttf": "font/ttf",
}
FILES = {
    "/": PAGE / "page.html",
    "/page.css": PAGE / "page.css",
    "/page.js": PAGE / "page.js",
    "/lit-html.js": PAGE / "lit-html.js",
    "/icons.ttf": ICON_FONT,
}
THEME = "/theme.css"
LABELS = {f"/{language}.json": language for language in LANGUAGES}
PATHS = {*FILES, THEME, *LABELS}
#: The theme of a page, by what the browser prefers.
LOOKS = {"dark": "", "light": "(prefers-color-scheme: light)", "contrast": "(prefers-contrast: more)"}


class Asset(NamedTuple):
    """A file with its media type."""

    kind: str
    content: bytes


def asset(path: str) -> Asset | None:
    """The file of the page at a path; None where there is none."""
    return _asset(path) if path in PATHS else None


@cache
def _asset(path: str) -> Asset:
    if path in FILES:
        return Asset(KINDS[FILES[path].suffix], FILES[path].read_bytes())
    if path == THEME:
        return Asset(KINDS[".css"], _theme().encode())
    return Asset(KINDS[".json"], json.dumps(labels(LABELS[path]), ensure_ascii=False).encode())


def labels(language: str) -> dict[str, str]:
    """The fixed labels of the page."""
    voice = Voice(language)
    texts = {key: voice.said(text) for key, text in together_page.TEXTS.items()}
    return texts | {f"icon_{name}": ICONS[name] for name in ("undo", "redo", "winner")}


def _theme() -> str:
    """The colours of the themes as variables of CSS."""
    rules = []
    for look, media in LOOKS.items():
        colours = "".join(f"--{name}:{colour};" for name, colour in THEMES[look]._asdict().items())
        rule = f":root{{{colours}}}"
        rules.append(f"@media {media}{{{rule}}}" if media else rule)
    return "\n".join(rules)
