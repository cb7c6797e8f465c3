"""Layout checks: clipped text, widgets out of reach, overlaps."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from kivy.core.text import Label as Setting
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

from scoring import Sheet
from scoring.games.vedrfolnir.sheet import Player
from screens.keyboard import box
from screens.shell import Box
from screens.widgets.chip import MIN_TEXT, Chip, text_width
from screens.widgets.looks import FOOT, UNDER
from screens.widgets.scroll import Scroll, parents
from screens.widgets.sideways import Sideways
from testing.vedrfolnir_tables import pile
from testing.voices import LONG, LONGER

#: Names of forty characters, and a short one.
NAMES = LONG, LONGER, "W" * 40, "Bartholomäus" * 3 + "Rest", "Li"


#: Touch targets.
TARGETS = (Chip, TextInput)


def seated(sheet: Sheet[Any]) -> Sheet[Any]:
    """The sheet with long names; Ases keep theirs."""
    people = [player.name for player in sheet.players if not getattr(player, "ase_of", None)]
    called = dict(zip(people, NAMES, strict=False))
    players = []
    for player in sheet.players:
        renamed = replace(player, name=called.get(player.name, player.name))
        if getattr(player, "ase_of", None):
            renamed = replace(renamed, ase_of=called[player.ase_of])
        players.append(renamed)
    return replace(sheet, players=tuple(players))


def every_ase() -> Sheet[Any]:
    """A table of eight Ases, one far below zero."""
    names = (*NAMES, "Anne", "Bruno", "Éva")
    players = tuple(
        Player(name, pile(odin=(3, 2, 1), thor=(1, seat % 3 + 1), tyr=(2,), surtr=(2,) * seat, freyja=2))
        for seat, name in enumerate(names)
    )
    return Sheet("vedrfolnir", players, ("spring", "winter"), {}, "")


def faults(part: Any) -> Iterator[str]:
    """Layout faults of a widget tree."""
    widgets = [widget for widget in part.walk(restrict=True) if widget.opacity]
    seen = [Seen.of(widget) for widget in widgets if isinstance(widget, (*TARGETS, Label)) and said(widget)]
    for each in seen:
        yield from cramped(each.widget)
        if not within(each.box, each.bounds):
            yield f"{told(each.widget)} is out of reach: {each.box} in {each.bounds}"
    for scroll in widgets:
        if isinstance(scroll, Scroll) and scroll.children[0].height > scroll.height + 1 and scroll.height < dp(96):
            yield f"{scroll.height:.0f} are too few to scroll in"
    for one, other in combinations(seen, 2):
        # compare widgets of one scroll view by position, others by what is visible
        together = one.frame is other.frame
        over = overlap(one.box, other.box) if together else overlap(one.visible, other.visible)
        if over and one.widget not in parents(other.widget) and other.widget not in parents(one.widget):
            yield f"{told(one.widget)} lies on {told(other.widget)}"


def cramped(widget: Any) -> Iterator[str]:
    """Targets that are too small, clipped texts and broken words."""
    if isinstance(widget, TextInput) or (isinstance(widget, Chip) and (widget.on_tap or widget.on_hold)):
        target = min(widget.size) + 2 * dp(widget.look.reach if isinstance(widget, Chip) else 0)
        if target < dp(48) - 0.5:
            yield f"{told(widget)} is {widget.width:.0f} × {widget.height:.0f}, for a thumb"
    needed, width = room(widget)
    if needed.width > width + 1 or needed.height > widget.height + 1:
        have = f"{width:.0f} × {widget.height:.0f}"
        yield f"{told(widget)} is cut off: {needed.width:.0f} × {needed.height:.0f} in {have}"
    if needed.word > width + 1:
        yield f"{told(widget)} breaks a word: {needed.word:.0f} in {width:.0f}"


def said(widget: Any) -> str:
    """Text of a widget, or its icon."""
    words = (getattr(widget, name, "") for name in ("text", "hint_text", "note", "icon"))
    return next(filter(None, words), "")


def told(widget: Any) -> str:
    return f"{type(widget).__name__} {said(widget)!r}"


class Room(NamedTuple):
    """Size of a text, and of its longest word."""

    width: float
    height: float
    word: float


def room(widget: Any) -> tuple[Room, float]:
    """Size that a text needs, and the available width."""
    if isinstance(widget, TextInput):
        needed = setting(widget.hint_text, widget.font_name, widget.font_size, False, None, (0, 0, 0, 0), False)
        return needed, widget.width - widget.padding[0] - widget.padding[2]
    if isinstance(widget, Chip):
        look, (width, height) = widget.look, widget.texture_size
        label = min(1, dp(MIN_TEXT) / sp(look.size)) * look.size if look.shrinks else look.size
        texts = () if widget.cuts else unbreakable(widget.text)
        words = [text_width(word, int(sp(label)), look.bold) for word in texts]
        if look.note_at == UNDER:
            scale = label / look.size
            words += [
                text_width(word, int(sp(look.note * scale)), look.note > look.size) for word in unbreakable(widget.note)
            ]
        elif look.note_at == FOOT and unbreakable(widget.note):  # in one line
            words.append(text_width(widget.note, round(min(dp(MIN_TEXT), sp(look.note))), False))
        return Room(width, height, max(words, default=0)), widget.width - (2 * dp(look.padding) if width else 0)
    # lay out again at the given width: a label bound to its texture size hides clipped text
    width = widget.text_size[0]
    font = widget.font_name, widget.font_size, widget.bold
    return setting(widget.text, *font, width, tuple(widget.padding), widget.shorten), widget.width


@cache
def setting(
    text: str, font: str, size: float, bold: bool, width: float | None, padding: tuple[float, ...], shorten: bool
) -> Room:
    label = Setting(
        text=text,
        font_name=font,
        font_size=size,
        bold=bold,
        padding=padding,
        text_size=(width, None),
        shorten=shorten and width is not None,
    )
    label.refresh()
    words = [] if shorten else [label.get_extents(word)[0] + padding[0] + padding[2] for word in unbreakable(text)]
    return Room(label.texture.width, label.texture.height, max(words, default=0))


def unbreakable(text: str) -> list[str]:
    """Words that must not break; names may be longer than a line."""
    return [word for word in text.split() if not any(word.strip("().,:…") in name for name in NAMES)]


class Seen(NamedTuple):
    """Position of a widget, the scroll view that moves it, the bounds within reach, and the visible part."""

    widget: Any
    box: Box
    frame: Any
    bounds: Box
    visible: Box

    @classmethod
    def of(cls, widget: Any) -> "Seen":
        frames = [parent for parent in parents(widget) if isinstance(parent, Scroll | Sideways)]
        here = visible = box(widget)
        for frame in map(box, frames):
            visible = *map(max, visible[:2], frame[:2]), *map(min, visible[2:], frame[2:])  # type: ignore[assignment]
        if not frames:
            return cls(widget, here, None, (0, 0, *Window.size), visible)
        (left, bottom, right, top), content = box(frames[0]), box(frames[0].children[0])
        if isinstance(frames[0], Sideways) or frames[0].do_scroll_x:
            left, right = content[0], content[2]
        if isinstance(frames[0], Scroll) and frames[0].do_scroll_y:
            bottom, top = content[1], content[3]
        return cls(widget, here, frames[0], (left, bottom, right, top), visible)


def within(inner: Box, outer: Box) -> bool:
    low = all(here >= least - 1 for here, least in zip(inner[:2], outer[:2], strict=True))
    return low and all(here <= most + 1 for here, most in zip(inner[2:], outer[2:], strict=True))


def overlap(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1
