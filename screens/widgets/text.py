"""Labels."""

from kivy.uix.label import Label

from screens.kv_loader import load

load("theme")


class Text(Label):  # type: ignore[misc]
    """A text as wide as its parent and as high as it needs."""


class Section(Label):  # type: ignore[misc]
    """The title of a section."""
