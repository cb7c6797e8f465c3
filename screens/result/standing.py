"""A player in the ranking: rank, name, total, the bar of the rows, and their points. Each number tells why."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from models.bests import TOTAL
from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.bar import HEIGHT, Bar, Sizes, icon_texture
from screens.widgets.bar import ICON as BAR_ICON
from screens.widgets.chip import line_height, text_width, typeset
from screens.widgets.gestures import act
from screens.widgets.looks import ENTRY, SURFACE, Tone
from screens.widgets.tile import Tile
from views.icons import ICONS
from views.result.standings import Cell, Standing

load("result_standing")

#: The text size of a name in sp, and the smallest in dp.
NAME, SMALLEST = 17, 14
#: The card of a player, to which half of the gap to the next one belongs; the colours of a winner's.
CARD = ENTRY._replace(reach=3)
WON = Tone("raised", "text", "gold")
#: Text sizes of the figures to try, the largest first, in sp, in a large card from its own; they stand in as few lines
#: as fit.
FIGURES, LARGE_FIGURE = (17, 16, 15, 14), 21
#: The height of the bar and the size of its icons, in a large card, in sp; and the height that such a card takes.
LARGE_BAR, LARGE_ICON, LARGE_CARD = 32, 20, 136
#: The size of an icon, and of the gap behind it, as parts of that of its figure; the least gap between two figures.
ICON, BESIDE, BETWEEN = 0.84, 0.2, 0.3

#: What a thumb hits, in dp.
TARGET = 48

#: What explains a number: called with a seat and a row, or the total.
Why = Callable[[int, str], object]


class Figures(Widget):  # type: ignore[misc]
    """The points of each row behind its icon, in columns; those that are the most of all players stand out."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, height=0)
        self.cells: Sequence[Cell] = ()
        #: The widest number of all players in each row: with it, the columns of all of them are the same.
        self.widest: Sequence[str] = ()
        self.size_of_text = self.columns = 0
        self.large = False
        #: The height added to each line, so that a thumb hits its figures.
        self.air = 0.0
        self._drawn = InstructionGroup()
        self.canvas.add(self._drawn)
        self.bind(width=self._fit, pos=self._draw)

    def show(self, cells: Sequence[Cell], widest: Sequence[str]) -> None:
        if (cells, widest) != (self.cells, self.widest):
            self.cells, self.widest = cells, widest
            self._fit()

    def enlarge(self, large: bool) -> None:
        self.large = large
        self._fit()

    def space(self, air: float) -> None:
        """Take another height of the lines."""
        if round(air) != self.air:
            self.air = float(round(air))
            self._fit()

    @property
    def lines(self) -> int:
        return -(-len(self.cells) // self.columns) if self.cells else 0

    @property
    def pitch(self) -> float:
        """The height of a line."""
        return line_height(self.size_of_text) + self.air

    def cell_at(self, x: float, y: float, reach: float) -> str:
        """The row of the figure at a place, or of the nearest one; for a thumb, all share `reach` on both sides."""
        column = int((x - self.x + reach) * self.columns / (self.width + 2 * reach))
        column = min(self.columns - 1, max(0, column))
        line = min(self.lines - 1, max(0, int((self.top - y) / self.pitch)))
        return self.cells[min(len(self.cells) - 1, line * self.columns + column)].row

    def _fit(self, *_: object) -> None:
        """Choose size and columns, and with them the height."""
        sizes = [round(sp(size)) for size in ((LARGE_FIGURE, *FIGURES) if self.large else FIGURES)]
        many = len(self.cells)
        for lines in range(1, many + 1):
            self.columns = -(-many // lines)
            fits = [size for size in sizes if self._width(size) <= self.width / self.columns]
            if fits:
                break
        self.size_of_text = (fits or sizes)[0] if many else sizes[0]
        self.height = self.pitch * self.lines
        self._draw()

    def _width(self, size: int) -> float:
        """The width of a column at a text size."""
        return max(text_width(number, size, True) for number in self.widest) + size * (ICON + BESIDE + BETWEEN)

    def _draw(self, *_: object) -> None:
        self._drawn.clear()
        size, line = self.size_of_text, self.pitch
        for index, cell in enumerate(self.cells):
            row, column = divmod(index, self.columns)
            x, y = self.x + column * self.width / self.columns, self.top - (row + 1) * line
            icon = icon_texture(ICONS[cell.row], round(ICON * size))
            text = typeset(f"[b]{cell.number}[/b]" if cell.best else cell.number, size, None, "left").texture
            self._drawn.add(Color(*skin.of(cell.row)))
            self._drawn.add(
                Rectangle(texture=icon, pos=(round(x), round(y + (line - icon.height) / 2)), size=icon.size)
            )
            self._drawn.add(Color(*(skin.text if cell.best else skin.muted)))
            left, low = x + (ICON + BESIDE) * size, y + (line - text.height) / 2
            self._drawn.add(Rectangle(texture=text, pos=(round(left), round(low)), size=text.size))


class StandingCard(Tile):
    """The card of a player. A tap on a number or a part of the bar explains it, a tap elsewhere the total."""

    rank = StringProperty()
    name = StringProperty()
    total = StringProperty()
    crown = StringProperty()
    won = BooleanProperty(False)
    #: Whether there is the room for a card as large as those of the picture.
    large = BooleanProperty(False)
    #: The text size of the name, smaller where a word of it would break.
    name_size = NumericProperty(sp(NAME))

    def __init__(self, why: Why) -> None:
        self.why, self.seat = why, 0
        super().__init__(CARD)
        for label in (self.ids.rank, self.ids.crown, self.ids.total):
            label.bind(width=self._fit_name)
        self.bind(width=self._fit_name)
        self.bar, self.figures = Bar(), Figures()
        self.add_widget(self.bar)
        self.add_widget(self.figures)

    def show(self, standing: Standing, zero: float, widest: Sequence[str]) -> None:
        self.seat = standing.seat
        self.rank, self.name, self.won = standing.rank, standing.name, standing.won
        self.total, self.crown = standing.total, ICONS["winner"] if standing.won else ""
        self._fit_name()
        self.bar.zero = zero
        self.bar.show(standing.bar)
        self.figures.show(standing.cells, widest)
        self.text = standing.name
        self.on_tap = partial(self.why, standing.seat, TOTAL)
        self.paint(WON if standing.won else SURFACE)

    def on_large(self, *_: object) -> None:
        height, icon, radius = (LARGE_BAR, LARGE_ICON, 6) if self.large else (HEIGHT, BAR_ICON, 4)
        self.bar.resize(sp(height), Sizes(round(sp(icon)), dp(1.5), dp(radius)))
        self.figures.enlarge(self.large)

    @property
    def wanted_air(self) -> float:
        """The height that is missing for a thumb to hit each figure, to whose line the edges around belong."""
        figures, above, below = self.figures, self.spacing, self.padding[3] + dp(CARD.reach)
        edges = {1: above + below, 2: min(above, below)}
        return float(max(0.0, dp(TARGET) - edges.get(figures.lines, 0.0) - (figures.pitch - figures.air)))

    def _fit_name(self, *_: object) -> None:
        head = self.ids.head
        beside = sum(label.width for label in head.children if label is not self.ids.name.__self__)
        room = self.width - self.padding[0] - self.padding[2] - beside - head.spacing * (len(head.children) - 1)
        longest = max((text_width(word, round(sp(NAME)), self.won) for word in self.name.split()), default=0)
        self.name_size = max(dp(SMALLEST), sp(NAME) * min(1.0, 0.97 * room / max(1, longest)))

    def tapped_by(self, touch: Any) -> None:
        """Explain what lies under the finger."""
        if touch.button not in (None, "left"):
            super().tapped_by(touch)
            return
        act(partial(self.why, self.seat, self.row_at(touch.x, touch.y)))

    def row_at(self, x: float, y: float) -> str:
        """The row of what lies at a place; else the total."""
        if y < self.bar.y and self.figures.cells:
            return self.figures.cell_at(x, y, self.padding[0])
        return self.bar.part_at(x) or TOTAL if y <= self.bar.top else TOTAL


class Ranking(BoxLayout):  # type: ignore[misc]
    """The cards of all players, in the order of their standings."""

    #: What shows a player.
    card: type[StandingCard] = StandingCard

    def __init__(self, why: Why) -> None:
        super().__init__(orientation="vertical", size_hint_y=None)
        self.why = why
        self.cards: list[StandingCard] = []
        #: The height that there is for all of them, and whether they may be large.
        self.room, self.may_be_large = 0.0, False
        self.bind(height=self._space)

    def fit(self, room: float, may_be_large: bool = True) -> None:
        """Make the cards large where all of them fit into so much height; what then remains is for their figures."""
        self.room, self.may_be_large = room, may_be_large
        for card in self.cards:
            card.large = may_be_large and room >= len(self.cards) * sp(LARGE_CARD)
        self._space()

    def _space(self, *_: object) -> None:
        """Let a thumb hit the figures, as far as there is the height for it."""
        wanted = sum(card.wanted_air * card.figures.lines for card in self.cards)
        spare = self.room - self.height + sum(card.figures.air * card.figures.lines for card in self.cards)
        share = min(1.0, max(0.0, spare / wanted)) if wanted else 0.0
        for card in self.cards:
            card.figures.space(card.wanted_air * share)

    def show(self, standings: Sequence[Standing], zero: float) -> None:
        while len(self.cards) > len(standings):
            self.remove_widget(self.cards.pop())
        while len(self.cards) < len(standings):
            self.cards.append(self.card(self.why))
            self.add_widget(self.cards[-1])
        widest = [max((one.cells[row].number for one in standings), key=len) for row in range(_rows(standings))]
        for card, standing in zip(self.cards, standings, strict=True):
            card.show(standing, zero, widest)
        self.fit(self.room, self.may_be_large)


def _rows(standings: Sequence[Standing]) -> int:
    return len(standings[0].cells) if standings else 0
