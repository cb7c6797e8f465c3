"""The colour of each row of the score, by name: a module of the game's name has them as `COLOURS`.

They are so small that a row is looked up in all of them: a chip knows its row, not its game.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules


@cache
def colour_names() -> Mapping[str, str]:
    """The names of the colours of all rows that are not named as their colour."""
    found: dict[str, str] = {}
    for module in iter_modules(__path__):
        found |= import_module(f"{__name__}.{module.name}").COLOURS
    return found
