"""Finds visible widgets of the app and sends touch events to them."""

from functools import partial
from itertools import takewhile
from random import Random
from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.metrics import sp
from kivy.uix.stencilview import StencilView
from kivy.uix.textinput import TextInput

from screens.counting.section import SectionBox
from screens.widgets.chip import Chip
from screens.widgets.scroll import parents
from testing.app_driver import AppDriver
from testing.driver import Finger, safely
from views.counting.pads.offer import Offer

#: Seconds after which scrolling has stopped.
STILL = 2


class Touches:
    """Touch events and visible widgets of the running app."""

    hand: AppDriver
    random: Random
    _flung = -1.0

    @property
    def app(self) -> Any:
        return self.hand.app

    def frames(self, count: int) -> None:
        self.hand.frames(count)

    @property
    def still(self) -> bool:
        """Whether scrolling has stopped, so that a tap reaches its target."""
        return bool(self.hand.clock.now > self._flung + STILL)

    # visible widgets

    def seen(self) -> list[Any]:
        """Chips and fields within reach."""
        top = self.app.shell.overlay or self.app.shell
        return [widget for widget in top.walk() if _tappable(widget) and in_sight(widget)]

    @property
    def on_page(self) -> Any:
        """The counting screen, if shown without an overlay; else None."""
        screen = self.hand.screen
        return screen if type(screen).__name__ == "CountingScreen" and not self.app.shell.overlay else None

    @property
    def cramped(self) -> bool:
        """Whether the window is too small to show a whole screen."""
        return bool(Window.height < min(640, sp(360)))

    @property
    def field(self) -> Any:
        """The focused field."""
        return next((widget for widget in self.app.shell.walk() if getattr(widget, "focus", False)), None)

    # touch events

    def press(self, x: float, y: float, double: bool = False) -> Finger:
        finger = Finger(x, y)
        finger.is_double_tap = double
        safely(EventLoop.post_dispatch_input, "begin", finger)
        return finger

    def drag_to(self, finger: Finger, x: float, y: float) -> None:
        finger.to(x, y)
        safely(EventLoop.post_dispatch_input, "update", finger)

    def lift(self, finger: Finger) -> None:
        safely(EventLoop.post_dispatch_input, "end", finger)

    def touch(self, widget: Any, after: int = 4) -> None:
        finger = self.press(*middle(widget))
        self.frames(1)
        self.lift(finger)
        self.frames(after)

    def move(self, start: tuple[float, float], end: tuple[float, float], steps: int, rest: int = 0) -> None:
        finger = self.press(*start)
        for step in range(1, steps + 1):
            self.frames(1)
            self.drag_to(finger, *(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))
        self.frames(rest)
        self.lift(finger)
        self.frames(2)
        self._flung = self.hand.clock.now

    def anywhere(self) -> tuple[float, float]:
        return self.random.random() * (Window.width - 1), self.random.random() * (Window.height - 1)


def called(widget: Any) -> str:
    said = " ".join(filter(None, (getattr(widget, name, "") for name in ("icon", "text", "note"))))
    return repr(said[:40]) if said else type(widget).__name__


def _tappable(widget: Any) -> bool:
    return bool(widget.on_tap) if isinstance(widget, Chip) else isinstance(widget, TextInput)


def offer_of(chip: Any) -> Offer | None:
    """What a chip of the counting screen offers now."""
    match getattr(chip, "on_tap", None):
        case partial(args=(_, Offer() as offer)):
            return offer
        case partial(func=tap, args=(str() as key,)):
            box = getattr(tap, "__self__", None)
            if isinstance(box, SectionBox) and box.view:
                return next(offer for offer in box.view.pad.offers() if offer.key == key)
    return None


def middle(widget: Any) -> tuple[float, float]:
    x, y = widget.to_window(*widget.center)
    return x, y


def in_sight(widget: Any) -> bool:
    """Whether the centre of a widget is visible in the window and in all scroll views around it."""
    x, y = widget.center
    for parent in takewhile(lambda parent: parent is not Window, parents(widget)):
        x, y = parent.to_parent(x, y)
        if isinstance(parent, StencilView) and not (parent.x <= x < parent.right and parent.y <= y < parent.top):
            return False
    return bool(0 <= x < Window.width and 0 <= y < Window.height)
