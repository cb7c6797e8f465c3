"""The two lives of a table: first it is being counted, then it is kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from scoring import Sheet


@dataclass(frozen=True, slots=True)
class Draft:
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

    @property
    def can_undo(self) -> bool:
        return self.step > 0

    @property
    def can_redo(self) -> bool:
        return self.step < self.steps


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished table, as it was scored then."""

    id: int
    sheet: Sheet[Any]
    finished: datetime
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[str, ...]
    #: The `RULES_VERSION` that scored it.
    rules: int
    #: The text of the result: `scoring.keeping.kept` makes a `Result` of it.
    result: str
