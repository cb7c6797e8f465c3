"""What a referee would say on seeing a table that cannot be, or that is worth a second look."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Issue:
    """A sentence to be: which one, about whom, with which values.

    A warning is certain: no legal game ends like this. A hint asks the players to look again.
    """

    id: str
    players: tuple[str, ...]
    values: Mapping[str, object] = field(default_factory=dict)
    hint: bool = False
