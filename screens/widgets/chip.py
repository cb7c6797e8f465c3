"""Whatever is tapped looks like a chip: one shape, one text."""

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

#: No text shrinks below this, in dp.
MIN_TEXT = 11
#: A mark beside a label, in dp.
MARK_SIZE = 13


def _reraise(trouble: Trouble, _: float) -> None:
    raise trouble


class Chip(ButtonBehavior, Widget):  # type: ignore[misc]
    """Something to tap: an icon, a label and perhaps a mark, and below them a note.

    Its text is set once for a width, in white; the colour is laid over it, so that a tap changes three numbers.
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
        super().__init__(size_hint=(1 if fills else None, None), size=(dp(look.width), dp(look.height)))
        self.look = look
        #: Whether the finger that lies on it meant something that is gone.
        self._ignored = False
        self._typeset_for: tuple[object, ...] = ()
        #: How wide it wants to be with these texts: key at every tap, where hardly ever one has changed.
        self._natural = 0.0
        self._natural_for: tuple[str, ...] = ()
        self._tone: Tone | None = None
        # before: some chips hold widgets, which would be painted over
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
        """It is about to be something else, which a finger that lies on it does not mean."""
        self._ignored = self.state == "down"

    def on_press(self) -> None:
        self._ignored = False

    def on_release(self) -> None:
        # while one finger lay on it, another may have led away from the screen
        if self.on_tap and not self._ignored and self.get_root_window():
            try:
                self.on_tap()
            except Trouble as trouble:
                # a touch that does not come to its end would be a second tap
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
        """All that it is from now on; one in a row is set when the row is."""
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
        """So wide that no word is broken."""
        separator = "\n" if self.look.shrinks else " "
        words = [text_width(word, _px(self.look.size), self.look.bold) for word in self.text.split(separator)]
        if self.look.shrinks and self.icon:
            words[0] += dp(self.look.icon) + 2 * text_width(" ", _px(self.look.size), self.look.bold)
        words += [text_width(word, _px(self.look.note), self._note_is_larger) for word in self.note.split(" ")]
        return float(max(dp(self.look.width), max(words) + dp(self.look.room) + 2 * dp(self.look.padding) + 2))

    def natural_width(self) -> float:
        """As wide as its lines want to be."""
        key = self.text, self.note, self.icon, self.mark
        if self._natural_for != key:
            self._typeset(None)
            self._natural_for = key
            self._natural = float(max(dp(self.look.width), self.texture_size[0] + 2 * dp(self.look.padding)))
        return self._natural

    def fit(self, width: float) -> float:
        """Take a width; tells the height that the text needs there."""
        self.width = width
        self._typeset(width - 2 * dp(self.look.padding))
        return float(max(dp(self.look.height), self.texture_size[1] + 2 * dp(12 if self.look.left else 3)))

    def fit_height(self) -> None:
        """As tall as its text needs; for a chip that stands by itself."""
        self.height = self.fit(self.width)

    @property
    def texture_size(self) -> tuple[float, float]:
        width, height = self._text_rect.size
        return width, height

    @property
    def _note_is_larger(self) -> bool:
        """Whether the note is the figure that matters."""
        return self.look.note > self.look.size

    def _markup(self, scale: float) -> str:
        """All that it reads, in Kivy's markup."""
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
        """Set the text anew, unless it stands there already."""
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
        # not `center`: Kivy may work it out later than it calls this
        left = dp(self.look.padding) if self.look.left else (self.width - width) / 2
        self._text_rect.pos = round(self.x + left), round(self.y + (self.height - height) / 2)


@cache
def text_width(word: str, size: int, bold: bool) -> int:
    """How wide a word is set."""
    width: int = CoreLabel(font_name="Elvaland", font_size=size, bold=bold).get_extents(word)[0]
    return width


def _icon_markup(icon: str, size: float) -> str:
    return f"[font=Icons][size={round(size)}]{ICONS[icon]}[/size][/font]"


def _px(size: float) -> int:
    """A size of text in pixels."""
    return int(sp(size))
