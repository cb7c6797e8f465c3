"""Opens the table being counted to other phones, and shows what they tap."""

from contextlib import suppress
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.clock import Clock

from session.counting import CountingSession
from together import SETTING, addresses
from together.host import Host, StoredDoor, read_door
from together.server import Job
from views.together.door_view import DoorView, present_door

if TYPE_CHECKING:
    from screens.context import Context

#: The address that listens at all the others.
EVERYWHERE = "0.0.0.0"
#: Seconds of a frame that taps of other phones may take; what is left waits for the next one.
BUDGET = 0.004
#: Seconds between looks at who is there, at the addresses, and at the reveal.
LOOK_INTERVAL = 0.25
#: Seconds after which somebody should have come in.
LATE = 30


class TogetherController:
    """Holds the open door."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.host: Host | None = None
        self.addresses: tuple[str, ...] = ()
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._work = Clock.create_trigger(self._do_jobs)
        self._look = Clock.schedule_interval(self._on_look, LOOK_INTERVAL)
        self._look.cancel()
        self._shown_at = 0.0

    @property
    def phones(self) -> int | None:
        """How many other phones sit at the table; None while the door is closed."""
        return len(self.host.seats.guests) if self.host else None

    # the door

    def open(self) -> None:
        """Open the table in progress to other phones, and show how they come in."""
        if self.host:
            self.show_card()
        else:
            self.context.device.phone.allow_local_network(self._open)

    def _open(self, _: bool) -> None:
        """Listen; where the permission is refused nobody gets in, which the card then explains."""
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
        stored = read_door(self.context.records.setting(SETTING) or "")
        session = self.context.counting.session
        if stored and session and session.draft.id == stored.draft:
            with suppress(OSError):
                self._listen(session, stored)

    def _listen(self, session: CountingSession, stored: StoredDoor | None) -> None:
        self._find_addresses()
        voice = self.context.counting.voice
        names = (*self.addresses, addresses.LOOPBACK)
        try:
            port = stored.port if stored else 0
            self.host = Host(session, voice, EVERYWHERE, port, self._submit, names, stored)
        except OSError:
            if not stored:
                raise
            self.host = Host(session, voice, EVERYWHERE, 0, self._submit, names, stored)
        self._look()
        self.context.appearance.stay_awake(True)

    def close(self, forget: bool = True) -> None:
        """Close the door; unless it is to be forgotten, it opens again at the next start."""
        if self.host:
            self.host.close(forget)
            self.host = None
            self._look.cancel()
            self.context.appearance.stay_awake(False)

    def close_for_good(self) -> None:
        self.close()
        self.context.pages.show()

    def listen_again(self) -> None:
        """After the phone slept: its sockets may be dead."""
        if host := self.host:
            stored = host.stored
            self.close(forget=False)
            with suppress(OSError):
                self._listen(host.session, stored)

    def free(self, seat: int) -> None:
        """Let the guests at a seat choose again."""
        assert self.host
        self.host.free(seat)
        self.context.pages.refresh()

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

    def _submit(self, job: Job) -> None:
        """Called in the server's thread."""
        self._jobs.put(job)
        self._work()

    def _do_jobs(self, _: float) -> None:
        """Do what came from other phones, for a part of a frame, and show it here."""
        until = perf_counter() + BUDGET
        with suppress(Empty):
            while self.host:
                self.host.do(self._jobs.get_nowait())
                if perf_counter() > until:
                    self._work()
                    break
        self.context.pages.refresh()

    # the card

    def show_card(self) -> None:
        """Show how the others come in, and who sits where."""
        from screens.together.overlay import DoorOverlay

        self._shown_at = perf_counter()
        self.context.shell.show_overlay(DoorOverlay(self), self.show_card)

    def view(self) -> DoorView:
        host = self.host
        assert host
        is_late = perf_counter() - self._shown_at > LATE
        voice = self.context.counting.voice
        return present_door(host.table, self.addresses, host.port, host.keys.code, is_late, voice)

    @property
    def url(self) -> str:
        """What the QR code says."""
        assert self.host
        return self.host.url(self.addresses[0])

    def use_address(self, index: int) -> None:
        """Show another address of this phone."""
        chosen = self.addresses[index]
        self.addresses = (chosen, *(other for other in self.addresses if other != chosen))

    def _find_addresses(self) -> None:
        """The addresses of this phone; those that were shown before stay first."""
        found = addresses.best_first(self.context.device.phone.interfaces() or addresses.interfaces())
        if set(found) != set(self.addresses):
            self.addresses = found
            if self.host:
                self.host.answer_to((*found, addresses.LOOPBACK))

    def _on_look(self, _: float) -> None:
        assert self.host
        overlay = self.context.shell.overlay
        self.host.reveal = getattr(overlay, "at", None)
        self.host.show()
        if hasattr(overlay, "show_door"):
            self._find_addresses()
            overlay.show_door()
