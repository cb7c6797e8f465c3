"""A line to type in. Whoever imports this opens the window: so it is imported when a screen is made."""

import re
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from screens.kv_loader import load
from screens.widgets.flow import GAP
from screens.widgets.scroll import Scroll

load("widgets/field")

#: So many signs are more than anybody types; a whole book that is pasted would be looked for and drawn at every letter.
MAX_LENGTH = 200
#: What stands below a line helps to fill it in, a known name or the chip that says that it is done: so much of it, in
#: dp, is seen as well where there is room.
SHOWN_BELOW = 120


#: What may come with a text that is pasted, and can neither be seen nor kept: signs for machines, half a character.
_UNPRINTABLE = re.compile("[\0-\x08\x0b-\x1f\x7f\ud800-\udfff]")


#: A sheet has fewer lines; a line each for two hundred thousand signs would take seconds and half a gigabyte.
MAX_LINES = 5_000


def legible(text: str) -> str:
    """What somebody can read of it, the lines beyond so many as one."""
    *lines, rest = _UNPRINTABLE.sub("", text).split("\n", MAX_LINES)
    return "\n".join([*lines, rest.replace("\n", " ")])


class Field(TextInput):  # type: ignore[misc]
    """One line of text, of which Enter says that it is complete; or several. Who types sees it."""

    def __init__(self, max_length: int = MAX_LENGTH, multiline: bool = False, **options: Any) -> None:
        super().__init__(multiline=multiline, **options)
        self.max_length = max_length
        self._page: Scroll | None = None
        # once everything has found its place
        self._trigger_scroll = Clock.create_trigger(self._scroll_into_view)
        self.bind(focus=self._watch, pos=self._trigger_scroll, size=self._trigger_scroll, cursor=self._trigger_scroll)

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        return super().insert_text(legible(substring)[: max(0, self.max_length - len(self.text))], from_undo)

    def _watch(self, *_: object) -> None:
        """While somebody types, a keyboard may take half of the page, and a phone be turned."""
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
        """With something of what stands below; of what is higher than the page, the line that is being written."""
        if not self._page or not self.get_root_window():
            return
        low, top = self.y - dp(SHOWN_BELOW), self.top
        if self.height > self._page.height:
            low, top = self.cursor_pos[1] - self.line_height, self.cursor_pos[1]
        self._page.scroll_into_view(*(self.to_window(self.x, y)[1] for y in (low - dp(GAP), top + dp(GAP))))
