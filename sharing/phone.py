"""What a phone can do with a table: send it, keep it, open a link, fetch a file, buzz, speak; what lies over it.

And how it is set: its language, the size of its texts, whether it is dark.

Nothing here raises at a user: every answer is an `Outcome`, which a screen can tell as a sentence.
"""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

#: What can come of it: the phone asks whom to send it to; it can be pasted; it is a file now; something else opened it;
#: here is what was chosen, or it is still to be fetched, or nothing was; or it did not work.
SHARED, COPIED, SAVED, OPENED = "shared", "copied", "saved", "opened"
PICKED, COMING, CANCELLED, FAILED, TOO_LARGE, FULL = "picked", "coming", "cancelled", "failed", "too_large", "full"

#: So many bytes are fetched from another app: ten thousand tables and their every tap are far fewer.
LARGEST = 1 << 28

#: So much of what a system says about its trouble fits into a sentence.
LONGEST_REASON = 120


class Outcome(NamedTuple):
    """What came of it, with the file where there is one and the reason where it failed."""

    done: str
    where: Path | None = None
    reason: str = ""
    #: What fetches the file, which may come from far: it is told how much has come, and tells what came of it.
    fetch: Callable[[Callable[[float], object]], "Outcome"] | None = None

    @classmethod
    def failed(cls, error: Exception) -> "Outcome":
        told = (str(error).splitlines() or [""])[0] or type(error).__name__
        if getattr(error, "errno", 0) == errno.ENOSPC or "ENOSPC" in told:  # as Python says it, and Java
            return cls(FULL)
        return cls(FAILED, reason=told[:LONGEST_REASON])

    @property
    def key(self) -> str:
        """The sentence that tells it."""
        return f"outcome_{self.done}"

    @property
    def values(self) -> Mapping[str, object]:
        return {"where": self.where or "", "reason": self.reason}


class Edges(NamedTuple):
    """How far the system's bars, a notch and the keyboard reach into the window from each of its edges, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0
    #: From the lower edge of the window, bars and all; nothing while it is put away.
    keyboard: float = 0


class System(NamedTuple):
    """How a phone is set, for all its apps."""

    #: That of ours which its owner would rather read.
    language: str
    #: How much larger texts are than usual.
    text: float = 1.0
    #: A hall at night is what we look like where nobody says otherwise.
    dark: bool = True
    #: How many pixels a dp has; none where Kivy knows it.
    density: float | None = None


#: Puts a text into the clipboard.
Copy = Callable[[str], object]
#: Has something done in the thread of the screens, soon.
Later = Callable[[Callable[[], None]], object]


class Phone(Protocol):
    """A device, as far as sharing needs it."""

    @property
    def can_pick(self) -> bool: ...
    @property
    def can_vibrate(self) -> bool: ...
    @property
    def can_speak(self) -> bool: ...

    def system(self) -> System:
        """How the device is set just now."""

    def on_opened(self, on_opened: Callable[[Outcome], object]) -> None:
        """Fetch what other apps hand to this one, now and from now on; told in the thread of the screens."""

    def share_text(self, text: str) -> Outcome:
        """Offer a text to other apps; where there are none, copy it."""

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:
        """Keep a file among the downloads, and offer it to other apps."""

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard."""

    def open_link(self, url: str) -> Outcome:
        """Hand a link to whatever opens it."""

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        """Let somebody choose a file; the answer comes later, in the thread of the screens."""

    def vibrate(self, milliseconds: int) -> None:
        """Buzz, where the device can."""

    def speak(self, text: str, language: str) -> None:
        """Say something aloud, where the device can; a new text cuts the old one short."""

    def edges(self) -> Edges:
        """What the system lays over the window just now."""

    def bars(self, dark: bool) -> None:
        """Let what the system writes at the edges be read on a dark ground, or on a light one."""


def copied(copy: Copy, text: str) -> Outcome:
    try:
        copy(text)
    except Exception as error:
        return Outcome.failed(error)
    return Outcome(COPIED)


def check_link(url: str) -> None:
    """Links lead into the web: no file of the device, no command to an app."""
    if not url.startswith("https://"):
        raise ValueError(url)


def device(copy: Copy, later: Later, downloads: Path | None = None) -> Phone:
    """The device at hand, told apart as Kivy does; a desktop keeps files in that folder, or in that of its user."""
    if "ANDROID_ARGUMENT" in os.environ:
        from sharing.android import Android

        return Android(copy, later)
    from sharing.desktop import Desktop

    return Desktop(copy, later, downloads)
