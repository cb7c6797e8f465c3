"""A file that another app hands over, while somebody counts."""

import sqlite3
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scoring import write
from screens.navigation import (
    AtTable,
    Finished,
    NewTable,
    Transfer,
)
from sharing import code
from sharing.phone import FAILED, PICKED, TOO_LARGE, Outcome, System
from testing.app_driver import AppDriver
from testing.fake_phone import accepts, does, on
from testing.nidavellir_tables import player, table
from testing.rooms import ROOT
from testing.sheets import kept_sheets
from testing.transfer import EXAMPLE, SMALL
from words import Voice


class TestHanded:
    @pytest.fixture
    def at_table(self, hand: AppDriver) -> AppDriver:
        """Somebody counts."""
        hand.app.context.counting.begin(SMALL)
        hand.go_to_section("hunter", 1)
        return hand

    def hand_over(self, hand: AppDriver, path: Path, content: str | bytes) -> None:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        hand.app.lifecycle.receive(Outcome(PICKED, path))
        hand.frames(12)

    @pytest.mark.parametrize("text", [write(EXAMPLE), code.written(EXAMPLE)], ids=["a sheet", "a code"])
    def test_a_table_opens_and_back_leads_to_the_one_being_counted(
        self, at_table: AppDriver, tmp_path: Path, text: str
    ) -> None:
        hand, position = at_table, at_table.app.context.counting.table.position
        self.hand_over(hand, tmp_path / "handed", text)
        assert kept_sheets(hand.app.context.records) == []
        accepts(hand)
        assert isinstance(hand.here, Finished)
        assert kept_sheets(hand.app.context.records) == [EXAMPLE]
        hand.back()
        assert type(hand.screen).__name__ == "TransferScreen"
        hand.back()
        assert type(hand.screen).__name__ == "CountingScreen"
        assert hand.app.context.counting.table.position == position
        assert hand.app.context.counting.table.sheet == SMALL

    def test_all_data_of_another_phone(self, at_table: AppDriver, tmp_path: Path) -> None:
        from version import VERSION

        hand = at_table
        hand.app.context.records.exchange.write(tmp_path / "handed", VERSION)
        self.hand_over(hand, tmp_path / "handed", (tmp_path / "handed").read_bytes())
        assert hand.here == Transfer()
        accepts(hand)
        assert hand.app.context.transfer.message
        assert hand.app.context.transfer.message in hand.said

    def test_what_is_no_table_is_told(self, at_table: AppDriver, tmp_path: Path) -> None:
        for content in ("good evening", b"\x89PNG\xff\x00", ""):
            self.hand_over(at_table, tmp_path / "handed", content)
            assert Voice("en").text("code_none") in at_table.said
        at_table.back()
        assert isinstance(at_table.here, AtTable), "three of them are one page"

    def test_what_cannot_be_fetched_or_read_is_told(self, at_table: AppDriver, tmp_path: Path) -> None:
        for outcome in (Outcome(FAILED, reason="Permission Denial"), Outcome(TOO_LARGE)):
            at_table.app.lifecycle.receive(outcome)
            at_table.frames(6)
            assert Voice("en").text(outcome.key, **outcome.values) in at_table.said
        at_table.app.lifecycle.receive(Outcome(PICKED, tmp_path / "gone"))
        at_table.frames(6)
        assert at_table.app.context.transfer.message in at_table.said

    def test_a_name_half_typed_waits(self, hand: AppDriver, tmp_path: Path) -> None:
        hand.arrive(NewTable())
        hand.begin_typing("bru")
        self.hand_over(hand, tmp_path / "handed", write(EXAMPLE))
        hand.back()
        assert next(hand.widgets("Field")).text == "bru"

    def test_what_lies_over_a_pad_lies_there_again(self, at_table: AppDriver, tmp_path: Path) -> None:
        at_table.app.context.counting.find_card()
        at_table.frames(12)
        at_table.type("thr")
        title = at_table.over
        self.hand_over(at_table, tmp_path / "handed", "good evening")
        assert not at_table.over
        at_table.back()
        assert at_table.over == title
        assert at_table.app.shell.overlay.field.text == "thr"

    def test_what_a_card_tells_is_still_told(self, hand: AppDriver, tmp_path: Path) -> None:
        hand.app.storage_errors.show_message("not_kept", "not_kept_moved")
        self.hand_over(hand, tmp_path / "handed", write(EXAMPLE))
        assert hand.over == Voice("en").text("not_kept")
        assert hand.here == Transfer()

    @pytest.mark.parametrize("all_of_it", [False, True], ids=["a sheet", "all data"])
    def test_what_could_not_be_kept_is_tried_again(self, at_table: AppDriver, tmp_path: Path, all_of_it: bool) -> None:
        file, records = tmp_path / "handed", at_table.app.context.records
        file.write_text(write(EXAMPLE))
        if all_of_it:
            records.exchange.write(file, "")
        at_table.app.lifecycle.receive(Outcome(PICKED, file))
        at_table.frames(12)
        with closing(sqlite3.connect(tmp_path / "elvaland.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            accepts(at_table)
            assert not at_table.over
            assert Voice("en").text("not_kept_locked") in at_table.said
        does(at_table, Voice("en").text("try_again"))
        assert Voice("en").text("not_kept_locked") not in at_table.said
        assert kept_sheets(records) == ([] if all_of_it else [EXAMPLE])

    def test_while_nothing_can_be_opened_it_waits(self, tmp_path: Path) -> None:
        (tmp_path / "handed").write_text(write(EXAMPLE))
        file = tmp_path / "elvaland.db"
        file.mkdir()  # a folder is no file
        hand = AppDriver(on(System("en"), file))
        (tmp_path / "another").write_text(write(SMALL))
        for handed in ("another", "handed"):
            hand.app.device.phone.hand_over(Outcome(PICKED, tmp_path / handed))
        assert type(hand.screen).__name__ == "ErrorScreen"
        file.rmdir()
        hand.app.open()
        for count in (1, 2):
            hand.frames(3)
            assert hand.here == Transfer()
            accepts(hand)
            hand.frames(3)
            assert len(kept_sheets(hand.app.context.records)) == count
        assert sorted(map(write, kept_sheets(hand.app.context.records))) == sorted(map(write, (EXAMPLE, SMALL)))
        assert isinstance(hand.here, Finished)
        hand.close()

    def test_at_the_start_of_the_app(self, tmp_path: Path) -> None:
        hand = AppDriver(on(System("en"), tmp_path / "elvaland.db"))
        (tmp_path / "handed").write_text(write(EXAMPLE))
        hand.app.device.phone.hand_over(Outcome(PICKED, tmp_path / "handed"))
        hand.frames(3)
        assert hand.here == Transfer()
        assert hand.app.context.transfer.question
        hand.close()

    def test_another_one_waits_for_an_answer_which_is_seen(self, at_table: AppDriver, tmp_path: Path) -> None:
        hand = at_table
        other = table(player("Zoé", hunter=1), player("Tom"))
        self.hand_over(hand, tmp_path / "first", write(EXAMPLE))
        hand.back()
        assert type(hand.screen).__name__ == "CountingScreen"
        self.hand_over(hand, tmp_path / "second", write(other))
        assert any("Anne, Bruno" in text for text in hand.said)
        does(hand, "No, thanks")
        hand.frames(3)
        assert any("Zoé and Tom" in text for text in hand.said)
        accepts(hand)
        assert kept_sheets(hand.app.context.records) == [other]


class TestWhatThePhoneLetsThrough:
    """What package/intents.xml says."""

    def filters(self) -> list[tuple[str, set[str], set[str]]]:
        """The deeds that other apps may ask for, each with the kinds of file and the schemes of addresses."""
        written = (ROOT / "package/intents.xml").read_text("utf-8")
        manifest = ElementTree.fromstring(f'<manifest xmlns:android="android">{written}</manifest>')
        return [
            (
                each.find("action").get("{android}name").rpartition(".")[2],  # type: ignore[union-attr]
                {kind for data in each.iter("data") if (kind := data.get("{android}mimeType"))},
                {scheme for data in each.iter("data") if (scheme := data.get("{android}scheme"))},
            )
            for each in manifest
        ]

    @pytest.mark.parametrize("deed", ["VIEW", "SEND"])
    def test_what_another_elvaland_hands_on_comes_in(self, deed: str) -> None:
        from screens.result import share_controller
        from screens.transfer import controller as transfer_controller

        assert {share_controller.SHEET, transfer_controller.DATA} <= {
            kind for each, kinds, _ in self.filters() if each == deed for kind in kinds
        }

    def test_it_stands_in_no_list_for_any_text_or_any_file(self) -> None:
        kinds = {kind for _, kinds, _ in self.filters() for kind in kinds}
        assert not [kind for kind in kinds if "*" in kind or kind.startswith("text/")]

    def test_a_scanned_code_is_an_address_of_ours(self) -> None:
        schemes = {text.partition(":")[0] for text in (code.written(EXAMPLE), code.hand_written(EXAMPLE))}
        ours = schemes | set(map(str.lower, schemes))
        assert ours in [known for deed, _, known in self.filters() if deed == "VIEW"]
