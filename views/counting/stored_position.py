"""A position as a draft stores it, by itself: the first screen shows progress without loading a game."""

from typing import NamedTuple

#: The two orders of counting.
BY_PLAYER, BY_CATEGORY = "by_player", "by_category"

#: Prefix of the pads of collectes, which are numbered; the pad of a pile that is counted as a whole.
ROUND, WON = "round", "pile"

#: A section of a page: a player and a category.
Cell = tuple[int, str]


class StoredPosition(NamedTuple):
    """The field names never change."""

    at: Cell
    order: str
    #: The sections that are counted, and the number of all.
    done: frozenset[Cell]
    at_result: bool
    of: int
