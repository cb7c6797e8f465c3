"""Starts the app: in a window, without a display, or without OpenGL."""

import ctypes
import logging
import os
import signal
import stat
import sys
from contextlib import suppress
from pathlib import Path

from screens import display, gc_policy
from words import GameVoice, Voice, printable, system_language, terminal

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "assets/example.json"
ICON = ROOT / "package/icons/icon.png"

#: Window size, in the proportions of most phones.
WIDTH, HEIGHT = 412, 915

ON_ANDROID = "ANDROID_ARGUMENT" in os.environ
ON_LINUX = sys.platform == "linux" and not ON_ANDROID


def start() -> int:
    """Open the app in a window, else work in the terminal. Returns the exit status."""
    voice = Voice(system_language())
    offscreen = ON_LINUX and not display.is_there()
    _configure(offscreen)
    named = Path(sys.argv[1]) if sys.argv[1:] else None
    refused = _refused(named, voice) if named else ""
    missing = _missing()
    if offscreen or missing:
        return terminal.run(lambda: _without_a_window(named, refused, missing, voice), lambda: voice)
    from kivy.clock import Clock

    from screens.app import ElvalandApp
    from sharing.phone import FAILED, PICKED, Outcome

    _make_folder()
    app = ElvalandApp()
    if named:  # on a computer a file is opened from the command line
        outcome = Outcome(FAILED, reason=refused) if refused else Outcome(PICKED, named)
        app.bind(on_start=lambda app: Clock.schedule_once(lambda _: app.lifecycle.receive(outcome)))
    app.bind(on_start=gc_policy.configure_gc)
    app.run()
    return terminal.DONE


def _without_a_window(named: Path | None, refused: str, missing: str, voice: Voice) -> int:
    """Score the named file or the example: with screenshots, or only as text without OpenGL."""
    from scoring import NotASheet, read  # not needed with a window
    from scoring.__main__ import main as score_files

    if refused:
        print(refused, file=sys.stderr)
        return terminal.REFUSED
    file = named or EXAMPLE
    try:
        sheet = read(file.read_bytes())
    except NotASheet as refusal:
        for problem in refusal.problems:
            print(f"{printable(str(file))}: {voice.problem(problem)}", file=sys.stderr)
        return terminal.REFUSED
    if missing:
        print(voice.heading("no_opengl", reason=missing), flush=True)
        score_files([str(file), "--lang", voice.language])
    else:
        from screens.offscreen import count

        print(voice.heading("no_display_named" if named else "no_display", file=printable(os.path.relpath(file))))
        count(sheet, GameVoice(voice.language, sheet.game))
    packed = getattr(sys, "frozen", False)  # by `make linux`
    print(voice.heading("your_own_packed", program=sys.argv[0]) if packed else voice.heading("your_own"))
    return terminal.DONE


def _refused(file: Path, voice: Voice) -> str:
    """Why a file cannot be read, or "". Only regular files are opened: a device may be endless."""
    try:
        if stat.S_ISREG(file.stat().st_mode):
            file.open("rb").close()
            return ""
        why = voice.heading("file_special")
    except OSError as error:
        why = terminal.unreadable(error, voice)
    return f"{printable(str(file))}: {why}"


def _configure(offscreen: bool) -> None:
    """Set the environment variables that Kivy and SDL read on import."""
    settings = {
        "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON",  # else Kivy redirects stderr and formats tracebacks itself
        "KCFG_GRAPHICS_WIDTH": str(WIDTH),
    }
    if not ON_ANDROID:
        settings |= {
            "KIVY_NO_CONFIG": "1",  # else Kivy creates a folder in HOME, and exits if it cannot
            "KCFG_INPUT_MOUSE": "mouse,disable_multitouch",  # else a right click leaves a red dot
            "KCFG_KIVY_WINDOW_ICON": str(ICON),
            "SDL_VIDEO_X11_WMCLASS": "elvaland",
            "SDL_VIDEO_WAYLAND_WMCLASS": "elvaland",
            "SDL_NO_SIGNAL_HANDLERS": "1",  # else SIGTERM waits until SDL polls its events
        }
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends at once too: every tap is already stored
    if offscreen:
        # else Mesa caches shaders in HOME, and complains if it cannot
        settings |= {"SDL_VIDEODRIVER": "offscreen", "MESA_SHADER_CACHE_DISABLE": "true"}
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    # last: asking for the display loads SDL, which reads the environment
    height = HEIGHT if ON_ANDROID or offscreen else min(HEIGHT, display.room())
    os.environ.setdefault("KCFG_GRAPHICS_HEIGHT", str(height))
    # Kivy logs every missing input device; real failures raise
    logging.getLogger("kivy").addHandler(logging.NullHandler())


def _make_folder() -> None:
    """Create the parent of Kivy's user data folder, which a new account lacks and Kivy does not create.

    If that fails, opening the records reports it.
    """
    if ON_LINUX:
        with suppress(OSError, RuntimeError):  # RuntimeError: HOME is unknown
            Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config").mkdir(parents=True, exist_ok=True)


def _missing() -> str:
    """Why OpenGL or a window is missing, or ""."""
    if ON_LINUX:
        for library in ("libGL.so.1", "libEGL.so.1"):
            try:
                ctypes.CDLL(library)
            except OSError as error:
                return str(error)
    from kivy.core.window import Window

    return "" if Window else "SDL opened no window"
