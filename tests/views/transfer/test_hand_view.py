"""A hand from another phone: what the question says, and why there is none."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given

from scoring import Sheet, games, score
from testing import vedrfolnir_tables
from testing.every_game import any_sheet, dice, every_game
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE
from testing.tables import NAINS, sheet
from views.counting import table_edits
from views.transfer.hand_view import present, seat_of
from views.transfer.view import Question, SeatChoice
from words import LANGUAGES, GameVoice

VOICES = {
    language: {game: GameVoice(language, game) for game in games.names()} for language in LANGUAGES
}  # the other languages of a table's names

ANNE = table_edits.one_hand(REFERENCE, 0)
EMPTY = table_edits.clear(REFERENCE, 0).sheet


def asked(hand: Sheet[Any], at: Sheet[Any] | None, language: str = "en") -> Question | str:
    return present(hand, at, VOICES[language])


def question(hand: Sheet[Any], at: Sheet[Any], language: str = "en") -> Question:
    found = asked(hand, at, language)
    assert isinstance(found, Question)
    return found


def test_it_says_whose_it_is_and_what_it_is_worth_here() -> None:
    assert question(ANNE, EMPTY) == Question(
        "From another phone · 18 of 18 cards",
        "Take this hand",
        title="Anne · 174 points",
        rows=(
            ("22", "Warriors"), ("9", "Hunters"), ("9", "Miners"), ("18", "Blacksmiths"), ("49", "Explorers"),
            ("30", "Heroes"), ("37", "Coins"),
        ),
        note="Nothing is counted here yet.",
        seat=0,
    )  # fmt: skip
    french = question(ANNE, EMPTY, "fr")
    assert (french.title, french.rows[0], french.note) == (
        "Anne · 174 points", ("22", "Guerriers"), "Ici, rien n'est encore compté.",
    )  # fmt: skip


def test_it_says_what_it_replaces() -> None:
    fewer = table_edits.take_hand(REFERENCE, 0, table(player("Anne", hunter=2), player("B")))
    assert question(ANNE, fewer).note == "Replaces the 18 points counted here."
    assert question(ANNE, fewer, "fr").note == "Remplace les 18 points comptés ici."


def test_what_is_there_already_is_not_asked_about() -> None:
    assert asked(ANNE, REFERENCE) == "This hand is already here: Anne has exactly the same cards."


@pytest.mark.parametrize(
    ("names", "name", "seat"),
    [
        pytest.param(("Anne", "Bo"), "Bo", 1, id="the same"),
        pytest.param(("Anne", "Zoé"), "ZOE\N{COMBINING ACUTE ACCENT} ", 1, id="it looks the same"),
        pytest.param(("anne", "Anne"), "Anne", 1, id="the same before one that looks the same"),
        pytest.param(("anne", "Anne"), "ANNE", None, id="two look the same"),
        pytest.param(("Anne", "Zoe"), "Zoé", None, id="another"),
    ],
)
def test_the_seat_is_that_of_the_name(names: tuple[str, str], name: str, seat: int | None) -> None:
    assert seat_of(table(*map(player, names)), name) == seat


def test_a_hand_of_nobody_here_is_asked_about_seat_by_seat() -> None:
    hand = table_edits.one_hand(table_edits.rename(REFERENCE, 0, "Zoé").sheet, 0)
    found = question(hand, EMPTY)
    assert (found.title, found.yes, found.note) == ("Zoé", "", "18 of 18 cards")
    assert found.question.endswith("Nobody here has that name: whose is it?")
    laid = score(REFERENCE).players[0].total
    assert found.seats[0] == SeatChoice(0, "Anne", f"{laid} points")
    assert [(choice.seat, choice.name) for choice in found.seats] == [
        (seat, player.name) for seat, player in enumerate(REFERENCE.players)
    ]
    assert all(", replaces " in choice.note for choice in found.seats[1:])


def test_a_pile_has_no_known_number_of_cards() -> None:
    duel = vedrfolnir_tables.duel(9, 7, 3, 6)
    hand = table_edits.one_hand(duel, 3)
    found = question(hand, table_edits.clear(duel, 3).sheet)
    assert (found.question, found.title) == ("From another phone", "Thor · 6 points")
    renamed = table_edits.one_hand(table_edits.rename(duel, 3, "Loki").sheet, 3)
    found = question(renamed, duel)
    assert (found.note, len(found.seats)) == ("", 4), "Ases have a hand too"


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        pytest.param(
            None,
            "A hand of another game (Nidavellir): Anne. No game is in progress here: begin one with the same boxes, "
            "then scan or paste the code again.",
            "Une main d'une autre partie (Nidavellir) : Anne. Aucune partie n'est en cours ici : commencez-en une avec "
            "les mêmes boîtes, puis scannez ou collez le code de nouveau.",
            id="no table",
        ),
        pytest.param(
            sheet(NAINS),
            "This hand (Anne) is of another game: Nidavellir. Here you are counting Nains. Open the right game, then "
            "scan or paste the code again.",
            "Cette main (Anne) est d'une autre partie : Nidavellir. Ici, vous comptez Nains. Ouvrez la bonne partie, "
            "puis scannez ou collez le code de nouveau.",
            id="another game",
        ),
        pytest.param(
            replace(REFERENCE, expansions=("idavoll",)),
            "This hand (Anne) is counted with other boxes: Nidavellir. Here: Nidavellir with Idavoll. Set the same "
            "boxes on both phones (menu, Edit the table), then scan or paste the code again.",
            "Cette main (Anne) est comptée avec d'autres boîtes : Nidavellir. Ici : Nidavellir avec Idavoll. Mettez "
            "les mêmes boîtes sur les deux téléphones (menu, Modifier la table), puis scannez ou collez le code de "
            "nouveau.",
            id="other boxes",
        ),
    ],
)
def test_why_it_cannot_be_taken(at: Sheet[Any] | None, english: str, french: str) -> None:
    assert asked(ANNE, at) == english
    assert str(asked(ANNE, at, "fr")).replace("\u00a0", " ") == french


def test_another_mode_is_another_game() -> None:
    hand = table_edits.one_hand(vedrfolnir_tables.duel(9, 7, 3, 6), 0)
    assert "is of another game: Vedrfolnir, as a duel" in str(asked(hand, vedrfolnir_tables.table()))


@pytest.mark.many_cases
@every_game
@given(dice=dice)
def test_every_hand_of_every_table_comes_home(game: str, dice: Random) -> None:
    whole = any_sheet(game, dice)
    for seat, giver in enumerate(whole.players):
        if not table_edits.has_hand(whole, seat):
            continue
        hand, cleared = table_edits.one_hand(whole, seat), table_edits.clear(whole, seat).sheet
        found = question(hand, cleared)
        assert (found.seat, found.seats) == (seat, ())
        assert found.title.startswith(f"{giver.name} · ")
        after = score(table_edits.take_hand(cleared, seat, hand)).players[seat]
        assert len(found.rows) == sum(map(bool, after.rows.values()))
