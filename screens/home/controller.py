"""The first screen: goes on with an open table, puts one away, plays again."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from records import GONE, Draft, NotKept
from screens.navigation import NewTable
from views.home import view

if TYPE_CHECKING:
    from screens.context import Context

#: So many open tables are shown at once; a tap shows as many more.
OPEN = 6


class HomeController:
    """Knows how many of the open tables are shown, and which one was put away just now."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.put_away: Draft | None = None
        self.open_shown = OPEN

    def page(self) -> Widget:
        records = self.context.records
        tables = [
            view.OpenTable(draft.id, draft.sheet, *view.progress(draft.position), draft.corrects is not None)
            for draft in records.drafts(most=self.open_shown)
        ]
        more = max(0, records.open_count() - self.open_shown)
        screen = self.context.pages.screen("home.screen", lambda module: module.HomeScreen(self))
        screen.show(view.present(tables, records.last(), self.context.voice, self.put_away is not None, more))
        return screen

    def begin_another(self) -> None:
        """A table of other players."""
        self.context.pages.go(NewTable())

    def play_again(self) -> None:
        """The same table as the last time."""
        last = self.context.records.last()
        assert last
        self.context.counting.again(last)

    def show_more(self) -> None:
        """More of the open tables."""
        self.open_shown += OPEN
        self.context.pages.show()

    def go_on(self, id: int) -> None:
        """Back to a table that is being counted."""
        self.context.counting.sit_down(self._draft(id))

    def take_away(self, id: int) -> None:
        """A table that nobody will finish; it can be brought back."""
        draft = self._draft(id)
        self.context.records.close_draft(draft)
        self.put_away = draft
        self.context.pages.show()

    def undo(self) -> None:
        """Bring back what was put away just now."""
        assert self.put_away
        self.context.records.reopen(self.put_away)
        self.put_away = None
        self.context.pages.show()

    def _draft(self, id: int) -> Draft:
        if draft := self.context.records.draft(id):
            return draft
        raise NotKept(GONE)
