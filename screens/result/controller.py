"""A result, of the table in progress or of a finished one: explanations, rulings, actions."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from models.history import FinishedTable
from scoring import Result, check
from scoring.sheet import Reading
from views.counting.position import Cell, begun, forgotten, issue_marks, pad_of_row, section_of
from views.result import view
from views.result.explanation import Explanation

if TYPE_CHECKING:
    from screens.context import Context


class ResultController:
    """Holds the result that is shown."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._result: Result | None = None
        #: The finished table that is shown; None for the table in progress.
        self._table: FinishedTable | None = None

    def page(self, result: Result, story: view.TableDetails, table: FinishedTable | None) -> Widget:
        """The screen of a result; `table` is its finished table, None for the table in progress."""
        self._result, self._table = result, table
        from screens.result.screen import ResultScreen

        screen = self.context.pages.screen(ResultScreen, self)
        sheet = result.sheet
        # a finished table cannot be checked for forgotten cards any more
        seats = () if table else range(len(sheet.players))
        issues = [*check(sheet), *(issue for seat in seats for issue in forgotten(sheet, seat))]
        section = view.nowhere if table else partial(section_of, sheet)
        voice = self.context.appearance.voice(sheet.game)
        screen.show(view.present(result, issues, voice, table is not None, story, section))
        return screen

    def page_so_far(self) -> Widget:
        """The screen of the result of an unfinished table."""
        table = self.context.counting.table
        self._result, self._table = table.result, None
        from screens.result.screen import ResultScreen

        screen = self.context.pages.screen(ResultScreen, self)
        issues = [issue for _, issue in issue_marks(table.sheet, table.position, table.track)]
        voice = self.context.counting.voice
        section = partial(section_of, table.sheet)
        screen.show(view.present_so_far(table.result, issues, voice, section, begun(table.sheet)))
        return screen

    @property
    def shown(self) -> FinishedTable:
        """The finished table that is shown."""
        table = self._table or self.context.records.history.of_draft(self.context.counting.table.draft)
        assert table
        return table

    def explain(self, why: Explanation, marks: Sequence[str] = ()) -> None:
        """Explain a number, below the doubts about it, with links to its rules and, from a result, to its section."""
        from views.rulebook.rule_view import source_text  # loads the rulebook

        voices, reopen = self.context.appearance.voices, partial(self.explain, why, marks)
        overlay = self.context.shell.open_card(why.title, reopen)
        overlay.add_text(marks)
        overlay.add_steps(
            (points, sentence, source_text(rule, voices), partial(self.context.pages.look_up, rule, reopen))
            for points, sentence, rule in why.steps
        )
        counting = self.context.counting
        if why.rows and counting.shows_result:
            sheet, voice = counting.table.sheet, counting.voice
            cell = why.seat, pad_of_row(sheet, why.rows[0])
            title, name = voice.section(cell[1]), sheet.players[why.seat].name
            label = voice.text("correct_section", title=title, name=name)
            overlay.add_choices([("edit", label, partial(counting.go, cell))])

    def rule(self, ruling: str, reading: Reading) -> None:
        """Choose a reading of an open ruling."""
        self.context.counting.table.rule(ruling, reading)
        self.context.pages.show()

    def look_up_ruling(self, ruling: str) -> None:
        assert self._result
        self.context.rulebook.look_up_ruling(self._result.sheet.game, ruling)

    # actions

    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        """The actions, by their keys in the view."""
        leave = self.context.counting.leave
        return {
            view.REVEAL: self.reveal,
            view.SHARE: self.share,
            view.CORRECT: self.correct,
            view.REMATCH: self.rematch,
            view.DELETE: self.delete,
            view.DONE: leave,
            view.CORRECTED: leave,
            view.COUNT_ON: self.correct,
            view.FINISH: self.context.counting.finish,
        }

    def go_to_section(self, cell: Cell) -> None:
        """Go to the section that a doubt is about."""
        self.context.counting.go(cell)

    def reveal(self, first: int = 0) -> None:
        """Show the totals growing row by row."""
        assert self._result
        shell, voice = self.context.shell, self.context.appearance.voice(self._result.sheet.game)
        result = view.present(self._result, (), voice)
        overlay = import_module("screens.result.reveal_overlay").Reveal(
            result, voice, shell.close, self.context.appearance.motion, first
        )
        shell.show_overlay(overlay, lambda: self.reveal(overlay.at))

    def correct(self) -> None:
        """Correct a finished table; from the table in progress, go back to its last page."""
        if self._table:
            self.context.history.correct(self._table)
        else:
            self.context.pages.back()

    def delete(self) -> None:
        assert self._table
        self.context.history.delete(self._table)

    def share(self) -> None:
        assert self._result
        self.context.share.offer(self.shown, self._result)

    def rematch(self) -> None:
        assert self._result
        self.context.counting.start_again(self._result.sheet)

    def show_notes(self) -> None:
        """Go to location and note."""
        self.context.history.show_notes(self.shown)

    def show_before(self) -> None:
        """List the earlier versions."""
        self.context.history.show_before(self.shown)
