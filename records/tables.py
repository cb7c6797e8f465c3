"""A table that is being counted."""

from datetime import datetime
from typing import Any, NamedTuple

from records.trouble import UNREADABLE, NotKept
from scoring import NotASheet, Sheet, read, write


class Draft(NamedTuple):
    """A table being counted: its sheet after the last tap, and where the counting stands."""

    id: int
    sheet: Sheet[Any]
    #: A text of the screens, which nobody else reads.
    place: str
    #: How many taps led to this sheet, and how many there are with those that can be redone.
    step: int
    steps: int
    begun: datetime
    touched: datetime
    #: The finished table that this one sets right.
    corrects: int | None = None

    @property
    def can_undo(self) -> bool:
        return self.step > 0

    @property
    def can_redo(self) -> bool:
        return self.step < self.steps


def text_to_read(sheet: Sheet[Any]) -> str:
    """The text of a sheet, which is one that can be read again: a tap that would make its table vanish is refused."""
    text = write(sheet)
    try:
        read(text)
    except NotASheet as problems:
        raise NotKept(UNREADABLE) from problems
    return text
