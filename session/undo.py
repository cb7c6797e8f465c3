"""Undo at a table that several phones count: everybody takes back what they tapped themselves, not what others did."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass, replace
from itertools import chain
from typing import Any

from records import Step
from scoring import Sheet
from scoring.vocabulary import Held


class ChangedSinceError(ValueError):
    """Others built on a change, so that it cannot be taken out alone."""


class UndoLog:
    """For each seat, and for this phone, the steps to undo and to redo. A step that undoes one is a step itself.

    >>> log = UndoLog([Step(1, "Anne", None), Step(2, "", None), Step(3, "Anne", 1)])
    >>> log.undoable("Anne"), log.redoable("Anne"), log.undoable(""), log.redoable("")
    (None, 3, 2, None)
    """

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self._steps: dict[str, tuple[list[int], list[int]]] = {}
        for step in steps:
            self.add(step)

    def add(self, step: Step) -> None:
        undo, redo = self._steps.setdefault(step.actor, ([], []))
        if step.undoes is None:
            undo.append(step.number)
            redo.clear()
        elif undo and undo[-1] == step.undoes:
            undo.pop()
            redo.append(step.number)
        else:
            redo[-1:] = []
            undo.append(step.number)

    def undoable(self, actor: str) -> int | None:
        undo, _ = self._steps.get(actor, ([], []))
        return undo[-1] if undo else None

    def redoable(self, actor: str) -> int | None:
        _, redo = self._steps.get(actor, ([], []))
        return redo[-1] if redo else None


def without(before: Sheet[Any], after: Sheet[Any], now: Sheet[Any]) -> Sheet[Any]:
    """The sheet as it is now without a change that was made before; raises `ChangedSinceError`.

    What others changed since stays: coins, cards and points are taken out or put back one by one.
    """
    if now == after:
        return before
    names = [player.name for player in now.players]
    was, then = ({player.name: player for player in sheet.players} for sheet in (before, after))
    if not was.keys() == then.keys() == set(names):  # a player came, left or was renamed
        raise ChangedSinceError
    order = names if list(was) == list(then) or list(then) != names else list(was)
    here = {player.name: player for player in now.players}
    players = tuple(_without(was[name], then[name], here[name]) for name in order)
    rest = (replace(sheet, players=()) for sheet in (before, after, now))
    return replace(_without(*rest), players=players)


def _without(before: Any, after: Any, now: Any) -> Any:
    if now == after:
        return before
    if before == after:
        return now
    if is_dataclass(now):
        fields: Iterable[str] = now.__dataclass_fields__
        return replace(
            now, **{name: _without(*(getattr(one, name) for one in (before, after, now))) for name in fields}
        )  # type: ignore[type-var]
    if isinstance(now, Mapping):
        keyed = _by_key(before, after, now)
        return {key: value for key, value in keyed.items() if value is not None}
    if not (isinstance(before, tuple) and isinstance(after, tuple) and isinstance(now, tuple)):
        return now  # a number that somebody else changed since
    return _without_in_tuple(before, after, now)


def _without_in_tuple(before: tuple[Any, ...], after: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[Any, ...]:
    elements = list(chain(before, after, now))
    if hasattr(now, "_fields"):
        return type(now)(*map(_without, before, after, now))
    if all(isinstance(element, int) for element in elements):
        left = Counter(now) + Counter(before)
        left.subtract(Counter(after))
        return tuple(sorted((+left).elements()))
    if all(isinstance(element, Held) for element in elements):
        cards = _by_key(*({held.card: held for held in some} for some in (before, after, now)))
        return tuple(held for held in cards.values() if held)
    if len(before) == len(after) == len(now):  # collectes
        return tuple(map(_without, before, after, now))
    raise ChangedSinceError


def _by_key(before: Mapping[str, Any], after: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The values as they are now, but those that the change alone made as they were before."""
    return {
        key: before.get(key) if now.get(key) == after.get(key) else now.get(key)
        for key in dict.fromkeys((*now, *before))
    }
