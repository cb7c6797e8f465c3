"""A hall at night: the colours of every screen, by the name that presenters use."""

from typing import NamedTuple


class Theme(NamedTuple):
    """Hexadecimal colours. Texts read at 4.5 : 1 on every ground, which a test computes."""

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
        """The colour of a class, and gold for whatever has none."""
        colour: str = getattr(self, row, self.gold)
        return colour


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
