"""All data out of one phone and into another, by touches; and whatever else somebody brings in."""

import csv
import json
import os
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock

from records import Records
from scoring import score, write
from screens.navigation import Backups, Finished, Transfer
from sharing import code
from sharing.phone import Outcome
from testing.app_driver import AppDriver
from testing.fake_phone import accepts, does, finish
from testing.sheets import kept_sheets
from testing.transfer import EXAMPLE, SMALL, settings
from words import Voice

SAID = Voice("en")


def bring(hand: AppDriver, text: str) -> None:
    """Something is pasted."""
    settings(hand, SAID.text("data_in"))
    hand.screen.field.text = text
    hand.frames(5)
    does(hand, SAID.text("import_do"))
    hand.frames(3)


def everything(hand: AppDriver) -> list[Any]:
    """All that the file holds."""
    tables = [
        name
        for (name,) in hand.app.context.records._file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    return [
        hand.app.context.records._file.execute(f"SELECT * FROM {table}").fetchall()
        for table in tables
        if table != "settings"
    ]


def told(hand: AppDriver) -> str:
    """What came of it."""
    return str(hand.app.context.transfer.message)


def test_everything_leaves_and_comes_back_and_nothing_is_doubled(hand: AppDriver) -> None:
    finish(hand, EXAMPLE)
    finish(hand, SMALL)
    settings(hand, SAID.text("data_out"))
    hand.frames(3)
    kind, path = hand.app.device.phone.sent[-1]
    assert not hand.app.device.outbox.exists()
    assert (kind, path.suffix) == ("application/x-elvaland", ".elvaland")
    before = kept_sheets(hand.app.context.records)
    for kept in hand.app.context.records.history.tables():
        hand.app.context.records.history.delete(kept.id)
    hand.app.device.phone.chosen = path
    for _ in range(2):
        settings(hand, SAID.text("data_in"))
        assert hand.here == Transfer()
        there = everything(hand)
        does(hand, SAID.text("import_choose"))
        hand.frames(3)
        assert "Import 2 games and 5 players?" in hand.said
        assert everything(hand) == there
        accepts(hand)
        assert kept_sheets(hand.app.context.records) == before
    assert "2 games were already here." in told(hand)
    assert told(hand) in [getattr(widget, "text", "") for widget in hand.screen.walk()]


def test_settings_come_along_to_a_phone_where_nobody_chose(hand: AppDriver, tmp_path: Path) -> None:
    hand.app.context.settings.change(hand.app.appearance.settings.__class__(theme="light"))
    settings(hand, SAID.text("data_out"))
    hand.frames(3)
    path = hand.app.device.phone.sent[-1][1].rename(tmp_path / "data.elvaland")
    hand.app.context.records.close()
    hand.app.file = tmp_path / "other" / "elvaland.db"
    hand.app.open()
    assert hand.app.appearance.settings.theme == "dark"
    bring(hand, str(path))
    assert "This file contains settings, but no games: import them?" in hand.said
    accepts(hand)
    assert hand.app.appearance.settings.theme == "light"


def test_the_history_for_a_spreadsheet(hand: AppDriver) -> None:
    finish(hand, EXAMPLE)
    finish(hand, SMALL)
    settings(hand, SAID.text("spreadsheet"))
    hand.frames(3)
    kind, path = hand.app.device.phone.sent[-1]
    assert (kind, path.suffix) == ("text/csv", ".csv")
    with path.open(encoding="utf-8-sig", newline="") as file:
        head, *lines = csv.reader(file)
    assert [line[head.index("Name")] for line in lines] == [
        *("Anne", "'=1+1"),
        *(player.name for player in EXAMPLE.players),
    ]
    totals = [int(line[head.index("Total")]) for line in lines]
    assert totals[2:] == [player.total for player in score(EXAMPLE).players]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(code.written(EXAMPLE), id="the text of a code"),
        pytest.param(code.written(EXAMPLE).lower().replace("a", "a "), id="as a scanner broke it"),
        pytest.param(write(EXAMPLE), id="a sheet"),
        pytest.param(json.dumps(json.loads(write(EXAMPLE)), indent=2), id="a sheet on many lines"),
    ],
)
def test_a_table_that_is_pasted_opens(hand: AppDriver, text: str) -> None:
    there = everything(hand)
    bring(hand, text)
    question = "Nidavellir: Anne, Bruno, Chloé and David. Chloé wins with 184 points (+10). Import this game?"
    assert question in hand.said
    assert everything(hand) == there
    does(hand, "No, thanks")
    assert (hand.here, told(hand), everything(hand)) == (Transfer(), "", there)
    does(hand, SAID.text("import_do"))
    hand.frames(3)
    accepts(hand)
    assert isinstance(hand.here, Finished)
    assert kept_sheets(hand.app.context.records) == [EXAMPLE]
    hand.back()
    assert hand.app.context.pages.navigation.here == Transfer()
    assert (hand.screen.field.text, hand.app.context.transfer.question) == ("", None)


def test_a_table_that_is_here_already_is_only_opened(hand: AppDriver) -> None:
    finish(hand, EXAMPLE)
    there = everything(hand)
    bring(hand, write(EXAMPLE))
    assert isinstance(hand.here, Finished)
    assert everything(hand) == there


def test_a_table_that_was_deleted_comes_back_only_where_somebody_says_so(hand: AppDriver) -> None:
    finish(hand, EXAMPLE)
    (table,) = hand.app.context.records.history.tables()
    hand.app.context.records.history.delete(table.id)
    bring(hand, write(EXAMPLE))
    assert any("This game was deleted here: restore it?" in text for text in hand.said)
    assert hand.app.context.records.history.tables() == ()
    does(hand, "Restore")
    assert hand.app.context.records.history.tables() == (table,)


@pytest.mark.parametrize("all_data", [False, True], ids=["a sheet", "all data"])
def test_before_anything_is_taken_in_all_is_backed_up(hand: AppDriver, tmp_path: Path, all_data: bool) -> None:
    hand.app.storage_errors.cancel_check()  # the daily one
    finish(hand, SMALL)
    file = tmp_path / "data"
    if all_data:
        with closing(Records(tmp_path / "other/elvaland.db")) as other:
            other.history.receive(EXAMPLE)
            other.exchange.write(file)
    else:
        file.write_text(write(EXAMPLE))
    bring(hand, str(file))
    assert hand.app.context.records.backups() == []
    accepts(hand)
    hand.frames(3)
    assert len(kept_sheets(hand.app.context.records)) == 2
    assert len(hand.app.context.records.backups()) == 1
    settings(hand, SAID.text("backups"))
    hand.frames(6)
    (row,) = hand.widgets("Row")
    assert row.note == "1 finished game, 0 in progress"
    hand.tap(row)
    hand.frames(6)
    does(hand, "Restore this backup")
    hand.frames(6)
    assert kept_sheets(hand.app.context.records) == [SMALL]
    assert hand.here == Backups()
    assert any(
        getattr(text, "text", "").startswith("Everything is as it was on") for text in hand.app.shell.overlay.walk()
    )
    # and there is a way back from that
    hand.app.shell.close()
    assert len(list(hand.widgets("Row"))) == 2
    hand.tap(next(hand.widgets("Row")))
    hand.frames(6)
    does(hand, "Restore this backup")
    hand.frames(6)
    assert len(kept_sheets(hand.app.context.records)) == 2


def test_a_damaged_backup_is_told_and_changes_nothing(hand: AppDriver) -> None:
    finish(hand, SMALL)
    hand.app.context.records.back_up()
    (backup,) = hand.app.context.records.backups()
    backup.path.write_bytes(b"noise" * 10_000)
    finish(hand, EXAMPLE)
    there = everything(hand)
    settings(hand, SAID.text("backups"))
    hand.frames(6)
    (row,) = hand.widgets("Row")
    assert row.note == "This backup is damaged."
    hand.app.context.transfer.ask_restore(backup)
    hand.frames(6)
    does(hand, "Restore this backup")
    hand.frames(6)
    assert "This backup is damaged." in [getattr(text, "text", "") for text in hand.app.shell.overlay.walk()]
    assert everything(hand) == there


def test_nothing_is_taken_in_where_no_backup_can_be_made(hand: AppDriver, tmp_path: Path) -> None:
    finish(hand, SMALL)
    there = everything(hand)
    (tmp_path / "backups").write_text("no folder")
    bring(hand, write(EXAMPLE))
    accepts(hand)
    hand.frames(3)
    assert told(hand) == SAID.text("not_kept_other")
    assert everything(hand) == there
    (tmp_path / "backups").unlink()
    does(hand, SAID.text("try_again"))
    hand.frames(3)
    assert len(kept_sheets(hand.app.context.records)) == 2


def test_a_device_is_no_file(hand: AppDriver, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    settings(hand, SAID.text("data_in"))
    hand.app.context.transfer.import_file(tmp_path / "fifo")
    hand.frames(3)
    assert told(hand) == "This is not an ordinary file."


@pytest.mark.parametrize(
    "copied",
    [code.written(EXAMPLE), f"\ud83d{code.written(EXAMPLE)}\0", ""],
    ids=["a code", "half a character as well", "nothing"],
)
def test_what_was_copied_comes_in_by_one_tap(hand: AppDriver, copied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone's keyboard may have no key to paste it."""
    from kivy.core.clipboard import Clipboard

    monkeypatch.setattr(Clipboard, "paste", lambda: copied or None)
    settings(hand, SAID.text("data_in"))
    does(hand, SAID.text("import_copied"))
    hand.frames(3)
    if copied:
        accepts(hand)
        hand.frames(3)
    assert kept_sheets(hand.app.context.records) == ([EXAMPLE] if copied else [])
    assert told(hand) == ("" if copied else SAID.text("code_none"))


def test_a_file_of_one_sheet_opens(hand: AppDriver, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(write(EXAMPLE), "utf-8")
    hand.app.device.phone.chosen = file
    settings(hand, SAID.text("data_in"))
    does(hand, SAID.text("import_choose"))
    hand.frames(3)
    accepts(hand)
    assert isinstance(hand.here, Finished)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("hello", SAID.text("code_none"), id="nonsense"),
        pytest.param("ELVALAND2:AAAA", "newer version", id="newer"),
        pytest.param(code.written(EXAMPLE)[:-9], "incomplete or damaged", id="cut off"),
        pytest.param('{"format": "elvaland/1", "game": "chess", "players": []}', "game", id="another game"),
        pytest.param("[" * 50_000, "", id="deep"),
        pytest.param("9" * 100_000, "", id="digits"),
    ],
)
def test_what_is_no_table_is_told(hand: AppDriver, text: str, sentence: str) -> None:
    bring(hand, text)
    assert hand.here == Transfer()
    assert told(hand)
    assert sentence in told(hand)
    assert hand.app.context.records.history.tables() == ()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        pytest.param(b"\xff\xfe\x00", SAID.text("code_none"), id="noise"),
        pytest.param(
            '{"players":\n["Chlo\u00e9"]}'.encode("latin-1"), "line 2: this text is not saved", id="an old sheet"
        ),
        pytest.param(b'{"format": "elvaland-data/99"}\n', "newer", id="newer data"),
        pytest.param(b'{"format": "elvaland-data/1"}\n', "", id="cut off"),
        pytest.param(b"", SAID.text("code_none"), id="nothing"),
    ],
)
def test_a_file_that_is_none_of_ours_is_told(hand: AppDriver, tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "data"
    file.write_bytes(content)
    bring(hand, str(file))
    assert sentence in told(hand)
    assert told(hand)


def test_nobody_chose_a_file(hand: AppDriver) -> None:
    settings(hand, SAID.text("data_in"))
    does(hand, SAID.text("import_choose"))
    assert told(hand) == "No file was chosen."


@pytest.mark.parametrize("done", ["shared", "saved"])
def test_what_no_file_can_hold_is_told(hand: AppDriver, done: str) -> None:
    hand.app.device.phone.answer = Outcome(done)
    finish(hand, EXAMPLE)
    hand.app.context.records._file.execute("UPDATE tables SET finished = 'yesterday'")
    settings(hand, SAID.text("data_out"))
    hand.frames(3)
    texts = [getattr(widget, "text", "") for widget in hand.app.shell.overlay.walk()]
    assert [text for text in texts if "1 entry was not exported: unreadable" in text]


def test_no_room_for_the_file_is_told(hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    hand.app.storage_errors.cancel_check()  # the daily backup would find none as well
    monkeypatch.setattr(Path, "replace", full)
    settings(hand, SAID.text("data_out"))
    hand.frames(3)
    texts = [getattr(widget, "text", "") for widget in hand.app.shell.overlay.walk()]
    assert any("The phone is full" in text for text in texts)


class TestTheDevice:
    def test_a_tap_on_a_pad_is_felt_where_somebody_wants_it(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(EXAMPLE)
        hand.go_to_section("hunter")
        hand.frames(3)
        hand.tap(hand.offer("hunter 7"))
        assert [kind for kind, _ in hand.app.device.phone.sent] == ["buzz"]
        hand.app.appearance.settings = hand.app.appearance.settings.__class__(vibration=False)
        hand.go_to_section("hunter")
        hand.frames(3)
        hand.tap(hand.offer("hunter 8"))
        assert [kind for kind, _ in hand.app.device.phone.sent] == ["buzz"]

    def test_who_won_is_said_aloud_once_the_curtain_is_open(self, hand: AppDriver) -> None:
        hand.app.appearance.settings = hand.app.appearance.settings.__class__(speech=True, vibration=False)
        hand.app.context.counting.begin(EXAMPLE)
        hand.go_to_last_page()
        hand.tap(hand.screen.next)
        assert hand.app.device.phone.sent == []
        hand.tap(hand.screen.open)
        ((language, said),) = hand.app.device.phone.sent
        assert language == "en"
        assert said.startswith("Chloé") or "win" in said

    def test_a_device_at_hand_copies_through_the_screens(
        self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        copied: list[str] = []
        monkeypatch.setattr("kivy.core.clipboard.Clipboard.copy", copied.append)
        del hand.app.device.phone
        phone = hand.app.device.phone
        assert phone.copy("Anne")
        assert copied == ["Anne"]
        phone._later(lambda: copied.append("later"))
        assert copied == ["Anne"]
        Clock.tick()
        hand.frames(2)
        assert copied == ["Anne", "later"]
