"""What the home screen shows besides in a large window: a result as its picture, and the games before the last one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.history import FinishedTable
from scoring import Result
from views.history.view import Entry, entries
from views.result.standings import Standings, present_standings
from words import GameVoice


@dataclass(frozen=True, slots=True)
class LargeHomeView:
    """The ranking of the last game, or before the first one of the example; None if there is none to be read."""

    standings: Standings | None
    #: The games before the last one, as the history lists them.
    earlier: tuple[Entry, ...]


def present(result: Result | None, earlier: Sequence[FinishedTable], voices: Mapping[str, GameVoice]) -> LargeHomeView:
    """A result to be seen as its picture, and the games before it."""
    return LargeHomeView(
        present_standings(result, voices[result.sheet.game]) if result else None, entries(earlier, voices)
    )
