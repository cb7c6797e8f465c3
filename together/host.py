"""`Host`: opens a table to other phones, applies what they do, and shows everybody each change."""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from records import Trouble
from scoring import codec
from session.counting import CountingSession
from session.together import GuestSeats
from together import SETTING
from together.door import Keys
from together.server import NOT_KEPT, Job, TableServer
from views.together.view import SharedTable
from words import GameVoice


class StoredDoor(NamedTuple):
    """An open door as it is stored, to be opened again after a restart; the field names never change."""

    draft: int
    key: str
    code: str
    address: str
    port: int
    guests: str


class Host:
    """An open door. All but `submit` is called in the thread of the table."""

    def __init__(
        self,
        session: CountingSession,
        voice: GameVoice,
        address: str,
        port: int,
        submit: Callable[[Job], object],
        others: tuple[str, ...] = (),
        stored: StoredDoor | None = None,
    ) -> None:
        """Listen at an address; raises `OSError` where that cannot be done. `others` are more names of this device."""
        self.records = session.records
        self.seats = GuestSeats(session, voice, stored.guests if stored else "")
        self.keys = Keys(stored.key, stored.code) if stored else Keys.new()
        self.address = address
        #: The step of the reveal that is shown here.
        self.reveal: int | None = None
        self._server = TableServer(self.keys, submit, address or "", port, others)
        self._table: SharedTable = self.seats.table()
        self._server.start(self._table, self._guest_seats())
        self._stored = ""
        try:
            self._store()
        except Trouble:  # the file is damaged, or gone
            self._server.close()
            raise

    @property
    def port(self) -> int:
        return self._server.port

    def url(self, address: str) -> str:
        """The address that opens the page: its key is in the fragment, which no browser sends."""
        return f"http://{address}:{self.port}/#k={self.keys.key}"

    @property
    def table(self) -> SharedTable:
        """The table as everybody was shown it last."""
        return self._table

    @property
    def stored(self) -> StoredDoor:
        """The door as it is stored."""
        return StoredDoor(self.session.draft.id, *self.keys, self.address, self.port, self.seats.write())

    def answer_to(self, names: tuple[str, ...]) -> None:
        """Take other addresses as those of this device."""
        self._server.answer_to(names)

    @property
    def session(self) -> CountingSession:
        return self.seats.session

    def do(self, job: Job) -> None:
        """Apply what a guest did, show it to everybody, and answer. Raises `NotKept`: then the guest sends it again."""
        refused = NOT_KEPT
        try:
            try:
                refused = self.seats.act(job.guest, job.device, job.act)
            finally:
                self.show()
        finally:
            job.done(refused)

    def show(self) -> None:
        """Show the table as it is now to everybody, if it changed."""
        table = self.seats.table(self.reveal)
        if table is not self._table:
            self._table = table
            self._store()
            self._server.publish(table, self._guest_seats())

    def free(self, seat: int) -> None:
        """Let the guests at a seat choose again."""
        self.seats.free(seat)
        self.show()

    @property
    def present(self) -> frozenset[str]:
        """The guests whose page is open."""
        return self._server.present

    def close(self, forget: bool = True) -> None:
        """Close the door, for good or until the next start."""
        self._server.close(announces=forget)
        if forget:
            self.records.try_remember(SETTING, "")

    def _guest_seats(self) -> dict[str, int]:
        seats = {guest: self.seats.seat_of(guest) for guest in self.seats.guests}
        return {guest: seat for guest, seat in seats.items() if seat is not None}

    def _store(self) -> None:
        stored = codec.write(self.stored)
        if stored != self._stored:
            self._stored = stored
            self.records.try_remember(SETTING, stored)


def read_door(text: str) -> StoredDoor | None:
    """The door that was open when the program ended; None where there was none."""
    with suppress(ValueError):
        door: StoredDoor = codec.read(StoredDoor, text)
        return door
    return None
