"""`CountingSession`: a table being counted; every tap is stored before it is shown."""

from collections.abc import Callable
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
    """State of one draft: the position in the counting, the result, and the visited pads."""

    def __init__(self, records: Records, draft: Draft) -> None:
        self.records = records
        self.draft = draft
        self.position = Position.read(draft.position, draft.sheet)
        #: What was learned from earlier tables, for games that remember something.
        self.track: Memory | None = None
        if memory := games.named(draft.sheet.game).memory:
            kind = memory()
            self.track = kind.read(records.setting(kind.setting) or "")
        self.result: Result = score(draft.sheet)
        self._trail: list[Position] = []
        self._kept = False
        if self.position.at_result:  # the app may have been killed before the result was stored
            with suppress(NotKept):
                self.keep()

    @property
    def sheet(self) -> Sheet[Any]:
        return self.draft.sheet

    def view(self, voice: GameVoice) -> PadView:
        view = counting_view.present(self.sheet, self.position, voice, self.track, self.result)
        return replace(view, can_undo=self.draft.can_undo, can_redo=self.draft.can_redo)

    def tap(self, offer: Offer) -> None:
        """Apply an offer; goes on to the next pad where this one is complete."""
        sheet, position = tapped(self.sheet, self.position, offer)
        before, visits_pad = self.position, position != self.position and not position.at_result
        with self.records.transaction():
            draft = self.draft if sheet == self.sheet else self.records.tap(self.draft, sheet)
            if visits_pad:
                draft = self.records.move(draft, position.write())
        if sheet != self.sheet:
            self._set_draft(draft)
        if visits_pad:
            self.draft, self.position = draft, position
            self._trail.append(before)
        elif position != before:
            self._visit(position)

    def take(self, sheet: Sheet[Any]) -> None:
        """Take over a sheet that a calculator worked out; the current pad may no longer exist in it."""
        self._show_draft(self.records.tap(self.draft, sheet))

    def next(self) -> None:
        """Go on to the next pad."""
        self._visit(finish_pad(self.sheet, self.position))

    def go(self, cell: Cell) -> None:
        """Go to another player or category."""
        if cell != self.position.cell:
            self._visit(self.position.at(cell))

    def order(self, order: str) -> None:
        """Change the order of counting: by player or by category."""
        self._set_position(replace(self.position, order=order))

    def to_result(self) -> None:
        self._visit(replace(self.position, at_result=True))

    def back(self) -> bool:
        """Go back to the previously visited pad, or to the one before this; returns whether there was one."""
        cells = cells_of(self.sheet, self.position.order)
        here = self.position.cell, self.position.at_result
        # skip pads that no longer exist, and the current one
        trail = (self._trail.pop() for _ in range(len(self._trail)))
        passed = (each for each in trail if each.cell in cells and (each.cell, each.at_result) != here)
        before = next(passed, None) or previous(self.sheet, self.position)
        if before is None:
            return False
        self._set_position(replace(before, done=self.position.done, order=self.position.order))
        return True

    def undo(self) -> None:
        self._step(self.records.undo)

    def redo(self) -> None:
        self._step(self.records.redo)

    def rule(self, ruling: str, reading: Reading) -> None:
        """Store the chosen reading of an open ruling."""
        self._set_draft(
            self.records.tap(self.draft, replace(self.sheet, rulings={**self.sheet.rulings, ruling: reading}))
        )
        self.keep()

    def keep(self) -> None:
        """Store the finished table, and what the game learns from it."""
        self._kept = False
        self.records.history.keep(self.draft, self.result)
        self._kept = True
        if self.track and (told := self.track.learned(self.sheet)) != self.track:
            self.track = told
            self.records.remember(told.setting, told.write())

    def close(self) -> None:
        """Close the draft, keeping the result first where that failed before."""
        if not self._kept:  # the disk may have been full
            self.keep()
        self.records.close_draft(self.draft)

    def _set_draft(self, draft: Draft) -> None:
        self.draft = draft
        self.result = score(draft.sheet)

    def _show_draft(self, draft: Draft) -> None:
        """Show another sheet, at the position stored with it."""
        self._set_draft(draft)
        self.position = Position.read(draft.position, draft.sheet)
        if self.position.at_result:
            self.keep()

    def _step(self, step: Callable[[Draft], Draft]) -> None:
        """Undo or redo: to the position of the tap, with the present set of finished pads and order of counting."""
        with self.records.transaction():
            draft = step(self.draft)
            there = Position.read(draft.position, draft.sheet)
            done = self.position.done & frozenset(cells_of(draft.sheet, self.position.order))
            position = replace(there, done=done, order=self.position.order)
            draft = self.records.move(draft, position.write())
        self._show_draft(draft)

    def _visit(self, position: Position) -> None:
        before = self.position
        self._set_position(position)
        self._trail.append(before)

    def _set_position(self, position: Position) -> None:
        if position.at_result:  # a result is stored before it is shown
            self.keep()
        self.draft = self.records.move(self.draft, position.write())
        self.position = position
