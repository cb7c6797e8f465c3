"""Android as Python reaches it: its classes, and the app as Android knows it."""

import threading
from typing import Any


def named(name: str) -> Any:
    """A class of Java."""
    from jnius import autoclass

    return autoclass(name)


def cast(name: str, value: Any) -> Any:
    """A value as one of that class: of methods that are called alike, Java takes the one for its class."""
    from jnius import cast

    return cast(name, value)


def text(told: str) -> Any:
    """A text as Java has it: from one of Python's, pyjnius would make one that breaks an emoji in two."""
    return named("java.lang.String")(told.encode("utf-8", "replace"), "UTF-8")


def activity() -> Any:
    """The app as Android knows it."""
    from android import mActivity

    return mActivity


def leave_thread() -> None:
    """Call Java no more from this thread, which ends: else Android would end the app with it."""
    if threading.current_thread() is not threading.main_thread():
        from jnius import detach

        detach()
