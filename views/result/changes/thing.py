"""`Thing`, what can lie in front of one player or another; `Hand`, what could have been otherwise in front of one."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

#: The slot and the name of coins.
COIN = "coin"


@dataclass(frozen=True, slots=True)
class Thing:
    """A card or a coin: `name` and `value` say it in words; what shares a `slot` can be exchanged."""

    slot: str
    name: str
    value: int = 0
    put: Callable[[Any], Any] = field(compare=False, kw_only=True)
    take: Callable[[Any], Any] = field(compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Hand:
    """What a player has, and what could have been otherwise in this hand."""

    #: Each different thing that the player has.
    held: Collection[Thing] = ()
    #: What the box still holds for this player.
    box: Collection[Thing] = ()
    #: The slots in which there can be a thing more, or less; in which one can be exchanged for another; and in which
    #: nothing is given for what another player has or nobody earned.
    more: Collection[str] = ()
    less: Collection[str] = ()
    exchanged: Collection[str] = ()
    passed: Collection[str] = ()
    #: Coins with what they would be one step higher.
    steps: Collection[tuple[Thing, Thing]] = ()
