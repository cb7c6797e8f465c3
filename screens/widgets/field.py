"""A line to type in. Whoever imports this opens the window: so it is imported when a screen is made."""

from typing import Any

from kivy.uix.textinput import TextInput

from screens.layouts import load

load("field")

#: So many signs are more than anybody types; a whole book that is pasted would be looked for and drawn at every letter.
MOST = 200


class Field(TextInput):  # type: ignore[misc]
    """One line of text; Enter says that it is complete."""

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        return super().insert_text(substring[: max(0, MOST - len(self.text))], from_undo)
