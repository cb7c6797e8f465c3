"""Values as text and back, by the types that they declare: whatever is remembered until the app is opened again."""

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from scoring import shallow

#: No number is larger than the records can hold.
LARGEST = 2**63 - 1


def write(value: Any) -> str:
    """The text of a value.

    >>> write({4: 18, 5: 26})
    '{"4": 18, "5": 26}'
    """
    return json.dumps(to_json(value), ensure_ascii=False)


def read(kind: Any, text: str, most: int = LARGEST) -> Any:
    """A value of that kind; raises `ValueError` where the text holds something else.

    >>> read(Mapping[int, int], '{"4": 18, "5": 26}')
    {4: 18, 5: 26}
    """
    return from_json(kind, shallow.loads(text), most)


def read_fields(kind: Any, text: str) -> dict[str, Any]:
    """The fields of a value that can be read, each by itself; a text that holds no value has none.

    >>> from scoring.vocabulary import Held
    >>> read_fields(Held, '{"card": "ylud", "column": 7, "sleeve": "red"}'), read_fields(Held, "[")
    ({'card': 'ylud'}, {})
    """
    try:
        written = _of(dict, shallow.loads(text), LARGEST)
    except ValueError:
        return {}
    found = {}
    for name, each in fields_of(kind).items():
        if name in written:
            with suppress(ValueError):
                found[name] = from_json(each, written[name])
    return found


def to_json(value: Any) -> object:
    """What JSON can hold of a value: its fields by name, and what has no order sorted.

    >>> from scoring.vocabulary import PerGrade
    >>> to_json((PerGrade(2, "hunter"), frozenset({7, 5}), None))
    [{'each': 2, 'of': 'hunter'}, [5, 7], None]
    """
    if isinstance(value, frozenset):
        value = tuple(sorted(value))
    if isinstance(value, Mapping):
        return {key: to_json(each) for key, each in value.items()}
    if names := getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", None):
        return {name: to_json(getattr(value, name)) for name in names}
    return [to_json(each) for each in value] if isinstance(value, tuple) else value


def from_json(kind: Any, written: Any, most: int = LARGEST) -> Any:
    """A value of that kind; raises `ValueError` where something else stands, or more than `most`.

    >>> from_json(frozenset[int] | None, [5, 7]) == {5, 7}, from_json(tuple[int, str], [0, "coins"])
    (True, (0, 'coins'))
    >>> from_json(str | int | bool, 1), from_json(str | int | bool, True)
    (1, True)
    """
    around, parts = get_origin(kind), get_args(kind)
    if around in (Union, UnionType):
        return _one_of(parts, written, most)
    if around is tuple and Ellipsis not in parts:
        pairs = zip(parts, _of(list, written, most), strict=True)
        return tuple(from_json(part, each, most) for part, each in pairs)
    if around in (tuple, frozenset):
        return around(from_json(parts[0], each, most) for each in _of(list, written, most))
    if around is Mapping:
        keys, values = parts
        told = _of(dict, written, most).items()
        return {_of(keys, keys(key), most): from_json(values, each, most) for key, each in told}
    if kind in (str, bool, int, float, NoneType):
        return _of(kind, written, most)
    fields, told = fields_of(kind), _of(dict, written, most)
    if told.keys() != fields.keys():
        raise ValueError(f"{kind} has other fields")
    return kind(**{name: from_json(each, told[name], most) for name, each in fields.items()})


@cache
def fields_of(kind: Any) -> Mapping[str, Any]:
    """The fields that a kind of value declares, with their types."""
    return get_type_hints(kind)


def _one_of(kinds: tuple[Any, ...], written: Any, most: int) -> Any:
    for kind in kinds:
        with suppress(ValueError):
            return from_json(kind, written, most)
    raise ValueError(f"none of {kinds}: {written!r:.40}")


def _of(kind: Any, written: Any, most: int) -> Any:
    """The value, if it is of that kind and not too much: nobody waits for a thousand million players."""
    if isinstance(written, str):
        written.encode()  # half a sign, which no file could hold, is a `ValueError` too
    if type(written) is kind and (kind in (float, NoneType) or 0 <= _size(written) <= most):
        return written
    raise ValueError(f"no {kind}: {written!r:.40}")


def _size(written: Any) -> int:
    return int(written) if isinstance(written, int) else len(written)
