"""`CountingSession`: a table being counted; every tap is stored before it is shown."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from records import HERE, Draft, NotKept, Origin, Records, Step
from scoring import Result, Sheet, games, score
from scoring.game import Memory
from scoring.sheet import Reading
from session.undo import UndoLog, moved_by, without
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
    is_edit,
    is_finished,
    page_before,
    read_edit,
    repaged,
    tapped,
    turned,
    unedited,
    unpaged,
    write_edit,
)
from views.counting.table_edits import Edited
from views.counting.view import PageView
from words import GameVoice


class CountingSession:
    """State of one draft: the position in the counting, and the result."""

    def __init__(self, records: Records, draft: Draft, *, curtain: bool = False) -> None:
        self.records = records
        #: Whether a result waits behind a curtain until somebody at this phone looks at it.
        self._curtain = curtain
        self.draft = draft
        self.position = Position.read(draft.position, draft.sheet)
        #: What was learned from earlier tables, for games that remember something.
        self.track: Memory | None = None
        if memory := games.named(draft.sheet.game).memory:
            kind = memory()
            self.track = kind.read(records.setting(kind.setting) or "")
        self.result: Result = score(draft.sheet)
        #: Who can undo what, once other phones count at this table too.
        self._log = self._read_log() if records.is_shared(draft) else None
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
        """Apply an offer of a section. A tap of another phone leaves this one at its page, unless pages come or go."""
        here = self.position.at(cell)
        sheet, position = tapped(self.sheet, here, offer)
        if sheet == self.sheet:
            return
        if origin.actor and position is here:
            position = self.position
        log = self._log or (self._read_log() if origin.actor else None)
        with self.records.transaction():
            # the step remembers where it was tapped
            draft = self.records.tap(self.draft._replace(position=here.write()), sheet, origin)
            if position is not here:
                draft = self.records.move(draft, position.write())
        self._log = log
        self._add_step(draft, Step(draft.step, origin.actor, None))
        self.position = position

    def take(self, sheet: Sheet[Any]) -> None:
        """Take over a sheet that a calculator worked out; the current page may no longer exist in it."""
        draft = self.records.tap(self.draft._replace(position=self.position.write()), sheet)
        self._add_step(draft, Step(draft.step, HERE.actor, None))
        self._show_position()

    def edit(self, table: Edited) -> None:
        """Take over an edited table: players, hands, boxes or mode; the position follows the hands."""
        if table.sheet == self.sheet:
            return
        position, moved = edited(self.position, table), moved_by(self.sheet, table)
        with self.records.transaction():
            # the step remembers where the hands went
            text = write_edit(self.position, table.seats)
            draft = self.records.tap(self.draft._replace(position=text), table.sheet)
            self.records.people.record_seating(table.sheet, draft.id)
            draft = self._with_starter(self.records.move(draft, position.write()))
        self._add_step(draft, Step(draft.step, HERE.actor, None), moved)
        self._show_position()

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
            self._take_out(self._log.undoable(origin.actor), origin, self._log, back=True)
        elif not origin.actor:
            self._step(self.records.undo)

    def redo(self, origin: Origin = HERE) -> None:
        """Apply again what `undo` took back; raises `ChangedSinceError` too."""
        if self._log:
            self._take_out(self._log.redoable(origin.actor), origin, self._log, back=False)
        elif not origin.actor:
            self._step(self.records.redo)

    def set_counted(self, seat: int, is_counted: bool) -> None:
        """Say that a hand is counted, or that it is not; this phone stays at its page."""
        cells = [cell for cell in cells_of(self.sheet, BY_PLAYER) if cell[0] == seat]
        done = self.position.done.union(cells) if is_counted else self.position.done.difference(cells)
        if done == self.position.done:
            return
        self._set_position(replace(self.position, done=done), all_see_it=True)

    def rule(self, ruling: str, reading: Reading) -> None:
        """Store the chosen reading of an open ruling."""
        if reading != self.sheet.reading(ruling, games.named(self.sheet.game).rulings):
            self.take(replace(self.sheet, rulings={**self.sheet.rulings, ruling: reading}))

    def keep(self) -> None:
        """Store the finished table, and what the game learns from it."""
        self._kept = False
        with self.records.transaction():
            track = self._store_result()
        self._kept, self.track = True, track

    def close(self) -> None:
        """Close the draft of a finished table, keeping the result first where that failed before."""
        if not self._kept:  # the disk may have been full
            self.keep()
        self.records.close_draft(self.draft)

    def _read_log(self) -> UndoLog:
        """What everybody can undo, from the stored steps."""
        log = UndoLog()
        for step in self.records.steps(self.draft):
            edits = step.undoes is None and is_edit(step.position)
            log.add(step, self._moved_by(step) if edits else frozenset())
        return log

    def _moved_by(self, step: Step) -> frozenset[str]:
        """The players who have another hand since a step; nobody where that cannot be read."""
        before, after, text = self.records.change(self.draft, step.number) or (self.sheet, self.sheet, "")
        seats = read_edit(text, before, after)
        return moved_by(before, Edited(after, seats)) if seats else frozenset()

    def _take_out(self, step: int | None, origin: Origin, log: UndoLog, back: bool) -> None:
        """Take a change out of the sheet, by a step of its own; this phone goes to where the change was tapped."""
        change = step and self.records.change(self.draft, step)
        if not change:
            return
        before, after, text = change
        sheet = without(before, after, self.sheet, log.moved(step))
        position = self._stepped(text, sheet, back)
        cells = cells_of(sheet, BY_PLAYER)
        if origin.actor and self.position.cell in cells and set(cells) <= set(cells_of(self.sheet, BY_PLAYER)):
            position = replace(self.position, done=position.done, of=len(cells))
        with self.records.transaction():
            draft = self.records.tap(self.draft._replace(position=text), sheet, origin, step)
            draft = self._with_starter(self._move(draft, position))
        self._add_step(draft, Step(draft.step, origin.actor, step))
        self._show_position()

    def _step(self, step: Callable[[Draft], Draft]) -> None:
        """Undo or redo what was stored as a row."""
        with self.records.transaction():
            draft = step(self.draft)
            back = draft.step < self.draft.step
            draft = self._with_starter(self._move(draft, self._stepped(draft.position, draft.sheet, back)))
        self._set_draft(draft)
        self._show_position()

    def _stepped(self, text: str, sheet: Sheet[Any], back: bool) -> Position:
        """The position after a step to this sheet, back or forth: where it was tapped, with what is counted now."""
        before, after = (sheet, self.sheet) if back else (self.sheet, sheet)
        there, done = Position.read(text, before), self.position.done
        if seats := read_edit(text, before, after):
            table = Edited(after, seats)
            return unedited(before, there, self.position, table) if back else edited(replace(there, done=done), table)
        if cells_of(before, BY_PLAYER) == cells_of(after, BY_PLAYER):
            return replace(there, done=done)
        if back:
            return unpaged(before, there, self.position, after)
        return repaged(before, replace(there, done=done), after)

    def _move(self, draft: Draft, position: Position) -> Draft:
        """Store a position after a step, with the present order of counting."""
        return self.records.move(draft, replace(position, order=self.position.order).write())

    def _with_starter(self, draft: Draft) -> Draft:
        """The draft after an edit, with who begins under their name in it."""
        before, after = ([player.name for player in sheet.players] for sheet in (self.sheet, draft.sheet))
        if draft.starter in after or draft.starter not in before or len(before) != len(after):
            return draft
        return self.records.set_starter(draft, after[before.index(draft.starter)])

    def _set_draft(self, draft: Draft) -> None:
        self.draft = draft
        self.result = score(draft.sheet)

    def _add_step(self, draft: Draft, step: Step, moved: frozenset[str] = frozenset()) -> None:
        """Show another sheet that was stored as a step; `moved` are the players who have another hand since."""
        self._set_draft(draft)
        if self._log:
            self._log.add(step, moved)

    def _show_position(self) -> None:
        """Show the position that is stored with the sheet."""
        self.position = Position.read(self.draft.position, self.sheet)
        if self.position.at_result and self.is_finished:
            self.keep()

    def _store_result(self) -> Memory | None:
        """Store the result, and what the game learns from it, which is returned; within a transaction."""
        if self._curtain and self.draft.corrects is None and self.records.history.of_draft(self.draft) is None:
            self.records.hide(self.draft)
        self.records.history.keep(self.draft, self.result)
        track = self.track and self.track.learned(self.sheet)
        if track and track != self.track:
            self.records.remember(track.setting, track.write())
        return track

    def _set_position(self, position: Position, all_see_it: bool = False) -> None:
        """Store a position, and in the same commit the result that it shows, here or on all phones."""
        keeps = is_finished(self.sheet, position) and (position.at_result or all_see_it)
        self._kept = self._kept and not keeps
        with self.records.transaction():
            track = self._store_result() if keeps else self.track
            draft = self.records.move(self.draft, position.write())
        self._kept = self._kept or keeps
        self.draft, self.position, self.track = draft, position, track
        if position.at_result:
            self._from_result = False
