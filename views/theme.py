"""Themes: dark, light and high contrast."""

from typing import NamedTuple


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
        colour: str = getattr(self, name_of(row))
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


def name_of(row: str) -> str:
    """The name of the colour of a row.

    >>> name_of("hunter"), name_of("errants"), name_of("coins")
    ('hunter', 'hunter', 'gold')
    """
    name = SHARED.get(row, row)
    return name if name in Theme._fields else "gold"


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
