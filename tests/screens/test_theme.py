"""Everything can be seen, also by colour-blind eyes: both are computed from the themes themselves."""

from itertools import combinations, pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from scoring import games
from screens.widgets.looks import chosen
from testing.results import results
from views.icons import ICONS
from views.result.rows import colour_names
from views.theme import DARK, THEMES, Theme, name_of

GROUNDS = ("ground", "surface", "raised")
ROWS = ("warrior", "hunter", "miner", "blacksmith", "explorer", "silver", "teal", "rose", "bronze")

#: What is drawn, on what, and the least contrast: texts 4.5, and what a held chip says on its own colour. What lies
#: beside a part of a bar is the ground, seen in the gap between two parts: there 3 would do.
PAIRS = [
    *((ink, on, 4.5) for ink in ("text", "muted", "gold", *ROWS) for on in GROUNDS),
    *(("ground", on, 4.5) for on in ("gold", *ROWS)),
]

Colour = tuple[float, float, float]

#: How the three kinds of dichromats see linear light (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full sight": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
#: The least CIEDE2000 difference: 2 is what one just sees side by side. Rows that follow each other in a bar differ by
#: five times as much, at a glance; rows that meet only where those between bring nothing, by three times as much.
SIDE_BY_SIDE, ANY = 10, 6


def linear(colour: str) -> Colour:
    """The linear light of a hexadecimal colour."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def seen(colour: str, sight: str) -> Colour:
    """A colour as somebody sees it, in CIE Lab."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * of for part, of in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    """CIEDE2000."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    (l1, a1, b1), (l2, a2, b2) = ((L, stretch * a, b) for L, a, b in (one, other))
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(weight * cos(radians(times * hue + shift)) for weight, times, shift in waves)
    of_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    of_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    of_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    blue = 2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(of_light**2 + of_chroma**2 + of_hue**2 - blue * of_chroma * of_hue)


def rows_of(game: str) -> set[tuple[str, ...]]:
    """The rows of a game, in each combination of its boxes."""
    return {tuple(result.players[0].rows) for result in results() if result.sheet.game == game}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_contrast(theme: Theme) -> None:
    told = {(ink, on): round(contrast(getattr(theme, ink), getattr(theme, on)), 2) for ink, on, _ in PAIRS}
    assert {(ink, on): told[ink, on] for ink, on, least in PAIRS if told[ink, on] < least} == {}


@pytest.mark.parametrize("ink", ["gold", *ROWS])
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


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_rows_are_told_apart(theme: Theme, sight: str, game: str) -> None:
    alike = {}
    for rows in rows_of(game):
        beside = {*pairwise(rows)}
        for one, other in combinations(rows, 2):
            apart = difference(seen(theme.of_row(one), sight), seen(theme.of_row(other), sight))
            if apart < (SIDE_BY_SIDE if (one, other) in beside else ANY):
                alike[one, other] = round(apart, 1)
    assert alike == {}


@pytest.mark.parametrize("game", games.names())
def test_every_row_has_a_colour_and_an_icon_of_its_own(game: str) -> None:
    for rows in rows_of(game):
        assert len({name_of(row) for row in rows}) == len({ICONS[row] for row in rows}) == len(rows)
        assert [row for row in rows if row not in (*Theme._fields, *colour_names())] == []


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        # from the data that its authors published to check programs with
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((50, -1, 2), (50, 0, 0), 2.3669),
    ],
)
def test_the_difference_is_what_its_authors_say(one: Colour, other: Colour, apart: float) -> None:
    assert difference(one, other) == pytest.approx(apart, abs=0.0001)


def test_two_colours_that_dichromats_take_for_one_are_found() -> None:
    assert difference(*(seen(colour, "full sight") for colour in ("#BE97E8", "#62B1EE"))) > 25
    assert difference(*(seen(colour, "deuteranopia") for colour in ("#BE97E8", "#62B1EE"))) < 3


def test_rows_have_the_colour_of_their_class() -> None:
    assert DARK.of_row("hunter") == DARK.hunter
    assert DARK.of_row("coins") == DARK.gold


@pytest.mark.parametrize("row", ["count", "index", ""])
def test_what_is_no_row_is_golden(row: str) -> None:
    assert THEMES["light"].of_row(row) == THEMES["light"].gold
