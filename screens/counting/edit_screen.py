"""Edits the table being counted: boxes and mode as chips, players as rows to drag."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.new_table.seats import Choices, NameEntry, SeatList
from screens.theme import FAINT
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.looks import BARE, BIG, GOLD, ICON, Tone
from screens.widgets.overlay import Overlay
from screens.widgets.page import PageHeader
from screens.widgets.text import Section
from screens.widgets.undoable import Undoable
from views.counting.edit_view import EditRow, EditView

if TYPE_CHECKING:
    from screens.counting.edit_controller import EditController

load("widgets/page")
load("counting_edit")


class EditScreen(Undoable, BoxLayout):  # type: ignore[misc]
    """Shows an `EditView`."""

    def __init__(self, controller: "EditController") -> None:
        super().__init__()
        self.controller = controller
        text = controller.context.voice.text
        self.undo_chip, self.redo_chip = Chip(ICON), Chip(ICON)
        self.header = PageHeader("edit", "", text("edit_table"), controller.context.pages.back)
        steps = BoxLayout(size_hint=(None, None))
        steps.bind(minimum_size=steps.setter("size"))
        for chip in (self.undo_chip, self.redo_chip):
            steps.add_widget(chip)
        for part in (self.header, steps):
            self.ids.top.add_widget(part)
        self.boxes, self.modes = Choices(controller.edit), Choices(controller.edit)
        self.box, self.mode = Section(text=text("new_boxes")), Section(text=text("new_mode"))
        self.players = Section()
        self.seats = SeatList(controller.context, controller.move)
        self.entry = NameEntry(text("type_a_name"), controller.add)

    def on_touch_down(self, touch: Any) -> bool:
        return self.seats.take(touch) or bool(super().on_touch_down(touch))

    def undo(self) -> None:
        self.undo_chip.tap()

    def redo(self) -> None:
        self.redo_chip.tap()

    def show(self, view: EditView) -> None:
        controller = self.controller
        self.header.overline = view.game
        for chip, icon, possible, act in (
            (self.undo_chip, "undo", view.can_undo, controller.undo),
            (self.redo_chip, "redo", view.can_redo, controller.redo),
        ):
            chip.update(icon=icon, tone=BARE if possible else Tone("", FAINT), on_tap=act if possible else None)
        self.boxes.show(view.boxes)
        self.modes.show(view.modes)
        self.players.text = view.players_title
        self._show_seats(view.seats, view.named)
        known = [(label, partial(self._seat, name)) for label, name in view.known]
        self.entry.show(view.typed, view.refusal, known)
        self.ids.columns.show(
            game=(
                (self.box, view.boxes),
                (self.boxes, view.boxes),
                (self.mode, view.modes),
                (self.modes, view.modes),
            ),
            players=((self.players, True), (self.seats, True), (self.entry, view.can_add), (self.entry.known, known)),
        )

    def _seat(self, name: str) -> None:
        """Add a known player; another name takes the place of the chip."""
        self.controller.context.shell.content_changed()
        self.controller.add(name)

    def _show_seats(self, rows: Sequence[EditRow], named: bool) -> None:
        lines = self.seats.lines(len(rows))
        for seat, (line, row) in enumerate(zip(lines, rows, strict=True)):
            rename = partial(self.controller.ask_name, seat) if named else None
            menu = partial(self.controller.open_menu, seat)
            line.show(row.number, row.name, row.note, False, rename, "more", menu)
            line.movable = named
        self.seats.fill(lines)


class RenameOverlay(Overlay):
    """A field with the name of a player."""

    def __init__(self, controller: "EditController", seat: int) -> None:
        text = controller.context.voice.text
        super().__init__(text("rename_player"), controller.context.shell.close)
        self.controller, self.seat = controller, seat
        self.high = True  # above the soft keyboard
        self.field, self.refusal = Field(), Factory.Refusal()
        self.field.bind(on_text_validate=self._rename)
        self.ids.content.add_widget(self.field)
        self.done = Chip(BIG, text("name_it"), icon="done", tone=GOLD, on_tap=self._rename)
        self.done.keeps_focus = True
        self.ids.content.add_widget(self.done)
        # delayed: the touch that opened this would take the focus away when it ends
        Clock.schedule_once(self._begin_typing, 0.1)

    def _begin_typing(self, _: float) -> None:
        if self.parent:
            self.field.focus = True
            self.field.select_all()

    def _rename(self, *_: object) -> None:
        """Rename the player, or say why not."""
        refusal = self.controller.rename(self.seat, self.field.text)
        if refusal:
            self.refusal.text = refusal
            if not self.refusal.parent:
                self.ids.content.add_widget(self.refusal, index=1)
