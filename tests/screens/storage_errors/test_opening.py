"""A file that cannot be opened: held by another, unreadable, or in a folder that cannot be made."""

import shutil
from pathlib import Path

import pytest
from kivy.core.window import Window

from records import NotKept, Records, trouble
from records import file as records_file
from screens.app import ElvalandApp
from testing.app_driver import AppDriver
from testing.migration import VERSION_2, add_sizes, schema_with
from testing.storage_errors import held, shown, tap, total
from words import Voice


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
    monkeypatch.delattr(ElvalandApp, "user_data_dir")  # the folder of the tests
    hand = AppDriver(ElvalandApp())
    (told,) = (text.text for text in hand.widgets("Text"))
    assert told.startswith("Elvaland cannot write where it keeps your games: /proc/nowhere/elvaland (")
    hand.tap(hand.chip("Try again"))
    assert [text.text for text in hand.widgets("Text")] == [told]
    hand.close()


def test_what_cannot_be_read_at_the_start_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: object) -> None:
        raise NotKept(trouble.OTHER)

    with monkeypatch.context() as failing:
        failing.setattr(Records, "open_tables", unread)
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
