"""The pads of each game, one per category, in a module of the game's name.

A module has `start`, `has_entries`, `pads`, `rows`, `title`, `pad`, `commands`, `cards`, `where` and `forgotten`; that
of a game with several modes also has their seats: `PEOPLE`, `seated`, `people` and `ases`.
"""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def pads_module(game: str) -> Any:
    """The module of a game's pads."""
    return import_module(f"views.counting.pads.{game}")
