"""The curtain that hides a result until the table is ready to see it."""

from dataclasses import dataclass
from typing import Any

from scoring import Sheet
from words import GameVoice


@dataclass(frozen=True, slots=True)
class CurtainView:
    """Everything that the curtain shows: no number, and the players by seat."""

    runes: str
    title: str
    sentence: str
    names: str
    #: The labels of its two buttons, and what each of them does.
    reveal: str
    reveal_how: str
    open: str
    open_how: str


def present(sheet: Sheet[Any], voice: GameVoice) -> CurtainView:
    """The curtain of a table that was counted."""
    return CurtainView(
        runes=voice.runes,
        title=voice.title(sheet.expansions, sheet.mode),
        sentence=voice.text("all_is_counted"),
        names=" · ".join(player.name for player in sheet.players),
        reveal=voice.text("curtain_reveal"),
        reveal_how=voice.text("curtain_reveal_how"),
        open=voice.text("curtain_open"),
        open_how=voice.text("curtain_open_how"),
    )
