"""Where a table was played and a note about it: what is asked, what was told, and earlier places."""

from dataclasses import replace

import pytest

from testing.finished import finished
from testing.nidavellir_tables import player, table
from testing.voices import voices
from views.history.notes_view import NotesView, present

#: What was told before is shown as it was typed, in either language.
TOLD = replace(finished(table(player("Anne"), player("Bruno"))), place="Lyon", note="La revanche")

FRENCH = NotesView(
    over="Nidavellir avec Thingvellir et Idavoll",
    title="Lieu et note",
    place_title="Où était-ce\u00a0?",
    location="Lyon",
    place_hint="Chez Anne",
    locations=("Au club", "Lyon"),
    note_title="Ce qu'il faut en retenir",
    note="La revanche",
    note_hint="Une phrase",
)
ENGLISH = FRENCH._replace(
    over="Nidavellir with Thingvellir and Idavoll",
    title="Place and note",
    place_title="Where was it?",
    place_hint="At Anne's",
    note_title="What to remember",
    note_hint="A line",
)


@pytest.mark.parametrize(("language", "view"), [("fr", FRENCH), ("en", ENGLISH)])
def test_it_asks_where_it_was_and_what_to_remember(language: str, view: NotesView) -> None:
    assert present(TOLD, ["Au club", "Lyon"], voices(language)["nidavellir"]) == view


def test_while_nothing_was_told_the_fields_are_empty() -> None:
    view = present(replace(TOLD, place="", note=""), [], voices()["nidavellir"])
    assert (view.location, view.note, view.locations) == ("", "", ())
