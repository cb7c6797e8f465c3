"""A result, of the table that was counted just now or of one that was kept: why, the rulings, what is done with it."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from records.finished import Kept
from scoring import Result, check
from scoring.sheet import Reading
from views.counting.position import forgotten, pad_of_row, title_of
from views.result import view as result_view
from views.result.explanation import Explanation

if TYPE_CHECKING:
    from screens.context import Context


class ResultController:
    """Knows which result is shown."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._told: Result | None = None
        #: The finished table whose result is shown; none while it is being counted.
        self._kept: Kept | None = None

    def page(self, told: Result, story: result_view.Story, kept: Kept | None) -> Widget:
        """A result, of the table in progress or of one that was kept."""
        self._told, self._kept = told, kept
        screen = self.context.pages.screen(
            "result.screen",
            lambda module: module.ResultScreen(
                self.do, self.explain, self.rule, self.look_up_ruling, self.context.pages.back
            ),
        )
        sheet = told.sheet
        # a table of the history is over: nobody can look whether a card was forgotten
        seats = () if kept else range(len(sheet.players))
        issues = [*check(sheet), *(issue for seat in seats for issue in forgotten(sheet, seat))]
        voice = self.context.appearance.voice(sheet.game)
        screen.show(result_view.present(told, issues, voice, kept is not None, story))
        return screen

    @property
    def shown(self) -> Kept:
        """The finished table whose result is shown."""
        table = self._kept or self.context.records.history.of_draft(self.context.counting.table.draft)
        assert table
        return table

    def explain(self, why: Explanation) -> None:
        """Why a number is what it is; the way leads to each rule, and from this table's result to the pad behind."""
        from views.rulebook.rule_view import printed  # the rulebook: opened when somebody asks

        voices, again = self.context.appearance.voices, partial(self.explain, why)
        over = self.context.shell.lay(why.title, again)
        over.explain(
            (points, sentence, printed(rule, voices), partial(self.context.pages.look_up, rule, again))
            for points, sentence, rule in why.steps
        )
        counting = self.context.counting
        if why.rows and self._kept is None and counting.session and self._told is counting.table.result:
            table, voice = counting.table, counting.voice
            pad = pad_of_row(table.sheet, why.seat, why.rows[0], voice, table.track)
            name = table.sheet.players[why.seat].name
            told = voice.text("correct_pad", pad=title_of(table.sheet, pad, voice), name=name)
            over.offer([("edit", told, lambda: counting.turn_to(why.seat, pad))])

    def rule(self, ruling: str, reading: Reading) -> None:
        """The table chooses how it reads an open ruling."""
        self.context.counting.table.rule(ruling, reading)
        self.context.pages.show()

    def look_up_ruling(self, ruling: str) -> None:
        assert self._told
        self.context.rulebook.look_up_ruling(self._told.sheet.game, ruling)

    def _reveal(self, first: int = 0) -> None:
        assert self._told
        shell, voice = self.context.shell, self.context.appearance.voice(self._told.sheet.game)
        view = result_view.present(self._told, (), voice)
        over = import_module("screens.result.reveal_overlay").Reveal(
            view, shell.close, self.context.appearance.motion, first
        )
        shell.lay_over(over, lambda: self._reveal(over.at))

    def do(self, what: str) -> None:
        assert self._told
        match what:
            case "reveal":
                self._reveal()
            case "correct":
                if self._kept:
                    self.context.history.correct(self._kept)
                else:
                    self.context.pages.back()
            case "delete":
                assert self._kept
                self.context.history.delete(self._kept)
            case "share":
                self.context.share.offer(self.shown, self._told)
            case "about":
                self.context.history.tell_about(self.shown)
            case "before":
                self.context.history.show_before(self.shown)
            case "rematch":
                self.context.counting.again(self._told.sheet)
            case "done" | "corrected":
                self.context.counting.leave()
