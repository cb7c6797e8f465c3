"""The card of an open door: a QR code, the address, and who sits where."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import BARE, BARE_GOLD, FROM_PARENT, FROM_TEXT, PLAIN, Look
from screens.widgets.overlay import Overlay
from screens.widgets.qr_overlay import Squares
from screens.widgets.text import Text
from screens.widgets.tile import Row
from sharing import qr
from views.together.door_view import DoorSeat, DoorView

if TYPE_CHECKING:
    from screens.together.controller import TogetherController

load("together")

FREE = Look(64, 48, 14, padding=12, width_from=FROM_TEXT)
#: What is typed: in one line each, however large the texts are.
ADDRESS = Look(100, 30, 20, padding=0, edge=0, bold=True, shrinks=True, width_from=FROM_PARENT)
CODE = ADDRESS._replace(height=40, size=32)
OTHER = Look(120, 48, 15, padding=10, shrinks=True, width_from=FROM_PARENT)
#: From this width the QR code stands beside the rest, in dp and for its texts in sp.
WIDE, WIDE_TEXTS = 560, 480
#: From this width, in sp, a chip stands beside the texts of its line.
BESIDE = 260
#: Below this height in dp, the QR code takes what there is.
LOW = 480
#: Widest card, in dp; its share of the height; the most of the window's height that the code takes, below and beside.
WIDEST, HIGHEST, CODE_ABOVE, CODE_BESIDE = 900, 0.92, 0.45, 0.74


class DoorSeatLine(BoxLayout):  # type: ignore[misc]
    """A player, how far the hand is, and a chip that frees the seat."""

    name = StringProperty()
    note = StringProperty()
    total = StringProperty()

    def __init__(self, controller: "TogetherController", seat: int) -> None:
        super().__init__()
        self.free = Chip(FREE, on_tap=partial(controller.free, seat))
        self.free.pos_hint = {"center_y": 0.5}
        self.texts: BoxLayout = self.ids.texts.__self__
        self.bind(width=self._place)

    def show(self, seat: DoorSeat) -> None:
        self.name, self.note, self.total = seat.name, seat.note, seat.total
        self.free.update(seat.free, on_tap=self.free.on_tap)
        self._place()

    def _place(self, *_: object) -> None:
        """Place the chip beside the texts, or below them where these are large; the totals stay below each other."""
        place = None if not self.free.text else self if self.width >= sp(BESIDE) else self.texts
        if self.free.parent is not place:
            if self.free.parent:
                self.free.parent.remove_widget(self.free)
            if place:
                place.add_widget(self.free, index=1 if place is self else 0)


class ToType(BoxLayout):  # type: ignore[misc]
    """What is typed by those who cannot scan."""

    scan = StringProperty()
    left = BooleanProperty(False)

    def __init__(self, view: DoorView, left: bool) -> None:
        super().__init__(scan=view.scan, left=left)
        self.add_widget(Chip(ADDRESS._replace(left=left), view.address, tone=BARE))
        self.add_widget(Chip(CODE._replace(left=left), view.code, tone=BARE_GOLD))


class DoorCard(BoxLayout):  # type: ignore[misc]
    """The QR code, and above or beside it the rest."""

    wide = BooleanProperty(False)


class DoorOverlay(Overlay):
    """Shows a `DoorView`; looked at again while it is open."""

    def __init__(self, controller: "TogetherController") -> None:
        self.controller = controller
        self.view = controller.view()
        self.card = DoorCard()
        self.lines: list[DoorSeatLine] = []
        super().__init__(self.view.title, controller.context.shell.close)
        self.widest, self.highest = WIDEST, HIGHEST
        self.ids.content.add_widget(self.card)
        self.bind(size=self._choose_layout)
        self._choose_layout()

    def show_door(self) -> None:
        """Show what has changed; where lines come or go, a finger that is down hits none of them."""
        before, self.view = self.view, self.controller.view()
        if _without_seats(before) != _without_seats(self.view):
            self._choose_layout()
            self.controller.context.shell.content_changed()
        elif before.seats != self.view.seats:
            self._show_seats()

    def _choose_layout(self, *_: object) -> None:
        self.card.wide = bool(self.view.url) and self.width >= max(dp(WIDE), sp(WIDE_TEXTS))
        self._fill()

    def _fill(self) -> None:
        view, rest, controller = self.view, self.card.ids.rest, self.controller
        rest.clear_widgets()
        self.card.ids.code.clear_widgets()
        if view.url:
            share = CODE_BESIDE if self.card.wide or self.height < dp(LOW) else CODE_ABOVE
            self.card.ids.code.add_widget(Squares(qr.squares(view.url), share))
            rest.add_widget(ToType(view, left=self.card.wide))
        for doubt in view.doubts:
            rest.add_widget(Text(text=doubt, bold=doubt == view.doubts[0]))
        for other in view.others:
            rest.add_widget(Chip(OTHER, other.label, on_tap=partial(controller.use_address, other.address)))
        self.lines = [DoorSeatLine(controller, seat.seat) for seat in view.seats]
        for line in self.lines:
            rest.add_widget(line)
        rest.add_widget(Factory.Muted(text=view.how))
        row = Row()
        row.show(self._closing(controller.close_for_good), view.close, icon="remove")
        row.paint(PLAIN)
        row.chevron, row.colour = "", skin.text
        rest.add_widget(row)
        self._show_seats()

    def _show_seats(self) -> None:
        for line, seat in zip(self.lines, self.view.seats, strict=True):
            line.show(seat)


def _without_seats(view: DoorView) -> tuple[DoorView, int]:
    return replace(view, seats=()), len(view.seats)
