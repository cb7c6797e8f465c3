"""Colours by the names that views use."""

from importlib import import_module

import pytest

from scoring import games
from views.result.rows import colour_names
from views.theme import DARK, LIGHT


@pytest.mark.parametrize(
    ("row", "colour"),
    [
        pytest.param("hunter", DARK.hunter, id="a class"),
        pytest.param("errants", DARK.hunter, id="a row that shares it"),
        pytest.param("heroes", DARK.silver, id="a row that is no class"),
        pytest.param("home", DARK.gold, id="what is no row"),
    ],
)
def test_every_row_has_a_colour(row: str, colour: str) -> None:
    assert DARK.of_row(row) == colour != LIGHT.of_row(row)


def test_two_games_agree_on_the_colour_of_a_row_of_both() -> None:
    modules = [import_module(f"views.result.rows.{game}").COLOURS for game in games.names()]
    assert all(colour_names()[row] == colour for colours in modules for row, colour in colours.items())
