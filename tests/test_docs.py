"""Files, links and commands named in the documentation exist."""

import re
from pathlib import Path

import pytest

from testing.rooms import ARROWS, ROOT
from words import LANGUAGES, Voice

PAGES = [
    *ROOT.glob("*.md"),
    *(page for folder in ("docs", "package", "assets", "tests/evidence") for page in (ROOT / folder).rglob("*.md")),
    *(ROOT / ".github").rglob("*.yml"),
]
ROOMS = [
    *(room for room in ARROWS if not room.endswith(".py")),
    *("kv", "testing", "tests", "tools", "docs", "package", "assets", "fastlane", "requirements", r"\.github"),
]
#: Placeholder.
PLACEHOLDER = re.compile("GAME|NAME|FEATURE")
#: A path of ours.
PATH = re.compile(rf"`((?:{'|'.join(ROOMS)})/[\w/.-]*)`")
TARGETS = set(re.findall(r"^([\w -]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def anchors(page: Path) -> set[str]:
    """Anchors of the headings; what code has after a # is none."""
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"""(?<=\]\()[^)]+(?=\))|(?<=src=")[^"]+""", page.read_text("utf-8")):
        if not link.startswith("https://"):
            file, _, anchor = link.partition("#")
            there = page.parent / file if file else page
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """Or they are created by the guide that names them. The changelog is exempt, as it names old files."""
    text = page.read_text("utf-8")
    named = [] if page.name == "CHANGELOG.md" else PATH.findall(text)
    shown = re.findall(r"^```\w+\n# (\S+)$", text, re.MULTILINE)
    gone = [path for path in named if not PLACEHOLDER.search(path) and not (ROOT / path).exists()]
    assert [path for path in gone if not any(new.startswith(path) for new in shown)] == []


@every_page
def test_what_is_made_can_be_made(page: Path) -> None:
    known = {name for targets in TARGETS for name in targets.split()}
    assert set(re.findall(r"(?:`|^)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_says_what_the_app_says(language: str) -> None:
    page = " ".join((ROOT / "PRIVACY.md").read_text("utf-8").split())
    for paragraph in Voice(language).text("about_privacy").split("\n\n"):
        assert " ".join(paragraph.split()) in page
