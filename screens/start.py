"""Opens the app on whatever there is: a window, no display, or not even OpenGL."""

import ctypes
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from screens import tidying
from words import Voice, system_language

if TYPE_CHECKING:
    from screens.app import ElvalandApp

EXAMPLE = Path(__file__).parent.parent / "assets/example.json"

#: Stands for the window where there is no display.
PICTURE = Path("build/elvaland.png")
#: A phone, in the proportions that most have.
WIDTH, HEIGHT = 412, 915

ON_ANDROID = "ANDROID_ARGUMENT" in os.environ


def start() -> None:
    """Open the app in a window; without a display draw it once, without OpenGL tell its table as text."""
    voice = Voice(system_language())
    offscreen = sys.platform == "linux" and not ON_ANDROID and not _display()
    _configure(offscreen)
    if missing := _missing():
        from scoring.__main__ import main as score_files  # nobody waits for it who sees a window

        print(voice.heading("no_opengl", reason=missing))
        score_files([str(EXAMPLE)])
        return
    from kivy.clock import Clock

    from screens.app import ElvalandApp  # opens the window
    from sharing.phone import PICKED, Outcome

    app = ElvalandApp()
    if sys.argv[1:]:  # a phone hands a file over; a computer names it
        named = Outcome(PICKED, Path(sys.argv[1]))
        app.bind(on_start=lambda app: Clock.schedule_once(lambda _: app.handed(named)))
    app.bind(on_start=tidying.seldom)
    if offscreen:
        print(voice.heading("offscreen", picture=PICTURE))
        app.bind(on_start=_draw_once)
    app.run()


def _display() -> bool:
    """Whether somebody could see a window: a display that is named and also there."""
    if wayland := os.environ.get("WAYLAND_DISPLAY"):
        return Path(os.environ.get("XDG_RUNTIME_DIR", "/"), wayland).exists()
    host, _, screen = os.environ.get("DISPLAY", "").partition(":")
    return bool(host) or Path("/tmp/.X11-unix", f"X{screen.split('.')[0]}").is_socket()


def _configure(offscreen: bool) -> None:
    """What Kivy reads from the environment before it is imported."""
    settings = {
        "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON",  # else Kivy takes the error stream, and what it shows of a crash is its own
        "KCFG_GRAPHICS_WIDTH": str(WIDTH),
        "KCFG_GRAPHICS_HEIGHT": str(HEIGHT),
    }
    if offscreen:
        settings["SDL_VIDEODRIVER"] = "offscreen"
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    if sys.platform == "linux" and not ON_ANDROID:
        # Kivy makes its folder for the app's file, but not the one around it, which a new account does not have
        Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config").mkdir(parents=True, exist_ok=True)
    # Kivy complains of every device that it does not find; what matters comes as an exception
    logging.getLogger("kivy").addHandler(logging.NullHandler())


def _missing() -> str | None:
    """Why nothing can be drawn here, if nothing can."""
    if sys.platform == "linux" and not ON_ANDROID:
        for library in ("libGL.so.1", "libEGL.so.1"):
            try:
                ctypes.CDLL(library)
            except OSError as error:
                return str(error)
    from kivy.core.window import Window

    return None if Window else "SDL opened no window"


def _draw_once(app: "ElvalandApp") -> None:
    """Save what the window would show, and leave."""
    from kivy.clock import Clock
    from kivy.core.window import Window

    def save(_: float) -> None:
        PICTURE.parent.mkdir(exist_ok=True)
        Path(Window.screenshot(name=str(PICTURE))).replace(PICTURE)
        app.stop()

    Clock.schedule_once(save, 0.5)
