"""Global handler of storage errors: what the file refuses is said in a sentence, and the app goes on."""

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

#: Seconds after the first frame: whoever opens the app wants to count, not to wait for a backup.
CHECK_DELAY = 3
#: Seconds in which a sentence is read.
READING_TIME = 5


class StorageErrors(ExceptionHandler):  # type: ignore[misc]
    """The one place where trouble with the file ends, from wherever a tap has led."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app
        #: Whether the records are open, and their screens seen.
        self.opened = False
        #: Whether it was said that no backup can be made.
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

    # while somebody counts

    def _not_kept(self, why: str) -> None:
        """The screen stays as it was before the tap, and says why."""
        with suppress(Trouble):
            self.app.context.pages.show()
        self.show_message("not_kept", f"not_kept_{why}")

    def _recover(self, tapped: bool) -> None:
        """The file is damaged, or gone: on with what there is."""
        records = self.app.context.records
        try:
            rescued = records.set_right()
        except (Trouble, OSError) as trouble:
            self.cannot_open(trouble)
        else:
            self.show_records(records, rescued, retry=False)
            if tapped and self.opened and not rescued:
                self.show_message("not_kept", "not_kept_moved")

    def show_message(self, title: str, sentence: str, **values: str) -> None:
        """A card over the screen."""
        voice = Voice(self.app.appearance.language)
        self.app.shell.open_card(voice.text(title, **values)).add_text([voice.text(sentence, **values)])

    # at the start

    def show_records(self, records: Records, rescued: "Rescued | None" = None, retry: bool = True) -> None:
        """Show what the records hold; what opened well may be damaged further on."""
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
            # noise in what was seen last, of which SQLite knows nothing: whoever opens the app would never get past it
            forget_navigation(records)
            self.show_records(records, rescued, retry=False)
        else:
            self.opened = True
            self.app.lifecycle.receive_pending()
            self._report_rescue(rescued)
            self.schedule_check()

    def _report_rescue(self, rescued: "Rescued | None") -> None:
        if rescued:
            title = "damaged" if rescued.kept else "missing"
            self.show_message(title, f"{title}_from" if rescued.day else f"{title}_alone", **rescued._asdict())

    def already_open(self) -> None:
        """Another Elvaland has the file: say so, and leave."""
        sentence = Voice(self.app.appearance.language).text("already_open")
        print(sentence, file=sys.stderr)
        self._show_closed(sentence)
        Clock.schedule_once(lambda _: self.app.stop(), READING_TIME)

    def cannot_open(self, trouble: Exception) -> None:
        """A page says why there is nothing to show, and lets one try again."""
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
        self.app.shell.fill_tab_bar(())  # nowhere to go
        label = Voice(self.app.appearance.language).text("try_again")
        self.app.shell.show(ErrorScreen(sentence, label, again), COUNT)

    def _close(self) -> None:
        """Let go of the records, where there are any."""
        self._check_trigger.cancel()
        self.opened = False
        self.app.close()

    # the daily look through the file

    def schedule_check(self) -> None:
        """Some seconds from now, if nothing was looked through today."""
        if self.opened:
            self._check_trigger()

    def cancel_check(self) -> None:
        """Nothing is looked through while the app sleeps, nor in the moment in which it wakes."""
        self._check_trigger.cancel()

    def _start_check(self, _: float) -> None:
        in_background(partial(self._check, self.app.context.records))

    def _check(self, records: Records) -> None:
        """Never in a tap's way: what cannot be looked through now is at another start."""
        try:
            records.look_after()
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
        """Said once, and not over something that is being read."""
        if self.opened and not self.no_backup_reported and self.app.shell.overlay is None:
            self.no_backup_reported = True
            self.show_message("no_backup", f"no_backup_{why}")
