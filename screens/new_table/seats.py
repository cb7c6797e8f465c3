"""Parts of a new table, and of one that is edited: choices, players as rows to drag, the field that adds one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.drag_list import DragList, DragRow
from screens.widgets.field import Field
from screens.widgets.flow import Flow
from screens.widgets.looks import (
    ACCENT,
    BARE,
    BARE_GOLD,
    CHOICE,
    CHOICE_LOOK,
    FROM_PARENT,
    ICON,
    MOVE,
    OUTLINED,
    PLAIN,
    QUIET,
    Look,
)
from views.new_table.view import FIRST_NAMES

if TYPE_CHECKING:
    from screens.context import Context

load("new_table")

#: The name of a player, in a row.
NAME = Look(0, 52, 17, note=13, padding=4, left=True, width_from=FROM_PARENT, edge=6)

#: From this width on, in dp, two columns stand side by side.
WIDE = 560

#: A line with nothing in it.
BLANK = "\u00a0"

#: What a tap does.
Do = Callable[[], object]


class SeatLine(DragRow):
    """A player: the seat, the name with a note below, a chip, and a handle, which comes where the "+" was tapped."""

    number = StringProperty()

    def __init__(self) -> None:
        super().__init__()
        self.name, self.action = Chip(NAME, tone=BARE), Chip(MOVE)
        for chip in (self.name, self.action):
            chip.pos_hint = {"center_y": 0.5}
            self.add_widget(chip, index=1)

    def show(self, number: str, name: str, note: str, is_lit: bool, on_name: Do | None, icon: str, act: Do) -> None:
        self.number = number
        self.name.update(name, note, tone=BARE_GOLD if is_lit else BARE, on_tap=on_name)
        self.action.update(icon=icon, tone=QUIET, on_tap=act)


class SeatList(DragList):
    """The players in their order; a tap on a handle offers to move up or down."""

    def __init__(self, context: "Context", move: Callable[[int, int], object]) -> None:
        super().__init__(move, self._offer)
        self.context = context
        self._numbers: list[str] = []

    def fill(self, rows: list[SeatLine]) -> None:
        self._numbers = [row.number for row in rows]
        super().fill(rows)

    def do_layout(self, *_: object) -> None:
        """Number the seats as they are, also while one is dragged."""
        for row, number in zip(self.rows, self._numbers, strict=False):
            row.number = number
        super().do_layout()

    def _offer(self, seat: int) -> None:
        text = self.context.voice.text
        ways = (("up", seat - 1), ("down", seat + 1))
        self.context.shell.open_card(self.rows[seat].name.text, partial(self._offer, seat)).add_choices(
            (way, text(f"seat_{way}"), partial(self.on_drop, seat, to)) for way, to in ways if 0 <= to < len(self.rows)
        )

    def lines(self, count: int) -> list[SeatLine]:
        """So many rows: those there are, then new ones."""
        return self.rows[:count] + [SeatLine() for _ in range(count - len(self.rows))]


class Choices(Flow):
    """Chips of which some are chosen."""

    def __init__(self, choose: Callable[[Any], object]) -> None:
        super().__init__(CHOICE, shared=True)
        self.choose = choose

    def show(self, choices: Sequence[tuple[str, bool, object]]) -> None:
        """Show choices: label, whether it is chosen, and what a tap chooses."""
        chips = self.chips(len(choices))
        for chip, (label, chosen, choice) in zip(chips, choices, strict=True):
            mark, tone = CHOICE_LOOK[chosen]
            chip.update(label, mark=mark, tone=tone, on_tap=partial(self.choose, choice))
        self.fill(chips)


class Columns(BoxLayout):  # type: ignore[misc]
    """Two columns, below each other where there is little width: what is played, and who plays."""

    wide = BooleanProperty(False)

    def on_width(self, *_: object) -> None:
        self.wide = self.width >= dp(WIDE)

    def show(self, game: Sequence[tuple[Widget, object]], players: Sequence[tuple[Widget, object]]) -> None:
        """Show those parts of which the second value is true."""
        _put(self.ids.game, game)
        _put(self.ids.players, players)


class NameEntry(BoxLayout):  # type: ignore[misc]
    """A field that adds a player, and why a name is refused; known names to tap stand wherever the page puts them."""

    def __init__(self, hint: str, add: Callable[[str], object]) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=dp(8))
        self.add = add
        self.field = Field(hint_text=hint)
        self.plus = Chip(ICON, icon="add", tone=ACCENT, on_tap=self._plus)
        self.plus.pos_hint = {"center_y": 0.5}
        self.plus.keeps_focus = True
        self.refusal, self.known = Factory.Refusal(), Flow(CHOICE)
        self._names: Sequence[tuple[str, Do | None]] = ()
        self._all = self.docked = False
        typing = BoxLayout(size_hint_y=None, spacing=dp(8))
        typing.add_widget(self.field)
        typing.add_widget(self.plus)
        self.add_widget(typing)
        self._place_refusal()
        for box in (self, typing):
            box.bind(minimum_height=box.setter("height"))
        self.field.bind(on_text_validate=self._enter)

    def show(self, typed: str, refusal: str, names: Sequence[tuple[str, Do | None]]) -> None:
        """Show what is typed, why it is refused, and known names with what a tap on each does, if anything."""
        if typed != self.field.text:
            self.field.text = typed
        self.refusal.text = refusal or BLANK
        self._place_refusal()
        self._names = names
        self._fill()

    def dock(self, docked: bool) -> None:
        """Stand below the page, or in it."""
        self.docked = docked
        self._place_refusal()

    def _place_refusal(self) -> None:
        """Place the refusal so that it moves nothing: above a docked field, else in a line that is always there."""
        if self.refusal.parent:
            self.remove_widget(self.refusal)
        if not self.docked or self.refusal.text != BLANK:
            self.add_widget(self.refusal, index=int(self.docked))

    def show_all(self) -> None:
        """Show all known names."""
        self._all = True
        self._fill()

    def _fill(self) -> None:
        names = self._names if self._all else self._names[:FIRST_NAMES]
        more = len(self._names) - len(names)
        chips = self.known.chips(len(names) + (more > 0))
        for chip, (label, choose) in zip(chips, names, strict=False):
            chip.update(label, tone=PLAIN if choose else OUTLINED, on_tap=choose)
        if more:
            chips[-1].update("…", f"+{more}", tone=OUTLINED, on_tap=self.show_all)
        self.known.fill(chips)

    def _enter(self, *_: object) -> None:
        """Add the name; Enter in an empty field closes the soft keyboard."""
        if self.field.text.strip():
            self.add(self.field.text)
        else:
            self.field.focus = False

    def _plus(self) -> None:
        """Add the name, or ask for one."""
        if self.field.text.strip():
            self.add(self.field.text)
        else:
            self.field.focus = True


def _put(column: Any, parts: Sequence[tuple[Widget, object]]) -> None:
    """Add and remove parts. The others stay in the tree, so that the field keeps focus and keyboard."""
    shown = [part for part, is_shown in parts if is_shown]
    for part in [part for part in column.children if part not in shown]:
        column.remove_widget(part)
    for index, part in enumerate(reversed(shown)):
        if part.parent is None:
            column.add_widget(part, index=index)
