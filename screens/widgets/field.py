"""A text input. Importing this module opens the window, so screens import it when they are created."""

import re
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.textinput import TextInput

from screens.kv_loader import load
from screens.restore import MAX_LENGTH
from screens.widgets.flow import GAP
from screens.widgets.gestures import Tappable, gesture
from screens.widgets.scroll import Scroll, scroll_around

load("widgets/field")

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


class Field(Tappable, TextInput):  # type: ignore[misc]
    """A text input of one or several lines, focused by a tap. While focused, it keeps itself scrolled into view."""

    def __init__(self, max_length: int = MAX_LENGTH, multiline: bool = False, **options: Any) -> None:
        super().__init__(multiline=multiline, **options)
        self.max_length = max_length
        self.on_tap = self._take_focus
        self._page: Scroll | None = None
        # a trigger: after the layout pass
        self._trigger_scroll = Clock.create_trigger(self._scroll_into_view)
        self.bind(focus=self._watch, pos=self._trigger_scroll, size=self._trigger_scroll, cursor=self._trigger_scroll)

    def on_touch_down(self, touch: Any) -> bool:
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        if self.focus:
            if touch.button == "left" and gesture(touch).claim(self, ""):
                return self.dispatch_inside(touch)  # a mouse selects text
            FocusBehavior.ignored_touch.append(touch)
        return self.press(touch)

    def tapped_by(self, touch: Any) -> None:
        """Take the focus, and place the cursor there."""
        if touch.button not in (None, "left"):
            return
        # the layout changed since the touch came down, or Kivy has not laid out the text of a new field yet
        if not self.collide_point(*touch.pos) or not self._lines:
            self.focus = True
            return
        self.dispatch_inside(touch)
        TextInput.on_touch_up(self, touch)
        FocusBehavior.ignored_touch.remove(touch)  # Kivy has read the list for this touch already

    def _take_focus(self) -> None:
        # in the next frame: the Space key that focuses it would be typed into it
        Clock.schedule_once(lambda _: setattr(self, "focus", True))

    def keyboard_on_key_down(self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]) -> bool:
        """Keep every key but Tab, which leaves it."""
        if keycode[1] == "tab":
            return False
        super().keyboard_on_key_down(window, keycode, text, modifiers)
        return True

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        return super().insert_text(legible(substring)[: max(0, self.max_length - len(self.text))], from_undo)

    def _watch(self, *_: object) -> None:
        """While focused, follow size changes of the page: the soft keyboard and rotation change it."""
        if self._page:
            self._page.unbind(size=self._trigger_scroll)
        self._page = scroll_around(self) if self.focus else None
        if self._page:
            self._page.bind(size=self._trigger_scroll)
            self._trigger_scroll()

    def _scroll_into_view(self, *_: object) -> None:
        """Scroll the input and what is just below it into view; if it is too high, the line of the cursor."""
        if not self._page or not self.get_root_window():
            return
        low, top = self.y - dp(SHOWN_BELOW), self.top
        if self.height > self._page.height:
            low, top = self.cursor_pos[1] - self.line_height, self.cursor_pos[1]
        self._page.scroll_into_view(*(self.to_window(self.x, y)[1] for y in (low - dp(GAP), top + dp(GAP))))
