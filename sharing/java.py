"""Java classes through pyjnius, and the Android activity."""

import threading
from typing import Any


def java_class(name: str) -> Any:
    """A Java class by name."""
    from jnius import autoclass

    return autoclass(name)


def cast(name: str, value: Any) -> Any:
    """Cast to a class, to select one of several overloaded methods."""
    from jnius import cast

    return cast(name, value)


def text(value: str) -> Any:
    """A Java string from UTF-8 bytes: pyjnius converts Python strings wrongly outside the Basic Multilingual Plane."""
    return java_class("java.lang.String")(value.encode("utf-8", "replace"), "UTF-8")


def activity() -> Any:
    """The activity of the app."""
    from android import mActivity

    return mActivity


def leave_thread() -> None:
    """Detach a finished thread from the JVM: otherwise Android ends the app with it."""
    if threading.current_thread() is not threading.main_thread():
        from jnius import detach

        detach()
