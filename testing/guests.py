"""Other phones at a table that is counted without a screen and without a network: what they tap, by name."""

from itertools import count
from pathlib import Path
from typing import Any
from weakref import finalize

from records import Records
from scoring import Sheet
from session.counting import CountingSession
from session.together import Act, GuestSeats
from testing.counting import begin
from views.counting.position import pads_of
from views.together.view import SharedTable, TableView, present
from words import GameVoice


class Guests:
    """A table, and what other phones do at it; each is called as the player whose hand it counts."""

    def __init__(self, counting: CountingSession, text: str = "") -> None:
        self.counting = counting
        self.voice = GameVoice("en", counting.sheet.game)
        self.seats = GuestSeats(counting, self.voice, text)
        self._ids = count(1)

    @property
    def sheet(self) -> Sheet[Any]:
        return self.counting.sheet

    def act(self, guest: str, do: str, seat: int = 0, section: str = "", key: str = "", **more: Any) -> str:
        """What a guest does, and why it is refused; an act with the `id` of another one is sent again."""
        more = {"id": f"t{next(self._ids)}", "sections": len(pads_of(self.sheet)), **more}
        return self.seats.act(guest, "Android", Act(do=do, seat=seat, section=section, key=key, **more))

    def sit(self, *guests: str) -> None:
        """Let phones take the seats of the players whose name they have."""
        names = [player.name for player in self.sheet.players]
        for guest in guests:
            assert self.act(guest, "sit", names.index(guest)) == ""

    def tap(self, guest: str, section: str, key: str, **more: Any) -> str:
        return self.act(guest, "tap", section=section, key=key, **more)

    def player(self, name: str) -> Any:
        """The hand of a player."""
        (found,) = (player for player in self.sheet.players if player.name == name)
        return found

    @property
    def table(self) -> SharedTable:
        return self.seats.table()

    def view(self, guest: str) -> TableView:
        """What a guest's page shows."""
        return present(self.table, self.seats.seat_of(guest), self.voice)

    def full(self, is_full: bool = True) -> None:
        """Let the disk refuse all writing, or none."""
        self.counting.records._file.execute(f"PRAGMA query_only = {'ON' if is_full else 'OFF'}")

    def reopened(self) -> "Guests":
        """The table after the app was killed."""
        counting = self.counting
        again = CountingSession(counting.records, counting.records.drafts()[0])
        return Guests(again, self.seats.write())


def shared(sheet: Sheet[Any], *guests: str) -> Guests:
    """A table with other phones at it."""
    table = Guests(begin(sheet))
    table.sit(*guests)
    return table


def shared_file(sheet: Sheet[Any], path: Path, *guests: str) -> Guests:
    """A table in a file, with other phones at it."""
    records = Records(path)
    table = Guests(CountingSession(records, records.begin(sheet, "")))
    finalize(records, records._file.close)
    table.sit(*guests)
    return table
