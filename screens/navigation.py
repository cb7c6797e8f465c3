"""Where one is in the app, and the way back. No Kivy in here."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, get_args

from scoring import codec, shallow

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


class Before(NamedTuple):
    """How a table was counted before it was corrected."""

    version: int


class About(NamedTuple):
    """Where a table was played, and a note about it."""

    table: int


class BringIn(NamedTuple):
    """What comes from elsewhere: a file, or the text of a code."""


class Backups(NamedTuple):
    """All data as they were before."""


class Players(NamedTuple):
    """Everybody who plays."""


class Somebody(NamedTuple):
    """A player's own page."""

    person: int


class TablesOf(NamedTuple):
    """The finished tables of a player."""

    person: int


class Bests(NamedTuple):
    """The best that the group ever came to: at a game in one of its modes, or at the one that was played most."""

    game: str = ""
    mode: str = ""


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

#: What the history says of those who play.
Comparison = Players | Somebody | Bests

Route = Start | NewTable | AtTable | Finished | Before | About | TablesOf | BringIn | Backups | Page | Tool | Comparison

#: What is found again when the app is opened, by its name. A field is a text, a number or nothing.
KEPT: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Route) if kind is not Start}


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
        #: The places whose way was read, and where nobody was since.
        self._untrodden: set[str] = set()

    @property
    def here(self) -> Route:
        return self._ways[self.place][-1]

    @property
    def deep(self) -> tuple[str, int]:
        """The place, and how many screens lie behind."""
        return self.place, len(self._ways[self.place])

    @property
    def draft(self) -> int | None:
        """The table at which somebody sits, wherever one is now."""
        return next((route.draft for route in self._ways[COUNT] if isinstance(route, AtTable)), None)

    def write(self) -> str:
        """The place and every way, for the next start of the app.

        >>> way = Navigation()
        >>> way.go(AtTable(7))
        >>> way.switch(GAMES)
        >>> again = Navigation.read(way.write())
        >>> again.here, again.back(), again.here
        (Start(place='games'), True, AtTable(draft=7))
        """
        ways = {place: [[type(route).__name__, *route] for route in way[1:]] for place, way in self._ways.items()}
        return codec.write({"place": self.place, "ways": ways})

    @classmethod
    def read(cls, text: str) -> "Navigation":
        """What `write` wrote; a way ends before whatever is no route, or one that only a newer app knows."""
        try:
            told = shallow.loads(text)
        except ValueError:
            told = None
        if isinstance(told, list):  # once only the way at the place Count was kept
            told = {"ways": {COUNT: told}}
        way = cls()
        match told:
            case {"place": str(place)} if place in PLACES:
                way.place = place
        match told:
            case {"ways": {**ways}}:
                for place in PLACES:
                    way._follow(place, ways.get(place))
        return way

    def _follow(self, place: str, written: object) -> None:
        for each in written if isinstance(written, list) else ():
            route = _route(each)
            if route is None:
                break
            self._ways[place].append(route)
        self._untrodden.add(place)

    def cut(self, leads: Callable[[Route], bool]) -> None:
        """At a place where nobody was since the app was opened: its way ends before what is no longer there.

        The other places wait for their turn: to look whether a rule is still there, the rulebook has to be loaded.
        """
        if self.place in self._untrodden:
            self._untrodden.remove(self.place)
            way = self._ways[self.place]
            del way[next((deep for deep in range(1, len(way)) if not leads(way[deep])), len(way)) :]

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


def _route(written: object) -> Route | None:
    """The route that was written, if it is one."""
    match written:
        case [str(name), *values] if name in KEPT:
            kind: Any = KEPT[name]
            with suppress(ValueError):
                route: Route = codec.from_json(kind, dict(zip(codec.fields_of(kind), values, strict=True)))
                return route
    return None
