"""The card of an open door: how the others come in, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from views.together.view import SharedTable, present
from words import GameVoice


@dataclass(frozen=True, slots=True)
class DoorSeat:
    """A seat on the card, and whether a guest sits there who can be asked to choose again."""

    seat: int
    name: str
    note: str
    is_taken: bool
    #: The label of the chip that frees it.
    free: str


@dataclass(frozen=True, slots=True)
class DoorView:
    """Everything that the card shows; `address` is empty where this device is on no network."""

    title: str
    how: str
    address: str
    code: str
    seats: tuple[DoorSeat, ...]
    #: Why nobody may get in, once they should have.
    doubts: tuple[str, ...]
    #: Labels of the other addresses of this device.
    others: tuple[str, ...]
    close: str


def present_door(
    table: SharedTable, addresses: Sequence[str], port: int, code: str, is_late: bool, voice: GameVoice
) -> DoorView:
    """The card of a door at some addresses, the first one in use; `is_late` when somebody should have come in."""
    seats = present(table, None, voice).seats
    taken = [bool(phones) for phones in table.phones]
    doubts: tuple[str, ...] = ()
    if not addresses:
        doubts = (voice.text("together_no_network"),)
    elif is_late and not any(taken):
        doubts = voice.text("together_nobody"), voice.text("together_why")
    return DoorView(
        title=voice.text("together"),
        how=voice.text("together_how"),
        address=f"http://{addresses[0]}:{port}" if addresses else "",
        code=voice.text("together_code", code=f"{code[:3]}\u00a0{code[3:]}"),
        seats=tuple(
            DoorSeat(index, seat.name, seat.note, taken[index], voice.text("together_free", name=seat.name))
            for index, seat in enumerate(seats)
        ),
        doubts=doubts,
        others=tuple(voice.text("together_other", address=other) for other in addresses[1:]) if doubts else (),
        close=voice.text("together_close"),
    )
