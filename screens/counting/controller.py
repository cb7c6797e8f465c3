"""The place Count once a table is begun: its pads, its result, and what slides over them."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from kivy.uix.widget import Widget

from records import Draft, Records
from records.finished import Kept
from scoring import Result, Sheet, check
from scoring.sheet import Reading
from screens.shell import Shell
from session.counting import CountingSession
from views.counting import find
from views.counting.pads.offer import Offer
from views.counting.position import forgotten, other_order, pad_of_row, title_of
from views.result import view as result_view
from views.result.explanation import Explanation
from words import GameVoice

if TYPE_CHECKING:
    from screens.history.controller import HistoryController
    from screens.result.share_controller import ShareController


class Frame(Protocol):
    """What stands around: the window, the records, the voice, and the way out."""

    records: Records
    shell: Shell

    @property
    def voices(self) -> Mapping[str, GameVoice]: ...
    def voice(self, game: str) -> GameVoice: ...
    def screen(self, name: str, make: Callable[[Any], Any]) -> Any: ...
    def show(self) -> None: ...
    def back(self) -> bool: ...
    def look_up(self, rule: str, lay_again: Callable[[], object]) -> None: ...
    def look_up_ruling(self, game: str, ruling: str) -> None: ...
    @property
    def history(self) -> "HistoryController": ...
    @property
    def share(self) -> "ShareController": ...
    def leave(self) -> None: ...
    def buzz(self) -> None: ...
    def say(self, told: str) -> None: ...
    def again(self, sheet: Sheet[Any]) -> None: ...
    @property
    def motion(self) -> bool: ...


class CountingController:
    """Leads through a table, from its first pad to its result."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.session: CountingSession | None = None
        self._told: Result | None = None
        #: The finished table whose result is shown; none while it is being counted.
        self._kept: Kept | None = None

    @property
    def table(self) -> CountingSession:
        assert self.session, "nobody sits at a table"
        return self.session

    @property
    def voice(self) -> GameVoice:
        return self.frame.voice(self.table.sheet.game)

    def sit_down(self, draft: Draft) -> None:
        """At a table that is being counted."""
        self.session = CountingSession(self.frame.records, draft)

    def screen(self) -> Widget | None:
        """The pad or the result at which the counting stands; none where the table was taken away."""
        if not self.frame.records.is_open(self.table.draft):
            return None
        if self.table.place.at_result:
            table = self.frame.records.history.of_draft(self.table.draft)
            if table is None:
                return None
            return self.result(self.table.result, self.frame.history.story(table), None)
        screen = self.frame.screen(
            "counting.screen", lambda module: module.CountingScreen(self.tap, self.turn_to, self.do)
        )
        screen.show(self.table.view(self.voice))
        return screen

    def result(self, told: Result, story: result_view.Story, kept: Kept | None) -> Widget:
        """A result, of this table or of one that was kept."""
        self._told, self._kept = told, kept
        screen = self.frame.screen(
            "result.screen",
            lambda module: module.ResultScreen(
                self.do_with_result, self.explain, self.rule, self.look_up_ruling, self.frame.back
            ),
        )
        sheet = told.sheet
        # a table of the history is over: nobody can look whether a card was forgotten
        seats = () if kept else range(len(sheet.players))
        issues = [*check(sheet), *(issue for seat in seats for issue in forgotten(sheet, seat))]
        screen.show(result_view.present(told, issues, self.frame.voice(sheet.game), kept is not None, story))
        return screen

    @property
    def shown(self) -> Kept:
        """The finished table whose result is shown."""
        table = self._kept or self.frame.records.history.of_draft(self.table.draft)
        assert table
        return table

    # what is tapped on a pad

    def tap(self, offer: Offer) -> None:
        self.table.tap(offer)
        self.frame.buzz()
        self._show()

    def _show(self) -> None:
        """The table as it now is; who comes to its result hears it."""
        self.frame.show()
        if self.table.place.at_result:
            self.frame.say(self.voice.verdict(self.table.result.verdict))

    def turn_to(self, seat: int | None, pad: str | None) -> None:
        """Another player, or another category."""
        place = self.table.place
        self.table.go((place.seat if seat is None else seat, place.pad if pad is None else pad))
        self.frame.show()

    def do(self, what: str) -> None:
        match what:
            case "undo" | "redo" | "next":
                getattr(self.table, what)()
                self._show()
            case "back":
                self.frame.back()
            case "why":
                self.explain(self.table.view(self.voice).why)
            case "marks":
                view = self.table.view(self.voice)
                self.frame.shell.lay(view.title, partial(self.do, "marks")).tell(view.marks)
            case "find":
                self._find()
            case "more":
                self._more()

    def _find(self, typed: str = "") -> None:
        table, voice = self.table, self.voice

        def look(text: str) -> tuple[find.Found, ...]:
            return find.find(table.sheet, table.place, text, voice, table.track)

        shell = self.frame.shell
        over = import_module("screens.counting.find_overlay").FindOverlay(
            voice.text("find_title"), voice.text("nothing_found"), look, self._lay, shell.close
        )
        over.field.text = typed
        shell.lay_over(over, lambda: self._find(over.field.text))

    def _lay(self, found: find.Found) -> None:
        """A card that was found: laid down, and seen on its pad, with what it asks."""
        self.table.tap(found.offer)
        self.turn_to(None, found.pad)

    def _more(self) -> None:
        """What is done seldom."""
        table, voice = self.table, self.voice
        order = other_order(table.place.order)

        def in_order() -> None:
            table.order(order)
            self.frame.show()

        def to_result() -> None:
            table.to_result()
            self._show()

        self.frame.shell.lay(voice.title(table.sheet.expansions, table.sheet.mode), self._more).offer(
            [
                (order, voice.text(order), in_order),
                ("trophy", voice.text("to_result"), to_result),
                ("home", voice.text("leave"), self.frame.leave),
            ]
        )

    # what is tapped on a result

    def explain(self, why: Explanation) -> None:
        """Why a number is what it is; the way leads to each rule, and from this table's result to the pad behind."""
        from views.rulebook.rule_view import printed  # the rulebook: opened when somebody asks

        voices, again = self.frame.voices, partial(self.explain, why)
        over = self.frame.shell.lay(why.title, again)
        over.explain(
            (points, sentence, printed(rule, voices), partial(self.frame.look_up, rule, again))
            for points, sentence, rule in why.steps
        )
        if why.rows and self._kept is None and self.session and self._told is self.table.result:
            table, voice = self.table, self.voice
            pad = pad_of_row(table.sheet, why.seat, why.rows[0], voice, table.track)
            name = table.sheet.players[why.seat].name
            told = voice.text("correct_pad", pad=title_of(table.sheet, pad, voice), name=name)
            over.offer([("edit", told, lambda: self.turn_to(why.seat, pad))])

    def rule(self, ruling: str, reading: Reading) -> None:
        """The table chooses how it reads an open ruling."""
        self.table.rule(ruling, reading)
        self.frame.show()

    def look_up_ruling(self, ruling: str) -> None:
        assert self._told
        self.frame.look_up_ruling(self._told.sheet.game, ruling)

    def _reveal(self, first: int = 0) -> None:
        assert self._told
        shell, voice = self.frame.shell, self.frame.voice(self._told.sheet.game)
        view = result_view.present(self._told, (), voice)
        over = import_module("screens.result.reveal_overlay").Reveal(view, shell.close, self.frame.motion, first)
        shell.lay_over(over, lambda: self._reveal(over.at))

    def do_with_result(self, what: str) -> None:
        assert self._told
        match what:
            case "reveal":
                self._reveal()
            case "correct":
                if self._kept:
                    self.frame.history.correct(self._kept)
                else:
                    self.frame.back()
            case "delete":
                assert self._kept
                self.frame.history.delete(self._kept)
            case "share":
                self.frame.share.offer(self.shown, self._told)
            case "about":
                self.frame.history.tell_about(self.shown)
            case "before":
                self.frame.history.show_before(self.shown)
            case "rematch":
                self.frame.again(self._told.sheet)
            case "done" | "corrected":
                self.frame.leave()
