"""Gestures of a touch: tap, hold, scroll along one axis, swipe. The one place that tells them apart.

A touch is a tap until it moves beyond `TOUCH_SLOP`, slides off its widget, or rests for `HOLD_TIME`. Once it moves, its
first direction decides for good along which axis, and the innermost widget that follows this axis owns it.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from math import hypot
from typing import Any, Literal

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.widget import Widget

from records import Trouble

#: A touch that moves farther than this, in dp, is no tap. One that rests for so many seconds is a hold.
TOUCH_SLOP, HOLD_TIME = 8, 0.4
#: A hold that is noticed later than this, in seconds, waits a frame: the finger may have lifted during a slow one.
LATE = 0.1
#: The velocity of a swipe is measured over its last moves: so many, and not older than this in seconds.
MEASURED_MOVES, MEASURED_TIME = 10, 0.1
#: Fraction of a pixel by which coordinates are off after rounding.
EPSILON = 0.001

Axis = Literal["", "x", "y"]


class Gesture:
    """What a touch has done so far."""

    def __init__(self) -> None:
        self.began: float = Clock.get_time()
        #: Whether it can still become a tap or a hold.
        self.is_tap = True
        #: The axis of its first movement.
        self.axis: Axis = ""
        #: Distance from its start, in pixels of the window.
        self.dx = self.dy = 0.0
        #: The widget that it presses, the one that it has tapped, and the one that follows its movement.
        self.target: Tappable | None = None
        self.tapped: Tappable | None = None
        self.owner: object = None

    def follow(self, touch: Any) -> None:
        """Update distance and axis. Normalised positions are the same inside of every scroll view."""
        width, height = EventLoop.window.size
        self.dx, self.dy = (touch.sx - touch.osx) * (width - 1), (touch.sy - touch.osy) * (height - 1)
        if not self.axis and hypot(self.dx, self.dy) > dp(TOUCH_SLOP) + EPSILON:
            self.axis = "x" if abs(self.dx) > abs(self.dy) else "y"
            self.cancel_tap()

    @property
    def rested(self) -> bool:
        """Whether it is as old as a hold."""
        return bool(Clock.get_time() - self.began >= HOLD_TIME)

    def cancel_tap(self) -> None:
        """Cancel tap and hold. The touch can still scroll."""
        self.is_tap = False
        pressed, self.target = self.target, None
        if pressed:
            pressed.release()

    def claim(self, widget: object, axis: Axis) -> bool:
        """Whether it moves along this axis and belongs to this widget: the first that asks gets it."""
        if self.axis == axis and self.owner is None:
            self.owner = widget
        return self.owner is widget


def gesture(touch: Any) -> Gesture:
    """The gesture of a touch, up to date."""
    known: Gesture | None = touch.ud.get("gesture")
    if known is None:
        known = touch.ud["gesture"] = Gesture()
    known.follow(touch)
    return known


def ignore_current_touches() -> None:
    """Cancel the tap of every current touch: other content is about to appear under it."""
    for touch in EventLoop.touches:
        if touch.is_touch:
            gesture(touch).cancel_tap()


class Tappable(Widget):  # type: ignore[misc]
    """Turns a widget into a button, drawn pressed while touched."""

    on_tap: Callable[[], object] | None = None
    on_hold: Callable[[], object] | None = None
    #: Whether a tap leaves the focus, and so the soft keyboard, to the text input that has it.
    keeps_focus = False
    #: Whether taps on it that follow each other at once all count, whatever each of them brings up.
    repeats = False
    pressed = False
    _touch: Any = None
    _timer: Any = None

    def on_touch_down(self, touch: Any) -> bool:
        if self.dispatch_inside(touch):
            return True
        return not touch.is_mouse_scrolling and self.collide_point(*touch.pos) and self.press(touch)

    def dispatch_inside(self, touch: Any) -> bool:
        """Pass a touch that comes down on to the widgets inside; whether one of them takes it."""
        return bool(super().on_touch_down(touch))

    def press(self, touch: Any) -> bool:
        """Begin a tap or a hold, if the widget has one; True if so."""
        if not (self.on_tap or self.on_hold):
            return False
        if self.keeps_focus:
            FocusBehavior.ignored_touch.append(touch)
        begun = gesture(touch)
        if not begun.is_tap:
            return True
        if self._touch:  # of two fingers on one button, the later one counts
            gesture(self._touch).cancel_tap()
        touch.grab(self)
        self._touch, begun.target = touch, self
        self._grip = touch.x - self.x, touch.y - self.y
        self.pressed = True
        self.show_pressed()
        self._timer = Clock.schedule_once(self._held, HOLD_TIME)
        return True

    def release(self) -> None:
        """Release the touch without a tap."""
        self._touch.ungrab(self)
        self._touch = None
        self._timer.cancel()
        self.pressed = False
        self.show_pressed()

    def on_touch_move(self, touch: Any) -> bool:
        if touch is not self._touch or touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        self._follow(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch is not self._touch or touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        ended = self._follow(touch)
        if ended.is_tap:
            ended.target, ended.tapped = None, self
            self.release()
            self.tapped_by(touch)
        return True

    def _follow(self, touch: Any) -> Gesture:
        """The gesture of the touch that presses it; no tap where it slid off, or another touch removed the screen."""
        moved = gesture(touch)
        # seen from the widget: a page may be laid out anew under a finger that does not move
        at = self.x + self._grip[0] + moved.dx, self.y + self._grip[1] + moved.dy
        if not (self.collide_point(*at) and self.get_root_window()):
            moved.cancel_tap()
        return moved

    def tapped_by(self, touch: Any) -> None:
        """Tap, or hold with the right button of a mouse."""
        match touch.button:
            case None | "left":
                self.tap()
            case "right":
                self.hold()

    def tap(self) -> None:
        """Call `on_tap`."""
        if self.on_tap:
            act(self.on_tap)

    def hold(self) -> None:
        """Call `on_hold`."""
        if self.on_hold:
            act(self.on_hold)

    def _held(self, waited: float) -> None:
        if waited > HOLD_TIME + LATE:
            self._timer = Clock.schedule_once(self._held)
            return
        gesture(self._touch).cancel_tap()
        if self.get_root_window():
            self.hold()

    def show_pressed(self) -> None:
        """Redraw for the current `pressed`."""


def act(action: Callable[[], object]) -> None:
    """Run a tap's action; raise `Trouble` in the next frame, as raising during dispatch repeats the tap."""
    try:
        action()
    except Trouble as trouble:
        Clock.schedule_once(partial(_reraise, trouble))


def _reraise(trouble: Trouble, _: float) -> None:
    raise trouble


class Swipeable(Widget):  # type: ignore[misc]
    """Lets a widget follow a touch that moves sideways, unless a strip of chips in it scrolls with this touch."""

    _swipe: Any = None
    #: The last moves: times, and distances in pixels.
    _moves: deque[tuple[float, float]]

    def drag(self, dx: float) -> None:
        """Called at every move, with the distance to the right of its start in pixels."""

    def drop(self, dx: float, velocity: float) -> None:
        """Called when the touch ends, with its distance and its velocity in pixels per second."""

    def on_touch_down(self, touch: Any) -> bool:
        taken: bool = super().on_touch_down(touch)
        # after the widgets inside, which come first
        if self._swipe is None and not touch.is_mouse_scrolling and self.collide_point(*touch.pos):
            touch.grab(self)
            self._swipe, self._moves = touch, deque([(Clock.get_time(), 0.0)], MEASURED_MOVES)
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        moved = gesture(touch)
        self._moves.append((Clock.get_time(), moved.dx))
        if moved.claim(self, "x"):
            self.drag(moved.dx)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._swipe = None
        ended = gesture(touch)
        if ended.claim(self, "x"):
            self.drop(ended.dx, self._velocity(ended.dx))
        return True

    def _velocity(self, dx: float) -> float:
        """Mean velocity over the last moves; 0 if the touch rested."""
        now: float = Clock.get_time()
        recent = [(time, at) for time, at in self._moves if now - time <= MEASURED_TIME]
        if not recent or recent[0][0] == now:
            return 0.0
        time, at = recent[0]
        return (dx - at) / (now - time)
