"""Stands by: what the file refuses is said in a sentence, and the app goes on."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock

from records import Damaged, NewerFile, NotKept, Records, Trouble
from records.trouble import LOCKED, OTHER
from screens.background import in_background
from screens.navigation import COUNT, Navigation
from screens.restore import forget_way
from screens.shell import Shell
from screens.theme import skin
from words import Voice, printable

if TYPE_CHECKING:
    from records.rescue import Rescued

#: Seconds after the first frame: whoever opens the app wants to count, not to wait for a backup.
SOON = 3
#: Seconds in which a sentence is read.
READ = 5


class Frame(Protocol):
    """What stands around: the window and the records."""

    records: Records
    shell: Shell
    language: str
    way: Navigation

    def open(self) -> None: ...
    def settle_in(self) -> None: ...
    def show(self) -> None: ...
    def take_waiting(self) -> None: ...
    def stop(self) -> None: ...


class StorageErrors(ExceptionHandler):  # type: ignore[misc]
    """The one place where trouble with the file ends, from wherever a tap has led."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        #: Whether the records are open, and their screens seen.
        self.opened = False
        #: Whether it was said that no backup can be made.
        self.no_backup_said = False
        self._look = Clock.create_trigger(self._begin_to_look, SOON)
        ExceptionManager.add_handler(self)

    def stop(self) -> None:
        ExceptionManager.remove_handler(self)
        self._close()

    def handle_exception(self, trouble: BaseException) -> int:
        match trouble:
            case NotKept(why=why):
                self._not_kept(why)
            case Damaged():
                self._set_right(tapped=True)
            case _:
                return int(ExceptionManager.RAISE)
        return int(ExceptionManager.PASS)

    # while somebody counts

    def _not_kept(self, why: str) -> None:
        """The screen stays as it was before the tap, and says why."""
        with suppress(Trouble):
            self.frame.show()
        self.say("not_kept", f"not_kept_{why}")

    def _set_right(self, tapped: bool) -> None:
        """The file is damaged, or gone: on with what there is."""
        try:
            rescued = self.frame.records.set_right()
        except (Trouble, OSError) as trouble:
            self.cannot_open(trouble)
        else:
            self.settle_in(rescued, once_more=False)
            if tapped and self.opened and not rescued:
                self.say("not_kept", "not_kept_moved")

    def say(self, title: str, sentence: str, **values: str) -> None:
        """A card over the screen."""
        voice = Voice(self.frame.language)
        self.frame.shell.lay(voice.text(title, **values)).tell([voice.text(sentence, **values)])

    # at the start

    def settle_in(self, rescued: "Rescued | None", once_more: bool = True) -> None:
        """Show what the records hold; what opened well may be damaged further on."""
        try:
            self.frame.settle_in()
        except (Trouble, OSError) as trouble:
            if once_more and isinstance(trouble, Damaged):
                self._set_right(tapped=False)
            else:
                self.cannot_open(trouble)
        except Exception:
            if not once_more:
                raise
            # noise in what was seen last, of which SQLite knows nothing: whoever opens the app would never get past it
            forget_way(self.frame.records)
            self.settle_in(rescued, once_more=False)
        else:
            self.opened = True
            self.frame.take_waiting()
            self._tell(rescued)
            self.look_soon()

    def _tell(self, rescued: "Rescued | None") -> None:
        if rescued:
            title = "damaged" if rescued.kept else "missing"
            self.say(title, f"{title}_from" if rescued.day else f"{title}_alone", **rescued._asdict())

    def already_open(self) -> None:
        """Another Elvaland has the file: say so, and leave."""
        sentence = Voice(self.frame.language).text("already_open")
        print(sentence, file=sys.stderr)
        self._show_closed(sentence)
        Clock.schedule_once(lambda _: self.frame.stop(), READ)

    def cannot_open(self, trouble: Exception) -> None:
        """A page says why there is nothing to show, and lets one try again."""
        voice = Voice(self.frame.language)
        match trouble:
            case NewerFile():
                self._show_closed(voice.text("newer_file"))
            case OSError(filename=str(where), strerror=reason):
                self._show_closed(voice.text("closed_place", where=printable(where), reason=reason), self.frame.open)
            case _:
                why = trouble.why if isinstance(trouble, NotKept) else OTHER
                self._show_closed(voice.text(f"closed_{why}"), self.frame.open)

    def _show_closed(self, sentence: str, again: Callable[[], object] | None = None) -> None:
        from kivy.core.window import Window

        from screens.error_screen import ErrorScreen

        self._close()
        self.frame.way = Navigation()
        Window.clearcolor = skin.ground
        self.frame.shell.dress(())  # nowhere to go
        label = Voice(self.frame.language).text("try_again")
        self.frame.shell.show(ErrorScreen(sentence, label, again), COUNT)

    def _close(self) -> None:
        """Let go of the records, where there are any."""
        self._look.cancel()
        self.opened = False
        records: Records | None = getattr(self.frame, "records", None)
        if records:
            records.close()

    # the daily look through the file

    def look_soon(self) -> None:
        """Some seconds from now, if nothing was looked through today."""
        if self.opened:
            self._look()

    def put_off(self) -> None:
        """Nothing is looked through while the app sleeps, nor in the moment in which it wakes."""
        self._look.cancel()

    def _begin_to_look(self, _: float) -> None:
        in_background(self._look_after)

    def _look_after(self) -> None:
        """Never in a tap's way: what another Elvaland keeps from being looked through now is at another start."""
        try:
            self.frame.records.look_after()
        except Damaged:
            Clock.schedule_once(self._found)
        except (Trouble, OSError) as trouble:
            why = trouble.why if isinstance(trouble, NotKept) else OTHER
            if why != LOCKED:
                Clock.schedule_once(partial(self._no_backup, why))

    def _found(self, _: float) -> None:
        if self.opened:
            self._set_right(tapped=False)

    def _no_backup(self, why: str, _: float) -> None:
        """Said once, and not over something that is being read."""
        if self.opened and not self.no_backup_said and self.frame.shell.over is None:
            self.no_backup_said = True
            self.say("no_backup", f"no_backup_{why}")
