"""Everybody who plays: how often, how often they won, and when they played last."""

import pytest

from records import Records
from testing.nidavellir_tables import player, table
from views.history.years import choices
from views.players.list_view import PersonRow, PlayersView, present
from words import LANGUAGES, Voice


@pytest.mark.parametrize(
    ("language", "view"),
    [
        (
            "fr",
            PlayersView(
                count_text="3 joueurs",
                people=(
                    PersonRow(1, "Anne", "4 parties, 2 gagnées · 18\u00a0nov.\u00a02026"),
                    PersonRow(2, "Bruno", "4 parties, 1 gagnée · 18\u00a0nov.\u00a02026"),
                    PersonRow(3, "Chloé", "2 parties, 1 gagnée · 18\u00a0nov.\u00a02026"),
                ),
            ),
        ),
        (
            "en",
            PlayersView(
                count_text="3 players",
                people=(
                    PersonRow(1, "Anne", "4 games, 2 won · 18\u00a0Nov\u00a02026"),
                    PersonRow(2, "Bruno", "4 games, 1 won · 18\u00a0Nov\u00a02026"),
                    PersonRow(3, "Chloé", "2 games, 1 won · 18\u00a0Nov\u00a02026"),
                ),
            ),
        ),
    ],
)
def test_it_says_of_everybody_how_often_how_well_and_when_last(
    records: Records, language: str, view: PlayersView
) -> None:
    assert present(records.people.everybody(), records.people.unreadable(), Voice(language)) == view


def test_who_never_finished_a_table_is_left_out(records: Records) -> None:
    records.begin(table(player("Anne"), player("Farid")), "")
    view = present(records.people.everybody(), 0, Voice("en"))
    assert [person.name for person in view.people] == ["Anne", "Bruno", "Chloé"]
    assert view.count_text == "3 players"


def test_before_the_first_table_there_is_nobody_to_count() -> None:
    view = present((), 0, Voice("en"))
    assert (view.count_text, view.people) == ("", ())
    assert view.empty_text.startswith("Players appear here after their first game")


@pytest.mark.parametrize(
    ("language", "empty"), [("fr", "Aucune partie ne compte en 2025."), ("en", "No game counts in 2025.")]
)
def test_a_year_of_which_no_table_counts_says_so(language: str, empty: str) -> None:
    years = choices((2026, 2025), 2025, Voice(language))
    view = present((), 0, Voice(language), years)
    assert (view.empty_text, view.years) == (empty, years)


def test_those_of_a_year(records: Records) -> None:
    years = choices((2027, 2026), 2026, Voice("en"))
    view = present(records.people.everybody(2026), 0, Voice("en"), years)
    assert (len(view.people), view.years, view.empty_text) == (3, years, "")


@pytest.mark.parametrize(
    ("unreadable", "french", "english"),
    [
        (0, "", ""),
        (1, "1 joueur ne peut plus être lu.", "1 player can no longer be read."),
        (2, "2 joueurs ne peuvent plus être lus.", "2 players can no longer be read."),
    ],
)
def test_players_that_cannot_be_read_are_told(unreadable: int, french: str, english: str) -> None:
    assert [present((), unreadable, Voice(language)).unreadable for language in LANGUAGES] == [french, english]
