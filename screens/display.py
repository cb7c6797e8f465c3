"""The display of a computer: whether there is one, and the largest window height."""

import ctypes
import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

#: Height reserved for the title bar, and for panels that SDL does not report.
AROUND = 64
#: Window height if SDL cannot report the screen's: it fits nearly every laptop.
UNKNOWN = 720

SDL_INIT_VIDEO = 0x20


class Bounds(ctypes.Structure):
    """SDL_Rect."""

    _fields_ = tuple((name, ctypes.c_int) for name in ("x", "y", "width", "height"))


def is_there() -> bool:
    """Whether a display is named in the environment and reachable."""
    if wayland := os.environ.get("WAYLAND_DISPLAY"):
        return Path(os.environ.get("XDG_RUNTIME_DIR", "/"), wayland).exists()
    host, _, screen = os.environ.get("DISPLAY", "").partition(":")
    return bool(host) or Path("/tmp/.X11-unix", f"X{screen.split('.')[0]}").is_socket()


def room() -> int:
    """The usable window height, in pixels, without the title bar.

    Kivy knows it only after opening a window, so SDL is called through the library that Kivy ships.
    """
    bounds, kivy = Bounds(), find_spec("kivy")
    assert kivy
    assert kivy.origin
    for library in Path(kivy.origin).parent.glob("core/window/_window_sdl2*"):
        with suppress(OSError, AttributeError):
            sdl = ctypes.CDLL(str(library))
            if sdl.SDL_Init(SDL_INIT_VIDEO) == sdl.SDL_GetDisplayUsableBounds(0, ctypes.byref(bounds)) == 0:
                return int(bounds.height) - AROUND
    return UNKNOWN
