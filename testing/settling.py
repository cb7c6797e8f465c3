"""Waits until a scene is laid out, and scrolls it."""

from collections.abc import Callable
from typing import Any


def settle() -> None:
    """Run frames until the layout is stable."""
    from kivy.base import EventLoop

    for _ in range(6):
        EventLoop.idle()


def scrolled(app: Any, scene: Callable[[], object], to: float) -> None:
    """A page scrolled to a share of its height."""
    scene()
    app.shell.page.scroll_y = to


def to_the_end(app: Any, scene: Callable[[], object]) -> None:
    """A scene, scrolled to the end."""
    from screens.widgets.scroll import Scroll

    scene()
    settle()
    for widget in app.shell.walk():
        if isinstance(widget, Scroll) and widget.do_scroll_y:
            widget.set_scroll_y(0)
