"""Chips in wrapped rows of equal columns, or in one row that scrolls sideways."""

from functools import cache

from kivy.graphics import Color, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout

from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import Look
from screens.widgets.scroll import Scroll

GAP = 8
#: In dp: what fades out at an end of a strip beyond which there is more; the arrow on it; its distance from the end.
FADE_WIDTH, ARROW, FROM_END = 28, 5, 6
#: Which way the texture of a fade lies.
LEFT, RIGHT = (0, 0, 1, 0, 1, 1, 0, 1), (1, 0, 0, 0, 0, 1, 1, 1)


class Flow(Layout):  # type: ignore[misc]
    """Lays out chips in rows of equal columns, and takes their height."""

    #: Up to this width, which Kivy gives to a new widget, it is not laid out.
    too_narrow = 100

    def __init__(
        self, look: Look, columns: int = 0, gap: float = GAP, shared: bool = False, spare: list[Chip] | None = None
    ) -> None:
        super().__init__(size_hint_y=None, height=0)
        self.look = look
        #: Unused chips of this look, kept to be recycled: discarding widgets costs a tenth of a second of garbage
        #: collection.
        self.spare = [] if spare is None else spare
        self.gap = dp(gap)
        #: Fixed number of columns; 0 for as many as fit.
        self.columns = columns
        self.shared = shared
        #: Whether its chips are placed by the widget around it.
        self.placed_from_outside = False
        #: The chips row by row, and the heights of the rows.
        self._rows: list[tuple[list[Chip], float]] = []
        self.bind(pos=lambda *_: self.place(), width=self._trigger_layout)

    @property
    def shown(self) -> list[Chip]:
        """The chips that are shown, in order."""
        shown: list[Chip] = self.children[::-1]
        return shown

    def chips(self, count: int) -> list[Chip]:
        """So many chips: those shown already, then recycled ones, then new ones."""
        return _chips(self, self.look, count, self.spare)

    def fill(self, chips: list[Chip]) -> None:
        """Show these chips."""
        _fill(self, chips, self.spare)
        self.do_layout()

    def do_layout(self, *_: object) -> None:
        self._rows = []
        if self.placed_from_outside:
            return
        if self.children and self.width > self.too_narrow:
            self.height = self.fit(self.width)
            self.place()

    def fit(self, width: float) -> float:
        """Set the width; returns the height that the rows need at it."""
        chips: list[Chip] = self.children[::-1]
        gap = self.gap
        least = max((chip.min_width() for chip in chips), default=width)
        columns = self.columns or max(1, int((width + gap) // (least + gap)))
        if self.shared and chips:
            # balance the rows: not one chip below a row of three
            columns = -(-len(chips) // -(-len(chips) // columns))
        wide = self.widths(columns, width - gap * (columns - 1))
        rows = [chips[start : start + columns] for start in range(0, len(chips), columns)]
        self._rows = [(row, max(map(Chip.fit, row, wide))) for row in rows]
        self.width = width
        self._trigger_layout.cancel()
        return float(sum(height for _, height in self._rows) + gap * max(0, len(rows) - 1))

    def widths(self, columns: int, width: float) -> list[float]:
        """How wide the columns are that share a width."""
        return [width / columns] * columns

    def place(self) -> None:
        """Set the positions of the chips, once the height is set."""
        y = self.y + self.height  # not `top`: Kivy may update it after this callback
        for row, height in self._rows:
            y -= height
            x = self.x
            for chip in row:
                chip.height = height
                chip.pos = x, y
                x += chip.width + self.gap
            y -= self.gap


class Grid(Flow):
    """Chips in rows, all in sight: stands for a strip where there is the height for it."""

    #: Whether labels are cut where they are too long; and the current chip.
    cuts = False
    current: int | None = None

    def fill(self, chips: list[Chip], current: int | None = None) -> None:
        self.current = current
        for chip in chips:
            chip.cuts = self.cuts
        super().fill(chips)

    def scroll_to_chip(self, current: int | None) -> None:
        """Note the current chip; all of them are in sight."""
        self.current = current


class Strip(Scroll):
    """Chips in one row, which scrolls sideways if they do not fit; an arrow where it fades out leads to more of them.

    With `stretch` they fill the width. Scrolled so that the current chip is visible, else the last one.
    """

    #: Whether labels are cut if all chips fit then.
    cuts = False

    def __init__(self, look: Look, gap: float = 0, stretch: bool = True, spare: list[Chip] | None = None) -> None:
        super().__init__(do_scroll_y=False, size_hint_y=None, height=0)
        self.look = look
        self.spare = [] if spare is None else spare
        self.bar_width = 0
        self.gap = dp(gap)
        self.stretch = stretch
        self.current: int | None = None
        #: By how much the row is wider than the viewport.
        self._over = 0.0
        self.row = BoxLayout(size_hint=(None, None), spacing=self.gap)
        self.add_widget(self.row)
        with self.canvas.after:
            self._fade_colour = Color()
            self._fades = [Rectangle(texture=_fade(), tex_coords=coords) for coords in (LEFT, RIGHT)]
            self._arrow_colour = Color()
            self._arrows = [Line(width=dp(1)) for _ in self._fades]
        self.bind(width=self._arrange, pos=self._draw_fades, scroll_x=self._draw_fades)

    @property
    def shown(self) -> list[Chip]:
        """The chips that are shown, in order."""
        shown: list[Chip] = self.row.children[::-1]
        return shown

    def chips(self, count: int) -> list[Chip]:
        """So many chips: those shown already, then recycled ones, then new ones."""
        return _chips(self.row, self.look, count, self.spare)

    def fill(self, chips: list[Chip], current: int | None = None) -> None:
        """Show these chips, and scroll to the current one."""
        _fill(self.row, chips, self.spare)
        self.current = current
        self._arrange()

    @property
    def origin(self) -> tuple[float, float]:
        """Where the row begins."""
        return self.x - max(0.0, self._over) * self.scroll_x, self.y

    def fit(self, width: float) -> float:
        """Set the width; returns the height of the row at it."""
        self.width = width
        return float(max(self.height, dp(self.look.height)))

    def _arrange(self, *_: object) -> None:
        chips: list[Chip] = self.row.children[::-1]
        widths = [chip.natural_width() for chip in chips]
        gaps = self.gap * max(0, len(chips) - 1)
        for chip in chips:
            chip.cuts = self.cuts
        if self.cuts and chips:
            widths = cut_to(self.width - gaps, widths, [chip.min_width() for chip in chips])
        over = self.width - sum(widths) - gaps
        if over < 0 and self.stretch and len(set(widths)) == 1:
            # cut the last visible chip in half, to show that there are more
            seen = max(1.5, (self.width / widths[0] - 0.5) // 1 + 0.5)
            widths = [max(widths[0], self.width / seen)] * len(widths)
            over = self.width - sum(widths) - gaps
        more = over / len(chips) if chips and self.stretch and over > 0 else 0
        heights = [chip.fit(width + more) for chip, width in zip(chips, widths, strict=True)]
        self.height = max(heights, default=0)
        for chip in chips:
            chip.height = self.height
        self.row.size = sum(chip.width for chip in chips) + gaps, self.height
        self.row.do_layout()
        self._over = -over
        self.scroll_to_chip(self.current)
        self._draw_fades()

    def _draw_fades(self, *_: object) -> None:
        """Fade out where there are more chips, and draw an arrow there."""
        wide, arrow, middle = dp(FADE_WIDTH), dp(ARROW), self.y + self.height / 2
        for index, (beyond, x, end, step) in enumerate(
            (
                (self._over * self.scroll_x, self.x, self.x + dp(FROM_END), arrow),
                (self._over * (1 - self.scroll_x), self.right - wide, self.right - dp(FROM_END), -arrow),
            )
        ):
            fade, more = self._fades[index], beyond > 1
            fade.pos, fade.size = (x, self.y), (wide, self.height) if more else (0, 0)
            points = (end + step, middle + arrow, end, middle, end + step, middle - arrow)
            self._arrows[index].points = points if more else ()
        self._fade_colour.rgba, self._arrow_colour.rgba = skin.ground, skin.text

    def scroll_to_chip(self, current: int | None) -> None:
        """Scroll no farther than it takes to see a chip and half of those beside it, a whole one at an end.

        By default to the last one.
        """
        self.current = current
        if self._over <= 0:
            self.scroll_x = 0
        elif current is None:
            self.scroll_x = 1
        else:
            chip = self.row.children[-1 - current]
            left, half, last = chip.x - self.row.x, chip.width / 2, len(self.row.children) - 1
            before, after = half * (1 + (current == 1)), half * (1 + (current == last - 1))
            most, least = left - before, left + chip.width + after - self.width
            self.scroll_x = min(1, max(0, max(least, min(most, self.scroll_x * self._over)) / self._over))


def cut_to(width: float, widths: list[float], least: list[float]) -> list[float]:
    """These widths, the largest of which are cut so that all fit; as they are if that cannot be.

    >>> cut_to(100, [20, 50, 60], [20, 20, 20])
    [20, 40.0, 40.0]
    >>> cut_to(100, [20, 50, 60], [40, 40, 40]), cut_to(200, [20, 50, 60], [20, 20, 20])
    ([20, 50, 60], [20, 50, 60])
    """
    left, most = width, 0.0
    for count, each in zip(range(len(widths), 0, -1), sorted(widths), strict=True):
        most = left / count
        if each > most:
            break
        left -= each
    else:
        return widths
    cut = [min(each, most) for each in widths]
    return cut if all(each >= one for each, one in zip(cut, least, strict=True)) else widths


@cache
def _fade() -> Texture:
    """White that is opaque up to its middle, and ends transparent."""
    texture = Texture.create(size=(16, 1), colorfmt="rgba")
    pixels = bytes(byte for step in range(16) for byte in (255, 255, 255, min(255, 2 * (255 - 17 * step))))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture


def _chips(row: Layout, look: Look, count: int, spare: list[Chip]) -> list[Chip]:
    there: list[Chip] = row.children[::-1][:count]
    return there + [spare.pop() if spare else Chip(look) for _ in range(count - len(there))]


def _fill(row: Layout, chips: list[Chip], spare: list[Chip]) -> None:
    there: list[Chip] = row.children[::-1]
    if chips != there:
        row.clear_widgets()
        for chip in chips:
            row.add_widget(chip)
        spare += [chip for chip in there if chip not in chips]
