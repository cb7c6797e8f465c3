"""The desktop phone: free file names, downloads folder, links, file dialogs and speech."""

import os
import shutil
import stat
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from sharing.desktop import Desktop, downloads, saved
from sharing.phone import CANCELLED, COPIED, FAILED, OPENED, PICKED, SAVED, Insets, Outcome, Phone, device
from words import LANGUAGES, Voice


class Board:
    """A fake clipboard and UI thread that runs calls immediately."""

    def __init__(self, broken: bool = False) -> None:
        self.texts: list[str] = []
        self.broken = broken

    def copy(self, text: str) -> None:
        if self.broken:
            raise RuntimeError("no clipboard\nat all")
        self.texts.append(text)


def at_once(call: Callable[[], None]) -> None:
    call()


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def phone(board: Board, tmp_path: Path) -> Desktop:
    return Desktop(board.copy, at_once, tmp_path)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts executables on the PATH, and nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for needed in ("sh", "cat"):
        (folder / needed).symlink_to(str(shutil.which(needed)))
    monkeypatch.setenv("PATH", str(folder))

    def lay(name: str, does: str) -> None:
        program = folder / name
        program.write_text(f"#!{shutil.which('sh')}\n{does}\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    return lay


def picked(phone: Phone) -> Outcome:
    answers: SimpleQueue[Outcome] = SimpleQueue()
    phone.pick_file(answers.put)
    return answers.get(timeout=20)


def test_a_desktop_is_at_hand_without_android(monkeypatch: pytest.MonkeyPatch, board: Board, tmp_path: Path) -> None:
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
    phone = device(board.copy, at_once, tmp_path)
    assert isinstance(phone, Desktop)
    assert not phone.can_vibrate
    phone.vibrate(20)
    phone.bars(False)
    assert phone.insets() == Insets()


def test_a_text_is_copied(phone: Phone, board: Board) -> None:
    assert phone.share_text("Éva gagne 🏆") == Outcome(COPIED)
    assert phone.copy("274")
    assert board.texts == ["Éva gagne 🏆", "274"]


def test_a_clipboard_that_fails_is_told(tmp_path: Path) -> None:
    phone = Desktop(Board(broken=True).copy, at_once, tmp_path)
    outcome = phone.share_text("Éva")
    assert outcome == Outcome(FAILED, reason="no clipboard")
    assert not phone.copy("Éva")
    assert Voice("en").text(outcome.key, **outcome.values) == "That did not work (no clipboard)."


@pytest.mark.parametrize("error", [ValueError(""), ValueError("x" * 500), OSError(5, "Input/output error")])
def test_a_reason_is_one_short_line(error: Exception) -> None:
    assert 0 < len(Outcome.failed(error).reason) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("done", ["shared", "copied", "saved", "opened", "picked", "cancelled", "full", "failed"])
def test_every_outcome_has_a_sentence(done: str, language: str) -> None:
    outcome = Outcome(done, Path("/tmp/Table.csv"), "rien")
    told = Voice(language).text(outcome.key, **outcome.values)
    assert ("Table.csv" in told) == (done in ("saved", "picked"))


def test_a_file_is_saved_beside_those_of_its_name(phone: Phone, tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    table = tmp_path / "from/Table.csv"
    names = []
    for text in ("first", "second", "third"):
        table.write_text(text)
        outcome = phone.share_file(table, "text/csv", "Table")
        assert outcome.done == SAVED
        assert outcome.where is not None
        names.append(outcome.where.name)
        assert outcome.where.read_text() == text
    assert names == ["Table.csv", "Table (2).csv", "Table (3).csv"]
    assert (tmp_path / "Table.csv").read_text() == "first"


def test_a_file_that_cannot_be_read_leaves_nothing_behind(phone: Phone, tmp_path: Path) -> None:
    assert phone.share_file(tmp_path / "missing/Table.csv", "text/csv", "Table").done == FAILED
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_and_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    table = tmp_path / "Table.csv"
    table.write_text("Éva")
    (tmp_path / "there").mkdir()
    monkeypatch.setattr(shutil, "copyfileobj", full)
    with pytest.raises(OSError, match="No space left"):
        saved(table, tmp_path / "there")
    assert list((tmp_path / "there").iterdir()) == []


def test_files_go_where_the_user_finds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DOWNLOAD_DIR", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    assert downloads() == tmp_path
    (tmp_path / "Downloads").mkdir()
    assert downloads() == tmp_path / "Downloads"
    (tmp_path / ".config").mkdir()
    settings = tmp_path / ".config/user-dirs.dirs"
    settings.write_text("# nothing\n")
    assert downloads() == tmp_path / "Downloads"
    settings.write_text('XDG_DESKTOP_DIR="$HOME/Bureau"\nXDG_DOWNLOAD_DIR="$HOME/Téléchargements"\n')
    assert downloads() == tmp_path / "Downloads", "a folder that is not there"
    (tmp_path / "Téléchargements").mkdir()
    assert downloads() == tmp_path / "Téléchargements"
    monkeypatch.setenv("XDG_DOWNLOAD_DIR", str(tmp_path / "told"))
    (tmp_path / "told").mkdir()
    assert downloads() == tmp_path / "told"
    table = tmp_path / "Table.csv"
    table.write_text("Éva")
    assert Desktop(print, at_once).share_file(table, "text/csv", "").where == tmp_path / "told/Table.csv"


@pytest.mark.parametrize(
    ("platform", "display", "opens", "done"),
    [
        pytest.param("linux", "DISPLAY", True, OPENED, id="X"),
        pytest.param("linux", "WAYLAND_DISPLAY", True, OPENED, id="Wayland"),
        pytest.param("linux", "DISPLAY", False, COPIED, id="no browser"),
        pytest.param("linux", "", True, COPIED, id="no display"),
        pytest.param("darwin", "", True, OPENED, id="a Mac"),
    ],
)
def test_a_link_is_opened_or_copied(
    phone: Phone,
    board: Board,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    display: str,
    opens: bool,
    done: str,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if display:
        monkeypatch.setenv(display, ":0")

    def opening(url: str) -> bool:
        opened.append(url)
        return opens

    monkeypatch.setattr(webbrowser, "open", opening)
    assert phone.open_link("https://example.org/") == Outcome(done)
    assert board.texts == (["https://example.org/"] if done == COPIED else [])
    assert opened == ([] if platform == "linux" and not display else ["https://example.org/"])


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:alert(1)", "http://example.org", "tel:112", ""])
def test_only_links_into_the_web_are_opened(
    phone: Phone, board: Board, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    def opened(_: str) -> bool:
        raise AssertionError("opened")

    monkeypatch.setattr(webbrowser, "open", opened)
    assert phone.open_link(url).done == FAILED
    assert board.texts == []


@pytest.mark.parametrize("program", ["zenity", "kdialog", "yad"])
def test_a_file_is_chosen(phone: Phone, programs: Callable[[str, str], None], tmp_path: Path, program: str) -> None:
    assert not phone.can_pick
    programs(program, f'case "$1" in --*) echo "{tmp_path}/Mes tables é.json";; esac')
    assert phone.can_pick
    assert picked(phone) == Outcome(PICKED, where=tmp_path / "Mes tables é.json")


@pytest.mark.parametrize("does", ["exit 1", "exit 0", "echo warning; exit 1"])
def test_no_file_is_chosen(phone: Phone, programs: Callable[[str, str], None], does: str) -> None:
    programs("zenity", does)
    assert picked(phone) == Outcome(CANCELLED)


def test_nothing_to_choose_with(phone: Phone, programs: Callable[[str, str], None]) -> None:  # noqa: ARG001
    assert picked(phone).done == FAILED


def test_something_is_said_in_its_language(phone: Desktop, programs: Any, tmp_path: Path) -> None:
    assert not phone.can_speak
    phone.speak("Personne n'écoute", "fr")
    programs("espeak", f'echo "$@" >{tmp_path}/asked; cat >{tmp_path}/said')
    assert phone.can_speak
    phone.speak("-f Éva gagne", "fr")
    assert phone._speech is not None
    assert phone._speech.wait(20) == 0
    assert (tmp_path / "asked").read_text() == "-v fr --stdin\n"
    assert (tmp_path / "said").read_text() == "-f Éva gagne"


def test_a_new_sentence_cuts_the_old_one_short(phone: Desktop, programs: Any, tmp_path: Path) -> None:
    programs("espeak-ng", "cat >/dev/null; while :; do :; done")
    phone.speak("une longue histoire", "fr")
    first = phone._speech
    programs("espeak-ng", f"cat >{tmp_path}/said")
    phone.speak("la suite", "fr")
    assert first is not None
    assert first.returncode is not None
    assert first.returncode < 0
    assert phone._speech is not None
    assert phone._speech.wait(20) == 0
    assert (tmp_path / "said").read_text() == "la suite"


def test_a_voice_that_fails_is_silent(phone: Desktop, programs: Any, tmp_path: Path) -> None:
    programs("espeak", "")
    (tmp_path / "bin/espeak").write_bytes(b"no program\0")
    phone.speak("Éva gagne", "fr")
    assert phone._speech is None
    assert os.environ["PATH"] == str(tmp_path / "bin")
