"""A file that refuses a tap, a result or a backup: one sentence each time, and nothing lost that was shown."""

from pathlib import Path

import pytest

from records import NotKept, Records, trouble
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.sheets import kept_sheets
from testing.storage_errors import TABLE, held, shown, tap, to_result, told, total
from words import LANGUAGES, Voice


def wake(hand: AppDriver) -> None:
    hand.app.on_resume()
    hand.frames(60 * 4)


def test_a_full_phone_is_told_and_the_next_tap_tries_again(counting: AppDriver, file: Path) -> None:
    counting.app.context.counting.begin(TABLE)
    tap(counting)
    before = total(counting)
    records = counting.app.context.records._file
    (pages,) = records.execute("PRAGMA page_count").fetchone()
    records.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(60):
        tap(counting)
        if counting.over:
            break
        before = total(counting)
    title, why = told(counting)
    assert title == "Action not saved"
    assert why.startswith("The phone is full.")
    assert total(counting) == before == shown(file)
    # looking around needs no room
    counting.app.context.pages.switch("settings")
    counting.frames(3)
    assert counting.over == ""
    counting.app.context.pages.switch("count")
    records.execute("PRAGMA max_page_count = 100000")
    counting.frames(3)
    if counting.screen.__class__.__name__ == "HomeScreen":
        counting.app.context.home.go_on(counting.app.context.records.drafts()[0].id)
        counting.frames(3)
    tap(counting)
    assert counting.over == ""
    assert total(counting) != before
    assert shown(file) == total(counting)


@pytest.mark.parametrize(
    ("lock", "why"), [(True, "Another program is using the file"), (False, "The file of your games is read-only")]
)
def test_a_tap_that_the_file_refuses_changes_nothing_on_the_screen(
    counting: AppDriver, file: Path, lock: bool, why: str
) -> None:
    tap(counting)
    before = total(counting)
    other = held(file)
    if not lock:
        other.close()
        counting.app.context.records._file.execute("PRAGMA query_only = ON")
    tap(counting)
    title, sentence = told(counting)
    assert title == "Action not saved"
    assert sentence.startswith(why)
    assert total(counting) == before
    other.close()
    counting.app.context.records._file.execute("PRAGMA query_only = OFF")
    tap(counting)
    assert counting.over == ""
    assert shown(file) == total(counting) != before


def test_a_result_that_could_not_be_kept_is_not_shown(counting: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:
        full.setattr(counting.app.context.records.history, "keep", refuse)
        to_result(counting)
        assert told(counting)[1].startswith("The phone is full.")
        assert type(counting.screen).__name__ == "CountingScreen"
    to_result(counting)
    assert type(counting.screen).__name__ == "ResultScreen"


def refuse(*_: object) -> None:
    raise NotKept("full")


def test_a_result_is_shown_again_even_where_nothing_can_be_kept(counting: AppDriver, file: Path) -> None:
    to_result(counting)
    other = held(file)
    counting.app.context.records._file.execute("PRAGMA busy_timeout = 0")
    counting.app.storage_errors.show_records(counting.app.context.records)
    counting.frames(12)
    assert type(counting.screen).__name__ == "ResultScreen"
    other.close()
    counting.app.context.counting.leave()
    assert kept_sheets(counting.app.context.records) == [empty_sheet(TABLE)]
    assert counting.app.context.records.drafts() == ()


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        pytest.param(NotKept(trouble.FULL), "The phone is full.", id="full"),
        pytest.param(
            NotKept(trouble.READ_ONLY), "Elvaland is not allowed to write to the backup folder.", id="read-only"
        ),
        pytest.param(OSError("no idea"), "The phone could not write it.", id="anything else"),
    ],
)
def test_a_backup_that_cannot_be_made_is_told_once(
    counting: AppDriver, monkeypatch: pytest.MonkeyPatch, refused: Exception, why: str
) -> None:
    def refuse(_: object) -> None:
        raise refused

    monkeypatch.setattr(Records, "back_up_daily", refuse)
    counting.app.context.counting.show_more()
    counting.frames(60 * 4)
    assert counting.over not in ("", "The backup could not be made")  # what is being read stays
    counting.back()
    wake(counting)
    title, sentence = told(counting)
    assert title == "The backup could not be made"
    assert sentence.startswith(why)
    wake(counting)
    assert counting.over == ""


def test_a_backup_that_another_elvaland_makes_is_told_to_nobody(
    counting: AppDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Records, "back_up_daily", lambda _: (_ for _ in ()).throw(NotKept(trouble.LOCKED)))
    counting.frames(60 * 4)
    assert counting.over == ""


def test_where_no_backup_can_lie_that_is_told_and_one_goes_on(counting: AppDriver, file: Path) -> None:
    (file.parent / "backups").write_text("no folder")
    counting.frames(60 * 4)
    assert told(counting)[0] == "The backup could not be made"
    tap(counting)
    assert counting.over == ""
    assert shown(file) == total(counting)


def test_another_mistake_is_not_hidden(counting: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistake(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(counting.app.context.counting.table, "tap", mistake)
    with pytest.raises(ZeroDivisionError):
        tap(counting)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentences(language: str) -> None:
    voice = Voice(language)
    for why in (trouble.FULL, trouble.READ_ONLY, trouble.OTHER):
        assert voice.text(f"no_backup_{why}")
    for why in (trouble.FULL, trouble.LOCKED, trouble.READ_ONLY, trouble.OTHER):
        assert voice.text(f"not_kept_{why}")
        assert voice.text(f"closed_{why}")
    for why in (trouble.UNREADABLE, trouble.DRAFT_CLOSED):
        assert voice.text(f"not_kept_{why}")
