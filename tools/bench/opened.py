"""Runs an app until its second frame: `python -m tools.bench.opened WHAT FILE`.

WHAT is `hello`, a bare Kivy window, or with a records file: `app`; `taps`, the app after some taps; `seen`, after every
screen was opened. Prints resident memory in kB; under valgrind, instructions are counted instead.
"""

import os
import sys
from pathlib import Path
from typing import Any

import testing.mock_window  # noqa: F401  before any import of Kivy


def main(what: str, file: str) -> None:
    from kivy.base import EventLoop, runTouchApp

    if os.environ.get("PIXELS"):
        _finish_each_frame()
    match what:
        case "hello" | "app":
            app = _hello() if what == "hello" else app_on(Path(file))
            app._run_prepare()
            runTouchApp(embedded=True)
            EventLoop.idle()
            EventLoop.idle()
        case "taps":
            from tools.bench.taps import TAPS, Tapping

            tapping = Tapping(app_on(Path(file)))
            tapping.open()
            tapping.taps(TAPS)
        case "seen":
            from tools.bench.openings import see_all

            see_all(app_on(Path(file)), Path(file))
    print(resident())
    sys.stdout.flush()
    os._exit(0)


def _finish_each_frame() -> None:
    """Call glFinish on each frame: otherwise Mesa accumulates frames, unlike on a phone."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.bind(on_flip=lambda *_: glFinish())


def _hello() -> Any:
    from kivy.app import App
    from kivy.uix.label import Label

    class Hello(App):  # type: ignore[misc]
        """A minimal Kivy app."""

        def build(self) -> Label:
            return Label(text="Hello")

    return Hello()


def app_on(file: Path) -> Any:
    """The app as `screens.start` opens it; tasks that it schedules for later are measured separately."""
    from screens import gc_policy, storage_errors
    from screens.app import ElvalandApp

    storage_errors.CHECK_DELAY = 3600
    app = ElvalandApp(file)
    app.bind(on_start=gc_policy.configure_gc)
    return app


def resident() -> int:
    """Resident memory of this process in kB; the proportional set size would depend on other processes."""
    for line in Path("/proc/self/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("this system does not tell how much memory a process has")


if __name__ == "__main__":
    main(*sys.argv[1:])
