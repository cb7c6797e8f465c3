"""Shows a single screen in a window, without the rest of the app."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from screens.app import FONTS
from screens.widgets.scroll import parents
from testing.driver import Driver, Finger
from words import Voice


class SingleScreenApp(App):  # type: ignore[misc]
    """An app that shows one widget."""

    def __init__(self, make: Callable[[], Widget]) -> None:
        super().__init__()
        self.make = make

    def build(self) -> Widget:
        LabelBase.register("Elvaland", str(FONTS / "Elvaland-Regular.ttf"), fn_bold=str(FONTS / "Elvaland-Bold.ttf"))
        LabelBase.register("Icons", str(FONTS / "Icons.ttf"))
        return self.make()


class RecordingController:
    """Stands in for a controller: reports every call on it or its attributes by name; its voice is a real one."""

    def __init__(self, tell: Callable[..., object], language: str = "en", name: str = "") -> None:
        self._tell, self._name, self.voice = tell, name, Voice(language)

    def __getattr__(self, name: str) -> "RecordingController":
        return RecordingController(self._tell, self.voice.language, name)

    def __getitem__(self, name: str) -> "RecordingController":
        return RecordingController(self._tell, self.voice.language, name)

    def __call__(self, *values: object) -> object:
        return self._tell(self._name, *values)


class ScreenDriver(Driver):
    """Drives a single screen by touches."""

    @property
    def screen(self) -> Any:
        return self.app.root

    @property
    def texts(self) -> list[str]:
        """Texts of all labels outside chips."""
        return [widget.text for widget in self.screen.walk() if isinstance(widget, Label) and widget.text]

    def reach(self, widget: Widget) -> None:
        """Scroll to a widget and tap it."""
        for scroll in parents(widget):
            if isinstance(scroll, ScrollView):
                scroll.scroll_to(widget, animate=False)
                self.frames(2)
        self.tap(widget)

    def enter(self) -> None:
        """Press the Enter key."""
        Window.dispatch("on_key_down", 13, 40, None, [])
        Window.dispatch("on_key_up", 13, 40)
        self.frames(3)

    def drag(self, widget: Widget, dx: float, dy: float) -> None:
        """Drag from a widget by an offset."""
        x, y = widget.to_window(*widget.center)
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
        for step in range(11):
            finger.to(x + dx * step / 10, y + dy * step / 10)
            EventLoop.post_dispatch_input("update", finger)
            self.frames(1)
        EventLoop.post_dispatch_input("end", finger)
        self.frames(60)


@contextmanager
def staged(make: Callable[[], Widget], size: tuple[int, int] = (360, 640)) -> Iterator[ScreenDriver]:
    stage = ScreenDriver(SingleScreenApp(make), size)
    try:
        yield stage
    finally:
        stage.close()
