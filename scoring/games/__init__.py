"""One module per game. A module laid into this folder is a game that the whole program knows."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from scoring.game import Game


@cache
def names() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def named(name: str) -> Game[Any]:
    """The game of that name."""
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return game
