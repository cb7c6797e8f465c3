"""Everything can be seen: contrast, after WCAG 2, is computed from the themes themselves."""

import pytest

from screens.widgets.looks import chosen
from views.theme import DARK, THEMES, Theme

GROUNDS = ("ground", "surface", "raised")
CLASSES = ("warrior", "hunter", "miner", "blacksmith", "explorer")

#: What is drawn, on what, and the least contrast: texts 4.5, icons and the parts of a bar 3.
PAIRS = [
    *((ink, on, 4.5) for ink in ("text", "muted", "gold", *CLASSES) for on in GROUNDS),
    # a chip that is held is filled with its colour
    *(("ground", on, 4.5) for on in ("gold", *CLASSES)),
    *((part, on, 3.0) for part in ("gold", *CLASSES) for on in ("ground", "surface")),
]


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_contrast(theme: Theme) -> None:
    told = {(ink, on): round(contrast(getattr(theme, ink), getattr(theme, on)), 2) for ink, on, _ in PAIRS}
    assert {(ink, on): told[ink, on] for ink, on, least in PAIRS if told[ink, on] < least} == {}


@pytest.mark.parametrize("ink", ["gold", *CLASSES])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_chosen_can_be_told(theme: Theme, ink: str) -> None:
    """Its text can be read on it, and its outline stands out from whatever lies beside it."""
    tone = chosen(ink)
    text, fill, edge = (getattr(theme, name) for name in (tone.ink, tone.fill, tone.edge))
    assert contrast(text, fill) >= 4.5
    assert min(contrast(edge, getattr(theme, beside)) for beside in GROUNDS) >= 3


def test_every_colour_of_a_theme_is_judged() -> None:
    assert {name for ink, on, _ in PAIRS for name in (ink, on)} == set(Theme._fields)


def test_contrast_is_what_wcag_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_rows_have_the_colour_of_their_class() -> None:
    assert DARK.of_row("hunter") == DARK.hunter
    assert DARK.of_row("coins") == DARK.gold


@pytest.mark.parametrize("row", ["coins", "count", "index", ""])
def test_what_is_no_class_is_golden(row: str) -> None:
    assert THEMES["light"].of_row(row) == THEMES["light"].gold
