"""An app until its second frame, in a process of its own: `python -m tools.bench.opened WHAT FILE`.

WHAT is a bare Kivy window, `hello`, or on a file of records the `app`, one after `taps`, or one in which every screen
was `seen`. Under valgrind its instructions are counted; else it tells its memory in kB.
"""

import os
import sys
from pathlib import Path
from typing import Any

import testing.mock_window  # noqa: F401  before anything of Kivy


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

            Tapping(app_on(Path(file))).taps(TAPS)
        case "seen":
            from tools.bench.openings import see_all

            see_all(app_on(Path(file)), Path(file))
    print(resident())
    sys.stdout.flush()
    os._exit(0)


def _finish_each_frame() -> None:
    """Else Mesa hoards frames, which no phone does."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.bind(on_flip=lambda *_: glFinish())


def _hello() -> Any:
    from kivy.app import App
    from kivy.uix.label import Label

    class Hello(App):  # type: ignore[misc]
        """The least that a Kivy app can be."""

        def build(self) -> Label:
            return Label(text="Hello")

    return Hello()


def app_on(file: Path) -> Any:
    """The app as `screens.start` opens it; what it does some seconds later is measured alone, if at all."""
    from screens import gc_policy, storage_errors
    from screens.app import ElvalandApp

    storage_errors.CHECK_DELAY = 3600
    app = ElvalandApp(file)
    app.bind(on_start=gc_policy.configure_gc)
    return app


def resident() -> int:
    """Memory of this process in kB, as the system counts it: what others share with it would depend on them."""
    for line in Path("/proc/self/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("this system does not tell how much memory a process has")


if __name__ == "__main__":
    main(*sys.argv[1:])
