"""The display of a computer: whether there is one, and how high a window on it may be."""

import ctypes
import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

#: How much of a screen's height belongs to the title bar of a window, and to a panel that SDL does not know of.
AROUND = 64
#: A window of this height fits nearly every laptop: where SDL cannot say how high the screen is.
UNKNOWN = 720

SDL_INIT_VIDEO = 0x20


class Bounds(ctypes.Structure):
    """A rectangle of SDL's."""

    _fields_ = tuple((name, ctypes.c_int) for name in ("x", "y", "width", "height"))


def is_there() -> bool:
    """Whether somebody could see a window: a display that is named and also there."""
    if wayland := os.environ.get("WAYLAND_DISPLAY"):
        return Path(os.environ.get("XDG_RUNTIME_DIR", "/"), wayland).exists()
    host, _, screen = os.environ.get("DISPLAY", "").partition(":")
    return bool(host) or Path("/tmp/.X11-unix", f"X{screen.split('.')[0]}").is_socket()


def room() -> int:
    """How high a window may be below its title bar, in pixels.

    Kivy cannot say before it has opened one, so SDL is asked, through the part of Kivy that brings it along.
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
