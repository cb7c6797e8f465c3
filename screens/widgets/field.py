"""A text input. Importing this module opens the window, so screens import it when they are created."""

import re
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from screens.kv_loader import load
from screens.widgets.flow import GAP
from screens.widgets.scroll import Scroll

load("widgets/field")

#: Longest text of a single-line input: a long pasted text would be searched and drawn at every key.
MAX_LENGTH = 200
#: So much of what is below the focused input is scrolled into view with it, in dp: suggestions, or a confirming chip.
SHOWN_BELOW = 120

#: Control characters and surrogates, which pasted text may contain.
_UNPRINTABLE = re.compile("[\0-\x08\x0b-\x1f\x7f\ud800-\udfff]")

#: Most lines of pasted text: two hundred thousand lines would take Kivy seconds and half a gigabyte.
MAX_LINES = 5_000


def legible(text: str) -> str:
    """A text without unprintable characters, with the lines beyond `MAX_LINES` joined."""
    *lines, rest = _UNPRINTABLE.sub("", text).split("\n", MAX_LINES)
    return "\n".join([*lines, rest.replace("\n", " ")])


class Field(TextInput):  # type: ignore[misc]
    """A text input of one or several lines. While focused, it keeps itself scrolled into view."""

    def __init__(self, max_length: int = MAX_LENGTH, multiline: bool = False, **options: Any) -> None:
        super().__init__(multiline=multiline, **options)
        self.max_length = max_length
        self._page: Scroll | None = None
        # a trigger: after the layout pass
        self._trigger_scroll = Clock.create_trigger(self._scroll_into_view)
        self.bind(focus=self._watch, pos=self._trigger_scroll, size=self._trigger_scroll, cursor=self._trigger_scroll)

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        return super().insert_text(legible(substring)[: max(0, self.max_length - len(self.text))], from_undo)

    def _watch(self, *_: object) -> None:
        """While focused, follow size changes of the page: the soft keyboard and rotation change it."""
        if self._page:
            self._page.unbind(size=self._trigger_scroll)
        self._page = self._find_scroll() if self.focus else None
        if self._page:
            self._page.bind(size=self._trigger_scroll)
            self._trigger_scroll()

    def _find_scroll(self) -> Scroll | None:
        above = self.parent
        while above is not None and above is not above.parent and not isinstance(above, Scroll):
            above = above.parent
        return above if isinstance(above, Scroll) else None

    def _scroll_into_view(self, *_: object) -> None:
        """Scroll the input and what is just below it into view; if it is too high, the line of the cursor."""
        if not self._page or not self.get_root_window():
            return
        low, top = self.y - dp(SHOWN_BELOW), self.top
        if self.height > self._page.height:
            low, top = self.cursor_pos[1] - self.line_height, self.cursor_pos[1]
        self._page.scroll_into_view(*(self.to_window(self.x, y)[1] for y in (low - dp(GAP), top + dp(GAP))))
