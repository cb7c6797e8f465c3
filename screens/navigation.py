"""Where one is in the app, and the way back. No Kivy in here."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

#: The four places of the bottom bar.
COUNT, REFEREE, GAMES, SETTINGS = PLACES = ("count", "referee", "games", "settings")


class Start(NamedTuple):
    """The first screen of a place."""

    place: str


class NewTable(NamedTuple):
    """Who plays what."""


class AtTable(NamedTuple):
    """The pads of a draft, or its result."""

    draft: int


class Finished(NamedTuple):
    """The result of a table that was counted."""

    table: int


class Rule(NamedTuple):
    """An entry of the rulebook."""

    id: str


class Leafing(NamedTuple):
    """A chapter of the rulebook."""

    game: str
    chapter: str


class Cards(NamedTuple):
    """Every card of a game."""

    game: str


class CardRules(NamedTuple):
    """A card, and the rules that speak of it."""

    game: str
    card: str


class Rulings(NamedTuple):
    """What the printed rules of a game leave open."""

    game: str


class Tool(NamedTuple):
    """A question about what lies on the table, answered by the referee."""

    game: str
    tool: str


#: What the referee shows besides its first screen: from every place, and back to where one was.
Page = Rule | Leafing | Cards | CardRules | Rulings

Route = Start | NewTable | AtTable | Finished | Page | Tool

#: What the place Count finds again when the app is opened.
KEPT: tuple[type[Any], ...] = (NewTable, AtTable, Rule, Leafing, Cards, CardRules, Rulings, Tool)


class Navigation:
    """Each place keeps its own way; back goes along it, then to the first place, then out of the app.

    >>> way = Navigation()
    >>> way.go(NewTable())
    >>> way.switch(GAMES)
    >>> way.back(), way.here, way.back(), way.here, way.back()
    (True, NewTable(), True, Start(place='count'), False)
    """

    def __init__(self) -> None:
        self.place = COUNT
        self._ways: dict[str, list[Route]] = {place: [Start(place)] for place in PLACES}

    @property
    def here(self) -> Route:
        return self._ways[self.place][-1]

    @property
    def deep(self) -> tuple[str, int]:
        """The place, and how many screens lie behind."""
        return self.place, len(self._ways[self.place])

    def write(self) -> list[list[object]]:
        """The way at the place Count, for the next start of the app.

        >>> way = Navigation()
        >>> way.go(AtTable(7))
        >>> way.write(), [route for route in Navigation.read(way.write())]
        ([['AtTable', 7]], [AtTable(draft=7)])
        """
        return [[type(route).__name__, *route] for route in self._ways[COUNT][1:]]

    @staticmethod
    def read(written: Sequence[Sequence[Any]]) -> Iterator[Route]:
        """The routes that were written."""
        kinds = {kind.__name__: kind for kind in KEPT}
        for name, *values in written:
            yield kinds[name](*values)

    def home(self) -> None:
        """The first screen of the place Count, from where another way begins."""
        self.place = COUNT
        del self._ways[COUNT][1:]

    def go(self, route: Route) -> None:
        """One screen further, at the same place."""
        self._ways[self.place].append(route)

    def switch(self, place: str) -> None:
        """Another place, where it was left; the same one again: its first screen."""
        if place == self.place:
            del self._ways[place][1:]
        self.place = place

    def back(self) -> bool:
        """Whether there was a way back."""
        if len(self._ways[self.place]) > 1:
            self._ways[self.place].pop()
            return True
        if self.place != COUNT:
            self.place = COUNT
            return True
        return False
