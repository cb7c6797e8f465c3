"""The page that edits a table being counted: what it offers, and what each tap makes of the table."""

from typing import Any

import pytest

from scoring import Sheet, score
from testing.reference import REFERENCE
from testing.tables import table
from testing.vedrfolnir_tables import duel, solo
from testing.vedrfolnir_tables import table as vedrfolnir
from views.counting.edit_view import EditView, menu, present
from views.counting.table_edits import clear
from words import LANGUAGES, GameVoice

NAMES = [player.name for player in REFERENCE.players]


def view(sheet: Sheet[Any], *known: str, language: str = "en", typed: str = "") -> EditView:
    return present(score(sheet), known, GameVoice(language, sheet.game), typed)


def test_every_player_with_what_their_hand_is_worth() -> None:
    seen = view(clear(REFERENCE, 1).sheet)
    totals = [player.total for player in score(REFERENCE).players]
    assert [row.name for row in seen.seats] == NAMES
    assert [row.note for row in seen.seats] == [
        f"{totals[0]} points",
        "nothing counted",
        f"{totals[2]} points",
        f"{totals[3]} points",
    ]
    assert [row.number for row in seen.seats] == ["1", "2", "3", "4"]


def test_an_ase_is_shown_with_its_player() -> None:
    assert [row.note for row in view(duel(9, 7, 1, 0)).seats] == [
        "9 points",
        "7 points",
        "with Astrid · 1 point",
        "with Bjorn · nothing counted",
    ]


def test_boxes_and_modes_are_those_of_the_game() -> None:
    both, nains = view(table("both-016")), view(table("both-016"))
    assert [(box.label, box.chosen) for box in both.boxes] == [("Thingvellir", True), ("Idavoll", True)]
    assert both.boxes[0].edited.sheet.expansions == ("idavoll",)
    assert nains.modes == ()
    modes = view(duel(1, 2, 3, 4)).modes
    assert [(mode.label, mode.chosen) for mode in modes] == [("At a table", False), ("Duel", True), ("Solo", False)]
    assert [player.name for player in modes[0].edited.sheet.players] == ["Astrid", "Bjorn", "Player 1"]


@pytest.mark.parametrize(
    ("sheet", "named", "can_add", "title"),
    [
        pytest.param(REFERENCE, True, True, "Players: 2 to 5", id="nidavellir"),
        pytest.param(table("both-016"), True, False, "Players: 2 to 5", id="five already"),
        pytest.param(vedrfolnir(), True, True, "Players: 3 or more", id="vedrfolnir"),
        pytest.param(duel(1, 2, 3, 4), True, False, "Two players, each with an Ase", id="duel"),
        pytest.param(solo(1, 2, 3), False, False, "One person plays alone", id="solo"),
    ],
)
def test_what_the_game_allows(sheet: Sheet[Any], named: bool, can_add: bool, title: str) -> None:
    seen = view(sheet, "Zoé")
    assert (seen.named, seen.can_add, seen.players_title) == (named, can_add, title)
    assert bool(seen.known) == can_add


def test_known_names_that_do_not_sit_here() -> None:
    assert view(REFERENCE, NAMES[0], "Zoé", "Odin", "Maximilienne").known == (
        ("Zoé", "Zoé"),
        ("Maximilienne", "Maximilienne"),
    )


def test_a_refused_name_says_why() -> None:
    assert view(REFERENCE, typed=NAMES[0]).refusal == f"{NAMES[0]} is already at the table."
    assert view(REFERENCE).refusal == ""


class TestMenu:
    def test_of_a_hand(self) -> None:
        sheet = clear(REFERENCE, 1).sheet
        labels = [item.label for item in menu(sheet, 0, GameVoice("en", sheet.game))]
        assert labels == [
            f"Give this hand to {NAMES[1]}",
            f"Swap hands with {NAMES[2]}",
            f"Swap hands with {NAMES[3]}",
            "Clear this hand",
            "Remove from the table",
        ]

    def test_of_an_empty_hand(self) -> None:
        sheet = clear(clear(REFERENCE, 1).sheet, 2).sheet
        labels = [item.label for item in menu(sheet, 1, GameVoice("en", sheet.game))]
        assert labels == [f"Swap hands with {NAMES[0]}", f"Swap hands with {NAMES[3]}", "Remove from the table"]

    def test_of_a_duel_nobody_leaves(self) -> None:
        sheet = duel(1, 2, 3, 4)
        assert "Remove from the table" not in [item.label for item in menu(sheet, 0, GameVoice("en", sheet.game))]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_does_something(self, language: str) -> None:
        for item in menu(REFERENCE, 0, GameVoice(language, REFERENCE.game)):
            assert item.edited.sheet != REFERENCE
