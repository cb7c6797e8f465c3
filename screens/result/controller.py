"""A result, of the table in progress or of a finished one: explanations, rulings, actions."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from models.history import FinishedTable
from scoring import Result, check
from scoring.sheet import Reading
from screens.navigation import Finished
from views.counting.position import Cell, begun, cells_of, forgotten, issue_marks, pad_of_row, section_of
from views.result import curtain_view, view
from views.result.explanation import Explanation, explain_cell
from views.result.reveal_view import CURTAIN, reveal
from words import GameVoice

if TYPE_CHECKING:
    from screens.context import Context


#: Seconds from a result to what would have changed it: it is drawn first.
AFTER = 0.1


class ResultController:
    """Holds the result that is shown."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._result: Result | None = None
        self._shown_view: view.ResultView
        #: Tells what would have changed the result, in a frame after the one that shows it.
        self._tell_changes = Clock.create_trigger(self._on_frame, AFTER)
        #: The finished table that is shown; None for the table in progress.
        self._table: FinishedTable | None = None

    def page(self, result: Result, details: view.TableDetails, table: FinishedTable | None) -> Widget:
        """The screen of a result; `table` is its finished table, None for the table in progress."""
        self._result, self._table = result, table
        from screens.result.screen import ResultScreen

        screen = self.context.pages.screen(ResultScreen, self)
        sheet = result.sheet
        # a finished table cannot be checked for forgotten cards any more
        seats = () if table else range(len(sheet.players))
        issues = [*check(sheet), *(issue for seat in seats for issue in forgotten(sheet, seat))]
        section = view.nowhere if details.outdated else partial(section_of, sheet)
        self._shown_view = view.present(result, issues, self._voice, table is not None, details, section)
        screen.show(self._shown_view)
        self._tell_changes.cancel()
        if not details.outdated:
            self._tell_changes()
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

    def _on_frame(self, _: float) -> None:
        """Work out what would have changed the result, and show it, if that is still the result."""
        from screens.result.screen import ResultScreen
        from views.result.changes.telling import sentences

        screen, result = self.context.shell.screen, self._result
        if isinstance(screen, ResultScreen) and result:
            screen.show_changes(sentences(result, self._voice))

    @property
    def shown(self) -> FinishedTable:
        """The finished table that is shown."""
        table = self._table or self.context.records.history.of_draft(self.context.counting.table.draft)
        assert table
        return table

    def explain_number(self, seat: int, row: str) -> None:
        """Explain a number of the result that is shown."""
        assert self._result
        self.explain(explain_cell(self._result, seat, row, self._voice))

    def explain(self, why: Explanation, above: Sequence[str] = ()) -> None:
        """Explain a number, below some sentences on it, with links to its rules and, from a result, to its section."""
        from views.rulebook.rule_view import source_text  # loads the rulebook

        voices, reopen = self.context.appearance.voices, partial(self.explain, why, above)
        report = partial(self.report, why)
        overlay = self.context.shell.open_card(why.title, reopen)
        overlay.side = 1 if getattr(self.context.shell.screen, "wide", False) else 0.5
        overlay.add_text(above)
        if why.parts:
            overlay.add_steps(
                (points, sentence, "", partial(self.explain_number, why.seat, row))
                for (points, sentence, _), row in zip(why.steps, why.parts, strict=True)
            )
        else:
            overlay.add_steps(
                (points, sentence, source_text(rule, voices), partial(self.context.pages.look_up, rule, reopen))
                if rule
                else (points, sentence, "", None)
                for points, sentence, rule in why.steps
            )
        if why.rows and self._can_correct:
            overlay.add_choices([self._way_to_section(why), ("warning", self._voice.text("number_wrong"), report)])

    @property
    def _can_correct(self) -> bool:
        """Whether a result is shown, and not one that was corrected since."""
        is_finished = isinstance(self.context.pages.navigation.here, Finished)
        return is_finished or self.context.counting.shows_result

    def _way_to_section(self, why: Explanation) -> tuple[str, str, Callable[[], None]]:
        """The choice that leads to the section in which the rows of an explanation are counted."""
        assert self._result
        sheet, voice = self._result.sheet, self._voice
        cell = why.seat, pad_of_row(sheet, why.rows[0])
        title, name = voice.section(cell[1]), sheet.players[why.seat].name
        return "edit", voice.text("correct_section", title=title, name=name), partial(self.go_to_section, cell)

    @property
    def _voice(self) -> GameVoice:
        assert self._result
        return self.context.appearance.voice(self._result.sheet.game)

    def rule(self, ruling: str, reading: Reading) -> None:
        """Choose a reading of an open ruling."""
        self.context.counting.table.rule(ruling, reading)
        self.context.pages.show()

    def look_up_ruling(self, ruling: str) -> None:
        assert self._result
        self.context.rulebook.look_up_ruling(self._result.sheet.game, ruling)

    # the curtain

    def curtain(self) -> Widget:
        """The screen that hides the result of the table in progress."""
        table = self.context.counting.table
        self._result, self._table = table.result, None
        from screens.result.curtain_screen import CurtainScreen

        screen = self.context.pages.screen(CurtainScreen, self)
        screen.show(curtain_view.present(table.sheet, self._voice))
        return screen

    def open_curtain(self) -> None:
        """Show the result at once."""
        self.speak_verdict()
        self._show_result()

    def _show_result(self) -> None:
        """Show the result instead of its curtain or its reveal."""
        if not self._table:
            self.context.records.try_show(self.context.counting.table.draft)
        self.context.pages.show()
        self._ignore_late_taps()

    def _ignore_late_taps(self) -> None:
        """Ignore taps for a moment: they were meant for what was shown before."""
        self.context.shell.widgets_moved([(0, 0, *self.context.shell.size)])

    def speak_verdict(self) -> None:
        """Read the verdict aloud."""
        assert self._result
        self.context.device.speak(self._voice.verdict(self._result.verdict))

    def reveal(self, first: int = 0) -> None:
        """Show the totals growing row by row."""
        assert self._result
        shell = self.context.shell
        overlay = import_module("screens.result.reveal_overlay").RevealOverlay(
            reveal(self._result, self._voice),
            self._voice,
            self._show_result,
            self.speak_verdict,
            self.context.appearance.motion,
            first,
        )
        shell.show_overlay(overlay, lambda: self.reveal(overlay.at))
        self._ignore_late_taps()

    @property
    def hidden_from_others(self) -> int | None:
        """What other phones see instead of the result: a step of the reveal, or the curtain; None for neither."""
        table = self.context.counting.table
        if self.context.counting.shows_result:
            step: int | None = getattr(self.context.shell.overlay, "at", None)
            if step is not None:
                return step
        return CURTAIN if self.context.records.is_hidden(table.draft) else None

    # actions

    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        """The actions and the items of the menu, by their keys in the view."""
        return {
            view.REMATCH: self.rematch,
            view.CORRECT: self.correct,
            view.SHARE: self.share,
            view.MORE: self.show_more,
            view.DONE: self.leave,
            view.COUNT_ON: self.correct,
            view.FINISH: self.context.counting.finish,
            view.REVEAL: self.reveal,
            view.WRONG: self.report,
            view.NOTES: self.show_notes,
            view.DELETE: self.delete,
        }

    def show_more(self) -> None:
        """Show the menu."""
        shown = self._shown_view
        self.context.shell.open_card(shown.title, self.show_more).add_choices(
            (item.icon, item.title, self.actions[item.key]) for item in shown.menu
        )

    def report(self, why: Explanation | None = None) -> None:
        """Offer to report a number, or the whole result, as wrong."""
        assert self._result
        title, lines = self._voice.verdict(self._result.verdict), list[str]()
        if why:
            title, lines = why.title, [f"{points}  {sentence}" for points, sentence, _ in why.steps]
        self.context.share.offer_report(title, lines, self._result)

    def leave(self) -> None:
        """Go back to where the result was opened from; from the table in progress, home."""
        if self._table:
            self.context.pages.back()
        else:
            self.context.counting.leave()

    def go_to_section(self, cell: Cell) -> None:
        """Go to the section that a doubt or a number is about; of a finished table, in its correction.

        One that was begun before may be counted in other sections by now: it goes on where it was left.
        """
        if self._table:
            self.context.history.correct(self._table)
        table = self.context.counting.table
        if cell in cells_of(table.sheet, table.position.order):
            self.context.counting.go(cell)

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
