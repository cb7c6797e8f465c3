"""A scroll view without tap delay, whose flings end at whole pixels."""

from math import copysign
from typing import Any

from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

#: How far a touch moves before it scrolls, and how far a notch of the mouse wheel scrolls, in dp.
TOUCH_SLOP, WHEEL_STEP = 12, 60
#: Limit of the fling velocity in dp per second, of the overscroll in dp; a difference in pixels that counts as none.
MAX_VELOCITY, MAX_OVERSCROLL, EPSILON = 6000, 300, 0.001


class SnapScrollEffect(DampedScrollEffect):  # type: ignore[misc]
    """Ends at a whole pixel within the range; Kivy's own may end a pixel outside, or approach its end forever."""

    value: float
    velocity: float

    def __init__(self, **options: Any) -> None:
        super().__init__(round_value=False, **options)

    def stop(self, val: float, t: float | None = None) -> None:
        """Limit the velocity: moves that arrive together after a slow frame or a rotation would give a huge one."""
        super().stop(val, t)
        self.velocity = max(-dp(MAX_VELOCITY), min(dp(MAX_VELOCITY), self.velocity))

    def update_velocity(self, dt: float) -> None:
        if abs(self.velocity) > self.min_velocity or abs(self.overscroll) > self.min_overscroll:
            self.velocity = max(-dp(MAX_VELOCITY), min(dp(MAX_VELOCITY), self.velocity))
            excess = abs(self.overscroll) - dp(MAX_OVERSCROLL)
            if excess > 0:  # the window was rotated during a touch
                self.value -= copysign(excess, self.overscroll)
            super().update_velocity(dt)
            return
        self.velocity = 0
        whole = min(max(self.min, self.max), max(min(self.min, self.max), round(self.value)))
        if not self.is_manual and abs(whole - self.value) > EPSILON:
            self.value = whole
        self.trigger_velocity_update.cancel()  # pulled by even the smallest change of overscroll


class Scroll(ScrollView):  # type: ignore[misc]
    """A scroll view that passes taps on at once; Kivy's own waits a fifth of a second."""

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
        """Scroll until a vertical range, in window coordinates, is visible; if it is too high, its upper end."""
        range_y = self.children[0].height - self.height
        bottom = self.to_window(*self.pos)[1]
        up = min(max(0.0, bottom - low), bottom + self.height - top)
        if range_y > 0 and up:
            self.set_scroll_y(self.scroll_y - up / range_y)

    def set_scroll_y(self, scroll_y: float) -> None:
        """Set `scroll_y`, and the value of the scroll effect, which would else restore it in the next frame."""
        self.scroll_y = min(1.0, max(0.0, scroll_y))
        self.effect_y.value = self.effect_y.max * self.scroll_y

    def update_from_scroll(self, *values: object) -> None:
        """Work around a leak: Kivy binds the bar colour once more with every frame."""
        self.funbind("bar_color", self._change_bar_color)
        super().update_from_scroll(*values)

    def on_touch_down(self, touch: Any) -> Any:
        """A second touch can only tap: Kivy's own would drop the first touch, and its tap."""
        first = self._touch
        taken = super().on_touch_down(touch)
        self._touch = first or self._touch
        return taken

    def ignore_current_touch(self) -> None:
        """Ignore the touch that is down here: the content is about to be reassigned."""
        state = self._touch and self._touch.ud.get(self._get_uid())
        if state:
            state["user_stopped"] = True

    def on_scroll_stop(self, touch: Any, check_children: bool = True) -> Any:
        tapped = touch.ud.get(self._get_uid(), {}).get("mode") == "unknown"
        first = self._touch
        stopped = super().on_scroll_stop(touch, check_children)
        if first is not touch:  # the end of another touch: Kivy's own would drop the first one
            self._touch = first
        if tapped:
            self._do_touch_up(touch)
        return stopped
