"""Builds the fonts in `assets/fonts/` from npm packages; needs npm and network access.

Kivy draws a text with a single font and shows missing glyphs as boxes. Therefore each weight is one file with all
characters needed: letters for names in any European script, typography, arrows, runes. Other glyphs are left out, to
keep the files small.
"""

import logging
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.misc.timeTools import timestampFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

from testing.npm import Package, fetch
from views.icons import ICONS

FONTS = Path(__file__).parent.parent / "assets/fonts"


LETTERS = Package(
    "@expo-google-fonts/noto-sans@0.4.2",
    "zYD8G2ijWLxqmquoQgghNh/x9p0yxWwArD0oxO1oXY1qx5vOd4t0Kbhnu/Cx8RTy08OgA8RtxuULZFaXwVPnPw==",
)
SIGNS = Package(
    "@expo-google-fonts/inter@0.4.2",
    "syfiImMaDmq7cFi0of+waE2M4uSCyd16zgyWxdPOY7fN2VBmSLKEzkfbZgeOjJq61kSqPBNNtXjggiQiSD6gMQ==",
)
RUNES = Package(
    "@fontsource/noto-sans-runic@5.3.0",
    "MzUcFl+mURDW9NBk4qhZsxrdiNkXNL94mr/LClA05PPnHMINSuxxowmcAeKru1PaepWfztkaCgrVrfExqhJDOw==",
)
PICTURES = Package(
    "@mdi/font@7.4.47",
    "43MtGpd585SNzHZPcYowu/84Vz2a2g31TvPMTm9uTiCSWzaheQySUcSyUH/46fPnuPQWof2yd0pGBtzee/IQWw==",
)

#: Unicode ranges for names and sentences, first and last character.
LETTER_RANGES = [
    ("\u0020", "\u036f"),  # European and African Latin, Polynesian apostrophes, combining accents
    ("\u0370", "\u052f"),  # Greek, Cyrillic
    ("\u1d48", "\u1d49"),  # ᵈ and ᵉ, as in 2ᵈ and 3ᵉ
    ("\u1e00", "\u1eff"),  # Latin of Vietnam and Wales
    ("\u2000", "\u20bf"),  # spaces, dashes, quotes, superscripts, currency signs
    ("\u2100", "\u218f"),  # №, ™, fractions
    ("\u2212", "\u2212"),  # minus sign, as wide as the plus sign
    ("\u25cc", "\u25cc"),  # dotted circle, drawn under an accent without a letter
]
#: Noto Sans has neither arrows nor ≥; other Noto fonts have lighter ones, or one weight only.
SIGN_RANGES = [("←", "↓"), ("≈", "≈"), ("≠", "≠"), ("≤", "≥")]
#: Characters that exist in regular weight only.
RUNE_RANGES = [("\u16a0", "\u16f8")]

#: Vertical metrics of the main font: merged fonts would increase the line height.
METRICS = {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": (
        "sTypoAscender",
        "sTypoDescender",
        "sTypoLineGap",
        "usWinAscent",
        "usWinDescent",
        "sxHeight",
        "sCapHeight",
    ),
}

#: Fixed timestamp, for reproducible builds.
DATE = timestampFromString("Sun Nov  1 00:00:00 2026")


def main() -> None:
    # fontTools warns of timestamps in the icon font, which are replaced
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    files = {package: fetch(package) for package in (LETTERS, SIGNS, RUNES, PICTURES)}
    for weight, number in (("Regular", 400), ("Bold", 700)):
        text_font(
            weight,
            letters=files[LETTERS][f"package/{number}{weight}/NotoSans_{number}{weight}.ttf"],
            donors=[
                (files[SIGNS][f"package/{number}{weight}/Inter_{number}{weight}.ttf"], SIGN_RANGES),
                (files[RUNES]["package/files/noto-sans-runic-runic-400-normal.woff"], RUNE_RANGES),
            ],
        )
    icon_font(files[PICTURES]["package/fonts/materialdesignicons-webfont.ttf"])


def text_font(weight: str, letters: bytes, donors: list[tuple[bytes, list[tuple[str, str]]]]) -> None:
    """One weight of the text font: letters, with characters merged from other fonts."""
    base = subset(letters, spelled(LETTER_RANGES), features=["kern", "mark", "mkmk", "ccmp"])
    parts = [base, *(subset(font, spelled(ranges), features=[]) for font, ranges in donors)]
    for part in parts:
        scale_upem(part, base["head"].unitsPerEm)
    with TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number}.ttf") for number in range(len(parts))]
        for part, path in zip(parts, paths, strict=True):
            part.save(path)
        font = Merger().merge([str(path) for path in paths])
    for table, fields in METRICS.items():
        for field in fields:
            setattr(font[table], field, getattr(base[table], field))
    makers = sorted({part["name"].getDebugName(0) for part in parts})
    save(font, f"Elvaland-{weight}.ttf", "Elvaland", weight, "\n".join(makers))


def icon_font(pictures: bytes) -> None:
    """Font with the icons used by screens."""
    font = subset(pictures, "".join(ICONS.values()), features=[])
    for name, (width, _) in font["hmtx"].metrics.items():
        drawn = font["glyf"][name]
        drawn.recalcBounds(font["glyf"])
        # the original left side bearings are all 0, which would shift the icons to the left
        font["hmtx"][name] = width, drawn.xMin
    save(font, "Icons.ttf", "Elvaland Icons", "Regular", "Material Design Icons of Pictogrammers")


def spelled(ranges: Iterable[tuple[str, str]]) -> str:
    """All characters of some inclusive ranges."""
    return "".join(chr(code) for first, last in ranges for code in range(ord(first), ord(last) + 1))


def subset(content: bytes, characters: str, features: list[str]) -> TTFont:
    """A subset of a font without hinting, which phones do not use."""
    options = Options()
    options.layout_features = features
    options.name_IDs = ["*"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["gasp", "STAT"]
    if not features:
        options.drop_tables += ["GDEF", "GPOS", "GSUB"]
    font = TTFont(BytesIO(content), recalcTimestamp=False)
    font.flavor = None  # the runic font is packed as WOFF
    cut = Subsetter(options)
    cut.populate(text=characters)
    cut.subset(font)
    return font


def save(font: TTFont, file: str, family: str, style: str, makers: str) -> None:
    """Rename the font, as the licence demands for modified versions, and keep the copyright notices."""
    names = font["name"]
    kept = {number: names.getDebugName(number) for number in (5, 13, 14)}
    names.names = []
    full = f"{family} {style}"
    for number, name in {0: makers, 1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "-"), **kept}.items():
        if name:
            names.setName(name, number, 3, 1, 0x409)
    font["head"].created = font["head"].modified = DATE
    font.recalcTimestamp = False
    font.save(FONTS / file)
    print(f"{file}: {(FONTS / file).stat().st_size / 1000:.0f} KB, {len(font.getBestCmap())} characters")


if __name__ == "__main__":
    main()
