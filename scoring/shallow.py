"""JSON read no deeper than the app writes it.

Python 3.11 stops with an error after a thousand lists in each other. The phone's 3.14 goes on until it believes that
the stack ends, and on Android it believes in 1.2 MB, where a thread has 1 MB: a hostile file would end the app, and a
hostile setting would end it at every start.
"""

import json
import re
from typing import Any

#: The deepest that we write lies ten deep.
DEEPEST = 100

#: A text, closed or not, in which brackets are only signs; or a bracket.
_PIECES = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|([\[{])|([\]}])', re.DOTALL)
_DECODER = json.JSONDecoder()


class TooDeep(ValueError):
    """Nobody writes lists in lists without end but by accident, or to do harm."""


def loads(text: str, decoder: json.JSONDecoder = _DECODER) -> Any:
    """What a text says, and a `ValueError` where it says nothing.

    >>> loads('{"place": "games"}')
    {'place': 'games'}
    >>> loads("[" * 101)
    Traceback (most recent call last):
    scoring.shallow.TooDeep: more than 100 lists in each other
    """
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise TooDeep(f"more than {DEEPEST} lists in each other")
    return decoder.decode(text)


def _depth(text: str) -> int:
    """How many lists and objects lie in each other.

    >>> [_depth(text) for text in ('[[], {"a": []}]', r'["[\\"[", "[[\\\\"]', '["[[')]
    [3, 1, 1]
    """
    depth = deepest = 0
    for piece in _PIECES.finditer(text):
        if piece[1]:
            depth += 1
            deepest = max(depth, deepest)
        elif piece[2]:
            depth -= 1
    return deepest
