"""The first screen: continue an open table, put it away, see the last game again, play again, ask the referee."""

from contextlib import suppress
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from records import DRAFT_CLOSED, Draft, NotKept
from screens.navigation import REFEREE, Finished, NewTable, Start
from version import VERSION
from views.home import view

if TYPE_CHECKING:
    from scoring import Result
    from screens.context import Context
    from views.home.large_view import LargeHomeView

#: Open tables shown at first, and added by each tap below them.
OPEN = 6
#: Most games before the last one that a large window has room for.
EARLIER = 6


class HomeController:
    """Holds the number of open tables shown, and the one just put away."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.closed_draft: Draft | None = None
        self.open_shown = OPEN
        self._news_seen = context.records.setting(view.NEWS_SEEN)

    def page(self) -> Widget:
        records = self.context.records
        tables = records.open_tables(self.open_shown)
        more = max(0, records.open_count() - self.open_shown)
        last = records.last_game()
        shown = view.present(
            tables,
            last and last._replace(finished=last.finished.astimezone()),
            self.context.voice,
            self.closed_draft is not None,
            more,
            self._news_seen,
        )
        if shown.first_time and self._news_seen is None:
            self._see_news()
        from screens.home.screen import HomeScreen

        screen = self.context.pages.screen(HomeScreen, self)
        screen.show(shown)
        return screen

    def dismiss_news(self) -> None:
        """Tell no more what is new in this version."""
        self._see_news()
        self.context.pages.show()

    def _see_news(self) -> None:
        self._news_seen = VERSION
        self.context.records.try_remember(view.NEWS_SEEN, VERSION)

    def begin_another(self) -> None:
        """Go to the form of a new table."""
        self.context.pages.go(NewTable())

    def try_example(self) -> None:
        """Go to the example table."""
        self.context.example.open()

    def beside(self, shown: view.HomeView) -> "LargeHomeView":
        """What a large window shows besides: the last game, else the game in progress, else the example."""
        from views.home import large_view

        voices, records = self.context.appearance.voices, self.context.records
        if shown.last:
            earlier = self.context.history.earlier(shown.last.id, EARLIER)
            return large_view.present(self._result(shown.last.id), earlier, voices)
        if shown.drafts:
            draft = self._draft(shown.drafts[0].id)
            return large_view.present_open(draft.sheet, draft.position, records.is_hidden(draft), voices)
        return large_view.present(self.context.example.result(), (), voices)

    def _result(self, table: int) -> "Result | None":
        """The result of a finished table; None where it is corrupt."""
        history = self.context.records.history
        with suppress(ValueError):
            if found := history.table(table):
                return history.result(found.version)
        return None

    def play_again(self) -> None:
        """Start a new table like the last game; where that cannot be read, go to the form of one."""
        last = self.context.records.last_game()
        result = last and self._result(last.id)
        if result:
            self.context.counting.start_again(result.sheet)
        else:
            self.begin_another()

    def open_game(self, table: int) -> None:
        """Go to the result of a finished game."""
        self.context.pages.go(Finished(table))

    def ask_referee(self) -> None:
        """Go to the search of the referee, with the keyboard open."""
        pages = self.context.pages
        pages.switch(REFEREE)
        if pages.navigation.here != Start(REFEREE):
            pages.switch(REFEREE)
        self.context.shell.screen.field.on_tap()

    def show_more(self) -> None:
        """Show more open tables."""
        self.open_shown += OPEN
        self.context.pages.show()

    def go_on(self, id: int) -> None:
        """Continue an open table."""
        self.context.counting.open_draft(self._draft(id))

    def go_on_with(self, id: int, seat: int) -> None:
        """Continue an open table with a player's hand."""
        self.go_on(id)
        counting = self.context.counting
        if seat != counting.table.position.seat:
            counting.go(counting.table.view(counting.voice).table[0].cells[seat])

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
