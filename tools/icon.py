"""Draws the app icons and the splash screen into `package/icons/`: `python -m tools.icon`.

The emblem is a gem from above, with a facet for each of the five classes around a golden centre.
"""

from cmath import rect
from collections.abc import Iterator
from itertools import pairwise
from math import pi
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from views.theme import DARK, LIGHT

ROOT = Path(__file__).parent.parent
ICONS = ROOT / "package/icons"
FONT = ROOT / "assets/fonts/Elvaland-Bold.ttf"

#: Facet colours, clockwise from the top.
CLASSES = (DARK.warrior, DARK.hunter, DARK.miner, DARK.blacksmith, DARK.explorer)
#: Shading of the golden faces, lit from the upper left: colour to blend with, and by how much; clockwise.
LIT = ((DARK.text, 0.2), (LIGHT.gold, 0.5), (LIGHT.gold, 0.25), (DARK.gold, 0), (DARK.text, 0.4))

#: Geometry relative to a gem with its corners at radius 1: size of the golden centre, and gap between facets.
GOLD, ROUND, GAP = 0.55, 0.035, 0.09
#: Wider gap for one-colour icons.
WIDE_GAP = 0.13

#: Share of a round icon's width covered by the gem, inside the smallest mask of launchers.
SHARE = 0.9
#: Adaptive icon layers are 108 dp wide, of which launchers show 72.
LAYER, SHOWN = 432, 288

#: Bars of the feature graphic: a winner's points by class, and other colours.
WON = 52, 19, 34, 22, 16, 12

#: Supersampling factor for antialiasing.
FINER = 8

#: Outlines are complex numbers: x + iy, y pointing down.
Outline = list[complex]


def corners(distance: float) -> Outline:
    """Five corners of a stone, clockwise: two at the top, one at the bottom."""
    return [rect(distance, (2 * i - 1) * pi / 5 - pi / 2) for i in range(5)]


def sides(outline: Outline) -> Iterator[tuple[complex, complex]]:
    return pairwise([*outline, outline[0]])


def inset(outline: Outline, by: float) -> Outline:
    """Offset an outline inwards."""
    ways = [(b - a) / abs(b - a) for a, b in sides(outline)]
    turns = zip(outline, pairwise([ways[-1], *ways]), strict=True)
    return [corner + by * (out - into) / (into.conjugate() * out).imag for corner, (into, out) in turns]


def facets(gap: float) -> list[Outline]:
    """Five facets and the golden centre, before their corners are rounded."""
    gold = corners(GOLD)
    around = [[a, b, d, c] for (a, b), (c, d) in zip(sides(corners(1)), sides(gold), strict=True)]
    return [inset(facet, gap / 2 + ROUND) for facet in (*around, gold)]


def covered(outline: Outline, radius: int, rounded: float = ROUND, strength: float = 1) -> Image.Image:
    """Position of an outline in the square around the gem, and its alpha mask."""
    scale, fill = radius * FINER, round(255 * strength)
    fine = Image.new("L", (2 * scale, 2 * scale))
    pen = ImageDraw.Draw(fine)
    points = [((point.real + 1) * scale, (point.imag + 1) * scale) for point in outline]
    pen.polygon(points, fill)
    pen.line([*points, points[0]], fill, width=round(2 * rounded * scale))
    for point in points:
        pen.circle(point, rounded * scale, fill)
    return fine.reduce(FINER)


def gem(radius: int) -> Image.Image:
    """The gem in colour on a transparent background."""
    whole = Image.new("RGBA", (2 * radius, 2 * radius))
    for colour, facet in zip((*CLASSES, DARK.gold), facets(GAP), strict=True):
        stone = Image.new("RGB", whole.size, colour)
        if colour == DARK.gold:
            for face, (light, share) in zip(sides(corners(1)), LIT, strict=True):
                stone.paste(light, mask=covered([*face, 0], radius, rounded=0, strength=share))
        stone.putalpha(covered(facet, radius))
        whole.alpha_composite(stone)
    return whole


def silhouette(radius: int) -> Image.Image:
    """Alpha mask of the gem, for one-colour variants."""
    whole = Image.new("L", (2 * radius, 2 * radius))
    for facet in facets(WIDE_GAP):
        whole = ImageChops.lighter(whole, covered(facet, radius))
    return whole


def centred(stone: Image.Image, size: int) -> tuple[int, int]:
    """Offset that centres the gem in a square, slightly raised for optical balance."""
    return (size - stone.width) // 2, (size - stone.height) // 2 - stone.height // 40


def icon(size: int) -> Image.Image:
    """Icon with the background colour of the screens."""
    square, stone = Image.new("RGB", (size, size), DARK.ground), gem(round(size * SHARE / 2))
    square.paste(stone, centred(stone, size), stone)
    return square


def old_icon() -> Image.Image:
    """Legacy icon for Android 7, which does not mask icons: a disc with the usual margin."""
    whole, disc = Image.new("RGBA", (192, 192)), Image.new("L", (176 * FINER, 176 * FINER))
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), 255)
    whole.paste(icon(176), (8, 8), disc.reduce(FINER))
    return whole


def layer(stone: Image.Image) -> Image.Image:
    """Foreground layer of an adaptive icon."""
    whole = Image.new(stone.mode, (LAYER, LAYER))
    whole.paste(stone, centred(stone, LAYER))
    return whole


def one_colour(radius: int) -> Image.Image:
    """Monochrome layer for themed icons, since Android 13."""
    whole = Image.new("RGBA", (LAYER, LAYER), "white")
    whole.putalpha(layer(silhouette(radius)))
    return whole


def named(
    size: tuple[int, int], radius: int, middle: tuple[int, int], letters: int, foot: tuple[int, int]
) -> Image.Image:
    """Splash screen: the gem in the centre, the app's name at the bottom."""
    picture, stone = Image.new("RGB", size, DARK.ground), gem(radius)
    picture.paste(stone, (middle[0] - radius, middle[1] - radius), stone)
    font = ImageFont.truetype(FONT, letters, layout_engine=ImageFont.Layout.BASIC)
    ImageDraw.Draw(picture).text(foot, "Elvaland", DARK.text, font, anchor="ms")
    return picture


def feature() -> Image.Image:
    """Feature graphic for the store: the name above a result as the app draws it."""
    picture = named((1024, 500), 150, middle=(252, 242), letters=112, foot=(672, 250))
    pen, left = ImageDraw.Draw(picture), 440
    for colour, points in zip((*CLASSES, DARK.gold), WON, strict=True):
        pen.rectangle((left, 310, left + points * 3 - 5, 352), colour)
        left += points * 3
    return picture


def pictures() -> dict[str, Image.Image]:
    """All pictures by file name."""
    radius = round(SHOWN * SHARE / 2)
    return {
        "store": icon(512).convert("RGBA"),
        "icon": old_icon(),
        "icon_foreground": layer(gem(radius)),
        "icon_background": Image.new("RGB", (LAYER, LAYER), DARK.ground),
        "icon_monochrome": one_colour(radius),
        "presplash": named((1280, 1280), 240, middle=(640, 542), letters=116, foot=(640, 908)),
        "feature": feature(),
    }


def main() -> None:
    for name, picture in pictures().items():
        file = ICONS / f"{name}.png"
        picture.save(file, optimize=True)
        print(f"{file.name}: {picture.width} × {picture.height}, {file.stat().st_size / 1000:.1f} KB")


if __name__ == "__main__":
    main()
