"""The pads: everything a player can have, to be tapped."""

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import FAINT
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow, Strip
from screens.widgets.looks import (
    ACCENT,
    BARE_GOLD,
    BIG,
    CARD,
    COIN,
    COMMAND,
    GOLD,
    GRADE,
    ICON,
    OUTLINED,
    PLAIN,
    QUIET,
    STEP,
    SUM,
    TAB,
    TRAY,
    VALUE,
    Look,
    Tone,
)
from views.counting.pads.offer import CARDS, COINS, COMMANDS, GRADES, VALUES, Section
from views.counting.view import PadView, Tab

if TYPE_CHECKING:
    from screens.counting.controller import CountingController

load("counting")

LOOK_OF = {VALUES: VALUE, GRADES: GRADE, COINS: COIN, CARDS: CARD, COMMANDS: COMMAND}

#: In dp: below this height and from this width the layout is landscape, with navigation of this width on the left.
MAX_LANDSCAPE_HEIGHT, MIN_LANDSCAPE_WIDTH, NAVIGATION_WIDTH = 480, 540, 320
#: In dp: below this height in portrait (split screen) nearly everything scrolls.
LOW = 340

#: Largest share of its row that the sum of a pad takes.
MAX_SUM_WIDTH = 0.55

#: Up to so many chips are laid out beside their title instead of below it.
MAX_INLINE_CHIPS = 3


class Invitation(Label):  # type: ignore[misc]
    """A hint on an empty pad."""


class StackedSection(BoxLayout):  # type: ignore[misc]
    """A title, and below it chips."""

    title = StringProperty()

    def __init__(self, flow: Flow) -> None:
        super().__init__()
        self.add_widget(flow)


class InlineSection(StackedSection):
    """A title, and beside it a few chips."""


class CountingScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `PadView`."""

    orientation: str

    def __init__(self, controller: "CountingController") -> None:
        super().__init__()
        self.controller = controller
        self.view: PadView | None = None
        self._touched_pad: tuple[str, str] | None = None
        self._flows: list[Flow] = []
        self._spare: dict[Look, list[Chip]] = {}
        self._shape: list[tuple[str, bool, bool]] = []
        #: Long sections that were expanded: pad and index.
        self._expanded: set[tuple[str, int]] = set()
        self.player_strip, self.category_strip = Strip(TAB), Strip(STEP)
        self.tray = Strip(TRAY, gap=6, stretch=False)
        self.undo = Chip(ICON, icon="undo", on_tap=controller.undo)
        self.redo = Chip(ICON, icon="redo", on_tap=controller.redo)
        self.back = Chip(ICON, icon="back", on_tap=controller.context.pages.back)
        self.menu = Chip(ICON, icon="more", tone=QUIET, on_tap=controller.show_more)
        self.marks = Chip(ICON, icon="hint", tone=BARE_GOLD, on_tap=controller.show_marks)
        self.next, self.sum = Chip(BIG), Chip(SUM)
        self.invitation = Invitation()
        #: The columns of the landscape layout: navigation and pad.
        self.columns = (
            BoxLayout(orientation="vertical", size_hint_min_x=dp(NAVIGATION_WIDTH)),
            BoxLayout(orientation="vertical"),
        )
        self.low = False
        self.bind(size=self._choose_layout)
        self.ids.head.bind(width=lambda *_: self.view and self._update_head(self.view))
        for holder, widgets in {
            self.ids.players: (self.player_strip, self.menu),
            self.ids.categories: (self.category_strip,),
            self.ids.head: (self.sum,),
            self.ids.actions: (self.undo, self.redo, self.back, self.next),
        }.items():
            for widget in widgets:
                holder.add_widget(widget)

    def _choose_layout(self, *_: object) -> None:
        """Choose the layout: portrait, landscape in two columns, or low, where nearly everything scrolls."""
        landscape = dp(MIN_LANDSCAPE_WIDTH) <= self.width > self.height and self.height < dp(MAX_LANDSCAPE_HEIGHT)
        low = not landscape and self.height < dp(LOW)
        if (landscape, low) == (self.orientation == "horizontal", self.low):
            return
        self.orientation, self.low = "horizontal" if landscape else "vertical", low
        parts = "top", "head", "scroll", "actions", "content", "body", "categories"
        top, head, scroll, actions, content, body, categories = (self.ids[part].__self__ for part in parts)
        left, right = self.columns
        parts_shown: tuple[Widget, ...] = top, head, scroll, actions
        for column in (self, left, right, content):
            column.clear_widgets()
        if landscape:
            _add_all(left, top, Widget(), actions)
            _add_all(right, head, scroll)
            parts_shown = left, right
        elif low:
            parts_shown = top, scroll
        _add_all(content, *((head, body, actions) if low else (body,)))
        _add_all(self, *parts_shown)
        top.remove_widget(categories)
        if not low:
            top.add_widget(categories)
        if self.view:
            self._update_head(self.view)

    def on_touch_down(self, touch: Any) -> Any:
        """Ignore the second tap of a double tap if the first has led to another pad."""
        before, self._touched_pad = self._touched_pad, (self.view.who, self.view.pad.key) if self.view else None
        if touch.is_double_tap and before != self._touched_pad and self.ids.scroll.collide_point(*touch.pos):
            return True
        return super().on_touch_down(touch)

    def show(self, view: PadView) -> None:
        """Update everything. Chips are reused."""
        same_pad = self.view is not None and (self.view.who, self.view.pad.key) == (view.who, view.pad.key)
        known = {offer.key for offer in self.view.pad.offers()} if self.view and same_pad else None
        self.view = view
        if not same_pad:
            self._ignore_current_touches()
        self._update_players(view)
        self._update_categories(view)
        self._update_head(view)
        self._update_body(view, known)
        self.next.update(view.next, icon="next", tone=GOLD, on_tap=self.controller.next)
        for button, possible in ((self.undo, view.can_undo), (self.redo, view.can_redo)):
            button.paint(PLAIN if possible else Tone("raised", FAINT))
        if not same_pad:
            self.ids.scroll.scroll_y = 1

    def _ignore_current_touches(self) -> None:
        """Ignore touches that began on the previous pad: their chips are about to be reassigned."""
        for scroll in (self.ids.scroll, self.tray):
            scroll.ignore_current_touch()
        for row in (self.tray.row, *self._flows):
            for chip in row.children:
                chip.ignore_current_touch()

    def _update_players(self, view: PadView) -> None:
        chips = self.player_strip.chips(len(view.players))
        for seat, (chip, tab) in enumerate(zip(chips, view.players, strict=True)):
            turn = partial(self.controller.turn_to, seat, None)
            chip.update(tab.title, tab.number, mark=_mark(tab), tone=ACCENT if tab.current else QUIET, on_tap=turn)
        self.player_strip.fill(chips, current=[tab.current for tab in view.players].index(True))

    def _update_categories(self, view: PadView) -> None:
        if len(view.categories) == 1:  # nothing to choose
            self.category_strip.fill([])
            return
        chips = self.category_strip.chips(len(view.categories))
        for chip, tab in zip(chips, view.categories, strict=True):
            icon, tone = (
                "" if tab.number else tab.icon,
                Tone(tab.colour, "ground") if tab.current else Tone("", tab.colour),
            )
            turn = partial(self.controller.turn_to, None, tab.key)
            chip.update(tab.number, icon=icon, mark=_mark(tab), tone=tone, on_tap=turn)
        self.category_strip.fill(chips, current=[tab.current for tab in view.categories].index(True))

    def _update_head(self, view: PadView) -> None:
        lying = view.pad.tray or ()
        self.invitation.text = view.invitation if self.orientation == "vertical" else ""
        left = self.tray if lying and not self.low else self.invitation
        if left.parent is None:
            self.ids.left.clear_widgets()
            self.ids.left.add_widget(left)
        chips = self.tray.chips(len(lying))
        for chip, offer in zip(chips, lying, strict=True):
            note = " ".join(filter(None, (offer.note, f"×{offer.held}" if offer.held > 1 else "")))
            tone = Tone(offer.colour or view.icon, "ground")
            chip.update(offer.label, note, tone=tone, on_tap=partial(self.controller.tap, offer))
        self.tray.fill(chips)
        self.sum.update(view.title, view.number, mark="why", tone=Tone("", view.icon), on_tap=self.controller.explain)
        self.sum.height = self.sum.fit(min(self.sum.natural_width(), self.ids.head.width * MAX_SUM_WIDTH))
        head = self.ids.head
        if view.marks and self.marks.parent is None:
            head.add_widget(self.marks, index=1)
        elif self.marks.parent and not view.marks:
            head.remove_widget(self.marks)

    def _update_body(self, view: PadView, known: set[str] | None) -> None:
        """Fill the sections, and scroll to a section that a tap on this pad has added."""
        sections = view.pad.sections
        shape = [(section.look, bool(section.title), len(section.offers) <= MAX_INLINE_CHIPS) for section in sections]
        if shape != self._shape or known is None:
            self._shape = shape
            self.ids.body.clear_widgets()
            for flow in self._flows:
                flow.fill([])
            looks = [LOOK_OF[look] for look, _, _ in shape]
            self._flows = [Flow(look, spare=self._spare.setdefault(look, [])) for look in looks]
            for flow, (_, titled, few) in zip(self._flows, shape, strict=True):
                self.ids.body.add_widget(
                    InlineSection(flow) if titled and few else StackedSection(flow) if titled else flow
                )
        cards = [index for index, section in enumerate(sections) if section.look == CARDS]
        for index, (flow, section) in enumerate(zip(self._flows, sections, strict=True)):
            if section.title:
                flow.parent.title = section.title
            self._fill(flow, section, (view.pad.key, index), index in cards[-1:])
            if known is not None and known.isdisjoint(offer.key for offer in section.offers):
                Clock.schedule_once(partial(self._scroll_to, flow))

    def _scroll_to(self, flow: Flow, _: float) -> None:
        self.ids.scroll.scroll_to(flow.parent if isinstance(flow.parent, StackedSection) else flow, animate=False)

    def _fill(self, flow: Flow, section: Section, name: tuple[str, int], last_cards: bool) -> None:
        """Fill a section. A long one ends with a chip that expands it, the last one of cards with a search chip."""
        assert self.view
        offers = section.offers
        closed = len(offers) > section.first and name not in self._expanded
        if closed and not any(offer.held for offer in offers[section.first :]):
            offers = offers[: section.first]
        more = len(section.offers) - len(offers)
        chips = flow.chips(len(offers) + (more > 0) + last_cards)
        for chip, offer in zip(chips, offers, strict=False):
            note, tone = offer.note or (f"×{offer.held}" if offer.held > 1 else ""), OUTLINED if offer.gone else PLAIN
            if offer.held:
                tone = Tone(offer.colour or self.view.icon, "ground")
            chip.update(offer.label, note, offer.icon, tone=tone, on_tap=partial(self.controller.tap, offer))
        rest = chips[len(offers) :]
        if more:
            rest[0].update("…", tone=OUTLINED, on_tap=partial(self._expand, name))
        elif rest:
            find = self.controller.voice.text("find")
            rest[0].update(find, icon="search", tone=OUTLINED, on_tap=self.controller.find_card)
        flow.fill(chips)

    def _expand(self, name: tuple[str, int]) -> None:
        self._expanded.add(name)
        assert self.view
        self.show(self.view)


def _add_all(column: BoxLayout, *parts: Widget) -> None:
    for part in parts:
        column.add_widget(part)


def _mark(tab: Tab) -> str:
    return "hint" if tab.marked else "done" if tab.done else ""
