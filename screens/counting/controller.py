"""The place Count once a table is begun: its pads, its result, and what slides over them."""

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from records import GONE, Draft, NotKept
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
    """Leads through a table, from its first pad to its result."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.session: CountingSession | None = None

    @property
    def table(self) -> CountingSession:
        assert self.session, "nobody sits at a table"
        return self.session

    @property
    def voice(self) -> GameVoice:
        return self.context.appearance.voice(self.table.sheet.game)

    # who sits down, and who leaves

    def begin(self, sheet: Sheet[Any]) -> None:
        """A table with nothing counted yet."""
        ruled = replace(sheet, rulings={**self.context.appearance.settings.rulings_of(sheet.game), **sheet.rulings})
        self.sit_down(self.context.records.begin(ruled, Position.first(ruled).write()))

    def again(self, sheet: Sheet[Any]) -> None:
        """The same players at the same game; a table that was counted to its end is done."""
        self._done()
        self.begin(Form.of(sheet).sheet())

    def sit_down(self, draft: Draft) -> None:
        """At a table that is being counted, from wherever one is."""
        pages = self.context.pages
        self.context.home.put_away = None
        self.context.records.note(ASKED_ABOUT, "")
        self.take_up(draft)
        pages.navigation.home()
        pages.navigation.go(
            AtTable(draft.id)
        )  # what is seen is no page of this way: how far it is scrolled is forgotten
        pages.save_and_show()

    def take_up(self, draft: Draft) -> None:
        """This draft is counted from now on."""
        self.session = CountingSession(self.context.records, draft)

    def leave(self) -> None:
        """Home, or from a correction to the tables where it began; a table that was counted to its end is done."""
        pages = self.context.pages
        corrected = self._done() and self.table.draft.corrects is not None
        pages.switch(pages.navigation.tab)
        if corrected:
            pages.switch(GAMES)

    def _done(self) -> bool:
        """Whether the table that is left was counted to its end."""
        done = isinstance(self.context.pages.navigation.here, AtTable) and self.table.place.at_result
        if done:
            self.table.close()
        return done

    def back(self) -> bool:
        """The pad before this one; whether there was one."""
        if not self.table.back():
            return False
        self.context.pages.show()
        return True

    # the table in progress, wherever one is

    @property
    def in_progress(self) -> Sheet[Any] | None:
        """The table that is being counted: the one at which somebody sits, else the last one touched."""
        if self._sits:
            return self.table.sheet
        return next((draft.sheet for draft in self.context.records.drafts(most=1)), None)

    @property
    def _sits(self) -> bool:
        """Whether somebody sits at a table that is still being counted."""
        return self.session is not None and self.context.records.is_open(self.table.draft)

    def change_table(self, sheet: Sheet[Any]) -> None:
        """The referee worked something out for the table in progress."""
        if not self._sits:
            newest = next(iter(self.context.records.drafts(most=1)), None)
            if newest is None:
                raise NotKept(GONE)
            self.take_up(newest)
        self.table.take(sheet)

    def undo_at_table(self) -> None:
        self.table.undo()

    def to_table(self) -> None:
        """To the table in progress, from wherever one is."""
        self.sit_down(self.table.draft)

    # what is seen

    def page(self) -> Widget | None:
        """The pad or the result at which the counting stands; none where the table was taken away."""
        context = self.context
        if not context.records.is_open(self.table.draft):
            return None
        if self.table.place.at_result:
            table = context.records.history.of_draft(self.table.draft)
            if table is None:
                return None
            return context.result.page(self.table.result, context.history.story(table), None)
        screen = context.pages.screen("counting.screen", lambda module: module.CountingScreen(self))
        screen.show(self.table.view(self.voice))
        return screen

    # what is tapped on a pad

    def tap(self, offer: Offer) -> None:
        self.table.tap(offer)
        self.context.device.buzz()
        self._show()

    def _show(self) -> None:
        """The table as it now is; who comes to its result hears it."""
        self.context.pages.show()
        if self.table.place.at_result:
            self.context.device.speak(self.voice.verdict(self.table.result.verdict))

    def turn_to(self, seat: int | None, pad: str | None) -> None:
        """Another player, or another category."""
        place = self.table.place
        self.table.go((place.seat if seat is None else seat, place.pad if pad is None else pad))
        self.context.pages.show()

    def undo(self) -> None:
        self.table.undo()
        self._show()

    def redo(self) -> None:
        self.table.redo()
        self._show()

    def next(self) -> None:
        """The next pad, or the result."""
        self.table.next()
        self._show()

    # what slides over a pad

    def explain(self) -> None:
        """Why the pad is worth what it is."""
        self.context.result.explain(self.table.view(self.voice).why)

    def show_marks(self) -> None:
        """What cannot be, and what seems forgotten."""
        view = self.table.view(self.voice)
        self.context.shell.open_card(view.title, self.show_marks).add_text(view.marks)

    def find_card(self, typed: str = "") -> None:
        """A card by its name."""
        shell = self.context.shell
        overlay = import_module("screens.counting.find_overlay").FindOverlay(self)
        overlay.field.text = typed
        shell.show_overlay(overlay, lambda: self.find_card(overlay.field.text))

    def cards_found(self, typed: str) -> tuple[find.Found, ...]:
        """The cards that these letters may mean."""
        return find.find(self.table.sheet, self.table.place, typed, self.voice, self.table.track)

    def lay_card(self, found: find.Found) -> None:
        """A card that was found: laid down, and seen on its pad, with what it asks."""
        self.context.shell.close()
        self.table.tap(found.offer)
        self.turn_to(None, found.pad)

    def show_more(self) -> None:
        """What is done seldom."""
        table, voice = self.table, self.voice
        order = other_order(table.place.order)

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
                ("home", voice.text("leave"), self.context.counting.leave),
            ]
        )
