"""The page that is seen: where one is, the way there and back, and the screen of each route."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from scoring import Sheet
from screens import navigation
from screens.navigation import AtTable, Navigation, Route, Rule, Start
from screens.restore import save_navigation

if TYPE_CHECKING:
    from screens.context import Context


class Pages:
    """Knows where one is, and shows it. A screen is made when it is first seen, and anew when its look changes."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.navigation = Navigation()
        self.screens: dict[str, Any] = {}
        #: How far a page was scrolled from which somebody went on, by how deep it lies.
        self.scroll_offsets: dict[tuple[str, int], float] = {}
        #: What lay over the screen from which somebody went to a rule, by tab: where, at which table in progress,
        #: and what lays it there again.
        self.kept_overlays: dict[str, tuple[Route, Sheet[Any] | None, Callable[[], object]]] = {}

    def screen(self, name: str, make: Callable[[Any], Any]) -> Any:
        """The screen of a module, which is loaded when it is first needed."""
        if name not in self.screens:
            self.screens[name] = make(import_module(f"screens.{name}"))
        return self.screens[name]

    def forget_hidden(self) -> None:
        """Drop the screens that nobody sees."""
        seen = self.context.shell.screen
        self.screens = {name: screen for name, screen in self.screens.items() if screen is seen}

    # where one goes

    def show(self) -> None:
        """Show where one is, as it now stands."""
        self.context.shell.show(self._page(self.navigation.here), self.navigation.tab)

    def _page(self, route: Route) -> Widget:
        context = self.context
        match route:
            case Start(tab):
                return self._start(tab)
            case navigation.NewTable():
                return context.new_table.page()
            case AtTable():
                if screen := context.counting.page():
                    return screen
                self.navigation.home()
                return context.home.page()
            case navigation.Finished() | navigation.Before() | navigation.About() | navigation.TablesOf():
                return context.history.page(route)
            case navigation.BringIn():
                return context.transfer.page()
            case navigation.Backups():
                return context.transfer.backups_page()
            case navigation.Tool(game, tool):
                return context.calculators.page(game, tool)
            case navigation.Players() | navigation.Somebody() | navigation.Bests():
                return context.players.page(route)
            case _:
                return context.rulebook.page(route)

    def _start(self, tab: str) -> Widget:
        """The first screen of a tab."""
        match tab:
            case navigation.COUNT:
                return self.context.home.page()
            case navigation.GAMES:
                return self.context.history.start()
            case navigation.REFEREE:
                return self.context.rulebook.start()
            case _:
                return self.context.settings.page()

    def go(self, route: Route) -> None:
        """One page further, in the same tab."""
        self.scroll_offsets[self.navigation.depth] = self.context.shell.scroll_offset
        self.navigation.go(route)
        self.save_and_show()

    def switch(self, tab: str) -> None:
        """Another tab, as far down as it was left; the one where one is: its first screen, and of that the top."""
        shell = self.context.shell
        if self.navigation.depth == (tab, 1):
            self.show()
            if hasattr(shell.page, "set_scroll_offset"):
                shell.page.set_scroll_offset(0.0)
            return
        self.scroll_offsets[self.navigation.depth] = shell.scroll_offset
        self.navigation.switch(tab)
        self.save_and_show()
        shell.set_scroll_offset(self.scroll_offsets.pop(self.navigation.depth, 0.0))

    def back(self) -> bool:
        """What lies over the screen goes first, then the pad before, then the screen before; else the app goes: a phone
        lays it aside, a computer closes it."""
        context = self.context
        if context.background.stop() or context.shell.close():
            return True
        if isinstance(self.navigation.here, AtTable) and context.counting.back():
            return True
        if self._clear_search():
            return True
        if not self.navigation.back():
            return False
        self.save_and_show()
        context.shell.set_scroll_offset(self.scroll_offsets.pop(self.navigation.depth, 0.0))
        if (
            self.navigation.tab in self.kept_overlays
            and self.kept_overlays[self.navigation.tab][0] is self.navigation.here
        ):
            _, table, reopen = self.kept_overlays.pop(self.navigation.tab)
            if table == context.counting.in_progress:
                reopen()
        return True

    def _clear_search(self) -> bool:
        """Whether something was searched on the first screen of a tab: who goes back sees all of it again."""
        searched: Any
        match self.navigation.here:
            case Start(navigation.REFEREE):
                searched = self.context.rulebook
            case Start(navigation.GAMES):
                searched = self.context.history
            case _:
                return False
        typed = searched.typed
        if typed:
            searched.look("")
        return bool(typed)

    def save_and_show(self) -> None:
        """Keep what was typed and where one is now, and show it."""
        self.context.keep_typed()
        self.save()
        self.show()

    def save(self) -> None:
        """Here, whenever the records are opened again."""
        save_navigation(self.context)

    # what lies over the screen

    def look_up(self, rule: str, reopen: Callable[[], object]) -> None:
        """From a number to its rule; what lay over the screen lies there again for who comes back to the same table."""
        self.keep_overlay(reopen)
        self.go(Rule(rule))

    def keep_overlay(self, reopen: Callable[[], object]) -> None:
        """What lies over the screen goes on where somebody comes back to it."""
        self.kept_overlays[self.navigation.tab] = self.navigation.here, self.context.counting.in_progress, reopen
