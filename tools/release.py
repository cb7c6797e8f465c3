"""Whether a version can be released: `python -m tools.release v1.2.3`, which prints what is new in it.

The tag, version.py, the changelog and the news that the app shows must name the same version, and the store data must
be those of `make store`.
"""

import re
import sys
from collections.abc import Iterator

from testing.rooms import ROOT
from tools.store import LIMITS, LOCALES, STORE, texts
from tools.version_code import version_code
from version import VERSION
from words.screens.home import NEWS


def changes(version: str, changelog: str) -> str:
    """What the changelog says of a released version, "" where it does not know it.

    >>> changes("1.0.0", "# Changes\\n\\n## 1.0.0, 2026-12-01\\n\\n- All.\\n\\n## 0.1.0, in the making\\n\\n- Less.")
    '- All.'
    >>> changes("0.1.0", "## 0.1.0, in the making\\n\\n- Less.")
    ''
    """
    heading = rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d\n"
    found = re.search(rf"{heading}(.+?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def faults(tag: str, changelog: str) -> Iterator[str]:
    """Why a tag cannot be released."""
    if tag != f"v{VERSION}":
        yield f"{tag} is tagged, and version.py says {VERSION}."
    if not changes(VERSION, changelog):
        yield f"CHANGELOG.md has no heading “## {VERSION}, YYYY-MM-DD” with what is new below it."
    headings = re.findall(r"^## (\d[\d.]*)", changelog, re.MULTILINE)
    for version in sorted(NEWS.keys() ^ {VERSION, *headings}):
        yield f"{version} is news in words/screens/home.py or a heading in CHANGELOG.md, and not both."
    yield from stale()


def stale() -> Iterator[str]:
    """Which store texts are missing, others than the sources say, or too long."""
    for path, text in texts().items():
        file = STORE / path
        if not file.is_file() or file.read_text("utf-8") != f"{text}\n":
            yield f"{file.relative_to(ROOT)} is not what its source says: make store"
        most = LIMITS[path.stem if path.stem in LIMITS else path.parent.name]
        # IzzyOnDroid counts the bytes of what is new
        length = len(text.encode()) if path.parent.name == "changelogs" else len(text)
        if length > most:
            yield f"{file.relative_to(ROOT)} has {length} characters, and the most are {most}."
    for locale in LOCALES.values():
        if not (STORE / locale / f"changelogs/{version_code(VERSION)}.txt").is_file():
            yield f"{locale} has no news of {VERSION}: make store"


def main(tag: str) -> int:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    wrong = list(faults(tag, changelog))
    for fault in wrong:
        print(fault, file=sys.stderr)
    if not wrong:
        print(changes(VERSION, changelog))
    return 2 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 2 else "Which tag? python -m tools.release v1.2.3")
