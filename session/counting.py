"""`CountingSession`: a table being counted; every tap is stored before it is shown."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from records import HERE, Draft, NotKept, Origin, Records, Step
from scoring import Result, Sheet, games, score
from scoring.game import Memory
from scoring.sheet import Reading
from session.undo import UndoLog, without
from views.counting import view as counting_view
from views.counting.pads.offer import Offer
from views.counting.position import (
    BY_PLAYER,
    Cell,
    Position,
    beside,
    cells_of,
    edited,
    finish_page,
    finish_table,
    is_finished,
    page_before,
    read_edit,
    repaged,
    tapped,
    turned,
    unedited,
    write_edit,
)
from views.counting.table_edits import Edited
from views.counting.view import PageView
from words import GameVoice


class CountingSession:
    """State of one draft: the position in the counting, and the result."""

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
        #: Who can undo what, once other phones count at this table too.
        self._log: UndoLog | None = None
        if records.is_shared(draft):
            self._log = UndoLog(records.steps(draft))
        #: Whether the page was opened from the result, to which back then leads.
        self._from_result = False
        self._kept = False
        if self.is_finished and self.position.at_result:  # the app may have been killed before the result was stored
            with suppress(NotKept):
                self.keep()

    @property
    def sheet(self) -> Sheet[Any]:
        return self.draft.sheet

    @property
    def is_finished(self) -> bool:
        """Whether every hand was counted; what is not finished is no part of the history."""
        return is_finished(self.sheet, self.position)

    def view(self, voice: GameVoice) -> PageView:
        view = counting_view.present(self.sheet, self.position, voice, self.track, self.result)
        return replace(view, can_undo=self.can_undo(), can_redo=self.can_redo())

    def tap(self, cell: Cell, offer: Offer, origin: Origin = HERE) -> None:
        """Apply an offer of a section. A tap of another phone leaves this one at its page."""
        here = self.position.at(cell)
        sheet, position = tapped(self.sheet, here, offer)
        if sheet == self.sheet:
            return
        if origin.actor:
            position = self.position if position is here else repaged(self.sheet, self.position, sheet)
        with self.records.transaction():
            # the step remembers where it was tapped
            draft = self._append(sheet, here, origin)
            if position is not here:
                draft = self.records.move(draft, position.write())
        self._set_draft(draft)
        self._log_step(Step(draft.step, origin.actor, None))
        self.position = position

    def take(self, sheet: Sheet[Any]) -> None:
        """Take over a sheet that a calculator worked out; the current page may no longer exist in it."""
        self._show_draft(self._append(sheet, self.position))
        self._log_step(Step(self.draft.step, HERE.actor, None))

    def edit(self, table: Edited) -> None:
        """Take over an edited table: players, hands, boxes or mode; the position follows the hands."""
        if table.sheet == self.sheet:
            return
        position = edited(self.position, table)
        with self.records.transaction():
            # the step remembers where the hands went
            text = write_edit(self.position, table.seats)
            draft = self.records.tap(self.draft._replace(position=text), table.sheet)
            self.records.people.record_seating(table.sheet, draft.id)
            draft = self._with_starter(self.records.move(draft, position.write()))
        self._show_draft(draft)
        self._log_step(Step(draft.step, HERE.actor, None))

    def start_with(self, name: str) -> None:
        """Store who begins the game."""
        self.draft = self.records.set_starter(self.draft, name)

    def next(self) -> None:
        """Count this page as done, and go on to the next one, or to the result."""
        self._set_position(finish_page(self.sheet, self.position))

    def finish(self) -> None:
        """Declare the table finished, and go to the result."""
        self._set_position(finish_table(self.sheet, self.position))

    def go(self, cell: Cell) -> None:
        """Go to a section, of this page or of another."""
        if self.position.at_result or cell != self.position.cell:
            self._from_result = self._from_result or self.position.at_result
            self._set_position(turned(self.sheet, self.position, cell))

    def swipe(self, step: int) -> bool:
        """Turn to the page beside this one; False at the ends."""
        cell = beside(self.sheet, self.position, step)
        if cell:
            self.go(cell)
        return cell is not None

    def order(self, order: str) -> None:
        """Change the order of counting: by player or by category."""
        self._set_position(replace(self.position, order=order))

    def to_result(self) -> None:
        """Show the result, as far as it is known."""
        self._set_position(replace(self.position, at_result=True))

    def back(self) -> bool:
        """Go back to the result if this page was opened from there, else to the page before; whether there was one."""
        if self._from_result and not self.position.at_result:
            self.to_result()
            return True
        before = page_before(self.sheet, self.position)
        if before:
            self._set_position(before)
        return before is not None

    def can_undo(self, actor: str = HERE.actor) -> bool:
        """Whether there is anything to take back of this phone, or of the seat of another one."""
        if self._log:
            return self._log.undoable(actor) is not None
        return not actor and self.draft.can_undo

    def can_redo(self, actor: str = HERE.actor) -> bool:
        if self._log:
            return self._log.redoable(actor) is not None
        return not actor and self.draft.can_redo

    def undo(self, origin: Origin = HERE) -> None:
        """Take back the last tap: of the whole table, or where other phones count too, of this one; or of another.

        Raises `ChangedSinceError` where others built on it.
        """
        if self._log:
            self._take_out(self._log.undoable(origin.actor), origin)
        else:
            self._step(self.records.undo)

    def redo(self, origin: Origin = HERE) -> None:
        if self._log:
            self._take_out(self._log.redoable(origin.actor), origin)
        else:
            self._step(self.records.redo)

    def set_counted(self, seat: int, is_counted: bool) -> None:
        """Say that a hand is counted, or that it is not; this phone stays at its page."""
        cells = [cell for cell in cells_of(self.sheet, BY_PLAYER) if cell[0] == seat]
        done = self.position.done.union(cells) if is_counted else self.position.done.difference(cells)
        position = replace(self.position, done=done)
        if is_finished(self.sheet, position):  # all see the result now
            self.keep()
        self._set_position(position)

    def rule(self, ruling: str, reading: Reading) -> None:
        """Store the chosen reading of an open ruling."""
        if reading != self.sheet.reading(ruling, games.named(self.sheet.game).rulings):
            self.take(replace(self.sheet, rulings={**self.sheet.rulings, ruling: reading}))

    def keep(self) -> None:
        """Store the finished table, and what the game learns from it."""
        self._kept = False
        self.records.history.keep(self.draft, self.result)
        self._kept = True
        if self.track and (told := self.track.learned(self.sheet)) != self.track:
            self.track = told
            self.records.remember(told.setting, told.write())

    def close(self) -> None:
        """Close the draft of a finished table, keeping the result first where that failed before."""
        if not self._kept:  # the disk may have been full
            self.keep()
        self.records.close_draft(self.draft)

    def _append(self, sheet: Sheet[Any], position: Position, origin: Origin = HERE, undoes: int | None = None) -> Draft:
        return self.records.tap(self.draft._replace(position=position.write()), sheet, origin, undoes)

    def _log_step(self, step: Step) -> None:
        if self._log:
            self._log.add(step)
        elif step.actor:  # the first tap of another phone
            self._log = UndoLog(self.records.steps(self.draft))

    def _take_out(self, step: int | None, origin: Origin) -> None:
        """Take a change out of the sheet, by a step of its own; this phone goes to where it was tapped."""
        change = step and self.records.change(self.draft, step)
        if not change:
            return
        before, after, text = change
        sheet = without(before, after, self.sheet)
        there = self.position if origin.actor else Position.read(text, sheet)
        cells = frozenset(cells_of(sheet, BY_PLAYER))
        position = replace(there, order=self.position.order, done=self.position.done & cells, of=len(cells))
        if position.cell not in cells:
            position = position.at(Position.first(sheet).cell)
        with self.records.transaction():
            draft = self._with_starter(self._append(sheet, position, origin, step))
        self._show_draft(draft)
        self._log_step(Step(draft.step, origin.actor, step))

    def _set_draft(self, draft: Draft) -> None:
        self.draft = draft
        self.result = score(draft.sheet)

    def _show_draft(self, draft: Draft) -> None:
        """Show another sheet, at the position stored with it."""
        self._set_draft(draft)
        self.position = Position.read(draft.position, draft.sheet)
        if self.position.at_result and self.is_finished:
            self.keep()

    def _step(self, step: Callable[[Draft], Draft]) -> None:
        """Undo or redo: to the position of the tap, with the present set of counted pages and order of counting."""
        with self.records.transaction():
            draft = step(self.draft)
            there = self._stepped(draft)
            draft = self._with_starter(self.records.move(draft, replace(there, order=self.position.order).write()))
        self._show_draft(draft)

    def _with_starter(self, draft: Draft) -> Draft:
        """The draft after an edit, with who begins under their name in it."""
        before, after = ([player.name for player in sheet.players] for sheet in (self.sheet, draft.sheet))
        if draft.starter in after or draft.starter not in before or len(before) != len(after):
            return draft
        return self.records.set_starter(draft, after[before.index(draft.starter)])

    def _stepped(self, draft: Draft) -> Position:
        """The position after a step to this draft, back or forth."""
        before, after = (draft.sheet, self.sheet) if draft.step < self.draft.step else (self.sheet, draft.sheet)
        if seats := read_edit(draft.position, before, after):
            there = Position.read(draft.position, before)
            if before is draft.sheet:
                return unedited(before, there, self.position, Edited(after, seats))
            return edited(replace(there, done=self.position.done), Edited(after, seats))
        if cells_of(before, BY_PLAYER) == cells_of(after, BY_PLAYER):
            return replace(Position.read(draft.position, after), done=self.position.done)
        there = Position.read(draft.position, before)
        return there if before is draft.sheet else repaged(before, there, after)

    def _set_position(self, position: Position) -> None:
        if position.at_result:
            self._from_result = False
            if is_finished(self.sheet, position):  # a result is stored before it is shown
                self.keep()
        self.draft = self.records.move(self.draft, position.write())
        self.position = position
