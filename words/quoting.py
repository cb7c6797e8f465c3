"""Values of a file as a sentence quotes them: short, and harmless to whoever reads it."""

import json
from collections.abc import Iterable
from itertools import islice

#: A wrong value is quoted no longer than this.
LONGEST_QUOTE = 40
#: And no more of a list of what could stand in its place.
MOST_QUOTED = 16


def printable(text: str) -> str:
    """A text of which a terminal obeys nothing.

    >>> printable("\\x1b[2J")
    '\\\\u{1b}[2J'
    """
    return "".join(sign if sign.isprintable() else f"\\u{{{ord(sign):x}}}" for sign in text)


def quoted(value: object) -> str:
    """A value as a file writes it, in short.

    >>> [quoted(value) for value in (True, "kral", "x" * 50, [1, 2], {"id": "ylud"})]
    ['true', '"kral"', '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"', '[…]', '{…}']
    """
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, str):
        return printable(json.dumps(cut(value), ensure_ascii=False))
    return printable(cut(json.dumps(value) if isinstance(value, int | None) else str(value)))


def cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def few(values: Iterable[object]) -> list[str]:
    """The first values of a list that may be long."""
    first = [quoted(value) for value in islice(values, MOST_QUOTED + 1)]
    return [*first[:MOST_QUOTED], "…"] if len(first) > MOST_QUOTED else first
