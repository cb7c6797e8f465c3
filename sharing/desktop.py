"""`Phone` on a desktop: clipboard, downloads folder, browser, file dialogs and speech by external programs."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Thread

from sharing.phone import CANCELLED, OPENED, PICKED, SAVED, Copy, Insets, Later, Outcome, System, check_link, copied
from words import system_language

#: File dialogs on Linux, with their arguments. plyer's block the app, and need a module that Python 3.12 removed.
CHOOSERS = {
    "zenity": ("--file-selection",),
    "kdialog": ("--getopenfilename",),
    "yad": ("--file",),
}
#: Speech programs. plyer's cannot speak French.
SPEAKERS = ("espeak-ng", "espeak")


class Desktop:
    """Desktop services."""

    can_vibrate = False

    def __init__(self, copy: Copy, later: Later, downloads: Path | None = None) -> None:
        self._copy, self._later, self._downloads = copy, later, downloads
        self._speech: subprocess.Popen[bytes] | None = None

    @property
    def can_pick(self) -> bool:
        return any(map(shutil.which, CHOOSERS))

    @property
    def can_speak(self) -> bool:
        return any(map(shutil.which, SPEAKERS))

    def system(self) -> System:
        return System(system_language())

    def on_opened(self, on_opened: Callable[[Outcome], object]) -> None:
        """Nothing to do: a file to open is an argument of the command line."""

    def share_text(self, text: str) -> Outcome:
        return copied(self._copy, text)

    def copy(self, text: str) -> bool:
        return not copied(self._copy, text).reason

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:  # noqa: ARG002
        try:
            return Outcome(SAVED, where=saved(path, self._downloads or downloads()))
        except OSError as error:
            return Outcome.failed(error)

    def open_link(self, url: str) -> Outcome:
        """Open a link in the browser, or copy it where there is no display."""
        import webbrowser  # imported late: slow, and not needed by the first screen

        try:
            check_link(url)
            if has_windows() and webbrowser.open(url):
                return Outcome(OPENED)
        except (ValueError, OSError, webbrowser.Error) as error:
            return Outcome.failed(error)
        return copied(self._copy, url)

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        def pick() -> None:
            outcome = self._picked()
            self._later(lambda: on_picked(outcome))

        # in a thread: the dialog blocks
        Thread(target=pick, daemon=True).start()

    def vibrate(self, milliseconds: int) -> None:
        """Not supported."""

    def speak(self, text: str, language: str) -> None:
        program = next(filter(shutil.which, SPEAKERS), None)
        if program is None:
            return
        if self._speech:
            self._speech.terminate()
            self._speech.wait()
        # through stdin: as an argument, a text could be taken for an option
        command = [program, "-v", language, "--stdin"]
        try:
            self._speech = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
            with self._speech.stdin as spoken:  # type: ignore[union-attr]
                spoken.write(text.encode(errors="replace"))
        except OSError:
            pass  # the program was removed meanwhile; speech is optional

    def insets(self) -> Insets:
        """A desktop window has no insets."""
        return Insets()

    def bars(self, dark: bool) -> None:
        """A desktop window has no system bars."""

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        """No such service: a server on a desktop finds its addresses itself."""
        return ()

    def allow_local_network(self, on_answered: Callable[[bool], object]) -> None:
        """A desktop has no such permission."""
        on_answered(True)

    def _picked(self) -> Outcome:
        try:
            program = next(filter(shutil.which, CHOOSERS))
            chosen = subprocess.run([program, *CHOOSERS[program]], stdout=subprocess.PIPE, check=False)
        except (StopIteration, OSError) as error:
            return Outcome.failed(error)
        path = os.fsdecode(chosen.stdout.removesuffix(b"\n"))
        return Outcome(PICKED, where=Path(path)) if path and chosen.returncode == 0 else Outcome(CANCELLED)


def has_windows() -> bool:
    """Whether there is a display for a browser."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def downloads() -> Path:
    """The downloads folder of the user."""
    configured = os.environ.get("XDG_DOWNLOAD_DIR") or _xdg_downloads()
    for folder in filter(None, (configured, "~/Downloads")):
        if (path := Path(os.path.expandvars(folder)).expanduser()).is_dir():
            return path
    return Path.home()


def _xdg_downloads() -> str:
    """Downloads folder from the XDG configuration, for example

    XDG_DOWNLOAD_DIR="$HOME/Téléchargements"
    """
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser() / "user-dirs.dirs"
    try:
        found = re.search(r'^XDG_DOWNLOAD_DIR="(.+)"', settings.read_text("utf-8", errors="replace"), re.MULTILINE)
    except OSError:
        return ""
    return found[1] if found else ""


def saved(path: Path, folder: Path) -> Path:
    """Copy a file into a folder, under the first free name."""
    for number in count(1):
        there = folder / (path.name if number == 1 else f"{path.stem} ({number}){path.suffix}")
        try:
            new = there.open("xb")  # exclusive: fails if another process creates the file first
        except FileExistsError:
            continue
        try:
            with new, path.open("rb") as here:
                shutil.copyfileobj(here, new)
        except OSError:
            there.unlink(missing_ok=True)
            raise
        return there
    raise AssertionError("numbers do not end")  # pragma: no cover
