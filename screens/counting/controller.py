"""A table being counted: its pages, its result, and the overlays over them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from records import DRAFT_CLOSED, Draft, NotKept
from scoring import Sheet, people
from screens.navigation import GAMES, AtTable, CardRules, EditTable
from screens.restore import ASKED_ABOUT
from session.counting import CountingSession
from session.undo import ChangedSinceError
from views.counting import find, table_edits
from views.counting.pads.offer import Offer
from views.counting.position import Cell, Position, beside, is_by_category, other_order, pads_of
from views.counting.view import SectionView, hand_title, why_of
from views.new_table.form import Form
from words import GameVoice

if TYPE_CHECKING:
    from screens.context import Context
    from screens.counting.screen import CountingScreen

#: Share of the window's height that the menu may take: on a small phone all of it is in sight.
MENU_HIGHEST = 0.9


class CountingController:
    """Counts a table, from its first page to its result."""

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
        """Start a new table of the same players and game, open to other phones like a finished one that it closes."""
        was_open = self._done() and self.phones is not None
        self.begin(Form.of(sheet).sheet())
        if was_open:
            self.open_door()

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
        self.session = CountingSession(self.context.records, draft, curtain=True)

    def leave(self) -> None:
        """Go home, or after a correction to the history; closes a finished table."""
        pages, table = self.context.pages, self.table
        corrected = self._done() and table.draft.corrects is not None
        if table.position.at_result and not table.is_finished:
            table.back()  # home leads back to the hand, not to a result so far
        pages.switch(pages.navigation.tab)
        if corrected:
            pages.switch(GAMES)

    def _done(self) -> bool:
        """Close the session if its finished result is shown; whether it was."""
        done = self.shows_result and self.table.is_finished
        if done:
            self.table.close()
        return done

    def back(self) -> bool:
        """Go to the page before, or back to the result that led here; False if there is none."""
        if not self.table.back():
            return False
        self.context.pages.show()
        return True

    @property
    def shows_result(self) -> bool:
        """Whether the result of the table in progress is shown, or would be without an overlay."""
        return isinstance(self.context.pages.navigation.here, AtTable) and self.table.position.at_result

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

    def take_hand(self, hand: Sheet[Any], seat: int) -> None:
        """Lay a hand from another phone in front of a player of the table in progress, and go there."""
        table = self.in_progress
        assert table, "there is nothing to lay it at"
        self.change_table(table_edits.take_hand(table, seat, hand))
        cell = seat, pads_of(self.table.sheet)[0]
        self.table.go(cell)
        self.to_table()
        self._screen.sections.scroll_to(cell)

    def to_table(self) -> None:
        """Go to the table in progress, from any tab."""
        self.open_draft(self.table.draft)

    def edit_table(self) -> None:
        """Go to the page that edits the table in progress."""
        self.context.pages.go(EditTable(self.table.draft.id))

    # screens

    def page(self) -> Widget | None:
        """The page or the result at the current position; None if the draft was closed."""
        context, table = self.context, self.table
        if not context.records.is_open(table.draft):
            return None
        if table.position.at_result and not table.is_finished:
            return context.result.page_so_far()
        if table.position.at_result:
            if context.records.is_hidden(table.draft):
                return context.result.curtain()
            kept = context.records.history.of_draft(table.draft)
            return kept and context.result.page(table.result, context.history.details(kept), None)
        screen = self._screen
        screen.show(table.view(self.voice))
        return screen

    @property
    def _screen(self) -> "CountingScreen":
        from screens.counting.screen import CountingScreen

        return self.context.pages.screen(CountingScreen, self)

    def _show(self) -> None:
        """Show the table; read its verdict aloud if its result is reached and was seen before."""
        self.context.pages.show()
        if self.table.position.at_result:
            self.context.shell.widgets_moved([(0, 0, *self.context.shell.size)])
            if self.table.is_finished and not self.context.records.is_hidden(self.table.draft):
                self.context.result.speak_verdict()

    # other phones

    @property
    def can_share(self) -> bool:
        """Whether there are others who could count on their own phones."""
        return len(people(self.table.sheet)) > 1

    def open_door(self) -> None:
        """Open the table to other phones, or show how they come in."""
        self.context.together.open()

    @property
    def phones(self) -> int | None:
        """How many other phones sit at the table; None while it is not open to any."""
        return self.context.phones

    # taps on a page

    def tap(self, cell: Cell, offer: Offer) -> None:
        """Apply an offer of a section."""
        self.table.tap(cell, offer)
        self.context.device.buzz()
        self.context.pages.show()

    def undo(self, show: Callable[[], object] | None = None) -> None:
        """Take back the last tap, and show that; where others built on it, say so."""
        self._step(self.table.undo, show or self._show)

    def redo(self, show: Callable[[], object] | None = None) -> None:
        self._step(self.table.redo, show or self._show)

    def _step(self, step: Callable[[], None], show: Callable[[], object]) -> None:
        try:
            step()
        except ChangedSinceError:
            card = self.context.shell.open_card(self.voice.text("not_undone"))
            card.add_text([self.voice.text("not_undone_since")])
        else:
            show()

    # turning pages

    def go(self, cell: Cell) -> None:
        """Go to a section, of this page or of another."""
        self.table.go(cell)
        self.context.pages.show()
        self._screen.sections.scroll_to(cell)

    def look_at(self, cell: Cell) -> None:
        """Store which section is in sight, to begin there when the app is opened again."""
        self.table.go(cell)

    def has_page_beside(self, step: int) -> bool:
        return beside(self.table.sheet, self.table.position, step) is not None

    def swipe(self, step: int) -> bool:
        """Turn to the page beside this one; False at the ends."""
        turned = self.table.swipe(step)
        if turned:
            self.context.pages.show()
        return turned

    def next(self) -> None:
        """Go on to the next page or to the result; or do what the gold button says on the last page of rounds."""
        view = self.table.view(self.voice)
        if view.next_offer:
            self.tap(view.cell, view.next_offer)
        else:
            self.table.next()
            self._show()

    def to_result(self) -> None:
        """Show the result, as far as it is known."""
        self.table.to_result()
        self._show()

    def finish(self) -> None:
        """Declare the table finished, and go to the result."""
        self.table.finish()
        self._show()

    # overlays

    def explain(self, section: SectionView) -> None:
        """Explain the points of a section, below the doubts about it."""
        why = why_of(self.table.sheet, section.cell, self.voice, self.table.result)
        self.context.result.explain(why, section.marks)

    def show_worth(self, cell: Cell, offer: Offer) -> None:
        """Show what a chip of a section adds right now, with the rules behind it; of a card by name its own rules."""
        from views.counting import chip_worth  # not needed to count

        worth = chip_worth.present(self.table.sheet, cell, offer, self.voice, self.table.track)
        if offer.card:
            self.show_card(offer.card, worth.sentences)
        else:
            self.context.result.explain(worth.why, worth.sentences)

    def show_card(self, card: str, adds: tuple[str, ...]) -> None:
        """Show what a card is worth and what it adds right now, with a way to its rules."""
        from views.rulebook import cards_view  # loads the rulebook

        pages, game = self.context.pages, self.table.sheet.game
        view = cards_view.present_card(game, card, self.context.appearance.voices)
        reopen = partial(self.show_card, card, adds)

        def look_up() -> None:
            pages.keep_overlay(reopen)
            pages.go(CardRules(game, card))

        overlay = self.context.shell.open_card(view.name, reopen)
        overlay.add_text((view.worth, *adds, view.answer))
        overlay.add_choices([("book", self.voice.text("card_rules"), look_up)])

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
        """Lay down a card that was found, and go to its section."""
        self.context.shell.close()
        self.tap(found.cell, found.offer)
        self.go(found.cell)

    def show_more(self) -> None:
        """Show the menu."""
        table, voice = self.table, self.voice
        order = other_order(table.position.order)

        def in_order() -> None:
            table.order(order)
            self.context.pages.show()

        seat, by_category = table.position.seat, is_by_category(table.sheet, table.position.order)
        giving = [] if by_category else self.ways_to_give(seat)
        card = self.context.shell.open_card(voice.title(table.sheet.expansions, table.sheet.mode), self.show_more)
        card.highest = MENU_HIGHEST
        card.add_choices(
            [
                *([("together", voice.text("together"), self.open_door)] if self.can_share else []),
                (order, voice.text(order), in_order),
                *giving,
                *self._ways_to_take(),
                ("trophy", voice.text("to_result"), self.to_result),
                ("edit", voice.text("edit_table"), self.edit_table),
                ("home", voice.text("leave"), self.leave),
            ]
        )

    def ways_to_give(self, seat: int) -> list[tuple[str, str, Callable[[], None]]]:
        """The menu's item that shows a hand as a code; none for an empty hand."""
        if not table_edits.has_hand(self.table.sheet, seat):
            return []
        return [("qr", self.voice.text("hand_code"), partial(self.show_hand_code, seat))]

    def _ways_to_take(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The menu's item that brings in a hand; not at the example, which would swallow what else is brought in."""
        if self.context.example.is_open:
            return []
        return [("in", self.voice.text("hand_from_code"), self.context.transfer.show_import)]

    def show_hand_code(self, seat: int) -> None:
        """Show a hand as a QR code for the phone that counts the table."""
        from sharing import code  # not needed to count

        voice = self.voice
        text = code.hand_written(table_edits.one_hand(self.table.sheet, seat))
        title = hand_title(self.table.result, seat, voice)
        self.context.share.show_code(text, title, voice.text("hand_code_how"), voice)
