"""The real app in this process, driven by touches; each frame is a sixtieth of a second, and none is waited for."""

from collections.abc import Iterator
from typing import Any

from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget


class Finger(MotionEvent):  # type: ignore[misc]
    """A touch at a place of the window."""

    def __init__(self, x: float, y: float) -> None:
        place = {"x": x / (Window.width - 1), "y": y / (Window.height - 1)}
        super().__init__("finger", 1, place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, place: dict[str, float]) -> None:
        self.sx, self.sy = place["x"], place["y"]
        super().depack(place)


class Driver:
    """Holds the app like a hand holds a phone."""

    def __init__(self, app: Any, size: tuple[int, int] = (360, 640)) -> None:
        self.app = app
        self.now = Clock.time()
        Clock.time = lambda: self.now
        Clock.usleep = lambda _: None
        Clock.idle = self._idle
        Window.size = size
        app._run_prepare()
        runTouchApp(embedded=True)
        self.frames(3)

    def frames(self, count: int) -> None:
        for _ in range(count):
            EventLoop.idle()

    def widgets(self, kind: str) -> Iterator[Any]:
        """Every widget of a class on the screen, in reading order."""
        shown = [widget for widget in self.app.root.walk() if type(widget).__name__ == kind]
        yield from sorted(shown, key=lambda widget: (-widget.to_window(*widget.center)[1], widget.center_x))

    def tap(self, widget: Widget) -> None:
        x, y = widget.to_window(*widget.center)
        assert 0 <= x <= Window.width, "off the screen"
        assert 0 <= y <= Window.height, "off the screen"
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
        self.frames(2)
        EventLoop.post_dispatch_input("end", finger)
        self.frames(3)

    def close(self) -> None:
        Window.remove_widget(self.app.root)
        stopTouchApp()

    def _idle(self) -> float:
        self.now += 1 / 60
        Clock._dt = self.now - Clock._last_tick
        Clock._last_tick = self.now
        return float(self.now)
