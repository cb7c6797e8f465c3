"""A line to type in. Whoever imports this opens the window: so it is imported when a screen is made."""

from kivy.uix.textinput import TextInput

from screens.layouts import load

load("field")


class Field(TextInput):  # type: ignore[misc]
    """One line of text; Enter says that it is complete."""
