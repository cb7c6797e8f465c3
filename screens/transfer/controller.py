"""Export of all data and of a spreadsheet, import, backups."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

import together
from models.transfer import Contents
from records import NotKept, Records
from records.backup import Backup, table_counts
from records.exchange import NotData, inspect_file
from scoring import NotASheet, Sheet, score
from screens.background import Job, Stopped
from screens.navigation import Backups, Finished, Transfer
from sharing import code, spreadsheet
from sharing.phone import LARGEST, PICKED, SHARED, Outcome
from sharing.spreadsheet import PlayedTable
from version import VERSION
from views.transfer import backups_view, hand_view
from views.transfer import view as transfer_view

if TYPE_CHECKING:
    from screens.context import Context

DATA, CSV = "application/x-elvaland", "text/csv"
#: Longest path of any system.
MAX_PATH = 1000
#: Largest sheet in bytes, far beyond any real one.
MAX_SHEET = 1 << 20
#: Name of the stored setting that holds pasted text not imported yet.
PASTED = "pasted"


class NotAFile(Exception):
    """Not a regular file: a folder or a device."""


class TransferController:
    """Holds the state of the import page: message, open question, pasted text."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.message = ""
        #: The question to confirm before importing.
        self.question: transfer_view.Question | None = None
        #: The import to run once confirmed, or to retry.
        self._import: Callable[[], object] | None = None
        #: The sheet of a hand that the question, or the message, is about.
        self._hand: Sheet[Any] | None = None
        self.pasted = context.records.setting(PASTED) or ""

    # export

    def export_all(self) -> None:
        self._export("elvaland", DATA, self._write_all)

    def export_spreadsheet(self) -> None:
        self._export("csv", CSV, self._write_spreadsheet)

    def _export(self, end: str, mime: str, write: Callable[[Path, Job], str]) -> None:
        """Write a file in the background and share it; report failures and what was left out."""
        path = self.context.device.outgoing_path(f"Elvaland {datetime.now():%Y-%m-%d %Hh%M}", end)

        def exported(omitted: str) -> None:
            large = path.stat().st_size > LARGEST
            too_large = self.context.voice.text("file_large", most=LARGEST >> 20) if large else ""
            outcome = self.context.device.send(path, mime)
            failure = "" if outcome.done == SHARED else self._outcome(outcome)
            self._show_card(failure, omitted, too_large)

        def failed(error: Exception | Stopped) -> None:
            self._show_card(self._why(error))

        self.context.background.run(self.context.voice.text("writing_file"), partial(write, path), exported, failed)

    def _write_all(self, path: Path, job: Job) -> str:
        with self.context.records.second_connection() as records:
            wrote = records.exchange.write(path, VERSION, job.progress)
        if not wrote.skipped:
            return ""
        return " ".join(self.context.voice.text(key, **wrote._asdict()) for key in ("data_written", "data_skipped"))

    def _write_spreadsheet(self, path: Path, job: Job) -> str:
        with self.context.records.second_connection() as records, path.open("w", encoding="utf-8", newline="") as file:
            file.writelines(spreadsheet.lines(self._history(records, job), self.context.appearance.voices))
        return ""

    def _history(self, records: Records, job: Job) -> Iterator[PlayedTable]:
        """All finished tables, read one by one to save memory."""
        tables = records.history.tables()
        for number, table in enumerate(tables):
            job.progress(number / len(tables))
            with suppress(ValueError):  # skip unreadable results
                result = records.history.result(table.version)
                details = table.starter_name, table.minutes, table.excluded
                yield PlayedTable(table.finished.astimezone(), table.location, table.note, result, *details)

    def _show_card(self, *sentences: str) -> None:
        if shown := [sentence for sentence in sentences if sentence]:
            self.context.shell.open_card(self.context.voice.text("data_title")).add_text(shown)

    # import: inspect, ask, run

    def show_import(self) -> None:
        """Go to the import page, and reset it."""
        self._forget()
        self.context.pages.go(Transfer())

    def page(self) -> Widget:
        self._ask_about_hand()  # the table in progress may have changed since
        from screens.transfer.screen import TransferScreen

        screen = self.context.pages.screen(TransferScreen, self)
        can_retry = bool(self._import) and not self.question
        screen.show(
            transfer_view.TransferView(
                self.message, self.question, can_retry, self.context.device.phone.can_pick, self.pasted
            )
        )
        return screen

    def paste(self, text: str) -> None:
        """Store the pasted text until it is imported: it may be completed from another app."""
        if text != self.pasted:
            self.pasted = text
            self.context.records.try_remember(PASTED, text)

    def choose(self) -> None:
        """Pick a file of this device."""
        self.context.device.phone.pick_file(self._receive)

    @property
    def busy(self) -> bool:
        """Whether a question or a job is pending. Shows the question."""
        if self.question:
            self._show_page()
        return bool(self.question or self.context.background.job)

    def _show_page(self) -> None:
        if not isinstance(
            self.context.pages.navigation.here, Transfer
        ):  # `==` would not do: routes without fields are equal tuples
            self.context.pages.go(Transfer())

    def receive(self, outcome: Outcome) -> None:
        """Import a file from another app."""
        self._forget()
        self._show_page()
        self._receive(outcome)

    def _receive(self, outcome: Outcome) -> None:
        if outcome.fetch:
            fetch = outcome.fetch
            title = self.context.voice.text("fetching_file")
            self.context.background.run(title, lambda job: fetch(job.progress), self._receive, self._failed)
        elif outcome.done == PICKED and outcome.where:
            self.import_file(outcome.where)
        else:
            self._report(self._outcome(outcome))

    def import_text(self, text: str) -> None:
        """Import a text: a code, a sheet, or the path of a file."""
        self._forget()
        text = text.strip()
        if "\n" not in text and 0 < len(text) < MAX_PATH and _is_file(text):
            self.import_file(Path(text))
            return
        try:
            self._ask(code.read(text))
        except (code.NotACode, NotASheet) as refusal:
            self._failed(refusal)

    def import_file(self, path: Path) -> None:
        """Inspect a file, then ask before importing it."""
        title = self.context.voice.text("reading_file")
        self.context.background.run(title, partial(_inspect, path), partial(self._ask, path=path), self._failed)

    def _ask(self, found: Contents | Sheet[Any] | code.OneHand, path: Path | None = None) -> None:
        """Ask whether to import; a table that exists already is opened instead."""
        if isinstance(found, code.OneHand):
            self._hand = found.sheet
            self._ask_about_hand()
            self.context.pages.show()
            return
        self._hand = None
        if isinstance(found, Contents):
            assert path
            self.question, self._import = (
                transfer_view.data_question(found, self.context.voice),
                partial(self._import_data, path),
            )
        else:
            known, deleted = self.context.records.history.known(found)
            if known is not None and not deleted:
                self._open(known)
                return
            voice = self.context.appearance.voices[found.game]
            self.question, self._import = (
                transfer_view.sheet_question(score(found), deleted, voice),
                partial(self._import_sheet, found),
            )
        self.message = ""
        self.context.pages.show()

    def _ask_about_hand(self) -> None:
        """Ask whether to lay the hand at the table in progress, or report why that cannot be done."""
        if self._hand is None:
            return
        self.message, self.question, self._import = "", None, None
        counting, voices = self.context.counting, self.context.appearance.voices
        match hand_view.present(self._hand, counting.in_progress, voices):
            case str(refusal):
                self.message = refusal
            case question:
                self.question = question

    def confirm(self) -> None:
        """Run the confirmed import, or retry it."""
        if self._hand and self.question:
            self.take_hand(self.question.seat)
            return
        assert self._import
        self.message, self.question = "", None
        self._import()

    def take_hand(self, seat: int) -> None:
        """Lay the hand in front of a player, unless the table is no longer the one that the question was about."""
        asked, hand = self.question, self._hand
        self._ask_about_hand()
        if hand is None or self.question != asked:
            self.context.pages.show()
            return
        self.context.counting.take_hand(hand, seat)
        self._forget()
        self.paste("")
        self.context.background.idle()

    def decline(self) -> None:
        """Decline the import."""
        self._forget()
        self.context.pages.show()
        self.context.background.idle()

    def _import_data(self, path: Path) -> None:
        def merge(job: Job) -> object:
            with self.context.records.second_connection() as records:
                records.back_up()
                return records.exchange.read(path, job.progress)

        def done(report: Any) -> None:
            self._forget()
            self.context.settings.read_again()
            self._report(transfer_view.import_outcome(report, self.context.voice))

        self.context.background.run(self.context.voice.text("taking_in"), merge, done, self._failed)

    def _import_sheet(self, sheet: Sheet[Any]) -> None:
        def receive(_: Job) -> int:
            with self.context.records.second_connection() as records:
                records.back_up()
                return records.history.receive(sheet).id

        self.context.background.run(self.context.voice.text("taking_in"), receive, self._open, self._failed)

    def _open(self, table: int) -> None:
        self._forget()
        self.paste("")
        self.context.pages.go(Finished(table))

    def _failed(self, error: Exception | Stopped) -> None:
        """Report why nothing was imported; allow a retry if storing failed."""
        self.question = None
        if not isinstance(error, NotKept):
            self._import = None
        self._report(self._why(error))

    def _why(self, error: Exception | Stopped) -> str:
        voice = self.context.voice
        match error:
            case Stopped():
                return voice.text("stopped")
            case NotAFile():
                return voice.text("file_special")
            case NotData():
                return voice.refusal(error)
            case NotASheet():
                return voice.problem(error.problems[0])
            case code.NotACode(key=key):
                return voice.text(key)
            case NotKept(why=why):
                return voice.text(f"not_kept_{why}")
            case OSError():
                return self._outcome(Outcome.failed(error))
        raise error

    def _outcome(self, outcome: Outcome) -> str:
        return self.context.voice.text(outcome.key, **outcome.values)

    def _report(self, sentence: str) -> None:
        self.message, self._hand = sentence, None
        self.context.pages.show()

    def _forget(self) -> None:
        self.message, self.question, self._import, self._hand = "", None, None, None

    # backups

    def show_backups(self) -> None:
        self.context.pages.go(Backups())

    def backups_page(self) -> Widget:
        found = [
            backups_view.CountedBackup(backup, backup.made, _counted(backup))
            for backup in self.context.records.backups()
        ]
        from screens.transfer.backups_screen import BackupsScreen

        screen = self.context.pages.screen(BackupsScreen, self)
        screen.show(backups_view.present(found, self.context.voice))
        return screen

    def ask_restore(self, backup: Backup) -> None:
        """Ask whether to restore a backup."""
        voice = self.context.voice
        overlay = self.context.shell.open_card(
            backups_view.moment(backup.made, voice), partial(self.ask_restore, backup)
        )
        overlay.add_text([voice.text("backup_ask")])
        overlay.add_choices([("undo", voice.text("backup_restore"), partial(self._restore, backup))])

    def _restore(self, backup: Backup) -> None:
        records = self.context.records

        def done(_: object) -> None:
            try:
                records.restore(backup)
            except ValueError:
                self._show_card(self.context.voice.text("backup_damaged"))
                return
            records.try_remember(together.SETTING, "")  # a door that was open then stays closed
            self.context.pages.save()
            self.context.storage_errors.show_records(records)
            self._show_card(self.context.voice.text("backup_restored", moment=backup.made))

        def failed(error: Exception | Stopped) -> None:
            self._show_card(self._why(error))

        self.context.background.run(
            self.context.voice.text("backing_up"), lambda _: records.back_up(spare=backup), done, failed
        )


def _inspect(path: Path, job: Job) -> Contents | Sheet[Any] | code.OneHand:
    """The summary of a data file, a single sheet, or a hand."""
    if path.exists() and not path.is_file():
        raise NotAFile
    try:
        return inspect_file(path, job.progress)
    except NotData as refusal:
        if refusal.key != "data_other_file":
            raise
    with path.open("rb") as file:
        return code.read(file.read(MAX_SHEET + 1))


def _counted(backup: Backup) -> tuple[int, int] | None:
    try:
        return table_counts(backup.path)
    except ValueError:
        return None


def _is_file(text: str) -> bool:
    """Whether a text is the path of a file. For other texts the system may raise."""
    try:
        return Path(text).is_file()
    except (OSError, UnicodeError):
        return False
