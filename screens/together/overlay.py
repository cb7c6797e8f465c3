"""The card of an open door: a QR code, the address, and who sits where."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from screens.theme import skin
from screens.widgets.looks import PLAIN
from screens.widgets.overlay import Overlay
from screens.widgets.qr_overlay import Squares
from screens.widgets.text import Text
from screens.widgets.tile import Row
from sharing import qr
from views.together.door_view import DoorView

if TYPE_CHECKING:
    from screens.together.controller import TogetherController


class DoorOverlay(Overlay):
    """Shows a `DoorView`; looked at again while it is open."""

    def __init__(self, controller: "TogetherController") -> None:
        self.controller = controller
        self.view: DoorView | None = None
        super().__init__(controller.view().title, controller.context.shell.close)
        self.show_door()

    def show_door(self) -> None:
        view = self.controller.view()
        if view != self.view:
            self.view = view
            self.ids.content.clear_widgets()
            self._fill(view)

    def _fill(self, view: DoorView) -> None:
        content, controller = self.ids.content, self.controller
        if view.address:
            content.add_widget(Squares(qr.squares(controller.url)))
            content.add_widget(Text(text=f"{view.address}\n{view.code}", bold=True, font_size="20sp", halign="center"))
        self.add_text([*view.doubts, view.how])
        for index, label in enumerate(view.others, 1):
            self._row("qr", label, "", partial(controller.use_address, index))
        for seat in view.seats:
            row = self._row(
                "together" if seat.is_taken else "", seat.name, seat.note, partial(controller.free, seat.seat)
            )
            row.aside = seat.free if seat.is_taken else ""
            if not seat.is_taken:
                row.on_tap = None
        self.add_choices([("remove", view.close, controller.close_for_good)])

    def _row(self, icon: str, title: str, note: str, on_tap: Callable[[], object] | None) -> Row:
        row = Row()
        row.show(on_tap, title, note, icon=icon)
        row.paint(PLAIN)
        row.chevron, row.colour = "", skin.text
        self.ids.content.add_widget(row)
        return row
