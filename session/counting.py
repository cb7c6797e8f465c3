"""A table being counted: every tap goes to the records before it is shown. No Kivy in here."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from records import Draft, NotKept, Records
from scoring import Result, Sheet, games, score
from scoring.game import Memory
from scoring.sheet import Reading
from views.counting import view as counting_view
from views.counting.pads.offer import Offer
from views.counting.position import Cell, Position, cells_of, finish_pad, previous, tapped
from views.counting.view import PadView
from words import GameVoice


class CountingSession:
    """One draft, where its counting stands, and the pads that led there."""

    def __init__(self, records: Records, draft: Draft) -> None:
        self.records = records
        self.draft = draft
        self.place = Position.read(draft.place, draft.sheet)
        #: What the tables before told.
        self.track: Memory | None = None
        if memory := games.named(draft.sheet.game).memory:
            kind = memory()
            self.track = kind.read(records.setting(kind.setting) or "")
        self.result: Result = score(draft.sheet)
        self._trail: list[Position] = []
        self._kept = False
        if self.place.at_result:  # it may have been killed on the way there
            with suppress(NotKept):
                self.keep()

    @property
    def sheet(self) -> Sheet[Any]:
        return self.draft.sheet

    def view(self, voice: GameVoice) -> PadView:
        view = counting_view.present(self.sheet, self.place, voice, self.track, self.result)
        return replace(view, can_undo=self.draft.can_undo, can_redo=self.draft.can_redo)

    def tap(self, offer: Offer) -> None:
        """Add something, or take it away; a pad that is complete after that moves on."""
        sheet, place = tapped(self.sheet, self.place, offer)
        if sheet != self.sheet:
            self._hold(self.records.tap(self.draft, sheet))
        if place != self.place:
            self._go(place)

    def take(self, sheet: Sheet[Any]) -> None:
        """What the referee worked out for this table; the pad where one stands may be gone with it."""
        self._step(self.records.tap(self.draft, sheet))

    def next(self) -> None:
        """This pad is done."""
        self._go(finish_pad(self.sheet, self.place))

    def go(self, cell: Cell) -> None:
        """Another player, or another category."""
        if cell != self.place.cell:
            self._go(self.place.at(cell))

    def order(self, order: str) -> None:
        """Player by player, or category by category."""
        self._stand(replace(self.place, order=order))

    def to_result(self) -> None:
        self._go(replace(self.place, at_result=True))

    def back(self) -> bool:
        """Where the counting was before, or the pad before this one; whether there was one."""
        cells = cells_of(self.sheet, self.place.order)
        here = self.place.cell, self.place.at_result
        # a pad may be gone since, and undoing may have led to one already
        trail = (self._trail.pop() for _ in range(len(self._trail)))
        passed = (place for place in trail if place.cell in cells and (place.cell, place.at_result) != here)
        before = next(passed, None) or previous(self.sheet, self.place)
        if before is None:
            return False
        self._stand(replace(before, done=self.place.done, order=self.place.order))
        return True

    def undo(self) -> None:
        self._step(self.records.undo(self.draft, self._land))

    def redo(self) -> None:
        self._step(self.records.redo(self.draft, self._land))

    def rule(self, ruling: str, reading: Reading) -> None:
        """The table chooses how it reads an open ruling."""
        self._hold(self.records.tap(self.draft, replace(self.sheet, rulings={**self.sheet.rulings, ruling: reading})))
        self.keep()

    def keep(self) -> None:
        """The finished table, as it now is; and what it tells the tables to come."""
        self._kept = False
        self.records.history.keep(self.draft, self.result)
        self._kept = True
        if self.track and (told := self.track.learned(self.sheet)) != self.track:
            self.track = told
            self.records.remember(told.setting, told.write())

    def close(self) -> None:
        """Done with this table: it is no longer offered to go on with."""
        if not self._kept:  # there may have been no room for it
            self.keep()
        self.records.close_draft(self.draft)

    def _hold(self, draft: Draft) -> None:
        self.draft = draft
        self.result = score(draft.sheet)

    def _step(self, draft: Draft) -> None:
        """Another sheet, and the pad on which it came about."""
        self._hold(draft)
        self.place = Position.read(draft.place, draft.sheet)
        if self.place.at_result:
            self.keep()

    def _land(self, sheet: Sheet[Any], place: str) -> str:
        """The pad of a tap; what was done stays done."""
        there = Position.read(place, sheet)
        done = self.place.done & frozenset(cells_of(sheet, self.place.order))
        return replace(there, done=done, order=self.place.order).write()

    def _go(self, place: Position) -> None:
        before = self.place
        self._stand(place)
        self._trail.append(before)

    def _stand(self, place: Position) -> None:
        if place.at_result:  # a result that is shown is kept
            self.keep()
        self.draft = self.records.move(self.draft, place.write())
        self.place = place
