"""Dense rows of a section on a wide window: head, titles and chips run on in the same rows, cards as wide as named."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from kivy.metrics import dp, sp

from screens.widgets.chip import MIN_TEXT, NOTE_SHARE, Chip, line_height, text_width
from screens.widgets.looks import CARD, TITLE

#: Least width of a card by name, in dp.
MIN_CARD = 48
#: A number in a title, or that none is known yet.
NUMBER = re.compile(r"\d+|\?")
#: Width of a head up to which a player's name is not cut, in dp.
MAX_HEAD = 188
#: Width that a text of several lines needs beyond its longest one, in pixels.
SPARE = 2


class Item(NamedTuple):
    """A chip in a row and its width, at least what it needs."""

    chip: Any
    width: float
    #: Whether it takes a share of what a full row leaves.
    stretches: bool = False
    #: The width at which its text takes one line.
    one_line: float = 0.0
    #: Whether it takes all that the last row of a part leaves.
    fills: bool = False
    #: The width of it and of what shall stand in the same row, if a row is as wide.
    together: float = 0.0


def rows_of(parts: Iterable[Sequence[Item]], width: float, gap: float) -> list[list[Item]]:
    """Rows of chips with their widths. Each part begins a row; those that are full reach to the right edge."""
    rows = []
    for part in parts:
        row: list[Item] = []
        left = width
        for item in part:
            if row and (item.width > left or left < item.together <= width):
                rows.append(_stretched(row, left + gap))
                row, left = [], width
            row.append(item if item.width <= width else item._replace(width=width))
            left -= item.width + gap
        if row and row[-1].fills:
            row[-1] = row[-1]._replace(width=row[-1].width + left + gap)
        if row:
            rows.append(row)
    return rows


def _stretched(row: list[Item], left: float) -> list[Item]:
    """A row of which some chips share the width that is left."""
    count = sum(item.stretches for item in row)
    return [item._replace(width=item.width + left / count) if item.stretches else item for item in row]


def height_of(rows: Sequence[Sequence[Item]], gap: float) -> float:
    """About how high rows are, with the gaps below them: some have texts in two lines above a note."""
    line, note = line_height(_px(CARD.size)), NOTE_SHARE * line_height(_px(CARD.note))
    low, high = (max(dp(CARD.height), lines * line + note) for lines in (1, 2))
    wrapped = sum(any(item.width < item.one_line for item in row) for row in rows)
    return float(wrapped * high + (len(rows) - wrapped) * low + len(rows) * gap)


def card(chip: Chip, notes: Iterable[str]) -> Item:
    """A card whose name takes two lines at most; there is room for its notes but a player's name."""
    padding, size = 2 * dp(CARD.padding) + SPARE, _px(CARD.size)
    width = max(dp(MIN_CARD), in_two_lines(chip.text, size) + padding, _widest(notes) + padding)
    return Item(chip, width, True, text_width(chip.text, size, False) + padding)


def value(chip: Chip, notes: Iterable[str]) -> Item:
    """Any other chip, with room for its notes as well."""
    return Item(chip, max(chip.min_width(), _widest(notes) + 2 * dp(chip.look.padding) + SPARE))


def _widest(notes: Iterable[str]) -> int:
    return max((text_width(each, round(dp(MIN_TEXT)), False) for each in notes), default=0)


def head(chip: Chip) -> Item:
    """The head of a section."""
    look, size = chip.look, _px(chip.look.size)
    icon = dp(look.icon) + text_width("  ", size, look.bold) if chip.icon else 0.0
    width = icon + text_width(chip.text, size, look.bold) + 2 * dp(look.padding) + SPARE
    return Item(chip, min(dp(MAX_HEAD), max(dp(look.width), width)))


def titled(chip: Chip, items: Sequence[Item], gap: float) -> list[Item]:
    """A text and its chips, in the same row if they fit there."""
    widest = NUMBER.sub("000", chip.text)  # else its chips would move when the number changes
    width = in_two_lines(widest, _px(TITLE.size)) + 2 * dp(TITLE.padding) + SPARE
    return [Item(chip, width, together=width + sum(gap + item.width for item in items)), *items]


@cache
def in_two_lines(text: str, size: int) -> int:
    """The least width of a text in at most two lines, in pixels.

    >>> in_two_lines("", 12)
    0
    """
    words = text.split(" ")
    return min(
        max(text_width(" ".join(line), size, False) for line in (words[:end], words[end:]))
        for end in range(1, len(words) + 1)
    )


def _px(size: float) -> int:
    return int(sp(size))
