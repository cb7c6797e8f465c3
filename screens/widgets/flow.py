"""Chips in wrapped rows of equal columns, or in one row that scrolls sideways."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout

from screens.widgets.chip import Chip
from screens.widgets.looks import Look
from screens.widgets.scroll import Scroll

GAP = 8


class Flow(Layout):  # type: ignore[misc]
    """Lays out chips in rows of equal columns, and takes their height."""

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
        self.bind(pos=self._trigger_layout, width=self._trigger_layout)

    def chips(self, count: int) -> list[Chip]:
        """So many chips: those shown already, then recycled ones, then new ones."""
        return _chips(self, self.look, count, self.spare)

    def fill(self, chips: list[Chip]) -> None:
        """Show these chips."""
        _fill(self, chips, self.spare)
        self.do_layout()

    def do_layout(self, *_: object) -> None:
        chips: list[Chip] = self.children[::-1]
        gap = self.gap
        if not chips or self.width <= 100:
            return
        least = max(chip.min_width() for chip in chips)
        columns = self.columns or max(1, int((self.width + gap) // (least + gap)))
        if self.shared:
            # balance the rows: not one chip below a row of three
            columns = -(-len(chips) // -(-len(chips) // columns))
        width = (self.width - gap * (columns - 1)) / columns
        rows = [chips[start : start + columns] for start in range(0, len(chips), columns)]
        heights = [max(chip.fit(width) for chip in row) for row in rows]
        self.height = sum(heights) + gap * (len(rows) - 1)
        y = self.top
        for row, height in zip(rows, heights, strict=True):
            y -= height
            for index, chip in enumerate(row):
                chip.height = height
                chip.pos = self.x + index * (width + gap), y
            y -= gap


class Strip(Scroll):
    """Chips in one row, which scrolls sideways if they do not fit.

    With `stretch` they fill the width. Scrolled so that the current chip is visible, else the last one.
    """

    def __init__(self, look: Look, gap: float = 0, stretch: bool = True) -> None:
        super().__init__(do_scroll_y=False, size_hint_y=None, height=0)
        self.look = look
        self.spare: list[Chip] = []
        self.bar_width = 0
        self.gap = dp(gap)
        self.stretch = stretch
        self.current: int | None = None
        self.row = BoxLayout(size_hint=(None, None), spacing=self.gap)
        self.add_widget(self.row)
        self.bind(width=self._arrange)

    def chips(self, count: int) -> list[Chip]:
        """So many chips: those shown already, then recycled ones, then new ones."""
        return _chips(self.row, self.look, count, self.spare)

    def fill(self, chips: list[Chip], current: int | None = None) -> None:
        """Show these chips, and scroll to the current one."""
        _fill(self.row, chips, self.spare)
        self.current = current
        self._arrange()

    def _arrange(self, *_: object) -> None:
        chips: list[Chip] = self.row.children[::-1]
        widths = [chip.natural_width() for chip in chips]
        gaps = self.gap * max(0, len(chips) - 1)
        over = self.width - sum(widths) - gaps
        if over < 0 and self.stretch and len(set(widths)) == 1:
            # cut the last visible chip in half, to show that there are more
            seen = max(1.5, (self.width / widths[0] - 0.5) // 1 + 0.5)
            widths = [self.width / seen] * len(widths)
            over = self.width - sum(widths) - gaps
        more = over / len(chips) if chips and self.stretch and over > 0 else 0
        heights = [chip.fit(width + more) for chip, width in zip(chips, widths, strict=True)]
        self.height = max(heights, default=0)
        for chip in chips:
            chip.height = self.height
        self.row.size = sum(chip.width for chip in chips) + gaps, self.height
        if over >= 0:
            self.scroll_x = 0
        elif self.current is None:
            self.scroll_x = 1
        else:
            middle = sum(widths[: self.current]) + widths[self.current] / 2 + self.gap * self.current
            self.scroll_x = min(1, max(0, (middle - self.width / 2) / -over))


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
