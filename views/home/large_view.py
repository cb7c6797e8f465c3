"""What a large home screen shows besides: a result or a game in progress as its picture, and earlier games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from models.history import FinishedTable
from scoring import Result, Sheet, score
from views.counting.position import BY_PLAYER, Position, cells_of
from views.history.view import Entry, entries
from views.result.standings import Standings, present_standings
from words import GameVoice


@dataclass(frozen=True, slots=True)
class LargeHomeView:
    """The picture of the last game, else of the game in progress, else of the example; None if it cannot be read."""

    standings: Standings | None
    #: The games before the last one, as the history lists them.
    earlier: tuple[Entry, ...] = ()
    #: The game in progress that the picture shows.
    title: str = ""


def present(result: Result | None, earlier: Sequence[FinishedTable], voices: Mapping[str, GameVoice]) -> LargeHomeView:
    """A result to be seen as its picture, and the games before it."""
    return LargeHomeView(
        present_standings(result, voices[result.sheet.game]) if result else None, entries(earlier, voices)
    )


def present_open(sheet: Sheet[Any], stored: str, is_hidden: bool, voices: Mapping[str, GameVoice]) -> LargeHomeView:
    """A game in progress in its seating order: what each hand is worth so far, and how far it is counted.

    Behind its curtain a result has no points.
    """
    voice, position = voices[sheet.game], Position.read(stored, sheet)
    standings = present_standings(score(sheet), voice)
    hands = tuple(
        replace(hand, rank="", won=False, note=voice.text(_state(sheet, position, hand.seat)))
        for hand in sorted(standings.players, key=lambda hand: hand.seat)
    )
    if is_hidden:
        hands = tuple(replace(hand, total="", bar=(), cells=()) for hand in hands)
    return LargeHomeView(Standings(hands, standings.zero), title=voice.title(sheet.expansions, sheet.mode))


def _state(sheet: Sheet[Any], position: Position, seat: int) -> str:
    """How far a hand is counted, as the key of its text."""
    cells = {cell for cell in cells_of(sheet, BY_PLAYER) if cell[0] == seat}
    if cells <= position.done:
        return "hand_counted"
    return "hand_begun" if position.seat == seat or cells & position.done else "hand_waits"
