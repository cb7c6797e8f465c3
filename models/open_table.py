"""A game in progress, as the first screen shows it."""

from typing import NamedTuple


class OpenTable(NamedTuple):
    """A table being counted, and the stored position of its draft."""

    id: int
    game: str
    mode: str
    expansions: tuple[str, ...]
    #: By seat; and the seats at which a person sits.
    names: tuple[str, ...]
    people: tuple[int, ...]
    position: str
    #: Whether it corrects a finished table.
    corrects: bool = False
