"""A table being counted: its pads, its result, and the overlays over them."""

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from records import DRAFT_CLOSED, Draft, NotKept
from scoring import Sheet
from screens.navigation import GAMES, AtTable
from screens.restore import ASKED_ABOUT
from session.counting import CountingSession
from views.counting import find
from views.counting.pads.offer import Offer
from views.counting.position import Position, other_order
from views.new_table.form import Form
from words import GameVoice

if TYPE_CHECKING:
    from screens.context import Context


class CountingController:
    """Counts a table, from its first pad to its result."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.session: CountingSession | None = None

    @property
    def table(self) -> CountingSession:
        assert self.session, "no draft is open"
        return self.session

    @property
    def voice(self) -> GameVoice:
        return self.context.appearance.voice(self.table.sheet.game)

    # open and leave

    def begin(self, sheet: Sheet[Any]) -> None:
        """Start counting a new table."""
        ruled = replace(sheet, rulings={**self.context.appearance.settings.rulings_of(sheet.game), **sheet.rulings})
        self.open_draft(self.context.records.begin(ruled, Position.first(ruled).write()))

    def start_again(self, sheet: Sheet[Any]) -> None:
        """Start a new table of the same players and game; closes a finished one."""
        self._done()
        self.begin(Form.of(sheet).sheet())

    def open_draft(self, draft: Draft) -> None:
        """Open a draft, from any tab."""
        pages = self.context.pages
        self.context.home.closed_draft = None
        self.context.records.try_remember(ASKED_ABOUT, "")
        self.load_draft(draft)
        pages.navigation.home()
        pages.navigation.go(AtTable(draft.id))  # not `pages.go`: the scroll offset need not be kept
        pages.save_and_show()

    def load_draft(self, draft: Draft) -> None:
        """Make this draft the session."""
        self.session = CountingSession(self.context.records, draft)

    def leave(self) -> None:
        """Go home, or after a correction to the history; closes a finished table."""
        pages = self.context.pages
        corrected = self._done() and self.table.draft.corrects is not None
        pages.switch(pages.navigation.tab)
        if corrected:
            pages.switch(GAMES)

    def _done(self) -> bool:
        """Close the session if its result is shown; whether it was."""
        done = isinstance(self.context.pages.navigation.here, AtTable) and self.table.position.at_result
        if done:
            self.table.close()
        return done

    def back(self) -> bool:
        """Go to the previous pad; False if there is none."""
        if not self.table.back():
            return False
        self.context.pages.show()
        return True

    # the table in progress, for all tabs

    @property
    def in_progress(self) -> Sheet[Any] | None:
        """The sheet of the open draft, else of the draft changed last."""
        if self._has_open_draft:
            return self.table.sheet
        return next((draft.sheet for draft in self.context.records.drafts(most=1)), None)

    @property
    def _has_open_draft(self) -> bool:
        """Whether the session's draft is still open."""
        return self.session is not None and self.context.records.is_open(self.table.draft)

    def change_table(self, sheet: Sheet[Any]) -> None:
        """Apply a calculator's answer to the table in progress."""
        if not self._has_open_draft:
            newest = next(iter(self.context.records.drafts(most=1)), None)
            if newest is None:
                raise NotKept(DRAFT_CLOSED)
            self.load_draft(newest)
        self.table.take(sheet)

    def undo_at_table(self) -> None:
        self.table.undo()

    def to_table(self) -> None:
        """Go to the table in progress, from any tab."""
        self.open_draft(self.table.draft)

    # screens

    def page(self) -> Widget | None:
        """The pad or the result at the current position; None if the draft was closed."""
        context = self.context
        if not context.records.is_open(self.table.draft):
            return None
        if self.table.position.at_result:
            table = context.records.history.of_draft(self.table.draft)
            if table is None:
                return None
            return context.result.page(self.table.result, context.history.story(table), None)
        screen = context.pages.screen("counting.screen", lambda module: module.CountingScreen(self))
        screen.show(self.table.view(self.voice))
        return screen

    # taps on a pad

    def tap(self, offer: Offer) -> None:
        self.table.tap(offer)
        self.context.device.buzz()
        self._show()

    def _show(self) -> None:
        """Show the table; read its verdict aloud if the result is reached."""
        self.context.pages.show()
        if self.table.position.at_result:
            self.context.device.speak(self.voice.verdict(self.table.result.verdict))

    def turn_to(self, seat: int | None, pad: str | None) -> None:
        """Go to another player or category."""
        position = self.table.position
        self.table.go((position.seat if seat is None else seat, position.pad if pad is None else pad))
        self.context.pages.show()

    def undo(self) -> None:
        self.table.undo()
        self._show()

    def redo(self) -> None:
        self.table.redo()
        self._show()

    def next(self) -> None:
        """Go to the next pad, or to the result."""
        self.table.next()
        self._show()

    # overlays

    def explain(self) -> None:
        """Explain the points of the current pad."""
        self.context.result.explain(self.table.view(self.voice).why)

    def show_marks(self) -> None:
        """Show the warnings and hints of the current pad."""
        view = self.table.view(self.voice)
        self.context.shell.open_card(view.title, self.show_marks).add_text(view.marks)

    def find_card(self, typed: str = "") -> None:
        """Find a card by its name."""
        shell = self.context.shell
        overlay = import_module("screens.counting.find_overlay").FindOverlay(self)
        overlay.field.text = typed
        shell.show_overlay(overlay, lambda: self.find_card(overlay.field.text))

    def cards_found(self, typed: str) -> tuple[find.Found, ...]:
        """The cards that match these letters."""
        return find.find(self.table.sheet, self.table.position, typed, self.voice, self.table.track)

    def lay_card(self, found: find.Found) -> None:
        """Lay down a card that was found, and go to its pad."""
        self.context.shell.close()
        self.table.tap(found.offer)
        self.turn_to(None, found.pad)

    def show_more(self) -> None:
        """Show the menu."""
        table, voice = self.table, self.voice
        order = other_order(table.position.order)

        def in_order() -> None:
            table.order(order)
            self.context.pages.show()

        def to_result() -> None:
            table.to_result()
            self._show()

        self.context.shell.open_card(voice.title(table.sheet.expansions, table.sheet.mode), self.show_more).add_choices(
            [
                (order, voice.text(order), in_order),
                ("trophy", voice.text("to_result"), to_result),
                ("home", voice.text("leave"), self.leave),
            ]
        )
