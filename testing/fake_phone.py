"""A fake phone that records calls, and steps to finish and share a table."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from screens.app import ElvalandApp
from sharing.phone import CANCELLED, PICKED, SHARED, Insets, Outcome, System
from testing.app_driver import AppDriver
from words import system_language


class FakePhone:
    """A `Phone` that records calls."""

    can_pick = can_vibrate = can_speak = True

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []
        self.answer = Outcome(SHARED)
        #: File returned by the file picker.
        self.chosen: Path | None = None
        #: Window insets.
        self.window_insets = Insets()
        #: Last appearance set for the system bars.
        self.dark = True
        #: System settings; None for those of the computer.
        self.set: System | None = None
        #: Interface names with their addresses.
        self.networks: tuple[tuple[str, str], ...] = ()
        #: Answer to the request for the local network.
        self.allows = True

    def system(self) -> System:
        return self.set or System(system_language())

    def on_opened(self, on_opened: Callable[[Outcome], object]) -> None:
        self.hand_over = on_opened

    def share_text(self, text: str) -> Outcome:
        self.sent.append(("text", text))
        return self.answer

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:
        assert title in path.name
        copy = path.parent.with_name("shared") / path.name
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, copy)
        self.sent.append((mime, copy))
        return self.answer

    def vibrate(self, milliseconds: int) -> None:
        self.sent.append(("buzz", milliseconds))

    def speak(self, text: str, language: str) -> None:
        self.sent.append((language, text))

    def open_link(self, url: str) -> Outcome:
        self.sent.append(("link", url))
        return self.answer

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        on_picked(Outcome(PICKED, self.chosen) if self.chosen else Outcome(CANCELLED))

    def insets(self) -> Insets:
        return self.window_insets

    def bars(self, dark: bool) -> None:
        self.dark = dark

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        return self.networks

    def allow_local_network(self, on_answered: Callable[[bool], object]) -> None:
        on_answered(self.allows)


def finish(hand: AppDriver, sheet: Any) -> None:
    """Count a table and finish it."""
    hand.app.context.counting.begin(sheet)
    hand.app.context.counting.table.finish()
    hand.app.context.counting.leave()


def on(system: System, file: Path) -> Any:
    """An app on a phone with these settings."""
    app: Any = ElvalandApp(file)
    app.device.phone = FakePhone()
    app.device.phone.set = system
    return app


def at_result(hand: AppDriver, sheet: Any) -> None:
    hand.app.context.counting.begin(sheet)
    hand.finish()


def does(hand: AppDriver, label: str) -> None:
    """Tap a sharing option of a result, by its label."""
    (chip,) = (chip for chip in hand.widgets("Chip") if label in (chip.text, chip.note))
    hand.tap(chip)
    hand.frames(12)


def deletes(hand: AppDriver) -> None:
    """Delete the table of the history whose result is shown, in its menu."""
    does(hand, "More")
    does(hand, "Delete this game")


def accepts(hand: AppDriver) -> None:
    """Confirm an import."""
    does(hand, hand.app.context.transfer.question.yes)
