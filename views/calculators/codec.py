"""What was told to a tool, tap by tap, as a text and back: a killed app asks on where it was."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from scoring import shallow
from scoring.source import MOST

#: So many taps can be undone.
TAPS = 50


def about(form: Any) -> tuple[object, ...]:
    """What no tap changes: the game; and who sits there, with which boxes, for a tool that asks it."""
    game, seats = getattr(form, "game", None), getattr(form, "seats", None)
    return (game, seats.names, getattr(form, "boxes", ())) if seats else (game,)


def write(forms: Sequence[Any]) -> str:
    """How the question began, and what each of the last taps made of it; nothing where nothing was told."""
    begun, *told = map(_written, (forms[0], *forms[1:][-TAPS:]))
    return json.dumps([begun, *told], ensure_ascii=False) if told else ""


def read(text: str, begun: Any, show: Callable[[Any], object]) -> list[Any]:
    """The forms that `write` wrote; none where one cannot be read, is about something else, or cannot be shown.

    A text may be well written and speak of a column or a card that nobody knows: only showing it tells.
    """
    try:
        forms = [_read(type(begun), each) for each in _of(list, shallow.loads(text))]
        if not all(about(form) == about(begun) and getattr(form, "possible", True) for form in forms):
            return []
        for form in forms:
            show(form)
    except (LookupError, ValueError):
        return []
    return forms


def _written(value: Any) -> object:
    """A value by its fields; what has no order, in an order of its own.

    >>> from referee.tools.tribute import Cards, Rune
    >>> _written((Cards({"odin": (Rune(3),)}), frozenset({7, 5}), None))
    [{'runes': {'odin': [{'runes': 3, 'tyr': False}]}, 'freyja': 0}, [5, 7], None]
    """
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Mapping):
        return {key: _written(each) for key, each in value.items()}
    if names := getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", None):
        return {name: _written(getattr(value, name)) for name in names}
    return [_written(each) for each in value] if isinstance(value, tuple) else value


def _read(kind: Any, written: Any) -> Any:
    """A value of that kind, as a form declares it; raises `ValueError` where something else stands.

    >>> _read(frozenset[int] | None, [5, 7]) == {5, 7}, _read(frozenset[int] | None, None)
    (True, None)
    """
    around, parts = get_origin(kind), get_args(kind)
    if around in (Union, UnionType):
        return None if written is None else _read(parts[0], written)
    if around in (tuple, frozenset):
        return around(_read(parts[0], each) for each in _of(list, written))
    if around is Mapping:
        return {key: _read(parts[1], each) for key, each in _of(dict, written).items()}
    if kind in (str, bool, int):
        return _of(kind, written)
    fields, told = _fields(kind), _of(dict, written)
    if told.keys() != fields.keys():
        raise ValueError(f"{kind} has other fields")
    return kind(**{name: _read(each, told[name]) for name, each in fields.items()})


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _of(kind: type[Any], written: Any) -> Any:
    """The value, if it is of that kind and no more than any table has: nobody waits for a thousand million players."""
    if type(written) is not kind or not 0 <= (written if kind in (int, bool) else len(written)) <= MOST:
        raise ValueError(f"no {kind}: {written!r:.40}")
    return written
