"""A tool of the referee: chips that tell what lies on the table, and below them the answer."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.icons import ICONS
from screens.kv_loader import load
from screens.theme import skin
from screens.widgets import text
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import CARD, COIN, ENTRY, ICON, ROW, VALUE
from screens.widgets.page import Page
from screens.widgets.tile import Tile
from views.calculators import view as looks
from views.calculators.view import CalculatorView, Choice, Section

load("calculator")

#: So much of the chips is seen above the answer, in dp; where there is less, the answer stands at their end.
LOW = 96

#: All gems stand in a row.
LOOKS = {looks.NUMBERS: VALUE, looks.GEMS: VALUE._replace(width=48), looks.COINS: COIN, looks.NAMES: CARD}


class ToolAnswer(Tile):
    """What settles it; a tap tells why."""

    told = StringProperty()
    sign = StringProperty()
    settled = BooleanProperty(False)
    #: The chips above must stay in sight, however large the texts are.
    largest = NumericProperty(dp(26))

    def __init__(self, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap, ENTRY)


class CalculatorScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `CalculatorView`, and tells which form somebody wants, or what is to be done with the answer."""

    low = BooleanProperty(False)

    def __init__(self, tell: Callable[[Any], object], do: Callable[[str], object]) -> None:
        super().__init__()
        self.tell, self.do = tell, do
        self.view: CalculatorView | None = None
        self._titles: list[text.Section] = []
        self._flows: list[Flow] = []
        #: How the chips of each section look, and whether it has a title.
        self._shape: list[tuple[str, bool]] = []
        self.undo = Chip(ICON, partial(do, "undo"))
        back, anew = Chip(ICON, partial(do, "back")), Chip(ICON, partial(do, "start_over"))
        for place, chip, icon in (("back", back, "back"), ("anew", self.undo, "undo"), ("anew", anew, "rematch")):
            chip.say("", icon=icon)
            chip.settle()
            self.ids[place].add_widget(chip)
        self.page = Page()
        self.add_widget(self.page, index=1)
        self.answer = ToolAnswer(partial(do, "why"))
        self.then = Chip(ROW, fills=True)
        self.then.paint(skin.raised)
        self.give = Chip(ROW, partial(do, "give"), fills=True)
        self.give.paint(skin.gold, skin.ground)
        self.ids.below.add_widget(self.answer)
        self.bind(height=self._limit)
        for part in (self, self.ids.below):
            part.bind(height=self._make_room)

    def show(self, view: CalculatorView, can_undo: bool, from_the_top: bool) -> None:
        """Another question begins at its top; a chip more stays where one is."""
        self.undo.paint(ink=skin.text if can_undo else skin.faint)
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
        self._settle(view)

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
            chip.on_tap = partial(self.tell, choice.form)
            chip.say(choice.label, choice.note, icon=choice.icon or (choice.row if choice.row in ICONS else ""))
            _paint(chip, choice)
        flow.fill(chips)

    def _settle(self, view: CalculatorView) -> None:
        """What settles it, and what can be done with it."""
        self.answer.told, self.answer.settled = view.answer, bool(view.steps)
        self.answer.sign = ICONS["why"] if view.steps else ""
        self.answer.on_tap = partial(self.do, "why") if view.steps else None
        self.answer.paint(skin.raised)
        if view.then:
            self.then.on_tap = partial(self.tell, view.then.form)
            self._offer(self.then, view.then.label, view.then.icon)
        if view.giving:
            self._offer(self.give, view.giving.label, "done")
        shown = [self.answer, *([self.then] if view.then else []), *([self.give] if view.giving else [])]
        if self.ids.below.children[::-1] != shown:
            self.ids.below.clear_widgets()
            for widget in shown:
                self.ids.below.add_widget(widget)

    @staticmethod
    def _offer(chip: Chip, label: str, icon: str) -> None:
        chip.say(label, icon=icon)
        chip.settle()


def _paint(chip: Chip, choice: Choice) -> None:
    colour = skin.of(choice.row) if choice.row else skin.gold
    if choice.chosen:
        chip.paint(colour, skin.ground)
    elif choice.faint:
        chip.paint(skin.ground, skin.muted, skin.raised)
    else:
        chip.paint(skin.raised, colour if choice.row else skin.text)
