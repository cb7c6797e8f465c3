"""Renaming a player: the typed name, why it was refused, and another player of that name to merge with."""

from collections.abc import Iterable
from typing import NamedTuple

from scoring import games
from scoring.source import composed
from views.new_table.form import Refusal, name_key, refusal_of
from words import Voice


class RenameInput(NamedTuple):
    """The name being typed, and what was found wrong with it."""

    typed: str
    refusal: Refusal | None = None
    #: Id and name of another player who may be the same person.
    other: tuple[int, str] | None = None


class RenameView(NamedTuple):
    """What the rename card shows."""

    typed: str
    refusal: str
    #: Whether another player of that name may be merged with this one.
    can_merge: bool


class Undo(NamedTuple):
    """The last rename or merge in a sentence, and the label of its undo chip."""

    text: str
    label: str


def spelling(typed: str, own: str, known: Iterable[str]) -> str | Refusal:
    """The name to store, written like a known name that looks the same; or why it is refused.

    >>> spelling(" bruno ", "Anne", ["Anne", "Bruno"]), spelling("ANNE", "Anne", ["Anne", "Bruno"])
    ('Bruno', 'ANNE')
    """
    name = composed(typed.strip())
    if refusal := refusal_of(name):
        return refusal
    if any(name_key(name) == name_key(other) for other in games.nobody()):
        return Refusal("name_of_nobody", {"name": name})
    return next((other for other in known if other != own and name_key(other) == name_key(name)), name)


def present(entered: RenameInput, voice: Voice) -> RenameView:
    refusal = entered.refusal
    return RenameView(
        typed=entered.typed,
        refusal=voice.text(refusal.key, **refusal.values) if refusal else "",
        can_merge=entered.other is not None,
    )


def renamed(before: str, voice: Voice) -> Undo:
    return Undo(voice.text("was_called", name=before), voice.text("name_again", name=before))


def merged(one: str, other: str, voice: Voice) -> Undo:
    return Undo(voice.text("were_two", names=(one, other)), voice.text("two_again"))
