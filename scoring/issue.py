"""What a referee would say on seeing a table that cannot be, or that is worth a second look."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple

from scoring.sheet import P


class Issue(NamedTuple):
    """A sentence to be: which one, about whom, with which values.

    A warning is certain: no legal game ends like this. A hint asks the players to look again.
    """

    id: str
    players: tuple[str, ...]
    values: Mapping[str, object] = MappingProxyType({})
    hint: bool = False


class Side(Generic[P]):
    """A player's side of a table, of which checks speak."""

    __slots__ = ()

    player: P

    @property
    def name(self) -> str:
        return self.player.name

    def warning(self, id: str, **values: object) -> Issue:
        return Issue(id, (self.name,), values)

    def hint(self, id: str, **values: object) -> Issue:
        return Issue(id, (self.name,), values, hint=True)


def cards_once(owners: Mapping[str, Sequence[str]]) -> Iterator[Issue]:
    """Every named card exists once: those that lie with several players, or twice with one."""
    for card, names in owners.items():
        if len(names) > 1:
            players = tuple(dict.fromkeys(names))
            yield Issue("card_twice", players, {"card": card, "owners": len(players)})
