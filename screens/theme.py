"""Colours of the theme in use, by the names that views use."""

from functools import cache

from views.theme import THEMES

#: A colour as Kivy draws it.
Colour = tuple[float, float, float, float]
CLEAR: Colour = (0, 0, 0, 0)
#: Colour name for disabled chips.
FAINT = "faint"


class Skin:
    """The theme in use, as Kivy colours. Screens are rebuilt when it changes."""

    def __init__(self) -> None:
        self.use("dark")

    def use(self, name: str) -> None:
        self.theme = THEMES[name]
        self.ground, self.surface, self.raised = map(rgba, self.theme[:3])
        self.text, self.muted, self.gold = map(rgba, self.theme[3:6])
        self.faint = (*self.muted[:3], 0.35)

    def of(self, row: str) -> Colour:
        """The colour of a row."""
        return rgba(self.theme.of_row(row))

    def colour(self, name: str) -> Colour:
        """The colour of that name or row; "" is transparent."""
        return self.faint if name == FAINT else self.of(name) if name else CLEAR


@cache
def rgba(colour: str) -> Colour:
    """A hexadecimal colour as Kivy's RGBA.

    >>> rgba("#FF0080")
    (1.0, 0.0, 0.5019607843137255, 1.0)
    """
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return red, green, blue, 1.0


skin = Skin()
