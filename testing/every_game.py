"""Hypothesis strategies for sheets of every game."""

from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from scoring import Sheet, check, games, score

dice = st.builds(Random, st.integers(0, 10**9))

every_game = pytest.mark.parametrize("game", games.names())


def any_sheet(game: str, random: Random) -> Sheet[Any]:
    sheet: Sheet[Any] = import_module(f"testing.{game}_tables").any_sheet(random)
    return sheet


def dealt_sheet(game: str, random: Random) -> Sheet[Any]:
    """A table that a game can end with."""
    while True:
        sheet: Sheet[Any] = import_module(f"testing.{game}_tables").dealt_sheet(random)
        if all(issue.hint for issue in check(sheet)):
            return sheet


def by_name(sheet: Sheet[Any]) -> dict[str, tuple[dict[str, int], int]]:
    result = score(sheet)
    return {player.name: (dict(player.rows), rank) for player, rank in zip(result.players, result.ranks, strict=True)}
