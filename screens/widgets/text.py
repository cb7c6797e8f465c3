"""Words on a screen that nobody taps."""

from kivy.uix.label import Label

from screens.kv_loader import load

load("theme")


class Text(Label):  # type: ignore[misc]
    """A text as wide as its place and as tall as it needs."""


class Section(Label):  # type: ignore[misc]
    """What stands above something else."""
