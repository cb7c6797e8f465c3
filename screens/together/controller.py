"""Opens the table being counted to other phones, and shows what they tap."""

from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.base import EventLoop
from kivy.clock import Clock

from records import NotKept
from session.counting import CountingSession
from together import SETTING, addresses
from together.host import Host, StoredDoor, read_door
from together.server import Job
from views.counting.position import pads_of
from views.together.door_view import DoorView, present_door

if TYPE_CHECKING:
    from screens.context import Context

#: The address that listens at all the others.
EVERYWHERE = "0.0.0.0"
#: Seconds of a frame that taps of other phones may take; what is left waits for the next one.
BUDGET = 0.004
#: Pause after what others tapped was shown, as a multiple of the time that this took.
PAUSE = 4
#: Most seconds for which a touch delays it.
MOST_WAIT = 1.0
#: Seconds between checks of who is there and of the reveal; between checks of the addresses of this phone.
CHECK_INTERVAL, ADDRESS_INTERVAL = 0.25, 2.0
#: Seconds after which the card says what to try, as nobody has joined.
LATE = 30


class TogetherController:
    """Holds the open door."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.host: Host | None = None
        self.addresses: tuple[str, ...] = ()
        #: The address that was chosen to be shown; "" for the best one.
        self._chosen = ""
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._work = Clock.create_trigger(self._do_jobs)
        self._refresh = Clock.create_trigger(self._show_here)
        #: Until when what others tapped is not shown: it took long, or a finger is down.
        self._paused_until = self._waits_until = 0.0
        self._check = Clock.create_trigger(self._check_guests, CHECK_INTERVAL, interval=True)
        self._looked_at = 0.0
        #: When the door was opened, or somebody was there last.
        self._alone_since = 0.0
        self._is_allowed = True
        #: Whether it was said here that taps of guests cannot be stored.
        self._said = False

    @property
    def phones(self) -> int | None:
        """How many other phones sit at the table; None while the door is closed."""
        return sum(map(len, self.host.table.phones)) if self.host else None

    # the door

    def open(self) -> None:
        """Open the table in progress to other phones, and show how they come in."""
        self.context.device.phone.allow_local_network(self._open)

    def _open(self, allowed: bool) -> None:
        """Listen; where the permission is refused the card says so."""
        self._is_allowed = allowed
        if self.host is None:
            try:
                self._listen(self.context.counting.table, None)
            except OSError as error:
                voice = self.context.counting.voice
                sentence = voice.text("together_cannot", reason=error.strerror or str(error))
                self.context.shell.open_card(voice.text("together")).add_text([sentence])
                return
            self.context.pages.show()
        self.show_card()

    def restore(self) -> None:
        """Open the door again that was open when the app ended, at the same address where that is possible."""
        records, counting = self.context.records, self.context.counting
        stored = read_door(records.setting(SETTING) or "")
        draft = stored and records.draft(stored.draft)
        if draft and counting.session is None:
            counting.load_draft(draft)
        if stored and draft and counting.table.draft.id == draft.id:
            with suppress(OSError):
                self._listen(counting.table, stored)
        else:
            records.try_remember(SETTING, "")

    def _listen(self, session: CountingSession, stored: StoredDoor | None) -> None:
        """Open the door, where possible at the port that it had."""
        self._find_addresses()
        voice = self.context.appearance.voice(session.sheet.game)
        names = (*self.addresses, addresses.LOOPBACK)
        submit = partial(self._submit, self._jobs)
        try:
            port = stored.port if stored else 0
            self.host = Host(session, voice, EVERYWHERE, port, submit, names, stored)
        except OSError:
            if not stored:
                raise
            self.host = Host(session, voice, EVERYWHERE, 0, submit, names, stored)
        self._alone_since = Clock.get_time()
        self._check()
        self.context.appearance.stay_awake(True)

    def close(self, forget: bool = True) -> None:
        """Close the door; unless it is to be forgotten, it opens again at the next start."""
        host, self.host = self.host, None
        if host:
            self._check.cancel()
            self._refresh.cancel()
            self._jobs = SimpleQueue()  # what was not done yet is sent again, if it is this table's
            self.context.appearance.stay_awake(False)
            host.close(forget)

    def close_for_good(self) -> None:
        self.close()
        self.context.pages.show()

    def listen_again(self) -> None:
        """After the phone slept: its sockets may be dead."""
        if host := self.host:
            self.close(forget=False)
            with suppress(OSError):
                self._listen(host.session, host.stored)

    def free(self, seat: int) -> None:
        """Let the guests at a seat choose again."""
        if self.host:
            self.host.free(seat)
            self.context.pages.refresh()
            self._show_door()

    # the table

    def show(self) -> None:
        """Show the others what changed here; an abandoned or other table closes the door."""
        if self.host:
            session = self.context.counting.session
            if (
                session is None
                or session.draft.id != self.host.session.draft.id
                or not self.context.records.is_open(session.draft)
            ):
                self.close()
            else:
                self.host.seats.session = session
                self.host.show()

    def _submit(self, jobs: SimpleQueue[Job], job: Job) -> None:
        """Called in the server's thread, from which Kivy's clock can be triggered."""
        jobs.put(job)
        self._work()

    def _do_jobs(self, _: float) -> None:
        """Do what came from other phones, for a part of a frame, and show it here."""
        until = perf_counter() + BUDGET
        outcomes: list[NotKept | None] = []
        before = self.host.table if self.host else None
        with suppress(Empty):
            while self.host:
                job = self._jobs.get_nowait()
                try:
                    self.host.do(job)
                    outcomes.append(None)
                except NotKept as not_kept:
                    outcomes.append(not_kept)
                if perf_counter() > until:
                    self._work()
                    break
        if self.host and before and self.host.table is not before:
            if pads_of(self.host.table.sheet) != pads_of(before.sheet):  # a chip of a page that is gone fits no more
                self.context.shell.content_changed()
                self._show_now()
            elif not self._refresh.is_triggered:
                self._waits_until = Clock.get_time() + MOST_WAIT
                self._refresh()
        if outcomes:  # there may be nothing left to do
            self._tell(next(filter(None, outcomes), None))

    def _show_here(self, _: float) -> None:
        """Show what others tapped, once no finger is down, and never for more than a part of the time."""
        now = Clock.get_time()
        if now < self._paused_until or (EventLoop.touches and now < self._waits_until):
            self._refresh()
        else:
            self._show_now()

    def _show_now(self) -> None:
        began = perf_counter()
        self.context.pages.refresh()
        self._show_door()
        self._paused_until = Clock.get_time() + PAUSE * (perf_counter() - began)

    def _tell(self, trouble: NotKept | None) -> None:
        """Say here too why taps of guests cannot be stored, once: they are sent again until they are."""
        if trouble is None:
            self._said = False
        elif not self._said and self.context.shell.overlay is None:
            self._said = True
            raise trouble

    # the card

    def show_card(self) -> None:
        """Show how the others come in, and who sits where."""
        if self.host:
            from screens.together.overlay import DoorOverlay

            self.context.shell.show_overlay(DoorOverlay(self), self.show_card)

    def view(self) -> DoorView:
        host = self.host
        assert host
        if host.present or any(host.table.phones):
            self._alone_since = Clock.get_time()
        return present_door(
            host.table,
            tuple(map(host.url, self.addresses)),
            host.keys.code,
            Clock.get_time() - self._alone_since > LATE,
            self._is_allowed,
            self.context.counting.voice,
        )

    def use_address(self, address: str) -> None:
        """Show another address of this phone."""
        self._chosen = address
        self._order_addresses(self.addresses)
        self._show_door()

    def _find_addresses(self) -> None:
        """Look up the addresses of this phone; it is known by no others."""
        self._looked_at = Clock.get_time()
        found = addresses.best_first(self.context.device.phone.interfaces() or addresses.interfaces())
        if set(found) != set(self.addresses):
            self._order_addresses(found)
            if self.host:
                self.host.answer_to((*found, addresses.LOOPBACK))

    def _order_addresses(self, found: tuple[str, ...]) -> None:
        """The one that was chosen comes first."""
        self.addresses = tuple(sorted(found, key=lambda address: address != self._chosen))

    def _show_door(self) -> None:
        overlay = self.context.shell.overlay
        if self.host and hasattr(overlay, "show_door"):
            overlay.show_door()

    def _check_guests(self, _: float) -> None:
        host, overlay = self.host, self.context.shell.overlay
        if host is None:
            return
        # the guests see the result grow with the host's, not with one of another evening
        host.reveal = self.context.result.hidden_from_others
        host.show()
        if hasattr(overlay, "show_door"):
            if Clock.get_time() - self._looked_at > ADDRESS_INTERVAL:
                self._find_addresses()
            self._show_door()
