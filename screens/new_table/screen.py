"""A new table: game, boxes, mode, players in their order, and who begins."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.new_table.seats import Choices, NameEntry, SeatList
from screens.widgets.chip import Chip
from screens.widgets.flow import GAP
from screens.widgets.looks import BIG, FROM_PARENT, FROM_TEXT, GOLD, OUTLINED, PLAIN, QUIET, Look, Tone
from screens.widgets.text import Section
from views.new_table.form import Form
from views.new_table.view import NewTableView, SeatRow, present_start

if TYPE_CHECKING:
    from screens.new_table.controller import NewTableController

load("theme")
load("new_table")

#: Minimum height for the page above the fixed start chip, in dp; if there is less, the chip scrolls with the page.
LOW = 144

#: Starts the game with the door open to the others' phones.
TOGETHER = Look(120, 48, 15, padding=10, shrinks=True, icon=22, width_from=FROM_PARENT)
DRAW = Look(120, 48, 14, padding=14, width_from=FROM_TEXT)


class NewTableScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `NewTableView`."""

    #: There is little height, because of the soft keyboard or a split screen.
    low = BooleanProperty(False)

    def __init__(self, controller: "NewTableController") -> None:
        super().__init__()
        self.controller = controller
        self.voice = controller.context.voice
        text = self.voice.text
        self.view: NewTableView | None = None
        self.games, self.boxes, self.modes = (Choices(self._choose) for _ in range(3))
        self.game, self.box, self.mode = (Section(text=text(title)) for title in ("new_game", "new_boxes", "new_mode"))
        self.players = Section()
        self.seats = SeatList(controller.context, self._move)
        self.draw = Chip(DRAW, tone=PLAIN, on_tap=self._draw)
        self.entry = NameEntry(text("type_a_name"), self._add)
        self.field = self.entry.field
        self.others = Factory.Muted()
        self.start, self.together = Chip(BIG), Chip(TOGETHER)
        self.together.pos_hint = {"center_y": 0.5}
        self.start.keeps_focus = self.together.keeps_focus = True
        self.field.bind(focus=self._on_focus, text=lambda *_: self._show_start())
        self.ids.actions.add_widget(self.start)
        self.actions: BoxLayout = self.ids.actions.__self__
        self.bind(height=self._on_height)
        for part in (self.actions, self.ids.dock):
            part.bind(height=self._make_room)
        self._scroll_range = self._grown = self._seats_height = 0.0
        #: Whether a player was added last: then the field stays where it is.
        self._adding = False
        self.seats.bind(height=self._on_seats)
        for part in (self.ids.scroll, self.ids.body):
            part.bind(height=self._keep_offset)
        self.ids.columns.bind(wide=self._move_entry)
        self._see_names = Clock.create_trigger(self._scroll_to_names)

    def on_touch_down(self, touch: Any) -> bool:
        return self.seats.take(touch) or bool(super().on_touch_down(touch))

    def show(self, view: NewTableView) -> None:
        typed = view.form.typed if self.view is None or view.form != self.view.form else self.field.text
        self.view = view
        self.games.show(view.games)
        self.boxes.show(view.boxes)
        self.modes.show(view.modes)
        self.players.text, self.others.text = view.players_title, view.others
        self.draw.update(view.draw, tone=PLAIN, on_tap=self._draw)
        if self._adding and view.draw and not self.draw.parent:
            self._grown += self.draw.height + dp(GAP)
        self._show_seats(view.seats)
        known = [(name.label, None if view.is_full else partial(self._seat, name.form)) for name in view.known]
        self.entry.show(typed, view.refusal, known)
        self.ids.columns.show(
            game=(
                (self.game, True),
                (self.games, True),
                (self.box, view.boxes),
                (self.boxes, view.boxes),
                (self.mode, view.modes),
                (self.modes, view.modes),
            ),
            players=(
                (self.players, True),
                (self.seats, view.seats),
                (self.draw, view.draw),
                (self.entry, not view.solo and not self._docks),
                (self.entry.known, known and not view.solo),
                (self.others, view.others),
            ),
        )
        self.entry.dock(self._docks)
        if bool(self.entry.parent) == view.solo:
            (self.ids.dock.remove_widget if view.solo else self.ids.dock.add_widget)(self.entry)
        if view.solo == bool(self.together.parent):
            if view.solo:
                self.actions.remove_widget(self.together)
            else:
                self.actions.add_widget(self.together, index=1)
        self._show_start()

    def _show_seats(self, seats: Sequence[SeatRow]) -> None:
        lines = self.seats.lines(len(seats))
        for line, seat in zip(lines, seats, strict=True):
            remove = partial(self._choose, seat.remove)
            line.show(seat.number, seat.name, seat.begins, bool(seat.begins), None, "remove", remove)
        self.seats.fill(lines)

    def _show_start(self) -> None:
        """Show what the start chip does, with what is typed."""
        if self.view:
            start = present_start(self._form, self.view.names, self.voice)
            icon, tone = ("next", GOLD) if start.ready else ("", Tone("raised", "muted"))
            everyone, begin = self.voice.text("together"), self._begin_together if start.ready else self._ask
            self.together.update(everyone, icon="together", tone=OUTLINED if start.ready else QUIET, on_tap=begin)
            self.start.update(start.label, icon=icon, tone=tone, on_tap=self._begin if start.ready else self._ask)

    @property
    def _form(self) -> Form:
        """The form, with what is typed in the field."""
        assert self.view
        return replace(self.view.form, typed=self.field.text)

    # layout

    def _on_height(self, *_: object) -> None:
        """Make room beside a soft keyboard that came or went."""
        self._make_room()
        if self.field.focus:
            self._see_names()

    def _make_room(self, *_: object) -> None:
        self.low = self.height < self.actions.height + self.ids.dock.height + dp(LOW)

    def on_low(self, *_: object) -> None:
        self.actions.parent.remove_widget(self.actions)
        (self.ids.body if self.low else self).add_widget(self.actions)

    @property
    def _docks(self) -> bool:
        """Whether the field stands below the page, as there is one column: there it is in sight however many sit."""
        return not self.ids.columns.wide

    def _move_entry(self, *_: object) -> None:
        """Move the field to where it belongs in this window."""
        if self.entry.parent:
            self.entry.parent.remove_widget(self.entry)
        if self.view:
            self.show(self.view)

    def _scroll_to_names(self, _: float) -> None:
        """Bring in sight, above the field, who was added last, and as many known names as fit."""
        names = [*self.seats.rows[-1:], *([self.entry.known] if self.entry.known.parent else [])]
        if self._docks and names and self.get_root_window():
            low, top = names[-1].to_window(*names[-1].pos)[1], names[0].to_window(0, names[0].top)[1]
            self.ids.scroll.scroll_into_view(low, top)

    def _on_seats(self, _: object, height: float) -> None:
        """Note that rows came above the field."""
        if self._adding:
            self._grown += height - self._seats_height
        self._seats_height = height

    def _keep_offset(self, *_: object) -> None:
        """Keep the offset from the top when the page changes its height; that of the field when players were added."""
        scroll, before = self.ids.scroll, self._scroll_range
        self._scroll_range = max(0.0, self.ids.body.height - scroll.height)
        above = (1 - scroll.scroll_y) * before + self._grown
        self._grown = 0.0
        scroll.set_scroll_y(1 - above / self._scroll_range if self._scroll_range else 1)
        if self._adding and self.field.focus:
            self._see_names()

    # what a tap does

    def _choose(self, form: Form) -> None:
        """Take a form, with what is still typed in the field."""
        self._adding = False
        self.controller.fill_in(replace(form, typed=self.field.text))

    def _seat(self, form: Form) -> None:
        """Take a form with a known player added; another name takes the place of the chip."""
        self._adding = True
        self.controller.context.shell.content_changed()
        self.controller.fill_in(replace(form, typed=self.field.text))

    def _add(self, typed: str) -> None:
        assert self.view
        form = self.view.form.add(typed, self.view.names)
        self._adding = form.players != self.view.form.players
        self.controller.fill_in(form)

    def _move(self, seat: int, to: int) -> None:
        assert self.view
        self._choose(self.view.form.move(seat, to))

    def _draw(self) -> None:
        self.controller.draw(self._form)

    def _on_focus(self, _: object, focus: bool) -> None:
        assert self.view
        if focus:
            self._see_names()
        if not focus and self.field.text != self.view.form.typed:
            self._choose(self.view.form)

    def _begin(self) -> None:
        self._leave()
        self.controller.begin(self._form)

    def _begin_together(self) -> None:
        self._leave()
        self.controller.begin_together(self._form)

    def _leave(self) -> None:
        """Store what is typed, and let the next form open at its top."""
        self.field.focus = False
        self.ids.scroll.scroll_y = 1

    def _ask(self) -> None:
        """Lead to the field, where players are missing; it scrolls itself into view."""
        self.field.focus = True
