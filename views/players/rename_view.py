"""Another name for a player: what is typed, why it was refused, and who else is called so."""

from collections.abc import Iterable
from typing import NamedTuple

from scoring import games
from scoring.source import composed
from views.new_table.form import Refusal, alike, refused
from words import Voice


class Renaming(NamedTuple):
    """Another name being typed, and what came of it so far."""

    typed: str
    refusal: Refusal | None = None
    #: Somebody who may be the same person, by number and name.
    other: tuple[int, str] | None = None


class Naming(NamedTuple):
    """What is said where a player gets another name."""

    typed: str
    refusal: str
    #: Somebody else is called so, who may be the same person.
    can_merge: bool


class Undo(NamedTuple):
    """What was done to a name just now, and the chip that takes it back."""

    told: str
    label: str


def spelt(typed: str, own: str, known: Iterable[str]) -> str | Refusal:
    """A name as it is to be kept: as somebody else spells it who cannot be told apart; or why nobody is called so.

    >>> spelt(" bruno ", "Anne", ["Anne", "Bruno"]), spelt("ANNE", "Anne", ["Anne", "Bruno"])
    ('Bruno', 'ANNE')
    """
    name = composed(typed.strip())
    if refusal := refused(name):
        return refusal
    if any(alike(name) == alike(other) for other in games.nobody()):
        return Refusal("name_of_nobody", {"name": name})
    return next((other for other in known if other != own and alike(other) == alike(name)), name)


def present(renaming: Renaming, voice: Voice) -> Naming:
    refusal = renaming.refusal
    return Naming(
        typed=renaming.typed,
        refusal=voice.text(refusal.key, **refusal.values) if refusal else "",
        can_merge=renaming.other is not None,
    )


def renamed(before: str, voice: Voice) -> Undo:
    return Undo(voice.text("was_called", name=before), voice.text("name_again", name=before))


def merged(one: str, other: str, voice: Voice) -> Undo:
    return Undo(voice.text("were_two", names=(one, other)), voice.text("two_again"))
