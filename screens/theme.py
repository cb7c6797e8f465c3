"""Themes: dark, light and high contrast. Colours by the names that views use."""

from functools import cache
from typing import NamedTuple

#: A colour as Kivy draws it.
Colour = tuple[float, float, float, float]
CLEAR: Colour = (0, 0, 0, 0)
#: Colour name for disabled chips.
FAINT = "faint"


class Theme(NamedTuple):
    """Hexadecimal colours. Texts have a contrast of at least 4.5 : 1 on every background, which a test proves."""

    ground: str
    surface: str
    raised: str
    text: str
    muted: str
    gold: str
    warrior: str
    hunter: str
    miner: str
    blacksmith: str
    explorer: str

    def of_row(self, row: str) -> str:
        """The colour of a row; gold for rows without one."""
        name = SHARED.get(row, row)
        colour: str = getattr(self, name) if name in self._fields else self.gold
        return colour


#: Rows of the other games, and the class whose colour they share.
SHARED = {
    "shield": "explorer",
    "temple": "blacksmith",
    "errants": "hunter",
    "forge": "warrior",
    "talion": "miner",
    "odin": "explorer",
    "thor": "miner",
    "tyr": "hunter",
    "surtr": "warrior",
    "freyja": "blacksmith",
}

DARK = Theme(
    ground="#14110F",
    surface="#1F1A17",
    raised="#2B2521",
    text="#F3ECE2",
    muted="#BDB1A1",
    gold="#E8B84F",
    warrior="#F0705C",
    hunter="#62C370",
    miner="#F29A45",
    blacksmith="#BE97E8",
    explorer="#62B1EE",
)

LIGHT = Theme(
    ground="#FBF6ED",
    surface="#FFFFFF",
    raised="#F1E8DA",
    text="#241C14",
    muted="#65584A",
    gold="#7A5600",
    warrior="#AE2A1E",
    hunter="#1F6B2C",
    miner="#8F4A00",
    blacksmith="#66399B",
    explorer="#185A94",
)

#: High contrast: black, white and bright colours.
CONTRAST = Theme(
    ground="#000000",
    surface="#0A0A0A",
    raised="#1C1C1C",
    text="#FFFFFF",
    muted="#E6E6E6",
    gold="#FFD84D",
    warrior="#FF9C8C",
    hunter="#7CF08C",
    miner="#FFB866",
    blacksmith="#DDBBFF",
    explorer="#8CCBFF",
)

THEMES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


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
