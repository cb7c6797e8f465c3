"""Progress of a background job, with a chip to cancel it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

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
    """A progress bar; `share` is from 0 to 1."""

    share = NumericProperty()


class ProgressOverlay(Overlay):
    """Blocks the app until the job ends: nothing else may change the records meanwhile."""

    def __init__(self, title: str, stop_label: str, job: "Job", stop: Callable[[], object]) -> None:
        super().__init__(title, stop)
        self.on_tap = None  # a tap outside the card does not cancel
        self.job = job
        self.progress = Progress()
        self.ids.content.add_widget(self.progress)
        self.ids.content.add_widget(Chip(BIG, stop_label, on_tap=stop))
        self._poll = Clock.schedule_interval(self._update_share, 0.1)
        self.bind(parent=self._stop_polling)

    def _update_share(self, _: float) -> None:
        self.progress.share = self.job.share

    def _stop_polling(self, _: object, parent: object) -> None:
        if parent is None:
            self._poll.cancel()
