"""The page about a table: what was said of it, and what can be tapped."""

from dataclasses import replace

import pytest

from testing.finished import finished
from testing.nidavellir_tables import player, table
from testing.vedrfolnir_tables import duel, solo
from testing.voices import voices
from views.history.notes_view import NotesView, StarterChoice, digits, minutes, present

#: What was told before is shown as it was typed, in either language.
TOLD = replace(
    finished(table(player("Anne"), player("Bruno")), id=12),
    location="Lyon",
    note="La revanche",
    starter=1,
    minutes=48,
    excluded=True,
)


@pytest.mark.parametrize(
    ("language", "title"),
    [("fr", "Nidavellir avec Thingvellir et Idavoll"), ("en", "Nidavellir with Thingvellir and Idavoll")],
)
def test_it_says_which_table_it_was_and_what_was_told_of_it(language: str, title: str) -> None:
    view = present(TOLD, ["Au club", "Lyon"], voices(language)["nidavellir"])
    starters = StarterChoice(0, "Anne", False), StarterChoice(1, "Bruno", True)
    assert view == NotesView(12, title, "Lyon", ("Au club", "Lyon"), starters, "48", "La revanche", True)


def test_while_nothing_was_told_the_fields_are_empty() -> None:
    view = present(finished(table(player("Anne"), player("Bruno"))), [], voices()["nidavellir"])
    assert (view.location, view.note, view.locations, view.minutes, view.excluded) == ("", "", (), "", False)
    assert [starter.chosen for starter in view.starters] == [False, False]


@pytest.mark.parametrize(
    ("sheet", "names"),
    [
        pytest.param(duel(5, 4, 3, 2), ["Astrid", "Bjorn"], id="no god of a duel begins"),
        pytest.param(solo(5, 7, 3), [], id="nor does a pile"),
    ],
)
def test_only_people_begin(sheet: object, names: list[str]) -> None:
    view = present(finished(sheet), [], voices()["vedrfolnir"])  # type: ignore[arg-type]
    assert [starter.name for starter in view.starters] == names


@pytest.mark.parametrize(
    ("typed", "number"), [("", 0), ("0", 0), ("48", 48), ("048", 48), ("-5 min", 5), ("99999", 999), ("²½", 0)]
)
def test_minutes_are_digits(typed: str, number: int) -> None:
    assert minutes(typed) == number
    assert digits(typed).isascii()
