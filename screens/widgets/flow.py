"""Chips in rows: as many beside one another as there is room for, all of one width; or in one row that scrolls."""

from math import copysign
from typing import Any

from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView

from screens.widgets.chip import Chip, Look

GAP = 8
#: How far a finger moves before it scrolls, and how far a notch of a mouse's wheel does, in dp.
STILL, NOTCH = 12, 60
#: No page glides faster, in dp in a second, nor farther beyond its end; and so much of a pixel is none.
FASTEST, FARTHEST, NOTHING = 6000, 300, 0.001


class Flow(Layout):  # type: ignore[misc]
    """Lays its chips out in rows, and is as tall as they are; a few can share what room there is."""

    def __init__(
        self, look: Look, columns: int = 0, gap: float = GAP, shared: bool = False, spare: list[Chip] | None = None
    ) -> None:
        super().__init__(size_hint_y=None, height=0)
        self.look = look
        #: Chips of this look that are shown nowhere just now: what is used again need not be thrown away, which costs
        #: a tenth of a second whenever Python tidies up.
        self.spare = [] if spare is None else spare
        self.gap = dp(gap)
        #: So many beside one another, whatever they need; as many as fit where none is given.
        self.columns = columns
        self.shared = shared
        self.bind(pos=self._trigger_layout, width=self._trigger_layout)

    def chips(self, count: int) -> list[Chip]:
        """So many chips, those first that stand there already."""
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
        least = max(chip.least_width() for chip in chips)
        columns = self.columns or max(1, int((self.width + gap) // (least + gap)))
        if self.shared:
            # no row of one below a row of three
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


class Glide(DampedScrollEffect):  # type: ignore[misc]
    """Comes to rest at a whole pixel; Kivy's own at one beyond the end, or by steps that become smaller and smaller."""

    value: float
    velocity: float

    def __init__(self, **options: Any) -> None:
        super().__init__(round_value=False, **options)

    def stop(self, val: float, t: float | None = None) -> None:
        """Never faster than a thumb flings: whatever came in one moment, after a slow frame or a turn, has no speed."""
        super().stop(val, t)
        self.velocity = max(-dp(FASTEST), min(dp(FASTEST), self.velocity))

    def update_velocity(self, dt: float) -> None:
        if abs(self.velocity) > self.min_velocity or abs(self.overscroll) > self.min_overscroll:
            self.velocity = max(-dp(FASTEST), min(dp(FASTEST), self.velocity))
            too_far = abs(self.overscroll) - dp(FARTHEST)
            if too_far > 0:  # a finger lay on it while the window was turned
                self.value -= copysign(too_far, self.overscroll)
            super().update_velocity(dt)
            return
        self.velocity = 0
        whole = min(max(self.min, self.max), max(min(self.min, self.max), round(self.value)))
        if not self.is_manual and abs(whole - self.value) > NOTHING:
            self.value = whole
        self.trigger_velocity_update.cancel()  # which a change of what lies beyond the end has pulled, however small


class Scroll(ScrollView):  # type: ignore[misc]
    """Scrolls, and hands a tap on at once, where Kivy's own waits a fifth of a second."""

    scroll_y: float
    effect_y: Any
    _touch: Any

    def __init__(self, **options: Any) -> None:
        super().__init__(
            bar_width=dp(3),
            scroll_timeout=10_000,
            scroll_distance=dp(STILL),
            scroll_wheel_distance=dp(NOTCH),
            always_overscroll=False,
            effect_cls=Glide,
            **options,
        )

    def into_sight(self, low: float, top: float) -> None:
        """What lies between two heights of the window comes into sight; where that is too much, its upper end."""
        beyond = self.children[0].height - self.height
        bottom = self.to_window(*self.pos)[1]
        up = min(max(0.0, bottom - low), bottom + self.height - top)
        if beyond > 0 and up:
            self.put(self.scroll_y - up / beyond)

    def put(self, scroll_y: float) -> None:
        """And tell what lets the page glide, which would put it back in the next frame."""
        self.scroll_y = min(1.0, max(0.0, scroll_y))
        self.effect_y.value = self.effect_y.max * self.scroll_y

    def update_from_scroll(self, *values: object) -> None:
        """Kivy would listen to the colour of its bar once more with each frame, and never let go of that."""
        self.funbind("bar_color", self._change_bar_color)
        super().update_from_scroll(*values)

    def on_touch_down(self, touch: Any) -> Any:
        """A finger that comes down beside another only taps: Kivy's own would forget the first one, and its tap."""
        first = self._touch
        taken = super().on_touch_down(touch)
        self._touch = first or self._touch
        return taken

    def let_go(self) -> None:
        """What lies here is about to be something else: a finger that rests on it taps nothing of that."""
        state = self._touch and self._touch.ud.get(self._get_uid())
        if state:
            state["user_stopped"] = True

    def on_scroll_stop(self, touch: Any, check_children: bool = True) -> Any:
        tapped = touch.ud.get(self._get_uid(), {}).get("mode") == "unknown"
        first = self._touch
        stopped = super().on_scroll_stop(touch, check_children)
        if first is not touch:  # a finger beside the page: Kivy's own would forget the one that rests on it
            self._touch = first
        if tapped:
            self._do_touch_up(touch)
        return stopped


class Strip(Scroll):
    """Chips in one row, which scrolls sideways where there are too many.

    Stretched, they share what room there is, and the current one is kept in sight; else it is the last one.
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
        """So many chips, those first that stand there already."""
        return _chips(self.row, self.look, count, self.spare)

    def fill(self, chips: list[Chip], current: int | None = None) -> None:
        """Show these chips, and bring one of them into sight."""
        _fill(self.row, chips, self.spare)
        self.current = current
        self._arrange()

    def _arrange(self, *_: object) -> None:
        chips: list[Chip] = self.row.children[::-1]
        widths = [chip.natural_width() for chip in chips]
        gaps = self.gap * max(0, len(chips) - 1)
        over = self.width - sum(widths) - gaps
        if over < 0 and self.stretch and len(set(widths)) == 1:
            # the last one in sight is cut in its middle, so that everybody sees that there are more
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
