"""Where a table was played and a note about it: what was told, and earlier locations."""

from dataclasses import replace

import pytest

from testing.finished import finished
from testing.nidavellir_tables import player, table
from testing.voices import voices
from views.history.notes_view import NotesView, present

#: What was told before is shown as it was typed, in either language.
TOLD = replace(finished(table(player("Anne"), player("Bruno"))), location="Lyon", note="La revanche")


@pytest.mark.parametrize(
    ("language", "title"),
    [("fr", "Nidavellir avec Thingvellir et Idavoll"), ("en", "Nidavellir with Thingvellir and Idavoll")],
)
def test_it_says_which_table_it_was_and_what_was_told_of_it(language: str, title: str) -> None:
    view = present(TOLD, ["Au club", "Lyon"], voices(language)["nidavellir"])
    assert view == NotesView(title, "Lyon", ("Au club", "Lyon"), "La revanche")


def test_while_nothing_was_told_the_fields_are_empty() -> None:
    view = present(replace(TOLD, location="", note=""), [], voices()["nidavellir"])
    assert (view.location, view.note, view.locations) == ("", "", ())
