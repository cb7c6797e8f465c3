"""A wrong number, reported: what opens the form of the project's page, and the same as a text."""

from urllib.parse import parse_qs, urlsplit

import pytest

from scoring import games
from sharing import code, report
from testing.results import example_result, results
from testing.rooms import ROOT
from version import VERSION

PROJECT = "https://example.org/elvaland"
SHEET = example_result().sheet
LINES = ("26  3 + 5 = 26", "7  majority")


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "PAGE", PROJECT)


def test_the_link_fills_in_the_form_that_the_project_has() -> None:
    address = urlsplit(report.link("Chloé · Warriors: 52", LINES, SHEET))
    fields = {name: value for name, (value,) in parse_qs(address.query).items()}
    assert f"{address.scheme}://{address.netloc}{address.path}" == f"{PROJECT}/issues/new"
    form = (ROOT / ".github/ISSUE_TEMPLATE" / fields.pop("template")).read_text("utf-8")
    assert fields.pop("title") == "Number: Chloé · Warriors: 52"
    assert all(f"id: {name}\n" in form for name in fields)
    assert code.read(fields["sheet"]) == SHEET
    assert fields["expected"].splitlines() == ["Chloé · Warriors: 52", *LINES]
    assert fields["version"] == VERSION


@pytest.mark.parametrize("game", games.names())
def test_no_link_is_too_long_for_a_browser(game: str) -> None:
    sheets = [result.sheet for result in results() if result.sheet.game == game]
    assert max(len(report.link("Number", LINES, sheet)) for sheet in sheets) < 8000


def test_the_text_holds_the_sheet_and_says_where_it_belongs() -> None:
    number, *lines = report.message("Chloé · Warriors: 52", LINES, SHEET).splitlines()
    assert (number, lines[:2]) == ("Chloé · Warriors: 52", list(LINES))
    assert code.read("\n".join(lines[3:4])) == SHEET
    assert lines[-1] == f"Elvaland {VERSION} · {PROJECT}/issues"


def test_without_a_page_the_text_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "PAGE", "")
    assert report.message("Number", LINES, SHEET).endswith(f"\n\nElvaland {VERSION}")
