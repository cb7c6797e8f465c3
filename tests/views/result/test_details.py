"""What is said of a table beside its result: where, who began, how long it took, whether it counts."""

from dataclasses import replace
from datetime import datetime

import pytest

from scoring import score
from testing.finished import finished
from testing.nidavellir_tables import player, table
from views.result.view import TableDetails, present
from words import GameVoice

SHEET = table(player("Anne", hunter=2), player("Bruno", hunter=3))
EVENING = datetime(2026, 11, 18, 23, 5)


def said(details: TableDetails, language: str = "en") -> tuple[str, str]:
    """The line below the title, and the text of the chip that leads to the details."""
    view = present(score(SHEET), (), GameVoice(language, "nidavellir"), True, details)
    assert view.about
    return view.when, view.about.text


@pytest.mark.parametrize(
    ("language", "details", "text"),
    [
        ("fr", TableDetails(), "Où était-ce ? Qui a commencé ?"),
        ("en", TableDetails(), "Where was it? Who began?"),
        ("fr", TableDetails(starter="Anne", minutes=48), "Anne a commencé · 48 min"),
        ("en", TableDetails("Lyon", "La revanche", "Anne"), "Lyon · Anne began · La revanche"),
        ("en", TableDetails("Lyon", minutes=120, excluded=True), "Does not count · Lyon · 120 min"),
        ("fr", TableDetails(excluded=True), "Ne compte pas"),
    ],
)
def test_all_that_is_known_stands_on_one_chip(language: str, details: TableDetails, text: str) -> None:
    assert said(details, language)[1].replace("\u00a0", " ") == text


@pytest.mark.parametrize(("language", "mark"), [("fr", " · Ne compte pas"), ("en", " · Does not count")])
def test_a_table_that_does_not_count_says_so_below_its_title(language: str, mark: str) -> None:
    counts, _ = said(TableDetails(finished=EVENING), language)
    assert said(TableDetails(finished=EVENING, excluded=True), language)[0] == counts + mark


@pytest.mark.parametrize(("starter", "name"), [(None, ""), (0, "Anne"), (1, "Bruno"), (7, "")])
def test_who_left_the_table_since_did_not_begin(starter: int | None, name: str) -> None:
    assert replace(finished(SHEET), starter=starter).starter_name == name
