"""The referee's tools: what was told so far, the answer, and what it does for the table in progress."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from kivy.uix.widget import Widget

from scoring import Sheet
from screens.presenters.rules import printed
from screens.presenters.tools.view import Giving, ToolView
from screens.shell import Shell
from words import GameVoice


class Frame(Protocol):
    """What stands around: the window, the voices, the table in progress, and the way to its rules and its pads."""

    shell: Shell

    @property
    def voices(self) -> Mapping[str, GameVoice]: ...
    @property
    def in_progress(self) -> Sheet[Any] | None: ...
    def screen(self, name: str, make: Callable[[Any], Any]) -> Any: ...
    def show(self) -> None: ...
    def back(self) -> bool: ...
    def look_up(self, rule: str, lay_again: Callable[[], object]) -> None: ...
    def change_table(self, sheet: Sheet[Any]) -> None: ...
    def undo_at_table(self) -> None: ...
    def to_table(self) -> None: ...


class Answering:
    """Leads through the tools. A question stays as it was told until somebody starts over."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.forms: dict[tuple[str, str], Any] = {}
        #: The forms as they began: one that nobody touched begins anew from the table as it then is.
        self._begun: dict[tuple[str, str], Any] = {}
        self._asked = ("", "")

    def tool(self, game: str, tool: str) -> Widget:
        """A tool, as far as it was told."""
        self._asked = game, tool
        begun = self._presenter.begin(game, self._table)
        if self.forms.get(self._asked) == self._begun.get(self._asked) or self._seats(begun) != self._seats(self._form):
            self.forms[self._asked] = self._begun[self._asked] = begun
        screen = self.frame.screen("tool", lambda module: module.ToolScreen(self.tell, self.do))
        screen.show(self.view)
        return screen

    def tell(self, form: Any) -> None:
        """Something more was tapped."""
        self.forms[self._asked] = form
        self.frame.show()

    def do(self, what: str) -> None:
        match what:
            case "back":
                self.frame.back()
            case "start_over":
                del self.forms[self._asked], self._begun[self._asked]
                self.frame.show()
            case "why":
                self._explain()
            case "give":
                giving = self.view.giving
                assert giving
                self._give(giving)

    @property
    def _presenter(self) -> Any:
        return import_module(f"screens.presenters.tools.{self._asked[1]}")

    @property
    def _form(self) -> Any:
        return self.forms[self._asked]

    @property
    def _voice(self) -> GameVoice:
        return self.frame.voices[self._asked[0]]

    @property
    def _table(self) -> Sheet[Any] | None:
        """The table in progress, where it plays this game."""
        table = self.frame.in_progress
        return table if table and table.game == self._asked[0] else None

    @staticmethod
    def _seats(form: Any) -> object:
        """Who sits there, for a tool that asks it."""
        seats = getattr(form, "seats", None)
        return seats.names if seats else None

    @property
    def view(self) -> ToolView:
        """The tool that is asked, as it stands."""
        view: ToolView = self._presenter.present(self._form, self._voice, self._table)
        return view

    def _explain(self) -> None:
        """The steps to the answer, each with its rule."""
        voices, again = self.frame.voices, self._explain
        self.frame.shell.lay(self.view.answer).explain(
            ("", sentence, printed(rule, voices), partial(self.frame.look_up, rule, again))
            for sentence, rule in self.view.steps
        )

    def _give(self, giving: Giving) -> None:
        """The table in progress gets what was worked out; one can look at it there, or take it back."""
        self.frame.change_table(giving.sheet)
        if giving.begins_anew:
            del self.forms[self._asked], self._begun[self._asked]
        self.frame.show()
        voice = self._voice
        self.frame.shell.lay(voice.text("given")).offer(
            [
                ("count", voice.text("to_table"), self.frame.to_table),
                ("undo", voice.text("take_back"), self._take_back),
            ]
        )

    def _take_back(self) -> None:
        self.frame.undo_at_table()
        self.frame.show()
