"""What a phone can do with a table: send it, keep it as a file, open a link, fetch a file, buzz and speak.

Nothing here raises at a user: every answer is an `Outcome`, which a screen can tell as a sentence.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

#: What can come of it: the phone asks whom to send it to; it can be pasted; it is a file now; something else opened it;
#: here is what was chosen, or nothing was; or it did not work.
SHARED, COPIED, SAVED, OPENED = "shared", "copied", "saved", "opened"
PICKED, CANCELLED, FAILED = "picked", "cancelled", "failed"

#: So much of what a system says about its trouble fits into a sentence.
LONGEST_REASON = 120


class Outcome(NamedTuple):
    """What came of it, with the file where there is one and the reason where it failed."""

    done: str
    where: Path | None = None
    reason: str = ""

    @classmethod
    def failed(cls, error: Exception) -> "Outcome":
        told = (str(error).splitlines() or [""])[0] or type(error).__name__
        return cls(FAILED, reason=told[:LONGEST_REASON])

    @property
    def key(self) -> str:
        """The sentence that tells it."""
        return f"outcome_{self.done}"

    @property
    def values(self) -> Mapping[str, object]:
        return {"where": self.where or "", "reason": self.reason}


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
