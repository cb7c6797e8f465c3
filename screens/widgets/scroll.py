"""Pages that scroll: taps at once, a glide that comes to rest."""

from math import copysign
from typing import Any

from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

#: How far a finger moves before it scrolls, and how far a notch of a mouse's wheel does, in dp.
TOUCH_SLOP, WHEEL_STEP = 12, 60
#: No page glides faster, in dp in a second, nor farther beyond its end; and so much of a pixel is none.
MAX_VELOCITY, MAX_OVERSCROLL, EPSILON = 6000, 300, 0.001


class SnapScrollEffect(DampedScrollEffect):  # type: ignore[misc]
    """Comes to rest at a whole pixel; Kivy's own at one beyond the end, or by steps that become smaller and smaller."""

    value: float
    velocity: float

    def __init__(self, **options: Any) -> None:
        super().__init__(round_value=False, **options)

    def stop(self, val: float, t: float | None = None) -> None:
        """Never faster than a thumb flings: whatever came in one moment, after a slow frame or a turn, has no speed."""
        super().stop(val, t)
        self.velocity = max(-dp(MAX_VELOCITY), min(dp(MAX_VELOCITY), self.velocity))

    def update_velocity(self, dt: float) -> None:
        if abs(self.velocity) > self.min_velocity or abs(self.overscroll) > self.min_overscroll:
            self.velocity = max(-dp(MAX_VELOCITY), min(dp(MAX_VELOCITY), self.velocity))
            excess = abs(self.overscroll) - dp(MAX_OVERSCROLL)
            if excess > 0:  # a finger lay on it while the window was turned
                self.value -= copysign(excess, self.overscroll)
            super().update_velocity(dt)
            return
        self.velocity = 0
        whole = min(max(self.min, self.max), max(min(self.min, self.max), round(self.value)))
        if not self.is_manual and abs(whole - self.value) > EPSILON:
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
            scroll_distance=dp(TOUCH_SLOP),
            scroll_wheel_distance=dp(WHEEL_STEP),
            always_overscroll=False,
            effect_cls=SnapScrollEffect,
            **options,
        )

    def scroll_into_view(self, low: float, top: float) -> None:
        """What lies between two heights of the window comes into sight; where that is too much, its upper end."""
        range_y = self.children[0].height - self.height
        bottom = self.to_window(*self.pos)[1]
        up = min(max(0.0, bottom - low), bottom + self.height - top)
        if range_y > 0 and up:
            self.set_scroll_y(self.scroll_y - up / range_y)

    def set_scroll_y(self, scroll_y: float) -> None:
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

    def ignore_current_touch(self) -> None:
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
