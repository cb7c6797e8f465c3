"""The button of the app: a rounded shape with one text."""

from collections.abc import Callable
from functools import cache, lru_cache

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, Line, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.utils import escape_markup

from screens.theme import Colour, skin
from screens.widgets.gestures import Tappable
from screens.widgets.looks import BESIDE, FOOT, FROM_PARENT, FROM_TEXT, PLAIN, PRESSED, UNDER, Look, Tone
from views.icons import ICONS

#: Smallest text size, in dp.
MIN_TEXT = 11
#: Size of the lines below the first of a label, in sp.
SMALL = 11
#: The part of its line height that a note at the lower edge takes.
NOTE_SHARE = 0.75
#: Size of the mark beside a label, and beside a note, in dp.
MARK_SIZE, LOW_MARK_SIZE = 13, 11


class Chip(Tappable):
    """A button with an icon, a label, a mark and a note. Lines of the label below the first are small.

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
        on_hold: Callable[[], object] | None = None,
    ) -> None:
        fills = look.width_from == FROM_PARENT
        # 0 until the parent sets a width: that change typesets the text
        width = 0 if fills else dp(look.width)
        super().__init__(size_hint=(1 if fills else None, None), size=(width, dp(look.height)))
        self.look = look
        self._typeset_for: tuple[object, ...] = ()
        #: Whether its label is cut where it is too long, and the largest scale of a label that shrinks.
        self.cuts, self.most_scale = False, 1.0
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
            self._note_rect = Rectangle(size=(0, 0)) if look.note_at != UNDER else None
            self._mark_rect = Rectangle(size=(0, 0)) if look.corner_mark else None
        #: Once before the next frame, as layouts set each side by itself.
        self._draw = Clock.create_trigger(self._draw_now, -1)
        self.bind(pos=self._draw, size=self._draw)
        if fills:
            self.bind(width=lambda chip, _: chip.fit_height())
        self.update(text, note, icon, mark, tone, on_tap, on_hold)

    def update(
        self,
        text: str = "",
        note: str = "",
        icon: str = "",
        mark: str = "",
        tone: Tone = PLAIN,
        on_tap: Callable[[], object] | None = None,
        on_hold: Callable[[], object] | None = None,
    ) -> None:
        """Replace texts, tone and actions. A chip in a row is typeset by the row."""
        self.text, self.note, self.icon, self.mark = text, note, icon, mark
        self.on_tap, self.on_hold = on_tap, on_hold
        self.paint(tone)
        if self.look.width_from == FROM_TEXT:
            self.width = self.natural_width()
            self.fit_height()
        elif self.look.width_from == FROM_PARENT and self._typeset_for:
            self.fit_height()

    def restyle(self, look: Look) -> None:
        """Take another look with the same places for its texts; they are typeset anew by the row."""
        if look != self.look:
            self.look = look
            self._typeset_for, self._natural_for = (), ()

    def paint(self, tone: Tone) -> None:
        if tone != self._tone:
            self._tone = tone
            self.show_pressed()
            self._draw_outline()

    def show_pressed(self) -> None:
        fill, ink, edge = map(skin.colour, self.tone)
        self._fill.rgba = blended(fill, ink, PRESSED) if self.pressed else fill
        self._ink.rgba, self._edge.rgba = ink, edge

    @property
    def tone(self) -> Tone:
        assert self._tone
        return self._tone

    def min_width(self) -> float:
        """The width at which no word is broken, or cut labels have room for their notes."""
        separator = "\n" if self.look.shrinks else " "
        first, *small = self.text.split("\n") if self.look.shrinks else (self.text,)
        words = [text_width(word, _px(self.look.size), self.look.bold) for word in first.split(separator)]
        words += [text_width(word, _px(SMALL), False) for line in small for word in line.split(" ")]
        if self.look.shrinks and self.icon:
            words[0] += dp(self.look.icon) + 2 * text_width(" ", _px(self.look.size), self.look.bold)
        if self.look.note_at == UNDER:
            words += [text_width(word, _px(self.look.note), self._note_is_larger) for word in self.note.split(" ")]
        if self.cuts:
            words = [0]
        width = max(words) + dp(self.look.room) + 2 * dp(self.look.padding) + 2
        return float(max(dp(self.look.width), width, self._reserved))

    def natural_width(self) -> float:
        """The width of its text without wrapping."""
        key = self.text, self.note, self.icon, self.mark
        if self._natural_for != key:
            self._typeset(None)
            self._natural_for = key
            around = dp(self.look.room) + 2 * dp(self.look.padding)
            self._natural = float(max(dp(self.look.width), self.texture_size[0] + around, self._reserved))
        return self._natural

    @property
    def _reserved(self) -> float:
        """The width that is kept for a note under the label, and for the mark beside it."""
        if not self.look.reserve or self.look.note_at != UNDER:
            return 0.0
        beside = 2 * dp(LOW_MARK_SIZE) if self.look.mark_low else 2 * dp(self.look.padding)
        return float(text_width(self.look.reserve, _px(self.look.note), self._note_is_larger) + beside)

    def fit(self, width: float) -> float:
        """Set the width; returns the height that the text needs at it."""
        self.width = width
        self._typeset(width - 2 * dp(self.look.padding))
        return float(max(dp(self.look.height), self.texture_size[1] + self._foot + 2 * dp(self.look.edge)))

    def fit_height(self) -> None:
        """Set the height that the text needs; for a chip outside of rows."""
        self.height = self.fit(self.width)

    @property
    def texture_size(self) -> tuple[float, float]:
        width, height = self._text_rect.size
        return width, height

    def collide_point(self, x: float, y: float) -> bool:
        """Whether a touch there is its own: half of the gaps around it belong to it."""
        reach = dp(self.look.reach)
        return bool(self.x - reach <= x <= self.right + reach and self.y - reach <= y <= self.top + reach)

    @property
    def _foot(self) -> float:
        """The height that is kept for a note at the lower edge; it may reach into the descenders of the label."""
        return NOTE_SHARE * line_height(_px(self.look.note)) if self.look.note_at == FOOT else 0

    @property
    def _note_is_larger(self) -> bool:
        """Whether the note is the main figure."""
        return self.look.note > self.look.size

    def _markup(self, scale: float, width: float | None) -> str:
        """All its texts as Kivy markup."""
        text = cut(self.text, _px(self.look.size), self.look.bold, width) if self.cuts and width else self.text
        (label, *small), note = escape_markup(text).split("\n"), escape_markup(self.note)
        parts = [_icon_markup(self.icon, dp(self.look.icon))] if self.icon else []
        if label:
            parts.append(f"[b]{label}[/b]" if self.look.bold else label)
        mark = self.mark and not self._mark_rect
        lines = ["  ".join(parts) + ("\u2009" + _icon_markup(self.mark, dp(MARK_SIZE)) if mark else "")]
        lines += (f"[size={_px(SMALL)}]{line}[/size]" for line in small)
        if note and self.look.note_at == UNDER:
            bold = f"[b]{note}[/b]" if self._note_is_larger else note
            lines.append(f"[size={_px(self.look.note * scale)}]{bold}[/size]")
        return "\n".join(filter(None, lines))

    def _typeset(self, width: float | None) -> None:
        """Render the text for a width, unless it is rendered already."""
        key = self.text, self.note, self.icon, self.mark, width, self.cuts, self.most_scale
        if self._typeset_for == key:
            return
        self._typeset_for = key
        align = "left" if self.look.left else "right" if self.look.right else "center"
        if self._mark_rect:
            size = dp(LOW_MARK_SIZE if self.look.mark_low else MARK_SIZE)
            mark = _icon_markup(self.mark, size) if self.mark else ""
            _show(self._mark_rect, typeset(mark, round(size), None, align))
        if self._note_rect:
            _show(self._note_rect, self._typeset_note(width or 0, align))
        if width:
            width = self._label_width(width)
        scale = min(self.most_scale, self._scale(width)) if width and self.look.shrinks else 1.0
        _show(self._text_rect, typeset(self._markup(scale, width), _px(self.look.size * scale), width, align))
        self._draw()

    def scale_at(self, width: float) -> float:
        """The scale at which a label that shrinks fits in a width of the chip."""
        return self._scale(self._label_width(width - 2 * dp(self.look.padding)))

    def _scale(self, width: float) -> float:
        wanted = self.min_width() - 2 * dp(self.look.padding)
        return float(max(dp(MIN_TEXT) / sp(self.look.size), min(1.0, 0.94 * width / wanted)))

    def _label_width(self, width: float) -> float:
        """The part of a width that a note beside the label leaves."""
        if self.look.note_at != BESIDE:
            return width
        longest = max(self.note, self.look.reserve, key=len)
        return float(width - text_width(longest, _px(self.look.note), self._note_is_larger) - dp(self.look.padding))

    def _typeset_note(self, width: float, align: str) -> CoreLabel:
        """The note apart from the label: smaller if it does not fit, and cut if that is not enough."""
        size, bold = _px(self.look.note), self._note_is_larger
        over = text_width(self.note, size, bold) / width if width else 0
        if over > 1:
            size = max(round(dp(MIN_TEXT)), int(size / over))
        note = escape_markup(cut(self.note, size, bold, width))
        return typeset(f"[b]{note}[/b]" if bold else note, size, None, align)

    @property
    def _bounds(self) -> tuple[float, float, float, float]:
        """Left, bottom, width and height of its shape."""
        (x, y), (width, height) = self.pos, self.size
        if not self.look.is_round:
            return x, y, width, height
        size = min(width, height)
        return x + (width - size) / 2, y + (height - size) / 2, size, size

    def _radius(self, width: float, height: float) -> float:
        """The radius of the corners of its shape."""
        round_off = min(width, height) / 2
        return float(max(0.01, round_off if self.look.is_round else min(dp(self.look.radius), round_off)))

    def _draw_outline(self) -> None:
        """Draw the outline only where it is visible: it is the most expensive part of a chip."""
        if self._tone and self._tone.edge:
            x, y, width, height = self._bounds
            # between two pixels a thin line may be drawn on neither
            left, low, right, high = map(round, (x, y, x + width, y + height))
            self._outline.rounded_rectangle = (left, low, right - left, high - low, self._radius(width, height))

    def _draw_now(self, _: float) -> None:
        x, y, width, height = self._bounds
        self._shape.pos, self._shape.size = (x, y), (width, height)
        self._shape.radius = [self._radius(width, height)]
        self._draw_outline()
        width, height = self._text_rect.size
        # not `center`: Kivy may update it after this callback
        left = dp(self.look.padding) if self.look.left else (self.width - width) / 2
        foot = self._foot if self.note else 0.0
        if foot:  # a whole line below the label, if there is the height for it
            foot = max(foot, min(line_height(_px(self.look.note)), self.height - height - 2 * dp(self.look.edge)))
        base = max(dp(self.look.edge), (self.height - height - foot) / 2)
        up = base + foot if foot else (self.height - height) / 2
        self._text_rect.pos = round(self.x + left), round(self.y + up)
        if self._note_rect:
            width, height = self._note_rect.size
            if self.look.note_at == FOOT:
                left, up = (self.width - width) / 2, base
            else:
                left, up = self.width - width - dp(self.look.padding), (self.height - height) / 2
            self._note_rect.pos = round(self.x + left), round(self.y + up)
        if self._mark_rect:
            width, height = self._mark_rect.size
            up = self.height - height - dp(2)
            if self.look.mark_low and self.note:
                up = (self.height - self._text_rect.size[1]) / 2 + (line_height(_px(self.look.note)) - height) / 2
            self._mark_rect.pos = (
                round(self.x + self.width - width - dp(1 if self.look.mark_low else 2)),
                round(self.y + up),
            )


def blended(colour: Colour, over: Colour, share: float) -> Colour:
    """A colour, which may be transparent, under another one of which only a share is seen.

    >>> blended((0, 0, 0, 0), (1, 0.5, 0, 1), 0.25)
    (1.0, 0.5, 0.0, 0.25)
    """
    alpha = share * over[3] + colour[3] * (1 - share * over[3])
    mix = share * over[3] / alpha
    red, green, blue = (below * (1 - mix) + above * mix for below, above in zip(colour[:3], over[:3], strict=True))
    return red, green, blue, alpha


@lru_cache(2000)
def typeset(markup: str, size: int, width: float | None, align: str) -> CoreLabel:
    """A rendered text in white. Chips share them: turning to another hand renders few texts anew."""
    label = MarkupLabel(
        text=markup, font_name="Elvaland", font_size=size, text_size=(width, None), halign=align, valign="middle"
    )
    label.refresh()
    return label


def _show(rectangle: Rectangle, label: CoreLabel) -> None:
    rectangle.texture = label.texture
    rectangle.size = label.texture.size if label.text else (0, 0)


@cache
def line_height(size: int) -> float:
    """The height of a line of text in pixels."""
    height: int = CoreLabel(font_name="Elvaland", font_size=size).get_extents("É")[1]
    return float(height)


@cache
def cut(text: str, size: int, bold: bool, width: float) -> str:
    """As much of a text as fits in a width."""
    letters = len(text)
    while letters and text_width(f"{text[:letters]}…" if letters < len(text) else text, size, bold) > width:
        letters -= 1
    return text if letters == len(text) else f"{text[:letters].rstrip()}…"


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
