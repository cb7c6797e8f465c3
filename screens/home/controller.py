"""The first screen: continue an open table, put it away, play again."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from records import DRAFT_CLOSED, Draft, NotKept
from screens.navigation import NewTable
from views.home import view

if TYPE_CHECKING:
    from screens.context import Context

#: Open tables shown at first, and added by each tap below them.
OPEN = 6


class HomeController:
    """Holds the number of open tables shown, and the one just put away."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.closed_draft: Draft | None = None
        self.open_shown = OPEN

    def page(self) -> Widget:
        records = self.context.records
        tables = []
        for draft in records.drafts(most=self.open_shown):
            far = view.progress(draft.position, len(draft.sheet.players))
            tables.append(view.OpenTable(draft.id, draft.sheet, far, draft.corrects is not None))
        more = max(0, records.open_count() - self.open_shown)
        from screens.home.screen import HomeScreen

        screen = self.context.pages.screen(HomeScreen, self)
        screen.show(view.present(tables, records.last(), self.context.voice, self.closed_draft is not None, more))
        return screen

    def begin_another(self) -> None:
        """Go to the form of a new table."""
        self.context.pages.go(NewTable())

    def play_again(self) -> None:
        """Start a new table like the last one."""
        last = self.context.records.last()
        assert last
        self.context.counting.start_again(last)

    def show_more(self) -> None:
        """Show more open tables."""
        self.open_shown += OPEN
        self.context.pages.show()

    def go_on(self, id: int) -> None:
        """Continue an open table."""
        self.context.counting.open_draft(self._draft(id))

    def put_away(self, id: int) -> None:
        """Put an open table away, with undo."""
        draft = self._draft(id)
        self.context.records.close_draft(draft)
        self.closed_draft = draft
        self.context.pages.show()

    def undo(self) -> None:
        """Restore the table just put away."""
        assert self.closed_draft
        self.context.records.reopen(self.closed_draft)
        self.closed_draft = None
        self.context.pages.show()

    def _draft(self, id: int) -> Draft:
        if draft := self.context.records.draft(id):
            return draft
        raise NotKept(DRAFT_CLOSED)
