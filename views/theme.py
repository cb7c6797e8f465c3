"""Themes: dark, light and high contrast."""

from typing import NamedTuple


class Theme(NamedTuple):
    """Hexadecimal colours. Texts have a contrast of at least 4.5 : 1 on every background, and the colours of rows are
    told apart by colour-blind eyes, which tests prove."""

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
    #: Of rows that are no class.
    silver: str
    teal: str
    rose: str
    bronze: str

    def of_row(self, row: str) -> str:
        """The colour of a row; gold for rows without one."""
        colour: str = getattr(self, name_of(row))
        return colour


def name_of(row: str) -> str:
    """The name of the colour of a row.

    >>> name_of("hunter"), name_of("errants"), name_of("coins")
    ('hunter', 'hunter', 'gold')
    """
    if row in Theme._fields:
        return row
    from views.result.rows import colour_names  # the first screen shows no row

    return colour_names().get(row, "gold")


DARK = Theme(
    ground="#14110F",
    surface="#1F1A17",
    raised="#2B2521",
    text="#F3ECE2",
    muted="#BDB1A1",
    gold="#E8B84F",
    warrior="#F4555A",
    hunter="#6FD28B",
    miner="#EB900E",
    blacksmith="#A581DE",
    explorer="#81C4FA",
    silver="#F5F8FD",
    teal="#389CA4",
    rose="#E172AB",
    bronze="#A79C80",
)

LIGHT = Theme(
    ground="#FBF6ED",
    surface="#FFFFFF",
    raised="#F1E8DA",
    text="#241C14",
    muted="#65584A",
    gold="#7A5600",
    warrior="#CC1038",
    hunter="#11733F",
    miner="#713600",
    blacksmith="#542B84",
    explorer="#2067B6",
    silver="#0F292D",
    teal="#1A5A4E",
    rose="#9F2D6A",
    bronze="#302B17",
)

#: High contrast: black, white and bright colours.
CONTRAST = Theme(
    ground="#000000",
    surface="#0A0A0A",
    raised="#1C1C1C",
    text="#FFFFFF",
    muted="#E6E6E6",
    gold="#FFD84D",
    warrior="#F08378",
    hunter="#88F8AE",
    miner="#FBB769",
    blacksmith="#E5C5FF",
    explorer="#59A8FC",
    silver="#EDEBFE",
    teal="#43A8A1",
    rose="#E497CF",
    bronze="#BEB49E",
)

THEMES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}
