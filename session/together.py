"""`GuestSeats`: the other phones at a table, each at the seat of a player; what they tap, each tap once."""

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from records import UNREADABLE, NotKept, Origin
from scoring import codec
from session.counting import CountingSession
from session.undo import ChangedSinceError
from views.counting.position import pads_of
from views.together.view import SharedTable, find_offer, is_countable
from words import GameVoice

#: Most phones at a table, those long gone included.
MOST_GUESTS = 32


class Act(NamedTuple):
    """What a guest did: an id that its page made, what (`sit`, `tap`, …), and where."""

    id: str
    do: str
    seat: int
    section: str
    key: str
    #: How many sections its page had: a command that another phone gave already is not given twice.
    sections: int


class Guest(NamedTuple):
    """Another phone: the name at its seat, empty without one, and what kind of device it is."""

    seat: str
    device: str


class GuestSeats:
    """Applies what guests do to the table that is counted on this phone."""

    def __init__(self, session: CountingSession, voice: GameVoice, text: str = "") -> None:
        self.session, self.voice = session, voice
        self.guests = read_guests(text)
        self._names = self._players()
        self._shown: SharedTable | None = None
        self._shown_state: object = None

    def write(self) -> str:
        """Who sits where, to be read after a restart."""
        return codec.write(self.guests)

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest, found by the name there, which moves with its hand."""
        name = self.guests[guest].seat if guest in self.guests else ""
        return self._names.index(name) if name in self._names else None

    def act(self, guest: str, device: str, act: Act) -> str:
        """Do what a guest did; returns the key of the sentence that refuses it, or "". Raises `NotKept`."""
        self.follow()
        if act.do == "sit":
            return self._sit(guest, device, act.seat)
        if act.do == "stand":
            self.guests.pop(guest, None)
            return ""
        seat = self.seat_of(guest)
        if seat is None:
            return "refused_seat"
        session, origin = self.session, Origin(self._names[seat], f"{guest} {act.id}")
        if session.records.is_answered(session.draft, origin.tap):
            return ""
        step = session.draft.step
        refused = self._count(seat, act, origin)
        if session.draft.step == step:
            if not refused:
                session.records.answer(session.draft, origin.tap)
        elif session.is_finished:  # everybody sees the result
            with suppress(NotKept):  # it is tried again when the table is closed
                session.keep()
        return refused

    def free(self, seat: int) -> None:
        """Let the guests at a seat choose again."""
        self.follow()
        name = self._names[seat]
        self.guests = {guest: at for guest, at in self.guests.items() if at.seat != name}

    def follow(self) -> None:
        """Let guests stay at their seat when its player is renamed."""
        before, now = self._names, self._players()
        gone, come = [name for name in before if name not in now], [name for name in now if name not in before]
        if len(before) == len(now) and len(gone) == len(come) == 1:
            for guest, at in self.guests.items():
                if at.seat == gone[0]:
                    self.guests[guest] = at._replace(seat=come[0])
        self._names = now

    def table(self, reveal: int | None = None) -> SharedTable:
        """The table as the guests see it; the same object until something changes."""
        self.follow()
        session = self.session
        state = session.draft, session.result, dict(self.guests), reveal
        if self._shown is None or self._shown_state != state:
            self._shown_state = state
            self._shown = SharedTable(
                version=self._shown.version + 1 if self._shown else 1,
                sheet=session.sheet,
                result=session.result,
                position=session.position,
                track=session.track,
                is_finished=session.is_finished,
                phones=tuple(
                    tuple(at.device for at in self.guests.values() if at.seat == name) for name in self._names
                ),
                can_undo=tuple(map(session.can_undo, self._names)),
                can_redo=tuple(map(session.can_redo, self._names)),
                reveal=reveal,
            )
        return self._shown

    def _players(self) -> list[str]:
        return [player.name for player in self.session.sheet.players]

    def _sit(self, guest: str, device: str, seat: int) -> str:
        if seat not in range(len(self._names)):
            return "refused_seat"
        if guest not in self.guests and len(self.guests) >= MOST_GUESTS:
            return "refused_full"
        self.guests[guest] = Guest(self._names[seat], device)
        return ""

    def _count(self, seat: int, act: Act, origin: Origin) -> str:
        session = self.session
        match act.do:
            case "tap":
                return self._tap(seat, act, origin)
            case "undo" | "redo" as step:
                try:
                    (session.undo if step == "undo" else session.redo)(origin)
                except ChangedSinceError:
                    return "refused_undo"
            case "counted":
                if not is_countable(session.sheet, seat):
                    return "refused_empty"
                session.set_counted(seat, True)
            case "not_counted":
                session.set_counted(seat, False)
            case _:
                return "refused_offer"
        return ""

    def _tap(self, seat: int, act: Act, origin: Origin) -> str:
        session, keys = self.session, pads_of(self.session.sheet)
        if not act.section and act.sections != len(keys):
            return ""
        offer = None
        if act.section in ("", *keys):
            offer = find_offer(session.sheet, seat, act.section, act.key, self.voice, session.track)
        if offer is None:
            return "refused_offer"
        try:
            session.tap((seat, act.section or keys[-1]), offer, origin)
        except NotKept as trouble:
            if trouble.why != UNREADABLE:
                raise
            return "refused_offer"  # more than a sheet can hold: to send it again would not help
        return ""


def read_guests(text: str) -> dict[str, Guest]:
    """Who sat where; nobody where that cannot be read."""
    try:
        guests: Mapping[str, Guest] = codec.read(Mapping[str, Guest], text)
    except ValueError:
        return {}
    return dict(guests)
