"""Shows the screen of the current route. Screens are created on first use and cached."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.uix.widget import Widget

from scoring import Sheet
from screens import navigation
from screens.navigation import AtTable, Navigation, Route, Rule, Start
from screens.restore import save_navigation

if TYPE_CHECKING:
    from screens.context import Context

Owner = TypeVar("Owner")
Screen = TypeVar("Screen")


class Pages:
    """The navigation of the app, and the cache of its screens."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.navigation = Navigation()
        self.screens: dict[Callable[..., Any], Any] = {}
        #: Scroll offsets of the pages below the current ones, by tab and stack length.
        self.scroll_offsets: dict[tuple[str, int], float] = {}
        #: By tab, the overlay to reopen on the way back: its route, the table in progress then, and what reopens it.
        self.kept_overlays: dict[str, tuple[Route, Sheet[Any] | None, Callable[[], object]]] = {}

    def screen(self, kind: Callable[[Owner], Screen], owner: Owner) -> Screen:
        """The cached screen of a class, else a new one that reports to its owner: its controller, or these pages.

        Controllers import the class when they show it: the first screen needs no other.
        """
        if kind not in self.screens:
            self.screens[kind] = kind(owner)
        screen: Screen = self.screens[kind]
        return screen

    def forget_hidden(self) -> None:
        """Drop all cached screens but the visible one."""
        shown = self.context.shell.screen
        self.screens = {kind: screen for kind, screen in self.screens.items() if screen is shown}

    # navigation

    def show(self) -> None:
        """Show the current route with its current content; in a wide window also what belongs beside it."""
        if self.context.example.leads_out(self.navigation.here):
            self.context.example.leave(self.navigation.tab)
            return
        page = self._page(self.navigation.here)
        tab, depth = self.navigation.depth
        self.context.shell.show(page, tab, *self._beside(page), depth, self.context.appearance.motion)
        self.context.show_others()

    def arrange(self) -> None:
        """The same in a window that has become wide or narrow; an overlay stays."""
        page = self.context.shell.screen
        self.context.shell.arrange(page, self.navigation.tab, *self._beside(page))

    def _beside(self, page: Widget) -> tuple[Widget | None, Widget | None]:
        """What stands beside the page of the current route: the page that lists it, or what a list leads to."""
        listing = first = chosen = None
        if self.context.shell.has_panes:
            if (route := self.navigation.listing) is not None:  # a route without values is an empty tuple
                listing = self._page(route)
                _mark(listing, self.navigation.chosen)
            else:
                chosen, first = self._first_of(self.navigation.here)
        if listing is page:
            listing = None
        _mark(page, chosen)
        return listing, first

    def _first_of(self, here: Route) -> tuple[Route | None, Widget | None]:
        """What stands beside a list of which nothing is chosen yet, and the route that leads to it from there."""
        match here:
            case Start(navigation.REFEREE):
                return self.context.rulebook.first_page()
            case Start(navigation.GAMES):
                return None, self.context.history.overview()
        return None, None

    def refresh(self) -> None:
        """Show what other phones changed, on the page that is visible; an overlay stays."""
        if isinstance(self.navigation.here, AtTable) or self.navigation.here == Start(navigation.COUNT):
            page = self._page(self.navigation.here)
            if page is not self.context.shell.screen and not self.context.shell.overlay:
                self.show()

    def _page(self, route: Route) -> Widget:
        context = self.context
        match route:
            case Start(tab):
                return self._start(tab)
            case navigation.NewTable():
                return context.new_table.page()
            case AtTable():
                return context.counting.page() or self._home()
            case navigation.EditTable():
                return context.edit_table.page() or self._home()
            case navigation.Finished() | navigation.EarlierVersion() | navigation.Notes() | navigation.TablesOf():
                return context.history.page(route)
            case navigation.Transfer():
                return context.transfer.page()
            case navigation.Backups():
                return context.transfer.backups_page()
            case navigation.Calculator(game, tool):
                return context.calculators.page(game, tool)
            case navigation.Players() | navigation.Player() | navigation.GroupRecords():
                return context.players.page(route)
            case _:
                return context.rulebook.page(route)

    def _home(self) -> Widget:
        """The first screen instead of a draft that is gone."""
        self.navigation.home()
        return self.context.home.page()

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
        """Push a page in the current tab; one that is chosen in a list beside the current page replaces it."""
        if self.context.shell.is_list_touched:
            self.to_listing()
        else:
            self.scroll_offsets[self.navigation.depth] = self.context.shell.scroll_offset
        self.navigation.go(route)
        self.save_and_show()

    def to_listing(self) -> None:
        """Leave what was chosen in a list that stands beside it."""
        if listing := self.context.shell.listing:
            self.navigation.to_listing()
            self.scroll_offsets[self.navigation.depth] = self.context.shell.offset_of(listing)

    def switch(self, tab: str) -> None:
        """Go to another tab, where it was left; in the current tab, to the top of its first screen."""
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
        """Cancel a job, close an overlay, go to the page before or clear a search, else pop a page.

        False if there was nothing to go back from: the system then hides or closes the app.
        """
        context = self.context
        if context.background.stop() or context.shell.close():
            return True
        if isinstance(self.navigation.here, AtTable) and context.counting.back():
            return True
        if self._clear_search():
            return True
        listing = context.shell.listing
        if not self.navigation.back():
            return False
        self.save_and_show()
        offset = self.scroll_offsets.pop(self.navigation.depth, 0.0)
        if context.shell.screen is not listing:
            context.shell.set_scroll_offset(offset)
        if (
            self.navigation.tab in self.kept_overlays
            and self.kept_overlays[self.navigation.tab][0] is self.navigation.here
        ):
            _, table, reopen = self.kept_overlays.pop(self.navigation.tab)
            if table == context.counting.in_progress:
                reopen()
        return True

    def _clear_search(self) -> bool:
        """Clear the search on the first screen of a tab; False if nothing was typed."""
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
            searched.search("")
        return bool(typed)

    def save_and_show(self) -> None:
        """Store what was typed and the current route, then show it."""
        self.context.unfocus_fields()
        self.save()
        self.show()
        self.context.shell.content_changed()  # the same screen may show another page

    def save(self) -> None:
        """Store the navigation, to be restored at the next start."""
        save_navigation(self.context)

    # overlays

    def look_up(self, rule: str, reopen: Callable[[], object]) -> None:
        """Go to a rule; the overlay is reopened on the way back, unless the table changed."""
        self.keep_overlay(reopen)
        self.go(Rule(rule))

    def keep_overlay(self, reopen: Callable[[], object]) -> None:
        """Remember how to reopen the overlay of the current route."""
        self.kept_overlays[self.navigation.tab] = self.navigation.here, self.context.counting.in_progress, reopen


def _mark(screen: Any, chosen: Route | None) -> None:
    """Mark what is chosen in a list."""
    page = getattr(screen, "page", screen)
    if hasattr(page, "mark"):
        page.mark(chosen)
