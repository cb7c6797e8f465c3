"""A calculator: chips for its input, and below them the answer."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.theme import FAINT
from screens.widgets import text
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import BARE, CARD, COIN, GOLD, ICON, PLAIN, ROW, VALUE, Tone, chosen
from screens.widgets.page import Page
from screens.widgets.tile import Tile
from screens.widgets.undoable import Undoable
from views.calculators import view as looks
from views.calculators.view import CalculatorView, Choice, Section
from views.icons import ICONS

if TYPE_CHECKING:
    from screens.calculators.controller import CalculatorsController

load("calculators")

#: Minimum height for the chips above a fixed answer, in dp; if there is less, the answer scrolls with them.
LOW = 96

#: Gems are narrower, to fit one row.
LOOKS = {
    looks.NUMBERS: VALUE,
    looks.GEMS: VALUE._replace(width=48),
    looks.COINS: COIN,
    looks.NAMES: CARD._replace(width=100),
}


class CalculatorAnswer(Tile):
    """The answer; a tap explains it."""

    sentence = StringProperty()
    glyph = StringProperty()
    settled = BooleanProperty(False)
    #: Largest text size in pixels, so that the chips above stay visible.
    largest = NumericProperty(dp(26))

    def __init__(self, on_tap: Callable[[], object]) -> None:
        super().__init__(tone=PLAIN, on_tap=on_tap)


class CalculatorScreen(Undoable, BoxLayout):  # type: ignore[misc]
    """Shows a `CalculatorView`."""

    low = BooleanProperty(False)

    def __init__(self, controller: "CalculatorsController") -> None:
        super().__init__()
        self.controller = controller
        self.view: CalculatorView | None = None
        self._titles: list[text.Section] = []
        self._flows: list[Flow] = []
        #: The look of each section, and whether it has a title: sections are rebuilt if this changes.
        self._shape: list[tuple[str, bool]] = []
        self.undo_chip = Chip(ICON, icon="undo", on_tap=controller.undo)
        self.ids.left.add_widget(Chip(ICON, icon="back", tone=BARE, on_tap=controller.context.pages.back))
        self.ids.right.add_widget(self.undo_chip)
        self.ids.right.add_widget(Chip(ICON, icon="rematch", tone=BARE, on_tap=controller.start_over))
        self.page = Page()
        self.add_widget(self.page, index=1)
        self.answer = CalculatorAnswer(controller.explain)
        self.then, self.give = Chip(ROW), Chip(ROW)
        self.ids.below.add_widget(self.answer)
        self.bind(height=self._limit)
        for part in (self, self.ids.below):
            part.bind(height=self._make_room)

    def undo(self) -> None:
        self.controller.undo()

    def show(self, view: CalculatorView, can_undo: bool, from_the_top: bool) -> None:
        """Update the screen; scroll to the top for another calculator or after a reset."""
        self.undo_chip.paint(BARE if can_undo else Tone("", FAINT))
        if from_the_top:
            self.page.scroll_y = 1.0
        if view == self.view:
            return
        before, self.view = self.view, view
        self.ids.title.text = view.title
        shape = [(section.look, bool(section.title)) for section in view.sections]
        if shape != self._shape:
            self._build(view)
            self._shape = shape
        for title, flow, section in zip(self._titles, self._flows, view.sections, strict=True):
            title.text = section.title
            self._fill(flow, section)
        if before is None or before.title != view.title:
            self.page.scroll_y = 1.0
        self._show_answer(view)

    def _limit(self, _: object, height: float) -> None:
        self.answer.largest = max(dp(17), min(dp(26), height / 17))

    def _make_room(self, *_: object) -> None:
        self.low = self.height < self.ids.head.height + self.ids.below.height + dp(LOW)

    def on_low(self, *_: object) -> None:
        below = self.ids.below.__self__
        if below.parent:
            below.parent.remove_widget(below)
        (self.page.ids.column if self.low else self).add_widget(below)

    def _build(self, view: CalculatorView) -> None:
        column = self.page.ids.column
        column.clear_widgets()
        self._flows, self._titles = [], []
        for section in view.sections:
            title = text.Section()
            flow = Flow(LOOKS[section.look])
            self._titles.append(title)
            self._flows.append(flow)
            if section.title:
                column.add_widget(title)
            column.add_widget(flow)
        if self.low:
            self.on_low()

    def _fill(self, flow: Flow, section: Section) -> None:
        chips = flow.chips(len(section.choices))
        for chip, choice in zip(chips, section.choices, strict=True):
            icon, enter = choice.icon or (choice.row if choice.row in ICONS else ""), self.controller.enter
            chip.update(choice.label, choice.note, icon, tone=_tone(choice), on_tap=partial(enter, choice.form))
        flow.fill(chips)

    def _show_answer(self, view: CalculatorView) -> None:
        """Show the answer, and the chips that go on from it."""
        self.answer.sentence, self.answer.settled = view.answer, bool(view.steps)
        self.answer.glyph = ICONS["why"] if view.steps else ""
        self.answer.on_tap = self.controller.explain if view.steps else None
        if view.next:
            enter = partial(self.controller.enter, view.next.form)
            self.then.update(view.next.label, icon=view.next.icon, on_tap=enter)
        if view.update:
            self.give.update(view.update.label, icon="done", tone=GOLD, on_tap=self.controller.give)
        shown = [self.answer, *([self.then] if view.next else []), *([self.give] if view.update else [])]
        if self.ids.below.children[::-1] != shown:
            self.ids.below.clear_widgets()
            for widget in shown:
                self.ids.below.add_widget(widget)


def _tone(choice: Choice) -> Tone:
    if choice.chosen:
        return chosen(choice.row or "gold")
    return Tone("ground", "muted", "raised") if choice.faint else Tone("raised", choice.row or "text")
