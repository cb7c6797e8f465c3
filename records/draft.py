"""`Draft`: a table being counted."""

from datetime import datetime
from typing import Any, NamedTuple

from records.trouble import UNREADABLE, NotKept
from scoring import NotASheet, Sheet, read, write

#: Name of the setting that holds the ids of the drafts whose results are behind their curtains, separated by spaces.
CURTAINS = "curtains"


class Draft(NamedTuple):
    """Snapshot of a table being counted: the sheet after the last tap and the position in the counting."""

    id: int
    sheet: Sheet[Any]
    #: Position in the counting, a text that `views.counting.position` reads and writes.
    position: str
    #: Index of the current undo step, and of the last one that can be redone.
    step: int
    steps: int
    begun: datetime
    touched: datetime
    #: Id of the finished table that this draft corrects.
    corrects: int | None = None
    #: Name of the player who begins the game, if it is known.
    starter: str = ""

    @property
    def can_undo(self) -> bool:
        return self.step > 0

    @property
    def can_redo(self) -> bool:
        return self.step < self.steps


class Origin(NamedTuple):
    """Where a tap comes from: the name of the seat that made it on another phone, and its id there."""

    actor: str = ""
    tap: str = ""


#: A tap on this phone.
HERE = Origin()


class Step(NamedTuple):
    """An undo step: who made it, the step that it undoes or redoes, and the position."""

    number: int
    actor: str
    undoes: int | None
    position: str = ""


def text_to_read(sheet: Sheet[Any]) -> str:
    """Serialise a sheet, and check that it can be parsed again: otherwise the draft could not be opened later."""
    text = write(sheet)
    try:
        read(text)
    except NotASheet as problems:
        raise NotKept(UNREADABLE) from problems
    return text
