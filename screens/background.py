"""Long work in a background thread: progress, cancel, result or error."""

from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock

from words import Voice

if TYPE_CHECKING:
    from screens.shell import Shell

#: Seconds before a progress overlay is shown.
SHOWN_AFTER = 0.3


class Stopped(BaseException):
    """The job was cancelled. Not an `Exception`, so that error handling inside the work does not catch it."""


class Job:
    """Work for a thread. Its end is reported on the main thread."""

    def __init__(self, work: Callable[["Job"], Any], ended: Callable[["Job"], object]) -> None:
        self._work, self._ended = work, ended
        self.share = 0.0
        self.stopped = False
        self.result: Any = None
        self.error: Exception | Stopped | None = None

    def run(self) -> None:
        try:
            self.result = self._work(self)
        except (Exception, Stopped) as error:
            self.error = error
        Clock.schedule_once(lambda _: self._ended(self))

    def progress(self, share: float) -> None:
        """Called by the work: report progress from 0 to 1. Raises `Stopped` if the job was cancelled."""
        if self.stopped:
            raise Stopped
        self.share = share


class Background:
    """Runs one job at a time and shows its progress."""

    def __init__(self, shell: "Shell", language: Callable[[], str], idle: Callable[[], object]) -> None:
        self.shell, self.language, self.idle = shell, language, idle
        self.job: Job | None = None

    def run(
        self,
        title: str,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception | Stopped], object],
    ) -> None:
        """Run the work in a thread, then call `done` with its result or `failed` with its error."""
        self.job = job = Job(work, partial(self._ended, done, failed))
        in_background(job.run)
        Clock.schedule_once(partial(self._show, job, title), SHOWN_AFTER)

    def stop(self) -> bool:
        """Cancel the current job; False if there is none."""
        if self.job:
            self.job.stopped = True
        return self.job is not None

    def _show(self, job: Job, title: str, *_: object) -> None:
        if self.job is job:
            from screens.widgets.progress import ProgressOverlay  # not needed by the first screen

            overlay = ProgressOverlay(title, Voice(self.language()).text("stop"), job, self.stop)
            self.shell.show_overlay(overlay, partial(self._show, job, title))

    def _ended(self, done: Callable[[Any], object], failed: Callable[[Exception | Stopped], object], job: Job) -> None:
        self.job = None
        if getattr(self.shell.overlay, "job", None) is job:
            self.shell.close()
        overlay, reopen = self.shell.overlay, self.shell.reopen
        if job.error:
            failed(job.error)
        else:
            done(job.result)
        if overlay and not reopen and not self.shell.overlay:
            self.shell.show_overlay(overlay)  # a message shown while the job ran
        if not self.job:
            self.idle()


def in_background(work: Callable[[], Any]) -> None:
    Thread(target=work, daemon=True).start()
