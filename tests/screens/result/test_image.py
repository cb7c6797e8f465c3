"""The picture of a result as it is drawn: nothing is cut off on it, whoever has played."""

import sys
import zlib
from collections.abc import Iterator
from ctypes.util import find_library
from functools import cache
from itertools import combinations
from pathlib import Path
from struct import unpack
from subprocess import run
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from scoring import Result, score
from screens.keyboard import box
from screens.result.image import (
    LEAST_HEIGHT,
    ROOM,
    WIDTH,
    FigureCell,
    Picture,
    PlayerBlock,
    balanced,
    card,
    draw,
    legend,
    png,
)
from screens.theme import skin
from screens.widgets.bar import Bar
from testing import nidavellir_tables, vedrfolnir_tables
from testing.driver import set_metrics
from testing.geometry import NAMES, every_ase, overlap, room, seated, within
from testing.image import example, of
from testing.results import EVIDENCE, results
from testing.rooms import ROOT
from testing.screen_stage import staged
from testing.tables import RATATOSK, pictures, sheet, table
from views.result.image_view import Meaning
from words import LANGUAGES


@pytest.fixture(scope="module", autouse=True)
def fonts() -> Iterator[None]:
    """The fonts of the app, and a window on which nothing of all this is to be seen."""
    with staged(Widget):
        yield


@cache
def tables() -> tuple[tuple[str, Result], ...]:
    """Every table of the evidence and the pictures that are looked at, and the hardest ones."""
    five, eight = seated(table("both-016")), every_ase()
    seven = seated(vedrfolnir_tables.table(*eight.players[:7]))
    alike = nidavellir_tables.table(*map(nidavellir_tables.player, NAMES))
    hard = {"names": five, "seven": seven, "eight": eight, "alike": alike, "ratatosk": sheet(RATATOSK)}
    hard |= {"nobody": seated(vedrfolnir_tables.duel(50, 40, 10, 55)), "below": vedrfolnir_tables.solo(-6, -3, -9)}
    found = {**{id: table(id) for id in EVIDENCE}, **dict(pictures()), **hard}
    return tuple((id, score(at)) for id, at in found.items())


def others() -> tuple[tuple[str, Result], ...]:
    """Tables of every game as chance has it: some are larger than any that was played."""
    return tuple((f"{result.sheet.game}-{place}", result) for place, result in enumerate(results()[len(EVIDENCE) :]))


def faults(picture: Picture) -> Iterator[str]:
    """What a designer would not let pass."""
    said = [widget for widget in picture.walk() if isinstance(widget, Label) and widget.text]
    for label in said:
        needed, width = room(label)
        if needed.width > width + 1 or needed.height > label.height + 1:
            yield f"{label.text!r} is cut off: {needed} in {label.size}"
        if needed.word > width + 1:
            yield f"{label.text!r} breaks a word"
        if max(label.texture_size[0] - label.width, label.texture_size[1] - label.height) > 1:
            yield f"{label.text!r} is larger than its place"
        if label.font_size < 27:
            yield f"{label.text!r} is too small to read on a phone: {label.font_size}"
    laid = [(label, box(label)) for label in said]
    for label, here in laid:
        if not within(here, (71, 0, WIDTH - 71, picture.height)):
            yield f"{label.text!r} lies on the margin: {here}"
    for (one, here), (other, there) in combinations(laid, 2):
        if overlap(here, there):
            yield f"{one.text!r} lies on {other.text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(language: str) -> None:
    wrong = []
    for name, result in (*tables(), *others()[::48])[LANGUAGES.index(language) :: len(LANGUAGES)]:
        picture = card(of(result, language, "À la taverne des trois nains " * 3, ("Un record est tombé. " * 5,)))
        assert picture.width == WIDTH
        assert LEAST_HEIGHT <= picture.height <= 4096, "more than the weakest phones can draw at once"
        wrong += [f"{name}: {fault}" for fault in faults(picture)]
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:40])


def kinds(picture: Widget, kind: type[Widget]) -> list[Any]:
    return [widget for widget in picture.walk(restrict=True) if isinstance(widget, kind)]


@pytest.mark.parametrize(("name", "result"), tables()[-13:], ids=[name for name, _ in tables()[-13:]])
def test_players_can_be_compared(name: str, result: Result) -> None:
    """Bars begin and end alike, and the figures of a category stand below one another."""
    picture = card(of(result))
    assert len({(bar.x, bar.width, bar.height) for bar in kinds(picture, Bar)}) == 1, name
    blocks = kinds(picture, PlayerBlock)
    assert len(blocks) == len(result.players)
    columns = [[(points.icon, points.x) for points in kinds(block, FigureCell)] for block in blocks]
    assert all(each == columns[0] for each in columns)
    assert [block.top for block in blocks] == sorted((block.top for block in blocks), reverse=True)


def test_figures_that_would_be_small_stand_in_two_lines() -> None:
    named = dict(tables())
    lines = {name: len({points.y for points in kinds(card(of(named[name])), FigureCell)}) for name in ("nains", "both")}
    assert lines == {"nains": 2 * 2, "both": 5}


@pytest.mark.usefixtures("measures")
def test_neither_the_screen_nor_its_text_size_reach_it() -> None:
    def shape() -> list[tuple[float, ...]]:
        return [(*widget.pos, *widget.size) for widget in card(example()).walk()]

    before = shape()
    assert len(before) > 50
    set_metrics(3.0, 2.0)
    Window.size = 800, 480
    assert shape() == before


def test_few_are_drawn_larger_than_many() -> None:
    named = dict(tables())
    sizes = [
        kinds(card(of(named[name])), PlayerBlock)[0].total_size for name in ("nains", "reference", "both", "seven")
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes[:3])) == 3


@pytest.mark.parametrize(
    ("titles", "lines"),
    [
        pytest.param(("Odin", "Thor", "Tyr"), [3], id="one line"),
        pytest.param(("Explorateurs",) * 9, [3, 3, 3], id="alike"),
        pytest.param(("Explorateurs",) * 8, [3, 3, 2], id="the last is shorter"),
        pytest.param(("Explorateurs " * 9, "Odin"), [1, 1], id="longer than a line"),
    ],
)
def test_the_legend_takes_as_few_lines_as_it_can(titles: tuple[str, ...], lines: list[int]) -> None:
    meanings = [Meaning("warrior", title) for title in titles]
    told = legend(meanings)
    assert [len(line) for line in told] == lines
    assert [meaning for line in told for meaning in line] == meanings


def breaks(text: str) -> list[str]:
    """The lines of a verdict, as its label breaks it."""
    label = Label(text=text, font_name="Elvaland", font_size=42, bold=True)
    label.text_size = balanced(text, 42, ROOM), None
    label.texture_update()
    return ["".join(word.text for word in line.words).strip() for line in label._label._cached_lines]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("Anne wins.", ["Anne wins."], id="one line"),
        pytest.param(
            "Lost: Valhalla has −6 points, 3 behind Heilheim.",
            ["Lost: Valhalla has −6 points,", "3 behind Heilheim."],
            id="behind a comma",
        ),
        pytest.param(
            "Maximilienne-Alexandrine wins with 214 points (+21).",
            ["Maximilienne-Alexandrine", "wins with 214 points (+21)."],
            id="no word alone",
        ),
    ],
)
def test_a_verdict_breaks_as_it_is_read(text: str, lines: list[str]) -> None:
    assert breaks(text) == lines


def decoded(file: bytes) -> tuple[tuple[int, int], list[bytes]]:
    """The size of a PNG of red, green and blue, and its lines."""
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(file):
        (length,), kind = unpack(">I", file[at : at + 4]), file[at + 4 : at + 8]
        content = file[at + 8 : at + 8 + length]
        assert unpack(">I", file[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + content)
        chunks[kind], at = content, at + 12 + length
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height, *form = unpack(">IIBBBBB", chunks[b"IHDR"])
    assert form == [8, 2, 0, 0, 0]
    rows, step = zlib.decompress(chunks[b"IDAT"]), 1 + 3 * width
    assert len(rows) == step * height
    assert not any(rows[::step]), "lines are written as they are"
    return (width, height), [rows[start + 1 : start + step] for start in range(0, len(rows), step)]


def test_a_png_has_the_colours_and_no_opacity() -> None:
    red, half, white, black = b"\xff\0\0\xff", b"\0\xff\0\x80", b"\xff" * 4, b"\0\0\0\xff"
    size, lines = decoded(png((2, 2), red + half + white + black))
    assert (size, lines) == ((2, 2), [b"\xff\0\0\0\xff\0", b"\xff\xff\xff\0\0\0"])


def test_it_is_written_at_once_and_the_window_shows_nothing_of_it(tmp_path: Path) -> None:
    before = list(Window.children)
    path = draw(example(), tmp_path / "result.png")
    assert path == tmp_path / "result.png"
    assert decoded(path.read_bytes())[0] == (WIDTH, round(card(example()).height))
    assert Window.children == before


PAINT = """
import sys
from pathlib import Path
from kivy.uix.widget import Widget
import testing.mock_window
from testing.screen_stage import staged
from testing.image import example
from screens.result.image import draw
from screens.theme import skin
with staged(Widget):
    for theme in ("dark", "light"):
        skin.use(theme)
        draw(example(), Path(sys.argv[1]) / f"{theme}.png")
"""


def drawable() -> bool:
    """Whether this machine has OpenGL."""
    return all(find_library(name) for name in ("GL", "EGL"))


@pytest.mark.skipif(not drawable(), reason="a machine without OpenGL")
def test_it_is_drawn_in_the_colours_of_the_theme(tmp_path: Path) -> None:
    """With pixels, in a process of its own: this one has none."""
    environment = {"PIXELS": "1", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    run([sys.executable, "-c", PAINT, str(tmp_path)], cwd=ROOT, env=environment, check=True, capture_output=True)
    for theme in ("dark", "light"):
        skin.use(theme)
        _, lines = decoded((tmp_path / f"{theme}.png").read_bytes())
        colours = [line[start : start + 3] for line in lines for start in range(0, 3 * WIDTH, 3)]
        rows = ("warrior", "hunter", "miner", "blacksmith", "explorer")
        assert colours[0] == colours[-1] == shade(skin.ground), theme
        # the bars of a class are areas and not only an icon, and the best one's total is of gold
        for colour in (*map(skin.of, rows), skin.gold, skin.surface, skin.raised, skin.text):
            assert colours.count(shade(colour)) > 900, (theme, colour)
        assert colours.index(shade(skin.gold)) < WIDTH * 100, "the ornament is on top, and not at the foot"
    skin.use("dark")


def shade(colour: tuple[float, ...]) -> bytes:
    return bytes(round(part * 255) for part in colour[:3])
