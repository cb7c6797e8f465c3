"""Instructions until the second frame, the same on any machine, however loaded: run under valgrind by `make bench`.

`python -m tools.start_instructions hello|app FILE` opens a bare Kivy window, or the app on a file of records.
"""

import os
import sys
from pathlib import Path

import tests.screens.mock_window  # noqa: F401  before anything of Kivy


def main(what: str, file: str) -> None:
    from kivy.app import App
    from kivy.base import EventLoop, runTouchApp

    if what == "hello":
        from kivy.uix.label import Label

        class Hello(App):  # type: ignore[misc]
            """The least that a Kivy app can be."""

            def build(self) -> Label:
                return Label(text="Hello")

        app = Hello()
    else:
        from screens import trouble
        from screens.app import ElvalandApp

        # under valgrind seconds go by: what the app does some seconds later is no part of its start
        trouble.SOON = 3600
        app = ElvalandApp(Path(file))
    app._run_prepare()
    runTouchApp(embedded=True)
    EventLoop.idle()
    EventLoop.idle()
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
