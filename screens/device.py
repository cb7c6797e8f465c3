"""Phone services: share, vibrate, speak, paste, window insets."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock

if TYPE_CHECKING:
    from screens.app import ElvalandApp
    from sharing.phone import Outcome, Phone

#: Duration of the vibration after a tap, in milliseconds.
VIBRATION = 12

#: Seconds between polls of the window insets: about as long as a soft keyboard takes to slide in.
INSETS_INTERVAL = 0.25


class Device:
    """The phone's services, and the outbox folder for shared files."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app

    @cached_property
    def phone(self) -> "Phone":
        from sharing.phone import device

        return device(_copy, _in_main_thread)

    def update_insets(self, *_: object) -> None:
        """Poll the insets and pass them to the shell: Android sends no event when they change."""
        shell, insets = self.app.shell, self.phone.insets()
        keyboard_closed = shell.keyboard > 0 == insets.keyboard
        shell.set_insets(*insets)
        for field in shell.typing if keyboard_closed else ():
            Clock.schedule_once(partial(self._drop_focus, field), 2 * INSETS_INTERVAL)

    def _drop_focus(self, field: Any, _: float) -> None:
        """Unfocus a text input whose soft keyboard was closed by a gesture, or the next tap would not open it again.

        Does nothing if the keyboard is back, after a rotation or for another text input.
        """
        if not self.phone.insets().keyboard:
            field.focus = False

    @property
    def outbox(self) -> Path:
        """Folder for files to be shared."""
        return Path(self.app.user_data_dir) / "outbox"

    def make_and_send(self, name: str, end: str, mime: str, make: Callable[[Path], object]) -> "Outcome":
        """Write a file with `make` and share it. Errors are part of the outcome."""
        from sharing.phone import Outcome

        path = self.outgoing_path(name, end)
        try:
            make(path)
        except OSError as error:
            return Outcome.failed(error)
        return self.send(path, mime)

    def outgoing_path(self, name: str, end: str) -> Path:
        """An empty outbox, and the path in it for a new file."""
        shutil.rmtree(self.outbox, ignore_errors=True)
        with suppress(OSError):  # the write that follows reports it
            self.outbox.mkdir(parents=True)
        return self.outbox / f"{name}.{end}"

    def send(self, path: Path, mime: str) -> "Outcome":
        """Share a file, then empty the outbox: the receiving app has a copy."""
        outcome = self.phone.share_file(path, mime, path.stem)
        shutil.rmtree(self.outbox, ignore_errors=True)
        return outcome

    def paste(self) -> str:
        """The text of the clipboard, for soft keyboards without a paste key."""
        from kivy.core.clipboard import Clipboard

        return str(Clipboard.paste() or "")

    def buzz(self) -> None:
        """Vibrate briefly, if the settings and the device allow it."""
        if self.app.appearance.settings.vibration and self.phone.can_vibrate:
            self.phone.vibrate(VIBRATION)

    def speak(self, text: str) -> None:
        """Read a text aloud, if the settings and the device allow it."""
        if self.app.appearance.settings.speech and self.phone.can_speak:
            self.phone.speak(text, self.app.appearance.language)


def _copy(text: str) -> None:
    from kivy.core.clipboard import Clipboard  # slow: it looks for system programs

    Clipboard.copy(text)


def _in_main_thread(call: Callable[[], Any]) -> None:
    """Device callbacks come on other threads."""
    Clock.schedule_once(lambda _: call())
