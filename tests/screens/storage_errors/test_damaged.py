"""A damaged or deleted file is replaced, one sentence says so, and the app goes on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from records.file import damaged_files
from scoring import score
from screens.app import ElvalandApp
from testing.app_driver import AppDriver
from testing.corrupt_files import cut, overwrite
from testing.counting import empty_sheet
from testing.fake_phone import finish
from testing.sheets import kept_sheets
from testing.storage_errors import TABLE, shown, tap, to_result, told, total
from words import LANGUAGES, Voice


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
    overwrite(file, "points_of_versions")
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
