"""Every text can be read: contrast is computed from the theme itself."""

import pytest

from screens.theme import DARK, Theme


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", ["ground", "surface", "raised"])
@pytest.mark.parametrize("ink", [name for name in Theme._fields if name not in ("ground", "surface", "raised")])
def test_contrast(ink: str, ground: str) -> None:
    assert contrast(getattr(DARK, ink), getattr(DARK, ground)) >= 4.5


def test_rows_have_the_colour_of_their_class() -> None:
    assert DARK.of_row("hunter") == DARK.hunter
    assert DARK.of_row("coins") == DARK.gold
