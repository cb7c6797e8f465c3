"""A result as a picture to share, drawn into a framebuffer in fixed pixel sizes: it looks the same from every phone.

Independent of the screen's density and text size; never shown in the window.
"""

import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from struct import pack
from typing import NamedTuple

from kivy.graphics import ClearBuffers, ClearColor, Fbo, Scale, Translate
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.layout import Layout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.bar import Bar, Sizes
from screens.widgets.chip import text_width
from views.icons import ICONS
from views.result.image_view import Meaning, PictureView
from views.result.standings import Cell, Standing

load("result_image")

#: Chats show pictures of 4 to 5 uncropped; with many players it is higher. All sizes are in pixels.
WIDTH, LEAST_HEIGHT = 1080, 1350
#: Width for texts inside of the margins, and inside of a player's block.
ROOM, INNER = WIDTH - 2 * 72, WIDTH - 2 * 72 - 2 * 32

#: Rough height of everything but the players, and of a player's block; and the limits of the scale that results.
REST, BLOCK = 660, 250
SMALLEST, LARGEST = 0.66, 1.4

#: Text sizes to try, largest first; a text that fits at none is wrapped at the last.
VERDICTS, NAMES, FIGURES = (54, 50, 46, 42), (68, 60, 50, 44, 40, 36, 33, 30), (48, 44, 40, 38, 36, 34, 32)
#: Sizes within a player's block at scale 1.
RANK, NAME, CROWN, TOTAL, ICON, FIGURE = 36, 50, 52, 76, 30, 40
#: Minimum sizes: phones show the picture at a third of its width.
LEAST_NAME, LEAST_FIGURE, MIN_RANK = 36, 34, 30
MEANING, MEANING_ICON = 30, 34
#: Gaps between words, between figures, and between entries of the legend.
BESIDE, BETWEEN_FIGURES, BETWEEN_MEANINGS = 20, 26, 44
#: Gap between the parts of a bar, and radius of its corners.
GAP, ROUNDING = 3, 6


class Measures(NamedTuple):
    """Sizes that all players of a picture share."""

    scale: float
    rank: int
    rank_width: float
    figure: int
    #: Figures per row: all of them, or half if they would be too small.
    columns: int

    @classmethod
    def of(cls, view: PictureView) -> "Measures":
        scale = max(SMALLEST, min(LARGEST, (LEAST_HEIGHT - REST) / len(view.standings.players) / BLOCK))
        rank = max(MIN_RANK, round(RANK * scale))
        sizes = no_larger(FIGURES, max(LEAST_FIGURE, FIGURE * scale))
        numbers = {figure.number for ranked in view.standings.players for figure in ranked.cells}
        many = len(view.meanings)
        for columns in (many, -(-many // 2)):
            # an icon with its gap is about as wide as its figure is high
            fits = [size for size in sizes if size + widest(numbers, size) + BETWEEN_FIGURES <= INNER / columns]
            if fits:
                break
        width = max(text_width(ranked.rank, rank, False) for ranked in view.standings.players)
        return cls(scale, rank, width, fits[0] if fits else sizes[-1], columns)


class OneLine(Label):  # type: ignore[misc]
    """A text of one line, in its natural width."""


class Wrapped(OneLine):
    """A text that wraps to the width of its parent."""


class Icon(Label):  # type: ignore[misc]
    """An icon."""


class FigureCell(BoxLayout):  # type: ignore[misc]
    """A row's icon and points."""

    icon = StringProperty()
    colour = ColorProperty(skin.text)
    number = StringProperty()
    best = BooleanProperty(False)
    number_size = NumericProperty(FIGURE)

    def __init__(self, figure: Cell, size: int) -> None:
        super().__init__(
            icon=ICONS[figure.row],
            colour=skin.of(figure.row),
            number=figure.number,
            best=figure.best,
            number_size=size,
        )


class PlayerBlock(BoxLayout):  # type: ignore[misc]
    """A player: rank, name, total, bar, and figures in columns."""

    rank = StringProperty()
    name = StringProperty()
    crown = StringProperty()
    total = StringProperty()
    won = BooleanProperty(False)
    rank_size = NumericProperty(RANK)
    rank_width = NumericProperty()
    name_size = NumericProperty(NAME)
    crown_size = NumericProperty(CROWN)
    total_size = NumericProperty(TOTAL)
    columns = NumericProperty(1)
    #: The scale of everything else.
    magnified = NumericProperty(1)

    def __init__(self, ranked: Standing, zero: float, measures: Measures) -> None:
        scale = measures.scale
        crown, total = round(CROWN * scale), round(TOTAL * scale)
        beside = measures.rank_width + text_width(ranked.total, total, True) + 3 * BESIDE + crown * ranked.won
        super().__init__(
            rank=ranked.rank,
            name=ranked.name,
            crown=ICONS["winner"] if ranked.won else "",
            total=ranked.total,
            won=ranked.won,
            rank_size=measures.rank,
            rank_width=measures.rank_width,
            name_size=fitting(ranked.name, no_larger(NAMES, max(LEAST_NAME, NAME * scale)), INNER - beside),
            crown_size=crown,
            total_size=total,
            columns=measures.columns,
            magnified=scale,
        )
        self.ids.bar.add_widget(Bar(ranked.bar, zero, Sizes(round(ICON * scale), GAP, ROUNDING), size_hint_y=1))
        for figure in ranked.cells:
            self.ids.figures.add_widget(FigureCell(figure, measures.figure))


class LegendEntry(BoxLayout):  # type: ignore[misc]
    """An icon and its meaning."""

    icon = StringProperty()
    title = StringProperty()
    colour = ColorProperty(skin.text)


class Remark(BoxLayout):  # type: ignore[misc]
    """A sentence with an icon."""

    icon = StringProperty()
    sentence = StringProperty()


class Picture(BoxLayout):  # type: ignore[misc]
    """The whole picture."""

    runes = StringProperty()
    game = StringProperty()
    boxes = StringProperty()
    when = StringProperty()
    verdict = StringProperty()
    verdict_size = NumericProperty(VERDICTS[0])
    verdict_width = NumericProperty(ROOM)
    maker = StringProperty()
    unofficial = StringProperty()
    least = NumericProperty(LEAST_HEIGHT)

    def __init__(self, view: PictureView) -> None:
        size = fitting(view.verdict, VERDICTS, ROOM)
        super().__init__(
            width=WIDTH,
            runes=" ".join(view.runes),
            game=view.game,
            boxes=view.boxes,
            when=view.when,
            verdict=view.verdict,
            verdict_size=size,
            verdict_width=balanced(view.verdict, size, ROOM),
            maker=view.maker,
            unofficial=view.unofficial,
        )
        measures = Measures.of(view)
        for ranked in view.standings.players:
            self.ids.ranking.add_widget(PlayerBlock(ranked, view.standings.zero, measures))
        for line in legend(view.meanings):
            row = BoxLayout(size_hint=(None, None), spacing=BETWEEN_MEANINGS, pos_hint={"center_x": 0.5})
            row.bind(minimum_size=row.setter("size"))
            for meaning in line:
                row.add_widget(LegendEntry(icon=ICONS[meaning.row], title=meaning.title, colour=skin.of(meaning.row)))
            self.ids.legend.add_widget(row)
        for remark in view.remarks:
            self.ids.remarks.add_widget(Remark(icon=ICONS[remark.icon], sentence=remark.sentence))


def draw(view: PictureView, path: Path) -> Path:
    """Draw a result in the current theme and write it as a PNG. Raises `OSError`."""
    drawn = painted(view)
    path.write_bytes(png(drawn.size, drawn.pixels))
    return path


def painted(view: PictureView) -> Fbo:
    """A result in the current theme; its pixels begin with its upper line."""
    picture = card(view)
    Builder.sync()  # else canvas instructions of kv rules wait for the next frame
    size = WIDTH, round(picture.height)
    beside = Fbo(size=size)
    with beside:
        ClearColor(*skin.ground)
        ClearBuffers()
        Scale(1, -1, 1)
        Translate(0, -size[1], 0)
    beside.add(picture.canvas)
    beside.draw()
    return beside


def card(view: PictureView) -> Picture:
    """The picture, laid out synchronously: there are no frames outside of the window."""
    picture = Picture(view)
    before: list[tuple[float, ...]] = []
    while before != (before := [(*widget.pos, *widget.size) for widget in picture.walk()]):
        widgets = list(picture.walk())
        # sizes from the leaves up, then positions from the root down
        for widget in (*reversed(widgets), *widgets):
            if isinstance(widget, Layout):
                widget.do_layout()
            elif isinstance(widget, Label):
                widget.texture_update()
    return picture


def legend(meanings: Sequence[Meaning]) -> list[Sequence[Meaning]]:
    """The entries in as few lines as fit, of about equal length."""
    widths = [MEANING_ICON + BESIDE / 2 + text_width(meaning.title, MEANING, False) for meaning in meanings]
    lines: list[Sequence[Meaning]] = []
    for count in range(1, len(meanings) + 1):
        each = -(-len(meanings) // count)
        starts = range(0, len(meanings), each)
        lines = [meanings[start : start + each] for start in starts]
        if all(sum(widths[start : start + each]) + (each - 1) * BETWEEN_MEANINGS <= ROOM for start in starts):
            break
    return lines


def fitting(text: str, sizes: Sequence[int], room: float) -> int:
    """The first size at which a text fits one line, else the last."""
    return next((size for size in sizes if text_width(text, size, True) <= room), sizes[-1])


def balanced(text: str, size: int, room: int) -> int:
    """The width at which a text wraps into as few lines as possible, and at good points.

    Good points are behind a comma or a colon; else the narrowest width, so that no word is alone on the last line.
    """
    space, words = text_width(" ", size, True), text.split(" ")
    widths = [text_width(word, size, True) for word in words]

    def ends(width: int) -> list[str]:
        """The last word of every line but the last."""
        found, end = [], -space
        for index, wide in enumerate(widths):
            end += space + wide
            if end > width:
                found.append(words[index - 1])
                end = wide
        return found

    equal = [width for width in range(room, max(widths), -space) if len(ends(width)) == len(ends(room))]
    clean = [width for width in equal if all(word.endswith((",", ":", ".")) for word in ends(width))]
    return min(clean or equal, default=room)


def no_larger(sizes: Sequence[int], most: float) -> list[int]:
    return [size for size in sizes if size <= most]


def widest(numbers: Iterable[str], size: int) -> int:
    return max(text_width(number, size, True) for number in numbers)


def png(size: tuple[int, int], pixels: bytes) -> bytes:
    """RGBA pixels as an opaque PNG: chats would show transparent pixels as black."""
    width, height = size
    opaque = bytearray(3 * width * height)
    for colour in range(3):
        opaque[colour::3] = pixels[colour::4]
    line = 3 * width
    lines = b"".join(b"\0" + opaque[start : start + line] for start in range(0, len(opaque), line))
    header = pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(lines)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
