"""Phone services: share, vibrate, speak, paste, and the insets of the window."""

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

#: How long a tap is felt, in milliseconds.
VIBRATION = 12

#: How often it is asked what lies over the window, in seconds: a keyboard needs as long to slide in.
INSETS_INTERVAL = 0.25


class Device:
    """The phone in use, and the folder of the files that leave it."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app

    @cached_property
    def phone(self) -> "Phone":
        from sharing.phone import device

        return device(_copy, _in_main_thread)

    def update_insets(self, *_: object) -> None:
        """Of whatever the system lays over the window just now: nothing tells when that changes."""
        shell, edges = self.app.shell, self.phone.edges()
        gone = shell.keyboard > 0 == edges.keyboard
        shell.set_insets(*edges)
        for field in shell.typing if gone else ():
            Clock.schedule_once(partial(self._drop_focus, field), 2 * INSETS_INTERVAL)

    def _drop_focus(self, field: Any, _: float) -> None:
        """The keyboard was put away by a gesture, of which nobody tells: a tap on the line would bring it no more.

        Or it is back, for another line or because the phone was turned.
        """
        if not self.phone.edges().keyboard:
            field.focus = False

    @property
    def outbox(self) -> Path:
        """Where a file is made that leaves the phone."""
        return Path(self.app.user_data_dir) / "outbox"

    def make_and_send(self, name: str, end: str, mime: str, make: Callable[[Path], object]) -> "Outcome":
        """A file is made and leaves the device; whatever stands in the way is told by what comes of it."""
        from sharing.phone import Outcome

        path = self.outgoing_path(name, end)
        try:
            make(path)
        except OSError as error:
            return Outcome.failed(error)
        return self.send(path, mime)

    def outgoing_path(self, name: str, end: str) -> Path:
        """Where a file is to be made that leaves the device; one that failed to leave lies there no longer."""
        shutil.rmtree(self.outbox, ignore_errors=True)
        with suppress(OSError):  # whoever writes there is told
            self.outbox.mkdir(parents=True)
        return self.outbox / f"{name}.{end}"

    def send(self, path: Path, mime: str) -> "Outcome":
        """A file leaves the device; whoever was handed it has a copy."""
        outcome = self.phone.share_file(path, mime, path.stem)
        shutil.rmtree(self.outbox, ignore_errors=True)
        return outcome

    def paste(self) -> str:
        """What lies in the clipboard: a phone's keyboard may have no key to paste it."""
        from kivy.core.clipboard import Clipboard

        return str(Clipboard.paste() or "")

    def buzz(self) -> None:
        """A tap counted, says the finger."""
        if self.app.appearance.settings.vibration and self.phone.can_vibrate:
            self.phone.vibrate(VIBRATION)

    def speak(self, text: str) -> None:
        """Aloud, where somebody wants it and the device can."""
        if self.app.appearance.settings.speech and self.phone.can_speak:
            self.phone.speak(text, self.app.appearance.language)


def _copy(text: str) -> None:
    from kivy.core.clipboard import Clipboard  # which looks for programs of the system, and takes its time

    Clipboard.copy(text)


def _in_main_thread(call: Callable[[], Any]) -> None:
    """In the thread of the screens: a device answers when it pleases."""
    Clock.schedule_once(lambda _: call())
