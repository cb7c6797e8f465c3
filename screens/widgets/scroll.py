"""A scroll view without tap delay, which can be nested, and whose flings end at whole pixels."""

from collections.abc import Iterator
from math import copysign
from typing import Any

from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from screens.widgets.gestures import Axis, gesture

#: How far a notch of the mouse wheel scrolls, in dp; along which axis each scrolls, and in which direction.
WHEEL_STEP = 60
WHEEL: dict[str, tuple[Axis, int]] = {
    "scrollup": ("y", 1),
    "scrolldown": ("y", -1),
    "scrollleft": ("x", 1),
    "scrollright": ("x", -1),
}
#: A touch that stops a page which moves faster than this, in dp per second, is no tap.
MIN_FLING = 40
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

    @property
    def moves(self) -> bool:
        """Whether it moves by itself, or is about to come to rest."""
        return bool(self.trigger_velocity_update.is_triggered)

    @property
    def is_flung(self) -> bool:
        """Whether one sees it move by itself."""
        return self.moves and bool(abs(self.velocity) > dp(MIN_FLING) or abs(self.overscroll) > dp(1))


class Scroll(ScrollView):  # type: ignore[misc]
    """Scrolls with a touch that moves along its axis, and passes every touch on at once: Kivy's own waits a while."""

    scroll_y: float
    effect_x: Any
    effect_y: Any
    #: The touch that can scroll it. Another one, beside it, can only tap.
    _touch: Any
    #: Whether this touch has stopped a movement.
    _stopped = False

    def __init__(self, **options: Any) -> None:
        super().__init__(bar_width=dp(3), always_overscroll=False, effect_cls=SnapScrollEffect, **options)

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

    def _update_effect_x_bounds(self, *_: object) -> None:
        self._update_bounds(self.effect_x, self._range("x"), self.scroll_x)

    def _update_effect_y_bounds(self, *_: object) -> None:
        self._update_bounds(self.effect_y, self._range("y"), self.scroll_y)

    def _update_bounds(self, effect: Any, beyond: float, share: float) -> None:
        """Set the range of the effect. Where it is 0, Kivy's own method would bounce at an invisible end."""
        if effect:
            effect.min, effect.max = 0, -beyond
            effect.value = -beyond * share

    def _range(self, axis: Axis) -> float:
        """By how many pixels it scrolls along an axis."""
        content = self.children[0] if self.children else self
        beyond: float = content.width - self.width if axis == "x" else content.height - self.height
        return max(0.0, beyond) if (self.do_scroll_x if axis == "x" else self.do_scroll_y) else 0.0

    @property
    def _effects(self) -> tuple[tuple[Axis, Any], ...]:
        return ("x", self.effect_x), ("y", self.effect_y)

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            return self.simulate_touch_down(touch) or self._turn_wheel(touch.button)
        if any(self._range(axis) and effect.is_flung for axis, effect in self._effects):
            gesture(touch).cancel_tap()
        self.simulate_touch_down(touch)
        if not self._touch:
            # after the widgets inside, which come first
            touch.grab(self)
            self._touch = touch
            self._stopped = any(effect.moves for _, effect in self._effects)
            self._update_effect_bounds()
            self._effect_x_start_width, self._effect_y_start_height = self.size
            self.effect_x.start(touch.x)
            self.effect_y.start(touch.y)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Only widgets that have grabbed a touch follow it, so it is not passed on."""
        if touch.grab_current is self:
            moved = gesture(touch)
            for axis, effect in self._effects:
                if moved.axis == axis and self._range(axis) and moved.claim(self, axis):
                    effect.update(getattr(touch, axis))
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self._touch = None
            ended = gesture(touch)
            for axis, effect in self._effects:
                if ended.owner is self and ended.axis == axis:
                    effect.stop(getattr(touch, axis))
                else:
                    effect.is_manual = False
            if self._stopped or ended.owner is self:
                self._update_effect_bounds()
                for _, effect in self._effects:
                    effect.trigger_velocity_update()
        return False

    def _turn_wheel(self, button: str) -> bool:
        """Scroll by a notch of the wheel; False at the end, where it may scroll what is around."""
        axis, direction = WHEEL[button]
        return self.scroll_by(direction * dp(WHEEL_STEP), axis)

    def scroll_by(self, pixels: float, axis: Axis = "y") -> bool:
        """Scroll down or to the right, within the range; False at its end."""
        beyond, name = self._range(axis), f"scroll_{axis}"
        before = getattr(self, name)
        share = pixels / beyond if beyond else 0.0
        after = min(1.0, max(0.0, before + (share if axis == "x" else -share)))
        setattr(self, name, after)
        for _, effect in self._effects:
            effect.velocity = 0
        self._update_effect_bounds()
        return bool(after != before)


def parents(widget: Widget) -> Iterator[Any]:
    """The widgets around a widget, from the inside."""
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        yield widget


def scroll_around(widget: Widget) -> Scroll | None:
    """The innermost scroll view around a widget."""
    return next((parent for parent in parents(widget) if isinstance(parent, Scroll)), None)
