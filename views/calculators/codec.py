"""What was told to a tool, tap by tap, as a text and back: a calculator that was closed goes on where it was."""

from collections.abc import Callable, Sequence
from types import GenericAlias
from typing import Any

from scoring import codec
from scoring.source import MOST

#: So many taps can be undone.
TAPS = 50


def about(form: Any) -> tuple[object, ...]:
    """What no tap changes: the game; and who sits there, with which boxes, for a tool that asks it."""
    game, seats = getattr(form, "game", None), getattr(form, "seats", None)
    return (game, seats.names, getattr(form, "boxes", ())) if seats else (game,)


def write(forms: Sequence[Any]) -> str:
    """How the question began, and what each of the last taps made of it; nothing where nothing was told."""
    return codec.write((forms[0], *forms[1:][-TAPS:])) if len(forms) > 1 else ""


def read(text: str, begun: Any, show: Callable[[Any], object]) -> list[Any]:
    """The forms that `write` wrote; none where one cannot be read, is about something else, or cannot be shown.

    A text may be well written and speak of a column or a card that nobody knows: only showing it tells.
    """
    try:
        forms: tuple[Any, ...] = codec.read(GenericAlias(tuple, (type(begun), ...)), text, MOST)
        if not all(about(form) == about(begun) and getattr(form, "possible", True) for form in forms):
            return []
        for form in forms:
            show(form)
    except (LookupError, ValueError):
        return []
    return list(forms)
