"""Kivy draws what a font lacks as a box: nothing that a screen shows may be missing, and phones carry nothing else."""

from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from testing.rooms import modules
from testing.texts import TEXTS
from views.icons import ICONS

FONTS = Path(__file__).parent.parent.parent / "assets/fonts"

TEXT_FONTS = ["Elvaland-Regular.ttf", "Elvaland-Bold.ttf"]


@cache
def font(file: str) -> TTFont:
    return TTFont(FONTS / file)


def missing(text: str, file: str) -> str:
    """The characters of a text that a font would draw as a box."""
    return "".join(sorted({character for character in text if ord(character) not in font(file).getBestCmap()}))


@pytest.mark.parametrize("file", TEXT_FONTS)
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("".join(said for _, text in TEXTS for said in text).replace("\n", ""), id="words"),
        # names, quotes and sums are also put together in code
        pytest.param(
            "".join(module.read_text("utf-8") for module in modules("words")).replace("\n", ""), id="their code"
        ),
        pytest.param("0123456789 + − ± × = ≈ ≠ ≤ ≥ ² ³ ½ ⅓ ¼ ( ) [ ] / % № #", id="sums"),
        pytest.param("← ↑ → ↓ · • … – — ‘ ’ “ ” « » ‹ › \u00a0 \u2009 \u2011 \u202f", id="typography"),
        pytest.param("1ᵉʳ 2ᵈ 3ᵉ Œ œ Æ æ Ÿ ÿ", id="French"),
        pytest.param("".join(map(chr, range(0x16A0, 0x16F9))), id="runes"),
        pytest.param("Łukasz Þórður Øyvind Ștefan Ģirts Çağla Đặng Nguyễn Ŵyn Əli Ọlá ʻAna", id="names in Latin"),
        pytest.param("Zoe\u0308 An\u0303o E\u0301lodie", id="names with accents apart"),
        pytest.param("Ελένη Ольга Їжак Ђорђе", id="names in Greek and Cyrillic"),
    ],
)
def test_no_text_shows_a_box(text: str, file: str) -> None:
    assert not missing(text, file)


@pytest.mark.parametrize("file", TEXT_FONTS)
def test_figures_have_one_width(file: str) -> None:
    names, metrics = font(file).getBestCmap(), font(file)["hmtx"]
    assert len({width for width, _ in (metrics[names[ord(figure)]] for figure in "0123456789")}) == 1


def test_a_bold_line_is_as_high_as_any_other_and_as_noto_sans_has_it() -> None:
    for file in TEXT_FONTS:
        line, box = font(file)["hhea"], font(file)["OS/2"]
        assert (line.ascent, line.descent, line.lineGap) == (1069, -293, 0)
        assert (box.sTypoAscender, box.sTypoDescender, box.sTypoLineGap) == (1069, -293, 0)
        assert (box.usWinAscent, box.usWinDescent) == (1124, 395)


def test_the_icons_are_those_that_screens_name_and_no_other() -> None:
    assert {chr(code) for code in font("Icons.ttf").getBestCmap()} - {" "} == set(ICONS.values())


def test_no_two_names_show_the_same_icon() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_in_its_square(name: str) -> None:
    icons = font("Icons.ttf")
    glyph = icons.getBestCmap()[ord(ICONS[name])]
    drawn, line = icons["glyf"][glyph], icons["hhea"]
    side = line.ascent - line.descent
    assert icons["hmtx"][glyph] == (side, drawn.xMin), "it would be drawn beside its place"
    assert 0 <= drawn.xMin < drawn.xMax <= side
    assert line.descent <= drawn.yMin < drawn.yMax <= line.ascent


@pytest.mark.parametrize(("file", "most"), [*((file, 250_000) for file in TEXT_FONTS), ("Icons.ttf", 12_000)])
def test_a_font_stays_small(file: str, most: int) -> None:
    assert (FONTS / file).stat().st_size <= most
