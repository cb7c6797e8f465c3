"""Sentences with gaps, in French and English side by side.

A gap is `{name}` or `{name:way}`: the way says how the value reads. `{grades:grade|grades}` is not the
value but the noun that goes with it; all other ways are functions of a `Speaker`.
"""

import re
from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, NamedTuple

LANGUAGES = ("fr", "en")

#: A sentence ready to be filled.
Sentence = Callable[[Mapping[str, Any]], str]

#: How a value reads in a gap.
Way = Callable[[Any], str]


class Text(NamedTuple):
    """The same thing said in both languages."""

    fr: str
    en: str


def same(text: str) -> Text:
    """A name that both languages share."""
    return Text(text, text)


def sentence(text: Text, language: str, ways: Mapping[str, Way]) -> Sentence:
    """Compile a text once, so that thousands of results can be told in a blink.

    >>> grades = Text("{n} {n:grade|grades} : ça va", "{n} {n:grade|grades}: fine")
    >>> sentence(grades, "en", {})({"n": 0}), sentence(grades, "fr", {})({"n": 0})
    ('0 grades: fine', '0 grade\\xa0: ça va')
    """
    pieces: list[str | tuple[str, Way]] = []
    template = typeset(text.fr) if language == "fr" else text.en
    for literal, name, spec, _ in Formatter().parse(template):
        if literal:
            pieces.append(literal)
        if name is not None:
            pieces.append((name, _way(spec or "", language, ways)))

    def fill(values: Mapping[str, Any]) -> str:
        return "".join([piece if isinstance(piece, str) else piece[1](values[piece[0]]) for piece in pieces])

    return fill


def plain(value: object) -> str:
    """A value as it is, a negative number with a true minus.

    >>> plain(-3), plain("Jean-Marie")
    ('−3', 'Jean-Marie')
    """
    return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)


def _way(spec: str, language: str, ways: Mapping[str, Way]) -> Way:
    if "|" not in spec:
        return ways[spec] if spec else plain
    one, many = spec.split("|")
    if language == "fr":
        return lambda number: one if abs(number) < 2 else many
    return lambda number: one if abs(number) == 1 else many


def typeset(french: str) -> str:
    """French sets its tall punctuation off with a space that must not break."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", french)
