"""All sentences of `words/`, and all score lines that can occur."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from scoring import games, score
from scoring.result import Line
from words import program, rulebook, screens, tools
from words.sentences import Text

MODULES = [program, screens, tools, rulebook, *(import_module(f"words.{game}") for game in games.names())]


def texts(value: Any, path: str = "") -> Iterator[tuple[str, Text]]:
    """All sentences in the tables of a module."""
    if isinstance(value, Text):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts(inner, f"{path}.{key}")


TEXTS = [found for module in MODULES for name, value in vars(module).items() for found in texts(value, name)]


@cache
def lines(game: str) -> tuple[Line, ...]:
    """Score lines of many tables."""
    any_sheet = import_module(f"testing.{game}_tables").any_sheet
    random = Random("every line")
    players = [player for _ in range(600) for player in score(any_sheet(random)).players]
    return tuple(line for player in players for lines in player.why.values() for line in lines)
