"""Stores a calculator's input as text and reads it back: the form after each tap, for undo and after a restart."""

from collections.abc import Callable, Sequence
from types import GenericAlias
from typing import Any

from scoring import codec
from scoring.source import MOST

#: How many taps can be undone.
TAPS = 50


def subject(form: Any) -> tuple[object, ...]:
    """What no tap changes: the game, and where the form has players also their names and the boxes."""
    game, seats = getattr(form, "game", None), getattr(form, "seats", None)
    return (game, seats.names, getattr(form, "boxes", ())) if seats else (game,)


def write(forms: Sequence[Any]) -> str:
    """The first form and those after the last taps as text; empty before the first tap."""
    return codec.write((forms[0], *forms[1:][-TAPS:])) if len(forms) > 1 else ""


def read(text: str, begun: Any, show: Callable[[Any], object]) -> list[Any]:
    """The forms that `write` wrote; none if one of them cannot be read, has another subject, or cannot be shown.

    A well-formed text may name an unknown column or card; `show` raises for those.
    """
    try:
        forms: tuple[Any, ...] = codec.read(GenericAlias(tuple, (type(begun), ...)), text, MOST)
        if not all(subject(form) == subject(begun) and getattr(form, "is_valid", True) for form in forms):
            return []
        for form in forms:
            show(form)
    except (LookupError, ValueError):
        return []
    return list(forms)
