"""Undo at a table that several phones count: everybody takes back what they tapped themselves, not what others did."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass, replace
from itertools import chain
from typing import Any

from records import Step
from scoring import Sheet, read, write
from scoring.vocabulary import Held
from views.counting.table_edits import Edited


class ChangedSinceError(ValueError):
    """Others built on a change, so that it cannot be taken out alone."""


class UndoLog:
    """For each seat, and for this phone, the steps to undo and to redo. A step that undoes one is a step itself.

    >>> log = UndoLog()
    >>> for step in Step(1, "Anne", None), Step(2, "", None), Step(3, "Anne", 1):
    ...     log.add(step)
    >>> log.undoable("Anne"), log.redoable("Anne"), log.undoable(""), log.redoable("")
    (None, 3, 2, None)
    """

    def __init__(self) -> None:
        self._steps: dict[str, tuple[list[int], list[int]]] = {}
        #: By the step that moved them: the players who have another hand since.
        self._moved: dict[int, frozenset[str]] = {}

    def add(self, step: Step, moved: frozenset[str] = frozenset()) -> None:
        """Add a step. Who has another hand since can no longer undo what was tapped on the one before."""
        if moved := moved or self.moved(step.undoes):
            self._moved[step.number] = moved
        for name in moved:
            self._steps.pop(name, None)
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

    def moved(self, step: int | None) -> frozenset[str]:
        """The players who have another hand since a step, or who came or left."""
        return self._moved.get(step or 0, frozenset())

    def undoable(self, actor: str) -> int | None:
        undo, _ = self._steps.get(actor, ([], []))
        return undo[-1] if undo else None

    def redoable(self, actor: str) -> int | None:
        _, redo = self._steps.get(actor, ([], []))
        return redo[-1] if redo else None


def moved_by(sheet: Sheet[Any], table: Edited) -> frozenset[str]:
    """The players who have another hand after an edit of the table, or who came or left."""
    before, after = ([player.name for player in each.players] for each in (sheet, table.sheet))
    stayed = {name for name, seat in zip(before, table.seats, strict=True) if seat is not None and after[seat] == name}
    return frozenset({*before, *after} - stayed)


def without(before: Sheet[Any], after: Sheet[Any], now: Sheet[Any], moved: frozenset[str] = frozenset()) -> Sheet[Any]:
    """The sheet as it is now without a change that was made before; raises `ChangedSinceError`.

    What others changed since stays: coins, cards and points are taken out or put back one by one. But a hand that
    `moved` to another player is moved back as it was, or not at all.
    """
    if now == after:
        return before
    if any(player.name in moved and player not in after.players for player in now.players):
        raise ChangedSinceError
    rest = (replace(sheet, players=()) for sheet in (before, after, now))
    sheet: Sheet[Any] = replace(_without(*rest), players=_players_without(before, after, now))
    try:
        read(write(sheet))
    except ValueError as error:  # cards of a box that is gone since, hands of different numbers of rounds
        raise ChangedSinceError from error
    return sheet


def _players_without(before: Sheet[Any], after: Sheet[Any], now: Sheet[Any]) -> tuple[Any, ...]:
    was, then, here = ({player.name: player for player in sheet.players} for sheet in (before, after, now))
    if list(then) == list(here):  # the change may be what seated them so
        if any(here[name] != then[name] for name in here.keys() - was.keys()):
            raise ChangedSinceError
        return tuple(_without(was[name], then[name], here[name]) if name in here else was[name] for name in was)
    if list(was) != list(then) or any(was[name] != then[name] for name in was.keys() - here.keys()):
        raise ChangedSinceError
    return tuple(_without(was[name], then[name], here[name]) if name in was else here[name] for name in here)


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
        return _keyed_without(before, after, now)
    if hasattr(now, "_fields"):
        nothing = type(now)()  # a pile of which nothing is told yet
        return type(now)(*map(_without, before or nothing, after or nothing, now))
    if now is None:  # a pile that was laid into rounds since
        raise ChangedSinceError
    if not isinstance(now, tuple):
        return now  # a number that somebody else changed since
    return _without_in_tuple(before, after, now)


def _without_in_tuple(before: tuple[Any, ...], after: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[Any, ...]:
    elements = list(chain(before, after, now))
    if not any(elements):  # dwarfs without points are a number too
        return now
    if all(isinstance(element, int) for element in elements):
        left = Counter(now) + Counter(before)
        left.subtract(Counter(after))
        return tuple(sorted((+left).elements()))
    if all(isinstance(element, Held) for element in elements):
        keyed = [{held.card: held for held in some} for some in (before, after, now)]
        if sum(map(len, keyed)) == len(elements):  # no card twice
            return tuple(_keyed_without(*keyed).values())
    elif len(before) == len(after) == len(now):  # rounds
        return tuple(map(_without, before, after, now))
    raise ChangedSinceError


def _keyed_without(before: Mapping[str, Any], after: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The values as they are now, but those that the change alone made as they were before."""
    kept = {key: before.get(key) if now.get(key) == after.get(key) else now.get(key) for key in (*now, *before)}
    return {key: value for key, value in kept.items() if value is not None}
