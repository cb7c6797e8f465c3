"""A Kivy window without OpenGL, SDL or display: real layout, text sizes and touches, but no pixels.

`PIXELS=1 make test` runs the same tests with pixels, which takes longer.

Import this before `kivy.uix`.
"""

import logging
import os
import tempfile
from pathlib import Path
from types import CodeType
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["KIVY_GL_BACKEND"] = "sdl2" if os.environ.get("PIXELS") else "mock"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-")  # parallel runs must not share KIVY_HOME
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"
os.environ["KCFG_KIVY_LOG_LEVEL"] = "critical"

logging.getLogger("kivy").addHandler(logging.NullHandler())

import kivy.core  # noqa: E402

_select = kivy.core.core_select_lib


def _nothing(*_: object) -> None:
    pass


def _window() -> Any:
    from kivy.core.window import WindowBase

    class MockWindow(WindowBase):  # type: ignore[misc]
        _pos = 0, 0

        def create_window(self, *_: object) -> None:
            if not self.initialized:
                self.system_size = 360, 640
            super().create_window()

        def _get_window_pos(self) -> tuple[int, int]:
            return self._pos

        def _set_window_pos(self, x: int, y: int) -> None:
            self._pos = x, y

        def close(self) -> None:
            self.dispatch("on_close")

        set_title = set_icon = on_draw = flip = mainloop = _set_cursor_state = _nothing
        minimize = maximize = hide = show = restore = raise_window = _nothing

    return MockWindow()


def _select_or_mock(category: str, *rest: Any, **options: Any) -> Any:
    return _window() if category == "window" else _select(category, *rest, **options)


if os.environ["KIVY_GL_BACKEND"] == "mock":
    kivy.core.core_select_lib = _select_or_mock

from kivy.lang import builder  # noqa: E402

# As on a phone, where Kivy has no `__debug__`: it puts each value that a rule sets into words that nobody reads.
for code in compile(Path(builder.__file__).read_text("utf-8"), builder.__file__, "exec", optimize=1).co_consts:
    if isinstance(code, CodeType) and code.co_name == "call_fn":
        builder.call_fn.__code__ = code
