"""`Driver`: runs the real app in this process on a virtual clock, by touch events; a frame takes no real time."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, ExceptionManager, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.effects import kinetic
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.lang.builder import _handlers
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from screens.shell import Shell
from screens.widgets.flow import Strip
from screens.widgets.scroll import Scroll, parents


class Finger(MotionEvent):  # type: ignore[misc]
    """A touch event."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("finger", 1, self._place(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    @staticmethod
    def _place(x: float, y: float) -> dict[str, float]:
        return {"x": x / (Window.width - 1), "y": y / (Window.height - 1)}

    def to(self, x: float, y: float) -> None:
        self.move(self._place(x, y))

    def depack(self, place: dict[str, float]) -> None:
        self.sx, self.sy = place["x"], place["y"]
        super().depack(place)


class VirtualClock:
    """Kivy's clock, on which a frame takes a sixtieth of a second. It knows no driver, so that their apps can go."""

    def __init__(self) -> None:
        self.now = Clock.time()
        Clock.time = kinetic.time = lambda: self.now
        Clock.usleep = lambda _: None
        Clock.idle = self._idle

    def _idle(self) -> float:
        self.now += 1 / 60
        Clock._dt = self.now - Clock._last_tick
        Clock._last_tick = self.now
        return float(self.now)


#: The one of this process, from the first driver on.
virtual_clock = cache(VirtualClock)


class Driver:
    """Runs an app frame by frame, sends touches and keys, and counts gestures."""

    def __init__(self, app: Any, size: tuple[int, int] = (360, 640)) -> None:
        self.app = app
        self.gestures = 0
        self.clock = virtual_clock()
        Window.size = size
        app._run_prepare()
        runTouchApp(embedded=True)
        self.frames(3)

    def frames(self, count: int) -> None:
        for _ in range(count):
            safely(EventLoop.idle)

    def widgets(self, kind: str) -> Iterator[Any]:
        """All widgets of a class on the screen, in reading order."""
        shown = [widget for widget in self.app.root.walk() if kind in (base.__name__ for base in type(widget).__mro__)]
        yield from sorted(shown, key=lambda widget: (-widget.to_window(*widget.center)[1], widget.center_x))

    def chip(self, text: str) -> Any:
        """The chip with that text or icon."""
        (found,) = (chip for chip in self.widgets("Chip") if text in (chip.text, chip.icon))
        return found

    def offer(self, key: str) -> Any:
        """The chip of the first section of a page that offers that key."""
        for box in self.widgets("SectionBox"):
            if chip := offered(box).get(key):
                return chip
        raise AssertionError(f"nothing offers {key}")

    def section(self, pad: str, seat: int = 0) -> Any:
        """A section of the page that is counted."""
        (found,) = (box for box in self.widgets("SectionBox") if box.cell == (seat, pad))
        return found

    def finish(self) -> None:
        """Declare the table that is counted finished, and open the curtain."""
        self.app.context.counting.finish()
        self.app.context.result.open_curtain()
        self.frames(6)

    def tap(self, widget: Widget) -> None:
        """Tap the centre of a widget, scrolling to it first if needed."""
        self._bring(widget)
        x, y = widget.to_window(*widget.center)
        assert 0 <= x <= Window.width, "off the screen"
        assert 0 <= y <= Window.height, "off the screen"
        while isinstance(self.app.root, Shell) and self.app.root.is_second_tap(x, y):
            self.frames(1)
        self.touch(x, y)
        self.frames(4)  # a real finger would not act in the very next frame
        self.gestures += 1

    def touch(self, x: float, y: float) -> None:
        """Touch down at a position, and up in the next frame."""
        finger = Finger(x, y)
        safely(EventLoop.post_dispatch_input, "begin", finger)
        self.frames(1)
        safely(EventLoop.post_dispatch_input, "end", finger)

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        finger = Finger(*start)
        EventLoop.post_dispatch_input("begin", finger)
        for step in range(1, 11):
            self.frames(1)
            finger.to(*(a + (b - a) * step / 10 for a, b in zip(start, end, strict=True)))
            EventLoop.post_dispatch_input("update", finger)
        self.frames(20)  # rest before lifting, so that there is no inertia
        EventLoop.post_dispatch_input("end", finger)
        self.frames(90)  # wait until scrolling stops: a tap before would only stop it
        self.gestures += 1

    def type(self, text: str) -> None:
        for sign in text:
            safely(Window.dispatch, "on_textinput", sign)
            self.frames(1)

    def key(self, code: int) -> None:
        safely(Window.dispatch, "on_keyboard", code, 0, None, [])
        self.frames(1)

    def close(self) -> None:
        self.app.dispatch("on_stop")
        Window.remove_widget(self.app.root)
        for widget in list(_handlers):
            Builder.unbind_widget(widget)
        stopTouchApp()
        # nothing holds the app any more: else a change of Kivy's metrics would lay out the widgets of earlier ones too
        Animation._instances.clear()
        for event in Clock.get_events():
            event.cancel()
        App._running_app = None

    def _bring(self, widget: Widget) -> None:
        """Swipe until a widget is visible."""
        for scroll in (parent for parent in parents(widget) if isinstance(parent, Scroll)):
            for _ in range(20):
                self._uncover(widget)
                x, y = widget.to_window(*widget.center)
                left, bottom = scroll.to_window(*scroll.pos)
                middle = left + scroll.width / 2, bottom + scroll.height / 2
                sideways = isinstance(scroll, Strip)
                beyond = x - middle[0] if sideways else y - middle[1]
                room = (scroll.width if sideways else scroll.height) / 2
                if abs(beyond) < room - min(24, room / 2):
                    break
                step = max(-room, min(room, beyond)) * 0.9
                self.swipe(middle, (middle[0] - step, middle[1]) if sideways else (middle[0], middle[1] - step))

    def _uncover(self, widget: Widget) -> None:
        """Close a message that has meanwhile appeared over a widget."""
        overlay = getattr(self.app.root, "overlay", None)
        if overlay and overlay not in parents(widget):
            self.key(27)


def safely(work: Callable[..., object], *values: object) -> None:
    """Call as Kivy's event loop does, passing exceptions to its ExceptionManager."""
    try:
        work(*values)
    except Exception as error:
        if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
            raise


def set_metrics(density: float, fontscale: float) -> None:
    """Set what is new: even for an equal value Kivy dispatches to all widgets, those of earlier apps included."""
    for name, value in ("density", density), ("fontscale", fontscale):
        if getattr(Metrics, name) != value:
            setattr(Metrics, name, value)


def offered(box: Any) -> dict[str, Any]:
    """The chips of a section of a page, by the keys of their offers; "…" expands the section."""
    chips = {}
    for flow in box.flows:
        for chip in flow.shown:
            match chip.on_tap:
                case partial(args=(str() as key,)):
                    chips[key] = chip
                case _:
                    chips["…"] = chip
    return chips
