"""A line to type in. Whoever imports this opens the window: so it is imported when a screen is made."""

from typing import Any

from kivy.uix.textinput import TextInput

from screens.layouts import load

load("field")

#: So many signs are more than anybody types; a whole book that is pasted would be looked for and drawn at every letter.
MOST = 200


class Field(TextInput):  # type: ignore[misc]
    """One line of text, of which Enter says that it is complete; or several."""

    def __init__(self, most: int = MOST, multiline: bool = False, **options: Any) -> None:
        super().__init__(multiline=multiline, **options)
        self.most = most

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        whole = substring.encode("utf-8", "ignore").decode(
            "utf-8"
        )  # half a character that is pasted can be kept nowhere
        return super().insert_text(whole[: max(0, self.most - len(self.text))], from_undo)
