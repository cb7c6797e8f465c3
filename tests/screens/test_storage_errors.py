"""The real app on a file that refuses: one sentence each time, no crash, and nothing lost that was shown."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

import testing.mock_window  # noqa: F401
from records import NotKept, Records, trouble
from records import file as records_file
from records.file import damaged_files
from scoring import score
from screens.app import ElvalandApp
from testing.app_driver import AppDriver
from testing.corrupt_files import cut, overwrite
from testing.fake_phone import finish
from testing.migration import VERSION_2, add_sizes, schema_with
from testing.sheet_taps import empty_sheet
from testing.sheets import kept_sheets
from testing.tables import REFERENCE, sheet
from words import LANGUAGES, Voice

TABLE = sheet(REFERENCE.read_text("utf-8"))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr("records.file.BUSY_TIMEOUT", 0.01)
    monkeypatch.setattr("screens.storage_errors.in_background", lambda work: work())
    return tmp_path / "elvaland.db"


@pytest.fixture
def counting(file: Path) -> Iterator[AppDriver]:
    """Somebody counts the hunters."""
    hand = AppDriver(ElvalandApp(file))
    hand.app.context.counting.begin(empty_sheet(TABLE))
    hand.frames(5)
    yield hand
    hand.close()


def total(hand: AppDriver) -> Any:
    return hand.app.context.counting.table.sheet


def tap(hand: AppDriver) -> None:
    """A card more on the pad that is seen."""
    offers = [chip for chip in hand.widgets("Chip") if chip.text in ("3", "5")]
    hand.tap(offers[0])
    hand.frames(12)


def told(hand: AppDriver) -> list[str]:
    """The card over the screen: its title, and its sentences."""
    assert hand.over
    texts = [widget.text for widget in hand.app.shell.overlay.walk() if type(widget).__name__ == "Text"]
    hand.back()
    return texts


def shown(file: Path) -> Any:
    with closing(Records(file)) as records:
        return records.drafts()[0].sheet


def held(file: Path) -> sqlite3.Connection:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


FILLING = "CREATE TABLE filling AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"


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


def to_result(hand: AppDriver) -> None:
    hand.app.context.counting.show_more()
    hand.frames(3)
    hand.tap(hand.chip("See the result"))
    hand.frames(12)


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


def test_a_file_deleted_amid_the_counting_is_written_again(counting: AppDriver, file: Path) -> None:
    tap(counting)
    before = total(counting)
    file.unlink()
    tap(counting)
    title, why = told(counting)
    assert title == "Action not saved"
    assert why.startswith("The file of your games had disappeared; it is back")
    assert type(counting.screen).__name__ == "CountingScreen"
    assert total(counting) == before == shown(file)
    tap(counting)
    assert shown(file) == total(counting) != before


def test_a_file_damaged_amid_the_counting_is_set_aside_and_one_goes_on(counting: AppDriver, file: Path) -> None:
    tap(counting)
    before = total(counting)
    counting.app.context.records.back_up_daily()
    overwrite(file, "seats", "points")
    counting.app.context.records._file.execute("PRAGMA shrink_memory")
    to_result(counting)
    title, what = told(counting)
    assert title == "The file of your games was damaged"
    assert what.startswith("This is its backup of ")
    assert what.endswith("The damaged file is kept too.")
    assert total(counting) == before
    assert len(damaged_files(file)) == 1
    tap(counting)
    assert counting.over == ""
    assert shown(file) == total(counting) != before


def test_damage_that_nobody_came_upon_is_found_a_little_after_the_start(file: Path) -> None:
    with closing(Records(file)) as records:
        draft = records.begin(empty_sheet(TABLE), "")
        records.history.keep(draft, score(draft.sheet))
    overwrite(file, "newest_tables")
    hand = AppDriver(ElvalandApp(file))
    assert hand.over == ""
    hand.frames(60 * 4)
    assert told(hand)[1].startswith("It had no backup yet: this is everything that could still be read.")
    assert len(kept_sheets(hand.app.context.records)) == 1
    hand.frames(60 * 4)
    assert hand.over == ""
    hand.app.on_resume()
    hand.frames(60 * 4)
    assert hand.over == ""
    hand.close()


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


def wake(hand: AppDriver) -> None:
    hand.app.on_resume()
    hand.frames(60 * 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_damaged_at_its_beginning_is_told_over_the_first_screen(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with closing(Records(file)) as records:
        records.begin(empty_sheet(TABLE), "")
        records.back_up_daily()
    cut(file, 100)
    hand = AppDriver(ElvalandApp(file))
    title, what = told(hand)
    assert title == Voice(language).text("damaged")
    assert what.startswith(("This is its backup of ", "Voici sa sauvegarde du "))
    assert [draft.sheet for draft in hand.app.context.records.drafts()] == [empty_sheet(TABLE)]
    hand.close()


def test_a_file_that_is_gone_is_told(file: Path) -> None:
    with closing(Records(file)) as records:
        records.begin(empty_sheet(TABLE), "")
        records.back_up_daily()
    file.unlink()
    hand = AppDriver(ElvalandApp(file))
    assert told(hand)[0] == "The file of your games had disappeared"
    hand.close()


def test_what_the_first_screen_comes_upon_is_set_right_before_it_is_seen(file: Path) -> None:
    with closing(Records(file)) as records:
        records.begin(empty_sheet(TABLE), "")
        records.back_up_daily()
    overwrite(file, "steps")
    hand = AppDriver(ElvalandApp(file))
    assert told(hand)[0] == "The file of your games was damaged"
    assert [draft.sheet for draft in hand.app.context.records.drafts()] == [empty_sheet(TABLE)]
    hand.close()


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param("UPDATE tables SET finished = replace(finished, ':', ';')", id="a moment that is none"),
        pytest.param("DELETE FROM seats", id="nobody at a table"),
        pytest.param("UPDATE tables SET game = 'nidavelmir'", id="a game that is none"),
        pytest.param("UPDATE settings SET value = x'ccffee' WHERE name IN ('here', 'settings')", id="bytes for a text"),
    ],
)
def test_noise_that_sqlite_does_not_see_keeps_nobody_out(file: Path, spoil: str) -> None:
    """Where one was is kept, and shown at the next start: the app would end there again and again."""
    hand = AppDriver(ElvalandApp(file))
    finish(hand, TABLE)
    hand.app.context.counting.begin(empty_sheet(TABLE))
    hand.app.context.pages.switch("games")
    hand.app.context.settings.change(hand.app.appearance.settings)
    hand.close()
    with closing(sqlite3.connect(file)) as spoilt, spoilt:
        assert spoilt.execute(spoil).rowcount
    hand = AppDriver(ElvalandApp(file))
    hand.tap(hand.app.shell.tab_chips["count"])
    assert type(hand.screen).__name__ in ("HomeScreen", "CountingScreen")
    assert [draft.sheet for draft in hand.app.context.records.drafts()] == [empty_sheet(TABLE)]
    hand.close()


def test_a_file_that_is_held_is_waited_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_file, "MIGRATIONS", schema_with(add_sizes))
    shutil.copy(VERSION_2, file)  # which has to be brought up to date
    other = held(file)
    hand = AppDriver(ElvalandApp(file))
    texts = [text.text for text in hand.widgets("Text")]
    assert texts == [Voice("en").text("closed_locked")]
    again = hand.chip("Try again")
    hand.tap(again)
    assert [text.text for text in hand.widgets("Text")] == texts
    assert not hand.app.back()
    hand.app.on_resume()
    hand.frames(60 * 4)
    other.close()
    hand.tap(hand.chip("Try again"))
    hand.frames(12)
    assert type(hand.screen).__name__ == "CountingScreen", "where one was"
    assert len(list(hand.app.shell.bar.children)) == 4
    hand.close()


def test_a_folder_that_cannot_be_made_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/proc/nowhere")
    hand = AppDriver(ElvalandApp())
    (told,) = (text.text for text in hand.widgets("Text"))
    assert told.startswith("Elvaland cannot write where it keeps your games: /proc/nowhere/elvaland (")
    hand.tap(hand.chip("Try again"))
    assert [text.text for text in hand.widgets("Text")] == [told]
    hand.close()


def test_a_file_that_can_be_rescued_nowhere_is_told_and_tried_again(counting: AppDriver, file: Path) -> None:
    tap(counting)
    before = total(counting)
    counting.app.context.records.back_up_daily()
    overwrite(file, "steps")
    folder = file.parent / "backups"
    shutil.move(folder, file.parent / "moved")
    folder.write_text("no folder")
    counting.app.context.records._file.execute("PRAGMA shrink_memory")
    tap(counting)
    counting.frames(5)
    tried = counting.chip("Try again")
    folder.unlink()
    shutil.move(file.parent / "moved", folder)
    counting.tap(tried)
    counting.frames(12)
    assert told(counting)[0] == "The file of your games was damaged"
    assert before in [draft.sheet for draft in counting.app.context.records.drafts()]


def test_what_cannot_be_read_at_the_start_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(_: object, **__: object) -> None:
        raise NotKept(trouble.OTHER)

    with monkeypatch.context() as failing:
        failing.setattr(Records, "drafts", unread)
        hand = AppDriver(ElvalandApp(file))
        assert [text.text for text in hand.widgets("Text")] == [Voice("en").text("closed_other")]
    hand.tap(hand.chip("Try again"))
    hand.frames(12)
    assert type(hand.screen).__name__ == "HomeScreen"
    hand.close()


def test_a_folder_that_the_system_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr(ElvalandApp, "user_data_dir", property(refused))
    hand = AppDriver(ElvalandApp())
    assert hand.chip("Try again")
    hand.close()


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
    for why in (trouble.FULL, trouble.LOCKED, trouble.READ_ONLY, trouble.OTHER, trouble.UNREADABLE, trouble.GONE):
        assert voice.text(f"not_kept_{why}")
        assert why in (trouble.UNREADABLE, trouble.GONE) or voice.text(f"closed_{why}")


def test_a_second_app_says_that_one_is_open_and_leaves(
    counting: AppDriver, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tap(counting)
    stopped: list[object] = []
    second = ElvalandApp(file)
    second.stop = lambda: stopped.append(second)
    second._run_prepare()
    sentence = Voice("en").text("already_open")
    assert capsys.readouterr().err == f"{sentence}\n"
    assert sentence in [text.text for text in second.shell.walk() if hasattr(text, "text")]
    assert not stopped
    counting.frames(60 * 6)
    assert stopped == [second]
    second.dispatch("on_stop")
    Window.remove_widget(second.shell)
    tap(counting)
    assert shown(file) == total(counting)
