"""Global handler of storage errors: shows a message, recovers a damaged file, runs the daily check."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock

from records import Damaged, NewerFile, NotKept, Records, Trouble
from records.trouble import LOCKED, OTHER
from screens.background import in_background
from screens.navigation import COUNT
from screens.restore import forget_navigation
from screens.theme import skin
from words import Voice, printable

if TYPE_CHECKING:
    from records.rescue import Rescued
    from screens.app import ElvalandApp

#: Seconds between start and the daily check, to keep the start short.
CHECK_DELAY = 3
#: Seconds for which a message is shown before the app closes.
READING_TIME = 5


class StorageErrors(ExceptionHandler):  # type: ignore[misc]
    """Handles `Trouble` that no caller has caught."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app
        #: Whether the records are open and shown.
        self.opened = False
        #: Whether a failed backup was reported.
        self.no_backup_reported = False
        self._check_trigger = Clock.create_trigger(self._start_check, CHECK_DELAY)
        ExceptionManager.add_handler(self)

    def stop(self) -> None:
        ExceptionManager.remove_handler(self)
        self._close()

    def handle_exception(self, trouble: BaseException) -> int:
        match trouble:
            case NotKept(why=why):
                self._not_kept(why)
            case Damaged():
                self._recover(tapped=True)
            case _:
                return int(ExceptionManager.RAISE)
        return int(ExceptionManager.PASS)

    # after a tap

    def _not_kept(self, why: str) -> None:
        """Show the state before the tap again, and why it was not stored."""
        with suppress(Trouble):
            self.app.context.pages.show()
        self.show_message("not_kept", f"not_kept_{why}")

    def _recover(self, tapped: bool) -> None:
        """Replace a damaged or missing file by the newest backup or by what can be read."""
        records = self.app.context.records
        try:
            rescued = records.repair()
        except (Trouble, OSError) as trouble:
            self.cannot_open(trouble)
        else:
            self.show_records(records, rescued, retry=False)
            if tapped and self.opened and not rescued:
                self.show_message("not_kept", "not_kept_moved")

    def show_message(self, title: str, sentence: str, **values: str) -> None:
        """Show a card with a message."""
        voice = Voice(self.app.appearance.language)
        self.app.shell.open_card(voice.text(title, **values)).add_text([voice.text(sentence, **values)])

    # at the start

    def show_records(self, records: Records, rescued: "Rescued | None" = None, retry: bool = True) -> None:
        """Show the records. Damage may only be found now; then recover once and retry."""
        try:
            self.app.show_records(records)
        except (Trouble, OSError) as trouble:
            if retry and isinstance(trouble, Damaged):
                self._recover(tapped=False)
            else:
                self.cannot_open(trouble)
        except Exception:
            if not retry:
                raise
            # undetected damage in what the last screen shows: restoring it would fail at every start
            forget_navigation(records)
            self.show_records(records, rescued, retry=False)
        else:
            self.opened = True
            self.app.lifecycle.receive_pending()
            self._report_rescue(rescued)
            self.schedule_check()

    def _report_rescue(self, rescued: "Rescued | None") -> None:
        if rescued:
            title = "damaged" if rescued.corrupt_file else "missing"
            self.show_message(title, f"{title}_from" if rescued.day else f"{title}_alone", **rescued._asdict())

    def already_open(self) -> None:
        """Another instance has the file open: show that, then exit."""
        sentence = Voice(self.app.appearance.language).text("already_open")
        print(sentence, file=sys.stderr)
        self._show_closed(sentence)
        Clock.schedule_once(lambda _: self.app.stop(), READING_TIME)

    def cannot_open(self, trouble: Exception) -> None:
        """Show an error page, with a retry if that may help."""
        voice = Voice(self.app.appearance.language)
        match trouble:
            case NewerFile():
                self._show_closed(voice.text("newer_file"))
            case OSError(filename=str(where), strerror=reason):
                self._show_closed(voice.text("closed_place", where=printable(where), reason=reason), self.app.open)
            case _:
                why = trouble.why if isinstance(trouble, NotKept) else OTHER
                self._show_closed(voice.text(f"closed_{why}"), self.app.open)

    def _show_closed(self, sentence: str, again: Callable[[], object] | None = None) -> None:
        from kivy.core.window import Window

        from screens.error_screen import ErrorScreen

        self._close()
        Window.clearcolor = skin.ground
        self.app.shell.fill_tab_bar(())  # no tabs
        label = Voice(self.app.appearance.language).text("try_again")
        self.app.shell.show(ErrorScreen(sentence, label, again), COUNT)

    def _close(self) -> None:
        """Close the records, if they are open."""
        self._check_trigger.cancel()
        self.opened = False
        self.app.close()

    # the daily check

    def schedule_check(self) -> None:
        """Check the file in some seconds; does nothing if it was checked today."""
        if self.opened:
            self._check_trigger()

    def cancel_check(self) -> None:
        """Do not check while the app is paused or resuming."""
        self._check_trigger.cancel()

    def _start_check(self, _: float) -> None:
        in_background(partial(self._check, self.app.context.records))

    def _check(self, records: Records) -> None:
        """Check and back up the file, in a thread. If the file is locked, the next start tries again."""
        try:
            records.back_up_daily()
        except Damaged:
            Clock.schedule_once(self._damage_found)
        except (Trouble, OSError) as trouble:
            why = trouble.why if isinstance(trouble, NotKept) else OTHER
            if why != LOCKED:
                Clock.schedule_once(partial(self._no_backup, why))

    def _damage_found(self, _: float) -> None:
        if self.opened:
            self._recover(tapped=False)

    def _no_backup(self, why: str, _: float) -> None:
        """Report a failed backup once, and not over another overlay."""
        if self.opened and not self.no_backup_reported and self.app.shell.overlay is None:
            self.no_backup_reported = True
            self.show_message("no_backup", f"no_backup_{why}")
