"""Leads data out and in: everything as one file, the history for a spreadsheet, and what comes from elsewhere."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kivy.uix.widget import Widget

from records import NotKept, Records
from records.exchange import NotData
from records.finished import Kept
from scoring import NotASheet, Result
from screens.navigation import BringIn, Finished, Navigation, Route
from screens.presenters import bring_in
from screens.presenters.settings import DATA_IN, DATA_OUT, SPREADSHEET, VERSION
from screens.presenters.telling import tells
from screens.shell import Shell
from sharing import code, spreadsheet
from sharing.phone import PICKED, SHARED, Outcome, Phone
from words import GameVoice, Voice

DATA, CSV = "application/x-elvaland", "text/csv"
#: A path is no longer, on any device.
LONGEST_PATH = 1000
#: No sheet of a table comes near this.
LONGEST_SHEET = 1 << 20
#: What the records remember: what was pasted and not brought in yet.
PASTED = "pasted"


class Frame(Protocol):
    """What stands around: the window, the records, the voices, the device, and the way through the screens."""

    records: Records
    shell: Shell
    language: str
    way: Navigation

    @property
    def phone(self) -> Phone: ...
    def copied(self) -> str: ...
    def hand_on(self, name: str, end: str, mime: str, make: Callable[[Path], object]) -> Outcome: ...
    @property
    def voices(self) -> Mapping[str, GameVoice]: ...
    def screen(self, name: str, make: Callable[[Any], Any]) -> Any: ...
    def show(self) -> None: ...
    def go(self, route: Route) -> None: ...
    def back(self) -> bool: ...
    def take_settings(self) -> None: ...


class Played(NamedTuple):
    """A finished table with its result, for a spreadsheet."""

    finished: datetime
    place: str
    note: str
    result: Result


class Carrying:
    """Knows what came of the last thing that was brought in, and what was pasted and is not brought in yet."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.told = ""
        #: What a file that was made lacks, if anything.
        self._left_out = ""
        #: A file that was not brought in, since nothing could be kept.
        self._refused: Path | None = None
        self.pasted = frame.records.setting(PASTED) or ""

    def do(self, what: str) -> None:
        match what:
            case str() if what == DATA_OUT:
                self._out("elvaland", DATA, self._write_all)
            case str() if what == SPREADSHEET:
                self._out("csv", CSV, self._write_spreadsheet)
            case str() if what == DATA_IN:
                self.told = ""
                self.frame.go(BringIn())

    # out

    def _out(self, end: str, mime: str, write: Callable[[Path], object]) -> None:
        """A file is made and handed on; what stands in the way is told."""
        self._left_out = ""
        outcome = self.frame.hand_on(f"Elvaland {datetime.now():%Y-%m-%d %Hh%M}", end, mime, write)
        voice = self._voice
        came_of_it = "" if outcome.done == SHARED else voice.text(outcome.key, **outcome.values)
        if told := [sentence for sentence in (came_of_it, self._left_out) if sentence]:
            self.frame.shell.lay(voice.text("data_title")).tell(told)

    def _write_all(self, path: Path) -> None:
        wrote = self.frame.records.exchange.write(path, VERSION)
        if wrote.skipped:
            told = (self._voice.text(key, **wrote._asdict()) for key in ("data_written", "data_skipped"))
            self._left_out = " ".join(told)

    def _write_spreadsheet(self, path: Path) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            file.writelines(spreadsheet.lines(self._history(), self.frame.voices))

    def _history(self) -> Iterator[Played]:
        """One after the other: a long history is never in memory as a whole."""
        history = self.frame.records.history
        for table in history.tables():
            with suppress(ValueError):  # noise lies where its result was
                result = history.result(table.version)
                yield Played(table.finished.astimezone(), table.place, table.note, result)

    # in

    def page(self) -> Widget:
        screen = self.frame.screen(
            "bring_in",
            lambda m: m.BringInScreen(
                self.bring, self.choose, self.try_again, self.frame.copied, self.paste, self.frame.back
            ),
        )
        can_pick, refused = self.frame.phone.can_pick, bool(self.told and self._refused)
        screen.show(bring_in.present(self._voice, self.told, refused, can_pick, self.pasted))
        return screen

    def paste(self, text: str) -> None:
        """What stands in the line stays there until it is brought in: whoever fetches the rest of it may be long."""
        if text != self.pasted:
            self.pasted = text
            self.frame.records.note(PASTED, text)

    def choose(self) -> None:
        """A file of this device."""

        self.frame.phone.pick_file(self._fetched)

    def take(self, outcome: Outcome) -> None:
        """A file that another app hands over, as if somebody had chosen it here."""
        self.told = ""
        if not isinstance(self.frame.way.here, BringIn):  # pages without a number are equal to one another
            self.frame.go(BringIn())
        self._fetched(outcome)

    def _fetched(self, outcome: Outcome) -> None:
        if outcome.done == PICKED and outcome.where:
            self.bring_file(outcome.where)
        else:
            self._tell(self._voice.text(outcome.key, **outcome.values))

    def bring(self, text: str) -> bool:
        """The text of a code, a sheet, or where a file lies; whether it led to a table."""
        text = text.strip()
        if "\n" not in text and 0 < len(text) < LONGEST_PATH and _is_file(text):
            self.bring_file(Path(text))
        else:
            self._bring_table(text)
        return not self.told

    def bring_file(self, path: Path) -> None:
        """What lies in a file; where the records refuse it, it can be tried again."""
        try:
            self._bring_file(path)
        except NotKept as refusal:
            self._tell(self._voice.text(f"not_kept_{refusal.why}"), path)

    def try_again(self) -> None:
        assert self._refused
        self.bring_file(self._refused)

    def _bring_file(self, path: Path) -> None:
        """All data of another phone, or one sheet."""
        try:
            brought = self.frame.records.exchange.read(path, tells)
        except NotData as refusal:
            if refusal.key == "data_other_file":
                self._bring_sheet(path)
            else:
                self._tell(self._voice.refusal(refusal))
            return
        self.frame.take_settings()
        self._tell(bring_in.brought(brought, self._voice))

    def _bring_sheet(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                text = file.read(LONGEST_SHEET + 1)
        except OSError as error:
            self._tell(self._voice.text("outcome_failed", reason=error.strerror))
            return
        self._bring_table(text)

    def _bring_table(self, text: str | bytes) -> None:
        voice = self._voice
        try:
            table: Kept = self.frame.records.history.receive(code.read(text))
        except code.NotACode as refusal:
            self._tell(voice.text(refusal.key))
        except NotASheet as refusal:
            self._tell(voice.problem(refusal.problems[0]))
        else:
            self.told = ""
            self.frame.go(Finished(table.id))

    def _tell(self, sentence: str, refused: Path | None = None) -> None:
        self.told, self._refused = sentence, refused
        self.frame.show()

    @property
    def _voice(self) -> Voice:
        return Voice(self.frame.language)


def _is_file(text: str) -> bool:
    """Whether a file lies there: of a text that is a code, the system may refuse to look."""
    try:
        return Path(text).is_file()
    except (OSError, UnicodeError):
        return False
