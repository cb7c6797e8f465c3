"""The button of the app: a rounded shape with one text."""

from collections.abc import Callable
from functools import cache, partial

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, Line, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from records import Trouble
from screens.icons import ICONS
from screens.theme import skin
from screens.widgets.looks import FROM_PARENT, FROM_TEXT, PLAIN, Look, Tone

#: Smallest text size, in dp.
MIN_TEXT = 11
#: Size of the mark beside a label, in dp.
MARK_SIZE = 13


def _reraise(trouble: Trouble, _: float) -> None:
    raise trouble


class Chip(ButtonBehavior, Widget):  # type: ignore[misc]
    """A button with an icon, a label, a mark and, below, a note.

    The text is one white texture per width, tinted by a `Color`: another tone changes no texture.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        note: str = "",
        icon: str = "",
        mark: str = "",
        tone: Tone = PLAIN,
        on_tap: Callable[[], object] | None = None,
    ) -> None:
        fills = look.width_from == FROM_PARENT
        # without a width of its own, so that any width of its parent is another one, for which it is typeset
        width = 0 if fills else dp(look.width)
        super().__init__(size_hint=(1 if fills else None, None), size=(width, dp(look.height)))
        self.look = look
        #: Whether to ignore the touch that is down on it.
        self._ignored = False
        self._typeset_for: tuple[object, ...] = ()
        #: Cached natural width, and the texts that it holds for.
        self._natural = 0.0
        self._natural_for: tuple[str, ...] = ()
        self._tone: Tone | None = None
        # before: chips may have child widgets, which this would cover
        with self.canvas.before:
            self._fill = Color()
            self._shape = SmoothRoundedRectangle()
            self._edge = Color()
            self._outline = Line(width=dp(1))
            self._ink = Color()
            self._text_rect = Rectangle(size=(0, 0))
        self.bind(pos=self._draw, size=self._draw)
        if fills:
            self.bind(width=lambda chip, _: chip.fit_height())
        self.update(text, note, icon, mark, tone, on_tap)

    def ignore_current_touch(self) -> None:
        """Ignore the touch that is down on it: the chip is about to be reassigned."""
        self._ignored = self.state == "down"

    def on_press(self) -> None:
        self._ignored = False

    def on_release(self) -> None:
        # another touch may have removed the screen meanwhile
        if self.on_tap and not self._ignored and self.get_root_window():
            try:
                self.on_tap()
            except Trouble as trouble:
                # raised later: an error while the touch is dispatched would make it a second tap
                Clock.schedule_once(partial(_reraise, trouble))

    def update(
        self,
        text: str = "",
        note: str = "",
        icon: str = "",
        mark: str = "",
        tone: Tone = PLAIN,
        on_tap: Callable[[], object] | None = None,
    ) -> None:
        """Replace texts, tone and action. A chip in a row is typeset by the row."""
        self.text, self.note, self.icon, self.mark = text, note, icon, mark
        self.on_tap = on_tap
        self.paint(tone)
        if self.look.width_from == FROM_TEXT:
            self.width = self.natural_width()
            self.fit_height()
        elif self.look.width_from == FROM_PARENT and self._typeset_for:
            self.fit_height()

    def paint(self, tone: Tone) -> None:
        if tone != self._tone:
            self._tone = tone
            self._fill.rgba, self._ink.rgba, self._edge.rgba = map(skin.colour, tone)

    @property
    def tone(self) -> Tone:
        assert self._tone
        return self._tone

    def min_width(self) -> float:
        """The width at which no word is broken."""
        separator = "\n" if self.look.shrinks else " "
        words = [text_width(word, _px(self.look.size), self.look.bold) for word in self.text.split(separator)]
        if self.look.shrinks and self.icon:
            words[0] += dp(self.look.icon) + 2 * text_width(" ", _px(self.look.size), self.look.bold)
        words += [text_width(word, _px(self.look.note), self._note_is_larger) for word in self.note.split(" ")]
        return float(max(dp(self.look.width), max(words) + dp(self.look.room) + 2 * dp(self.look.padding) + 2))

    def natural_width(self) -> float:
        """The width of its text without wrapping."""
        key = self.text, self.note, self.icon, self.mark
        if self._natural_for != key:
            self._typeset(None)
            self._natural_for = key
            self._natural = float(max(dp(self.look.width), self.texture_size[0] + 2 * dp(self.look.padding)))
        return self._natural

    def fit(self, width: float) -> float:
        """Set the width; returns the height that the text needs at it."""
        self.width = width
        self._typeset(width - 2 * dp(self.look.padding))
        return float(max(dp(self.look.height), self.texture_size[1] + 2 * dp(12 if self.look.left else 3)))

    def fit_height(self) -> None:
        """Set the height that the text needs; for a chip outside of rows."""
        self.height = self.fit(self.width)

    @property
    def texture_size(self) -> tuple[float, float]:
        width, height = self._text_rect.size
        return width, height

    @property
    def _note_is_larger(self) -> bool:
        """Whether the note is the main figure."""
        return self.look.note > self.look.size

    def _markup(self, scale: float) -> str:
        """All its texts as Kivy markup."""
        label, note = escape_markup(self.text), escape_markup(self.note)
        parts = [_icon_markup(self.icon, dp(self.look.icon))] if self.icon else []
        if label:
            parts.append(f"[b]{label}[/b]" if self.look.bold else label)
        lines = ["  ".join(parts) + ("\u2009" + _icon_markup(self.mark, dp(MARK_SIZE)) if self.mark else "")]
        if note:
            bold = f"[b]{note}[/b]" if self._note_is_larger else note
            lines.append(f"[size={_px(self.look.note * scale)}]{bold}[/size]")
        return "\n".join(filter(None, lines))

    def _typeset(self, width: float | None) -> None:
        """Render the text for a width, unless it is rendered already."""
        key = self.text, self.note, self.icon, self.mark, width
        if self._typeset_for == key:
            return
        self._typeset_for = key
        scale = 1.0
        if width and self.look.shrinks:
            wanted = self.min_width() - 2 * dp(self.look.padding)
            scale = max(dp(MIN_TEXT) / sp(self.look.size), min(1.0, 0.94 * width / wanted))
        label = MarkupLabel(
            text=self._markup(scale),
            font_name="Elvaland",
            font_size=_px(self.look.size * scale),
            text_size=(width, None),
            halign="left" if self.look.left else "right" if self.look.right else "center",
            valign="middle",
        )
        label.refresh()
        self._text_rect.texture = label.texture
        self._text_rect.size = label.texture.size
        self._draw()

    def _draw(self, *_: object) -> None:
        self._shape.pos, self._shape.size = self.pos, self.size
        radius = max(0.01, min(dp(self.look.radius), min(self.size) / 2))
        self._shape.radius = [radius]
        self._outline.rounded_rectangle = (*self.pos, *self.size, radius)
        width, height = self._text_rect.size
        # not `center`: Kivy may update it after this callback
        left = dp(self.look.padding) if self.look.left else (self.width - width) / 2
        self._text_rect.pos = round(self.x + left), round(self.y + (self.height - height) / 2)


@cache
def text_width(word: str, size: int, bold: bool) -> int:
    """The width of a text in pixels, without wrapping."""
    width: int = CoreLabel(font_name="Elvaland", font_size=size, bold=bold).get_extents(word)[0]
    return width


def _icon_markup(icon: str, size: float) -> str:
    return f"[font=Icons][size={round(size)}]{ICONS[icon]}[/size][/font]"


def _px(size: float) -> int:
    """A text size in pixels."""
    return int(sp(size))
