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
def by_release() -> tuple[str, ...]:
    """Every game as one chooses among them, the eldest first."""
    return tuple(sorted(names(), key=lambda name: _cards(name).RELEASE))


@cache
def nobody() -> frozenset[str]:
    """Who is called so is no person: records remember every seat of a table."""
    return frozenset(name for game in names() for name in _cards(game).NOBODY)


def _cards(name: str) -> Any:
    """The cards of a game, which load faster than the whole of it."""
    return import_module(f"scoring.cards.{name}")


@cache
def named(name: str) -> Game[Any]:
    """The game of that name."""
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return game
