"""`Phone`: the interface to device services such as share, file picker, vibration, speech, insets and addresses.

Also the system settings that matter: language, text size, dark mode.

No method raises: failures are returned as an `Outcome` with a message.
"""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

#: Outcomes: share sheet opened, copied to the clipboard, saved as a file, opened elsewhere; file picked, picked but
#: still to be fetched, cancelled, failed, too large, disk full.
SHARED, COPIED, SAVED, OPENED = "shared", "copied", "saved", "opened"
PICKED, COMING, CANCELLED, FAILED, TOO_LARGE, FULL = "picked", "coming", "cancelled", "failed", "too_large", "full"

#: Size limit for files from other apps, in bytes; far above the export of ten thousand tables.
LARGEST = 1 << 28

#: Length limit for an error message of the system, in characters.
LONGEST_REASON = 120


class Outcome(NamedTuple):
    """Outcome of a request, with the file or the reason of the failure."""

    done: str
    where: Path | None = None
    reason: str = ""
    #: Fetches the file, with a progress callback; may be slow, since the file may be in a cloud.
    fetch: Callable[[Callable[[float], object]], "Outcome"] | None = None

    @classmethod
    def failed(cls, error: Exception) -> "Outcome":
        message = (str(error).splitlines() or [""])[0] or type(error).__name__
        # errno of Python, or message of a Java exception
        if getattr(error, "errno", 0) == errno.ENOSPC or "ENOSPC" in message:
            return cls(FULL)
        return cls(FAILED, reason=message[:LONGEST_REASON])

    @property
    def key(self) -> str:
        """Key of the message."""
        return f"outcome_{self.done}"

    @property
    def values(self) -> Mapping[str, object]:
        return {"where": self.where or "", "reason": self.reason}


class Insets(NamedTuple):
    """Window insets in pixels: how far system bars, display cutout and keyboard cover it at each edge."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0
    #: Height of the keyboard from the bottom of the window, bars included; 0 while hidden.
    keyboard: float = 0


class System(NamedTuple):
    """System settings."""

    #: The preferred language among those that the app has.
    language: str
    #: Font scale.
    text: float = 1.0
    #: Dark mode; the app is dark by default.
    dark: bool = True
    #: Pixels per dp; None where Kivy determines it.
    density: float | None = None
    #: Whether a screen reader explores the screen by touch.
    touch_exploration: bool = False


#: Copies a text to the clipboard.
Copy = Callable[[str], object]
#: Schedules a call in the UI thread.
Later = Callable[[Callable[[], None]], object]


class Phone(Protocol):
    """Device services."""

    @property
    def can_pick(self) -> bool: ...
    @property
    def can_vibrate(self) -> bool: ...
    @property
    def can_speak(self) -> bool: ...

    def system(self) -> System:
        """Current system settings."""

    def on_opened(self, on_opened: Callable[[Outcome], object]) -> None:
        """Listen for files and texts from other apps; the callback runs in the UI thread."""

    def share_text(self, text: str) -> Outcome:
        """Open the share sheet for a text; copy it where there is none."""

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:
        """Save a file to the downloads and open the share sheet for it."""

    def copy(self, text: str) -> bool:
        """Copy a text to the clipboard."""

    def open_link(self, url: str) -> Outcome:
        """Open a link in the browser or an app."""

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        """Open the file picker; the callback runs later, in the UI thread."""

    def vibrate(self, milliseconds: int) -> None:
        """Vibrate, if supported."""

    def speak(self, text: str, language: str) -> None:
        """Speak a text, if supported; interrupts the previous one."""

    def insets(self) -> Insets:
        """Current window insets."""

    def bars(self, dark: bool) -> None:
        """Set the icons of the system bars for a dark or a light background."""

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        """Interface names with their IPv4 addresses, without loopback; none where the system offers no such service.

        To be called in the UI thread.
        """

    def allow_local_network(self, on_answered: Callable[[bool], object]) -> None:
        """Ask for the permission to be reached from the local network, where the system has one.

        The callback gets whether it is granted: at once where nobody has to be asked, else later, in the UI thread.
        """


def copied(copy: Copy, text: str) -> Outcome:
    try:
        copy(text)
    except Exception as error:
        return Outcome.failed(error)
    return Outcome(COPIED)


def check_link(url: str) -> None:
    """Allow only https links: a file or an app link must not be opened."""
    if not url.startswith("https://"):
        raise ValueError(url)


def device(copy: Copy, later: Later, downloads: Path | None = None) -> Phone:
    """The `Phone` for this platform, detected as Kivy does; `downloads` overrides the folder on a desktop."""
    if "ANDROID_ARGUMENT" in os.environ:
        from sharing.android import Android

        return Android(copy, later)
    from sharing.desktop import Desktop

    return Desktop(copy, later, downloads)
