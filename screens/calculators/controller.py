"""The calculators: their input with undo, the answer, and applying it to the table in progress."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from scoring import Sheet
from views.calculators import codec
from views.calculators.codec import subject
from views.calculators.view import CalculatorView, TableUpdate
from views.rulebook.rule_view import source_text
from words import GameVoice

if TYPE_CHECKING:
    from screens.context import Context


class CalculatorsController:
    """Holds the input of every calculator. It stays until it is reset; every tap can be undone."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        #: The forms of each calculator, one per tap. An untouched one is made anew from the table in progress.
        self.forms: dict[tuple[str, str], list[Any]] = {}
        self._asked = ("", "")
        self._from_the_top = False

    def page(self, game: str, tool: str) -> Widget:
        """The screen of a calculator with its current input."""
        self._asked = game, tool
        initial = self._presenter.begin(game, self._table)
        if self._asked not in self.forms:
            stored = self.context.records.setting(self._setting) or ""
            self.forms[self._asked] = codec.read(stored, initial, self._present)
        changed = len(self._forms) > 1
        if not changed or subject(initial) != subject(self._forms[-1]):
            self.forms[self._asked] = [initial]
            if changed:
                self._keep()
        from screens.calculators.screen import CalculatorScreen

        screen = self.context.pages.screen(CalculatorScreen, self)
        screen.show(self.view, len(self._forms) > 1, self._from_the_top)
        self._from_the_top = False
        return screen

    def enter(self, form: Any) -> None:
        """Add a form to the history of the current calculator."""
        self._forms.append(form)
        self._keep()
        self.context.pages.show()

    def undo(self) -> None:
        """Undo the last tap."""
        if len(self._forms) > 1:
            self._forms.pop()
            self._keep()
        self.context.pages.show()

    def start_over(self) -> None:
        if len(self._forms) > 1:
            self._begin_anew()
        self.context.pages.show()

    @property
    def _presenter(self) -> Any:
        return import_module(f"views.calculators.{self._asked[1]}")

    @property
    def _setting(self) -> str:
        """Name of the stored setting that holds the input of this calculator."""
        return "told " + " ".join(self._asked)

    @property
    def _forms(self) -> list[Any]:
        return self.forms.get(self._asked, [])

    @property
    def _voice(self) -> GameVoice:
        return self.context.appearance.voices[self._asked[0]]

    @property
    def _table(self) -> Sheet[Any] | None:
        """The table in progress, if it is of this game."""
        table = self.context.counting.in_progress
        return table if table and table.game == self._asked[0] else None

    @property
    def view(self) -> CalculatorView:
        """The current calculator as a view."""
        return self._present(self._forms[-1])

    def _present(self, form: Any) -> CalculatorView:
        view: CalculatorView = self._presenter.present(form, self._voice, self._table)
        return view

    def _begin_anew(self) -> None:
        self._forms.append(self._presenter.begin(self._asked[0], self._table))
        self._keep()
        self._from_the_top = True

    def _keep(self) -> None:
        """Persist the calculator's input."""
        self.context.records.remember(self._setting, codec.write(self._forms))

    def explain(self) -> None:
        """Show the steps to the answer, each with its rule."""
        voices, reopen = self.context.appearance.voices, self.explain
        self.context.shell.open_card(self.view.answer, reopen).add_steps(
            ("", sentence, source_text(rule, voices), partial(self.context.pages.look_up, rule, reopen))
            for sentence, rule in self.view.steps
        )

    def give(self) -> None:
        """Apply the answer to the table in progress, and offer to go there or to undo it."""
        update = self.view.update
        assert update
        self.context.counting.change_table(update.sheet)
        if update.restarts:
            self._begin_anew()
        self.context.pages.show()
        voice = self._voice
        self.context.shell.open_card(voice.text("given")).add_choices(
            [
                ("count", voice.text("to_table"), self.context.counting.to_table),
                ("undo", voice.text("take_back"), partial(self._take_back, update)),
            ]
        )

    def _take_back(self, update: TableUpdate) -> None:
        def show() -> None:
            if update.restarts:
                self._forms.pop()
                self._keep()
            self.context.pages.show()

        self.context.counting.undo(show)
