"""Routes, the four tabs with their stacks, and the back key. Imports no Kivy."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from scoring import codec, shallow

#: The tabs of the bottom bar.
COUNT, REFEREE, GAMES, SETTINGS = TABS = ("count", "referee", "games", "settings")


class Start(NamedTuple):
    """The first screen of a tab."""

    tab: str


class NewTable(NamedTuple):
    """The form for a new table."""


class AtTable(NamedTuple):
    """A draft: its pages, or its result."""

    draft: int


class EditTable(NamedTuple):
    """A draft: its players, boxes and mode."""

    draft: int


class Finished(NamedTuple):
    """The result of a finished table."""

    table: int


class EarlierVersion(NamedTuple):
    """An earlier version of a corrected table."""

    version: int


class Notes(NamedTuple):
    """Location and note of a finished table."""

    table: int


class Transfer(NamedTuple):
    """Import of a file, or of the text of a code."""


class Backups(NamedTuple):
    """The list of backups."""


class Players(NamedTuple):
    """All players."""


class Player(NamedTuple):
    """The page of one player."""

    person: int


class TablesOf(NamedTuple):
    """The finished tables of a player."""

    person: int


class GroupRecords(NamedTuple):
    """The group's records in a game and mode; by default in the one played most."""

    game: str = ""
    mode: str = ""


class Rule(NamedTuple):
    """An entry of the rulebook."""

    id: str


class Chapter(NamedTuple):
    """A chapter of the rulebook."""

    game: str
    chapter: str


class Cards(NamedTuple):
    """Every card of a game."""

    game: str


class CardRules(NamedTuple):
    """A card, with the rules that mention it."""

    game: str
    card: str


class Rulings(NamedTuple):
    """The open rulings of a game."""

    game: str


class Calculator(NamedTuple):
    """A calculator of the referee."""

    game: str
    tool: str


#: Pages of the rulebook; every tab can push them on its stack.
RulebookRoute = Rule | Chapter | Cards | CardRules | Rulings

#: Pages about players.
PlayersRoute = Players | Player | GroupRecords

#: Pages that list others: in wide windows such a page stands beside those that were opened from it.
Listing = Chapter | Cards | Rulings | Players | TablesOf

#: First screens of tabs that do so.
LISTING_STARTS = Start(REFEREE), Start(GAMES), Start(SETTINGS)

Route = (
    Start
    | NewTable
    | AtTable
    | EditTable
    | Finished
    | EarlierVersion
    | Notes
    | TablesOf
    | Transfer
    | Backups
    | RulebookRoute
    | Calculator
    | PlayersRoute
)

#: Routes by the names under which they are stored, which never change. A field is a text, a number or None.
STORED: dict[str, type[Any]] = {
    "NewTable": NewTable,
    "AtTable": AtTable,
    "EditTable": EditTable,
    "Finished": Finished,
    "Before": EarlierVersion,
    "About": Notes,
    "TablesOf": TablesOf,
    "BringIn": Transfer,
    "Backups": Backups,
    "Rule": Rule,
    "Leafing": Chapter,
    "Cards": Cards,
    "CardRules": CardRules,
    "Rulings": Rulings,
    "Tool": Calculator,
    "Players": Players,
    "Somebody": Player,
    "Bests": GroupRecords,
}
_NAMES = {kind: name for name, kind in STORED.items()}


class Navigation:
    """A stack of routes for each tab. Back pops the current stack, then goes to the first tab, then leaves the app.

    >>> navigation = Navigation()
    >>> navigation.go(NewTable())
    >>> navigation.switch(GAMES)
    >>> navigation.back(), navigation.here, navigation.back(), navigation.here, navigation.back()
    (True, NewTable(), True, Start(tab='count'), False)
    """

    def __init__(self) -> None:
        self.tab = COUNT
        self._stacks: dict[str, list[Route]] = {tab: [Start(tab)] for tab in TABS}
        #: Tabs whose stack was restored and not visited since.
        self._unvisited: set[str] = set()

    @property
    def here(self) -> Route:
        """The current route."""
        return self._stacks[self.tab][-1]

    @property
    def depth(self) -> tuple[str, int]:
        """The tab, and the length of its stack."""
        return self.tab, len(self._stacks[self.tab])

    @property
    def listing(self) -> Route | None:
        """The last page below the current one that lists others; None if there is none."""
        return self._stacks[self.tab][self._above_listing - 1] if self._above_listing else None

    @property
    def chosen(self) -> Route | None:
        """The page that was chosen in `listing`.

        >>> navigation = Navigation()
        >>> navigation.switch(GAMES)
        >>> navigation.go(Finished(1))
        >>> navigation.go(Notes(1))
        >>> navigation.chosen
        Finished(table=1)
        """
        return self._stacks[self.tab][self._above_listing] if self._above_listing else None

    @property
    def _above_listing(self) -> int:
        """The index of what was chosen in `listing`; 0 if there is none."""
        stack = self._stacks[self.tab]
        indices = (index for index in range(len(stack) - 1, 0, -1) if _lists_others(stack[index - 1]))
        return next(indices, 0)

    def to_listing(self) -> None:
        """Go back to the page that lists others, if there is one below.

        >>> navigation = Navigation()
        >>> navigation.switch(GAMES)
        >>> navigation.go(Finished(1))
        >>> navigation.to_listing()
        >>> navigation.here, navigation.listing
        (Start(tab='games'), None)
        """
        if self._above_listing:
            del self._stacks[self.tab][self._above_listing :]

    @property
    def draft(self) -> int | None:
        """The draft on the stack of the first tab, whichever tab is shown."""
        return next((route.draft for route in self._stacks[COUNT] if isinstance(route, AtTable)), None)

    def write(self) -> str:
        """The tab and every stack as text, to be restored at the next start.

        >>> navigation = Navigation()
        >>> navigation.go(AtTable(7))
        >>> navigation.switch(GAMES)
        >>> restored = Navigation.read(navigation.write())
        >>> restored.here, restored.back(), restored.here
        (Start(tab='games'), True, AtTable(draft=7))
        """
        stacks = {tab: [[_NAMES[type(route)], *route] for route in stack[1:]] for tab, stack in self._stacks.items()}
        return codec.write({"place": self.tab, "ways": stacks})

    @classmethod
    def read(cls, text: str) -> "Navigation":
        """Restore what `write` wrote. A stack ends before the first entry that is not a known route."""
        try:
            stored = shallow.loads(text)
        except ValueError:
            stored = None
        navigation = cls()
        match stored:
            case {"place": str(tab)} if tab in TABS:
                navigation.tab = tab
        match stored:
            case {"ways": {**stacks}}:
                for tab in TABS:
                    navigation._restore(tab, stacks.get(tab))
        return navigation

    def _restore(self, tab: str, stored: object) -> None:
        for each in stored if isinstance(stored, list) else ():
            route = _route(each)
            if route is None:
                break
            self._stacks[tab].append(route)
        self._unvisited.add(tab)

    def prune(self, is_valid: Callable[[Route], bool]) -> None:
        """On the first visit to a restored tab, cut its stack before the first route that is no longer valid.

        The other tabs wait for their first visit: validating a rule loads the rulebook.
        """
        if self.tab in self._unvisited:
            self._unvisited.remove(self.tab)
            stack = self._stacks[self.tab]
            del stack[next((index for index in range(1, len(stack)) if not is_valid(stack[index])), len(stack)) :]

    def home(self) -> None:
        """Go to the first screen of the first tab and clear its stack."""
        self.tab = COUNT
        del self._stacks[COUNT][1:]

    def go(self, route: Route) -> None:
        """Push a route on the stack of the current tab."""
        self._stacks[self.tab].append(route)

    def switch(self, tab: str) -> None:
        """Go to another tab as it was left; the current tab returns to its first screen."""
        if tab == self.tab:
            del self._stacks[tab][1:]
        self.tab = tab

    def back(self) -> bool:
        """Go back; False if there is nowhere to go back to."""
        if len(self._stacks[self.tab]) > 1:
            self._stacks[self.tab].pop()
            return True
        if self.tab != COUNT:
            self.tab = COUNT
            return True
        return False


def _lists_others(route: Route) -> bool:
    return isinstance(route, Listing) or route in LISTING_STARTS


def _route(stored: object) -> Route | None:
    """The route that was stored; None if it is not a known one."""
    match stored:
        case [str(name), *values] if name in STORED:
            kind: Any = STORED[name]
            with suppress(ValueError):
                route: Route = codec.from_json(kind, dict(zip(codec.fields_of(kind), values, strict=True)))
                return route
    return None
