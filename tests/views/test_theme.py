"""Colours by the names that views use."""

import pytest

from views.theme import DARK, LIGHT


@pytest.mark.parametrize(
    ("row", "colour"),
    [
        pytest.param("hunter", DARK.hunter, id="a class"),
        pytest.param("errants", DARK.hunter, id="a row that shares it"),
        pytest.param("coins", DARK.gold, id="a row without a colour"),
    ],
)
def test_every_row_has_a_colour(row: str, colour: str) -> None:
    assert DARK.of_row(row) == colour != LIGHT.of_row(row)
