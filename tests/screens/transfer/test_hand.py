"""One player's hand from phone to phone: shown as a code, asked about, laid at the table, taken back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scoring import Sheet
from screens.navigation import AtTable, Transfer
from sharing import code
from sharing.phone import COPIED, PICKED, Outcome, System
from testing import vedrfolnir_tables
from testing.app_driver import AppDriver
from testing.driver import offered
from testing.fake_phone import does, on
from testing.qr_decoder import decode_qr
from testing.reference import REFERENCE
from testing.tables import NAINS, ROUNDS, sheet
from views.counting import table_edits
from views.counting.position import BY_CATEGORY
from words import LANGUAGES, Voice

ANNE = code.hand_written(table_edits.one_hand(REFERENCE, 0))
#: The table of the phone that counts: Anne's hand is still to come.
HOST = table_edits.clear(REFERENCE, 0).sheet


def drafts(hand: AppDriver) -> list[Sheet[Any]]:
    """The open tables, as they are stored."""
    return [draft.sheet for draft in hand.app.context.records.drafts()]


def count(hand: AppDriver, at: Sheet[Any], seat: int = 0) -> None:
    """Count a table, at a player's hand."""
    hand.app.context.counting.begin(at)
    hand.go_to_section(hand.app.context.counting.table.position.pad, seat)
    hand.frames(6)


def menu(hand: AppDriver, key: str) -> None:
    hand.tap(hand.chip("more"))
    hand.frames(30)
    does(hand, hand.app.context.voice.text(key))


def give(hand: AppDriver) -> str:
    """The text of the code of the hand that is shown, as a phone would read it from the screen."""
    menu(hand, "hand_code")
    does(hand, hand.app.context.voice.text("copy_code"))
    ((_, text),) = (sent for sent in hand.app.device.phone.sent if sent[0] == "text")
    return decode_qr(str(text), 3)


def bring(hand: AppDriver, text: str) -> None:
    """Paste the text, by the table's own menu."""
    menu(hand, "hand_from_code")
    hand.screen.field.text = text
    hand.frames(5)
    does(hand, hand.app.context.voice.text("import_do"))
    hand.frames(6)


@pytest.fixture(params=LANGUAGES)
def anybody(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AppDriver]:
    """The app in each language."""
    hand = AppDriver(on(System(request.param), tmp_path / "elvaland.db"))
    yield hand
    hand.close()


def test_a_hand_goes_from_phone_to_phone_and_back(anybody: AppDriver) -> None:
    hand, voice = anybody, anybody.app.context.voice
    count(hand, REFERENCE)
    text = give(hand)
    assert text == ANNE
    hand.app.context.counting.leave()
    count(hand, HOST, seat=2)
    before = hand.app.context.counting.table.position
    bring(hand, text)
    assert {"Anne · 174 points", voice.text("hand_into_empty")} <= hand.said
    assert {"D'un autre téléphone · 18 cartes sur 18", "From another phone · 18 of 18 cards"} & hand.said
    assert drafts(hand)[0] == HOST
    does(hand, voice.text("hand_take"))
    assert isinstance(hand.here, AtTable)
    assert hand.over == ""
    assert drafts(hand)[0] == REFERENCE
    assert hand.app.context.counting.table.position.seat == 0, "it is seen where it lies"
    hand.tap(hand.chip("undo"))
    assert drafts(hand)[0] == HOST
    assert hand.app.context.counting.table.position.cell == before.cell
    hand.tap(hand.chip("redo"))
    assert drafts(hand)[0] == REFERENCE
    hand.back()
    assert type(hand.screen).__name__ != "TransferScreen"


def test_no_is_no(hand: AppDriver) -> None:
    count(hand, HOST)
    bring(hand, ANNE)
    does(hand, "No, thanks")
    assert drafts(hand) == [HOST]
    assert (hand.here, hand.app.context.transfer.message) == (Transfer(), "")
    hand.back()
    assert isinstance(hand.here, AtTable)
    assert not hand.app.context.counting.table.draft.can_undo


def test_it_says_what_it_replaces(hand: AppDriver) -> None:
    count(hand, table_edits.swap(REFERENCE, 0, 1).sheet)
    bring(hand, ANNE)
    assert "Replaces the 161 points counted here." in hand.said
    does(hand, "Take this hand")
    assert drafts(hand)[0].players[0] == REFERENCE.players[0]


def test_a_hand_of_another_name_is_given_a_seat(hand: AppDriver) -> None:
    hand_of_zoe = table_edits.one_hand(table_edits.rename(REFERENCE, 0, "Zoé").sheet, 0)
    count(hand, REFERENCE)
    bring(hand, code.hand_written(hand_of_zoe))
    assert {"Zoé", "Anne", "Bruno", "Chloé", "David"} <= hand.said
    does(hand, "David")
    assert drafts(hand)[0].players == (
        *REFERENCE.players[:3], replace(REFERENCE.players[0], name="David"),
    )  # fmt: skip
    assert hand.app.context.counting.table.position.seat == 3
    hand.tap(hand.chip("undo"))
    assert drafts(hand) == [REFERENCE]


def test_category_by_category_it_lies_in_its_section(hand: AppDriver) -> None:
    count(hand, HOST)
    hand.app.context.counting.table.order(BY_CATEGORY)
    hand.app.context.pages.show()
    hand.tap(hand.chip("more"))
    hand.frames(30)
    assert "This hand as a QR code" not in [row.title for row in hand.widgets("Row")]
    hand.back()
    bring(hand, ANNE)
    does(hand, "Take this hand")
    assert hand.app.context.counting.table.position.order == BY_CATEGORY
    assert hand.app.context.counting.table.position.cell == (0, "warrior")
    assert drafts(hand)[0] == REFERENCE


def test_an_empty_hand_is_not_given(hand: AppDriver) -> None:
    count(hand, HOST)
    hand.tap(hand.chip("more"))
    hand.frames(30)
    assert "This hand as a QR code" not in [row.title for row in hand.widgets("Row")]


@pytest.mark.parametrize("game", [sheet(ROUNDS), vedrfolnir_tables.duel(9, 7, 3, 6), vedrfolnir_tables.solo(9, 7, 3)])
def test_hands_of_rounds_ases_and_piles_by_the_page_that_edits_the_table(hand: AppDriver, game: Sheet[Any]) -> None:
    count(hand, game)
    menu(hand, "edit_table")
    for seat, player in enumerate(game.players):
        if not table_edits.has_hand(game, seat):
            continue
        line = next(line for line in hand.widgets("SeatLine") if line.name.text == player.name)
        hand.tap(line.action)
        hand.frames(30)
        does(hand, "This hand as a QR code")
        assert hand.over.startswith(player.name)
        does(hand, "Send this text another way")
        text = decode_qr(str(hand.app.device.phone.sent[-1][1]), 3)
        cleared = table_edits.clear(game, seat).sheet
        hand.app.context.counting.table.take(cleared)
        hand.app.context.transfer.show_import()
        hand.app.context.transfer.import_text(text)
        hand.frames(6)
        does(hand, "Take this hand")
        assert drafts(hand) == [game]
        menu(hand, "edit_table")


def test_where_a_text_is_copied_it_says_so_under_the_name(hand: AppDriver) -> None:
    count(hand, REFERENCE)
    hand.app.device.phone.answer = Outcome(COPIED)
    menu(hand, "hand_code")
    does(hand, "Send this text another way")
    assert hand.over == "Anne · 174 points"


@pytest.mark.parametrize("come", [str, str.lower, lambda text: " ".join(text)], ids=["as it is", "small", "spaced"])
def test_a_scanned_code_while_somebody_counts(hand: AppDriver, tmp_path: Path, come: Callable[[str], str]) -> None:
    count(hand, HOST, seat=1)
    (tmp_path / "handed").write_text(come(ANNE))
    hand.app.lifecycle.receive(Outcome(PICKED, tmp_path / "handed"))
    hand.frames(12)
    assert "Anne · 174 points" in hand.said
    does(hand, "Take this hand")
    assert isinstance(hand.here, AtTable)
    assert drafts(hand) == [REFERENCE]
    assert "hunter" in [section.cell[1] for section in hand.widgets("SectionBox")]
    assert offered(hand.section("warrior"))


def test_another_file_waits_for_the_answer(hand: AppDriver, tmp_path: Path) -> None:
    count(hand, HOST)
    for text in (ANNE, code.hand_written(table_edits.one_hand(table_edits.swap(REFERENCE, 0, 1).sheet, 1))):
        (tmp_path / "handed").write_text(text)
        hand.app.lifecycle.receive(Outcome(PICKED, tmp_path / "handed"))
        hand.frames(12)
    does(hand, "Take this hand")
    hand.frames(12)
    assert hand.here == Transfer()
    assert any(text.startswith("Bruno · ") for text in hand.said)
    does(hand, "Take this hand")
    assert drafts(hand)[0].players[1] == replace(REFERENCE.players[0], name="Bruno")


def test_without_a_game_it_says_what_to_do_and_asks_once_there_is_one(hand: AppDriver) -> None:
    hand.app.context.transfer.show_import()
    hand.app.context.transfer.import_text(ANNE)
    hand.frames(6)
    assert any("No game is in progress here" in text for text in hand.said)
    assert hand.app.context.transfer.question is None
    assert not hand.app.context.transfer.busy
    draft = hand.app.context.records.begin(HOST, "")
    hand.app.context.pages.show()
    hand.frames(6)
    does(hand, "Take this hand")
    assert drafts(hand) == [REFERENCE]
    assert hand.app.context.counting.table.draft.id == draft.id


@pytest.mark.parametrize("at", [sheet(NAINS), replace(HOST, expansions=("idavoll",))], ids=["game", "boxes"])
def test_what_does_not_belong_to_the_table_is_told(hand: AppDriver, at: Sheet[Any]) -> None:
    count(hand, at)
    bring(hand, ANNE)
    assert any(text.startswith("This hand (Anne) is ") for text in hand.said)
    assert drafts(hand) == [at]
    hand.app.context.transfer.choose()  # nothing is chosen
    hand.frames(6)
    assert Voice("en").text("outcome_cancelled") in hand.said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(ANNE[:-2], "code_broken", id="cut off"),
        pytest.param(ANNE.replace("HAND1", "HAND7"), "code_newer", id="a newer version"),
    ],
)
def test_a_damaged_code_is_told(hand: AppDriver, text: str, told: str) -> None:
    count(hand, HOST)
    bring(hand, text)
    assert Voice("en").text(told) in hand.said
    assert drafts(hand) == [HOST]


def test_a_hostile_name_is_told(hand: AppDriver) -> None:
    count(hand, HOST)
    players = '[{"name": "\\u202eennA"}, {"name": "B"}]'
    text = f'{{"format": "elvaland/1", "game": "nidavellir", "players": {players}}}'
    bring(hand, code.encode(text.encode(), "ELVALANDHAND"))
    assert any("U+202E" in text for text in hand.said)
    assert not any("\u202e" in text for text in hand.said)


def test_a_table_that_changed_since_is_asked_about_anew(hand: AppDriver) -> None:
    count(hand, HOST)
    bring(hand, ANNE)
    hand.app.context.counting.table.take(table_edits.swap(HOST, 0, 1).sheet)  # by somebody else at the table
    does(hand, "Take this hand")
    assert drafts(hand)[0].players[0].army != REFERENCE.players[0].army
    assert any(text.startswith("Replaces the ") for text in hand.said)
    does(hand, "Take this hand")
    assert drafts(hand)[0].players[0] == REFERENCE.players[0]


def test_what_is_not_kept_is_still_asked(hand: AppDriver) -> None:
    count(hand, HOST)
    bring(hand, ANNE)
    hand.app.context.records._file.execute("PRAGMA query_only = ON")
    does(hand, "Take this hand")
    hand.app.context.records._file.execute("PRAGMA query_only = OFF")
    assert hand.over
    assert drafts(hand) == [HOST]
    hand.back()
    does(hand, "Take this hand")
    assert drafts(hand) == [REFERENCE]


def test_at_a_finished_result_the_hand_is_seen_again(hand: AppDriver) -> None:
    count(hand, HOST)
    hand.finish()
    hand.app.context.transfer.show_import()
    hand.app.context.transfer.import_text(ANNE)
    hand.frames(6)
    does(hand, "Take this hand")
    assert not hand.app.context.counting.table.position.at_result
    assert drafts(hand) == [REFERENCE]
    hand.tap(hand.chip("undo"))
    assert drafts(hand) == [HOST]
