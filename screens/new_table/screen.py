"""A new table: game, boxes, mode, players and seats."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import FAINT
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import ACCENT, BIG, CHOICE, CHOSEN, GOLD, ICON, MOVE, OUTLINED, PLAIN, Tone
from screens.widgets.text import Section
from views.new_table.form import Form
from views.new_table.view import FIRST_NAMES, Choice, NewTableView, SeatRow

if TYPE_CHECKING:
    from screens.new_table.controller import NewTableController

load("theme")
load("new_table")

#: Minimum height for the page above the fixed start chip, in dp; if there is less, the chip scrolls with the page.
LOW = 144

#: A name is laid out beside its chips if so many letters fit, else above them.
LETTERS_BESIDE = 9


class SeatLine(BoxLayout):  # type: ignore[misc]
    """A player: seat, name, and chips to move or remove."""

    number = StringProperty()
    name = StringProperty()

    def __init__(self) -> None:
        super().__init__()
        self.up, self.down, self.remove = self.moves = [Chip(MOVE, icon=icon) for icon in ("up", "down", "remove")]
        for chip in self.moves:
            self.ids.moves.add_widget(chip)
        self.bind(width=self._arrange)

    def show(self, seat: SeatRow, choose: Callable[[Form], object]) -> None:
        self.number, self.name = seat.number, seat.name
        for chip, form in zip(self.moves, (seat.up, seat.down, seat.remove), strict=True):
            chip.on_tap = partial(choose, form) if form else None
            chip.paint(PLAIN if form else Tone("", FAINT))

    def _arrange(self, *_: object) -> None:
        beside = self.width - sum(chip.width for chip in self.moves) - dp(48) >= sp(LETTERS_BESIDE * 9)
        self.orientation = "horizontal" if beside else "vertical"


class NewTableScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `NewTableView`."""

    missing = StringProperty()
    #: The start chip was tapped too early: highlights what is missing.
    asked = BooleanProperty(False)
    #: There is little height, because of the soft keyboard or a split screen.
    low = BooleanProperty(False)

    def __init__(self, controller: "NewTableController") -> None:
        from screens.widgets.field import Field  # opens the window

        super().__init__()
        self.change, self.begin = controller.fill_in, controller.begin
        text = controller.context.voice.text
        self.view: NewTableView | None = None
        self._all_names = False
        self.games, self.boxes, self.modes = (Flow(CHOICE, shared=True) for _ in range(3))
        self.known = Flow(CHOICE)
        self.game, self.box, self.mode, self.seats_title = (
            Section(text=text(title)) for title in ("new_game", "new_boxes", "new_mode", "seat_order")
        )
        self.players = Section()
        self.field, self.plus = (
            Field(hint_text=text("type_a_name")),
            Chip(ICON, icon="add", tone=ACCENT, on_tap=self._add),
        )
        self.typing = BoxLayout(size_hint_y=None, spacing=dp(8))
        self.others, self.refusal = Factory.Muted(), Factory.Refusal()
        self.seats = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(8))
        self.start = Chip(BIG)
        self.plus.pos_hint = {"center_y": 0.5}
        self.typing.add_widget(self.field)
        self.typing.add_widget(self.plus)
        for box in (self.typing, self.seats):
            box.bind(minimum_height=box.setter("height"))
        self.field.bind(on_text_validate=self._add, focus=self._on_focus)
        self.ids.actions.add_widget(self.start)
        self.actions: BoxLayout = self.ids.actions.__self__
        self.bind(height=self._make_room)
        self._scroll_range = 0.0
        for part in (self.ids.scroll, self.ids.body):
            part.bind(height=self._keep_offset)

    def show(self, view: NewTableView) -> None:
        if self.view is None or view.form != self.view.form:
            self.field.text = view.form.typed
        self.view = view
        self.asked = self.asked and view.missing == self.missing
        self.missing = view.missing
        self._fill(self.games, view.games)
        self._fill(self.boxes, view.boxes)
        self._fill(self.modes, view.modes)
        self._fill(self.known, view.known if self._all_names else view.known[:FIRST_NAMES])
        self.players.text, self.refusal.text, self.others.text = view.players_title, view.refusal, view.others
        self._update_seats(view.seats)
        self._lay_out(view)
        icon, tone = ("", Tone("raised", "muted")) if view.missing else ("next", GOLD)
        self.start.update(view.begin, icon=icon, tone=tone, on_tap=self._begin)

    def _fill(self, flow: Flow, choices: Sequence[Choice]) -> None:
        assert self.view
        more = len(self.view.known) - len(choices) if flow is self.known else 0
        chips = flow.chips(len(choices) + (more > 0))
        for chip, choice in zip(chips, choices, strict=False):
            mark, tone = "done" if choice.chosen and not choice.seat else "", CHOSEN if choice.chosen else PLAIN
            chip.update(choice.label, choice.seat, mark=mark, tone=tone, on_tap=partial(self._choose, choice.form))
        if more:
            chips[-1].update("…", f"+{more}", tone=OUTLINED, on_tap=self._show_all_names)
        flow.fill(chips)

    def _update_seats(self, seats: Sequence[SeatRow]) -> None:
        lines = self.seats.children[::-1][: len(seats)]
        for line in self.seats.children[: len(self.seats.children) - len(lines)]:
            self.seats.remove_widget(line)
        while len(lines) < len(seats):
            lines.append(SeatLine())
            self.seats.add_widget(lines[-1])
        for line, seat in zip(lines, seats, strict=True):
            line.show(seat, self._choose)

    def _lay_out(self, view: NewTableView) -> None:
        """Add and remove sections. The others stay in the tree, so that the input keeps focus and keyboard."""
        parts: list[tuple[Widget, object]] = [
            (self.game, True),
            (self.games, True),
            (self.box, view.boxes),
            (self.boxes, view.boxes),
            (self.mode, view.modes),
            (self.modes, view.modes),
            # above the input, because the keyboard is below; replaces the title, so that the input does not move
            (self.players, not view.refusal),
            (self.refusal, view.refusal),
            (self.typing, not view.solo),
            (self.known, view.known),
            (self.seats_title, view.seats),
            (self.seats, view.seats),
            (self.others, view.others),
            (self.actions, self.low),
        ]
        body: BoxLayout = self.ids.body
        shown = [part for part, is_shown in parts if is_shown]
        for part in [part for part in body.children if part not in shown]:
            body.remove_widget(part)
        for index, part in enumerate(reversed(shown)):
            if part.parent is None:
                body.add_widget(part, index=index)

    def _make_room(self, *_: object) -> None:
        self.low = self.height < self.actions.height + dp(LOW)

    def on_low(self, *_: object) -> None:
        self.actions.parent.remove_widget(self.actions)
        (self.ids.body if self.low else self).add_widget(self.actions)

    def _keep_offset(self, *_: object) -> None:
        """Keep the offset from the top when the page changes its height."""
        scroll, before = self.ids.scroll, self._scroll_range
        self._scroll_range = max(0.0, self.ids.body.height - scroll.height)
        above = (1 - scroll.scroll_y) * before
        scroll.scroll_y = max(0.0, 1 - above / self._scroll_range) if self._scroll_range else 1

    def _choose(self, form: Form) -> None:
        """Take a form, with what is still typed in the input."""
        self.change(replace(form, typed=self.field.text))

    def _add(self, *_: object) -> None:
        assert self.view
        self.change(self.view.form.add(self.field.text, self.view.names))

    def _on_focus(self, _: object, focus: bool) -> None:
        assert self.view
        if not focus and self.field.text != self.view.form.typed:
            self._choose(self.view.form)

    def _begin(self) -> None:
        """Start, unless something is missing. A name still in the input is added first."""
        assert self.view
        if not self.view.solo and self.field.text.strip():
            self._add()
            self.ids.scroll.scroll_to(self.field)
        elif self.view.missing:
            self.asked = True
            self.ids.scroll.scroll_to(self.field)
        else:
            self.begin()

    def _show_all_names(self) -> None:
        assert self.view
        self._all_names = True
        self.show(self.view)
