"""The card of an open door: how the others come in, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from views.counting.view import cards_text
from views.together.view import SeatView, SharedTable, present
from words import GameVoice, plain


@dataclass(frozen=True, slots=True)
class DoorSeat:
    """A seat on the card: how far its hand is, and the label of the chip that frees it, "" where nobody sits."""

    seat: int
    name: str
    note: str
    total: str
    free: str


@dataclass(frozen=True, slots=True)
class OtherAddress:
    """An address of this device that is not shown: what its row says, and the address itself."""

    label: str
    address: str


@dataclass(frozen=True, slots=True)
class DoorView:
    """Everything that the card shows; `url` and what is to be typed are empty where this device is on no network."""

    title: str
    scan: str
    #: What the QR code says.
    url: str
    #: What is typed instead: the address, and the code that its page asks for.
    address: str
    code: str
    how: str
    #: Why nobody may get in, once they should have.
    doubts: tuple[str, ...]
    others: tuple[OtherAddress, ...]
    seats: tuple[DoorSeat, ...]
    close: str


def present_door(
    table: SharedTable, urls: Sequence[str], code: str, is_late: bool, is_allowed: bool, voice: GameVoice
) -> DoorView:
    """The card of a door with some addresses, the first one in use.

    `is_late` when somebody should have come in; `is_allowed` is False where the system keeps others out.
    """
    doubts: tuple[str, ...] = ()
    if not urls:
        doubts = (voice.text("together_no_network"),)
    elif not is_allowed:
        doubts = (voice.text("together_refused"),)
    elif is_late:
        doubts = voice.text("together_nobody"), voice.text("together_why")
    others = [url.partition("://")[2].partition("/")[0] for url in urls[1:]]
    return DoorView(
        title=voice.text("together"),
        scan=voice.text("together_scan") if urls else "",
        url=urls[0] if urls else "",
        address=urls[0].partition("/#")[0] if urls else "",
        code=f"{code[:3]}\u2009{code[3:]}" if urls else "",
        how=voice.text("together_how"),
        doubts=doubts,
        others=tuple(
            OtherAddress(voice.text("together_other", address=other), other.partition(":")[0]) for other in others
        )
        if doubts
        else (),
        seats=tuple(_seat(table, seat, view, voice) for seat, view in enumerate(present(table, None, voice).seats)),
        close=voice.text("together_close"),
    )


def _seat(table: SharedTable, seat: int, view: SeatView, voice: GameVoice) -> DoorSeat:
    cards = "" if view.is_counted else cards_text(table.sheet, seat, voice)
    note = " · ".join(filter(None, (view.note, cards)))
    return DoorSeat(seat, view.name, note, plain(view.total), voice.text("together_free") if table.phones[seat] else "")
