"""How far work in the background is, and what stops it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.looks import BIG
from screens.widgets.overlay import Overlay

if TYPE_CHECKING:
    from screens.background import Job

load("widgets/progress")


class Progress(Widget):  # type: ignore[misc]
    """A share as a line."""

    share = NumericProperty()


class Working(Overlay):
    """Lies over everything until the job ends: what it changes is not to be changed meanwhile."""

    def __init__(self, title: str, stop_label: str, job: "Job", stop: Callable[[], object]) -> None:
        super().__init__(title, stop)
        self.job = job
        self.progress = Progress()
        self.ids.content.add_widget(self.progress)
        self.ids.content.add_widget(Chip(BIG, stop_label, on_tap=stop))
        self._look = Clock.schedule_interval(self._say, 0.1)
        self.bind(parent=self._left)

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        return True

    def _say(self, _: float) -> None:
        self.progress.share = self.job.share

    def _left(self, _: object, parent: object) -> None:
        if parent is None:
            self._look.cancel()
