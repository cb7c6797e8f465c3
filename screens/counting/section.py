"""A section of the counting page: its head, which explains its points, and its chips."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.widgets.chip import Chip
from screens.widgets.flow import Flow, Strip
from screens.widgets.looks import (
    CARD,
    COIN,
    COMMAND,
    GRADE,
    HEAD,
    OUTLINED,
    PLAIN,
    QUIET,
    TITLE,
    VALUE,
    Look,
    Tone,
)
from views.counting.pads import offer as pads
from views.counting.pads.offer import Offer, Section
from views.counting.view import SectionView

if TYPE_CHECKING:
    from screens.counting.controller import CountingController

LOOK_OF = {
    pads.VALUES: VALUE,
    pads.GRADES: GRADE,
    pads.COINS: COIN,
    pads.CARDS: CARD,
    pads.COMMANDS: COMMAND,
    pads.TRAY: VALUE,
}
#: Gap between chips, in dp.
GAP = 4
#: Least width of a title beside its chips, in dp.
MIN_TITLE = 72


class SpareChips:
    """Chips no longer shown, by look, and the long sections that were expanded; shared by the sections of a page."""

    def __init__(self) -> None:
        self.chips: dict[Look, list[Chip]] = {}
        self.expanded: set[tuple[str, int]] = set()

    def of(self, look: Look) -> list[Chip]:
        return self.chips.setdefault(look, [])


class SectionBox(Widget):  # type: ignore[misc]
    """Shows a `SectionView`. Only chips whose offers changed are updated."""

    def __init__(self, controller: "CountingController", spare: SpareChips, expand: Callable[[], object]) -> None:
        super().__init__(size_hint=(None, None))
        self.controller, self.spare, self.expand = controller, spare, expand
        self.view: SectionView | None = None
        self.head = Chip(HEAD, on_tap=self._explain)
        self.titles: list[Chip] = []
        self.flows: list[Flow | Strip] = []
        #: From top to bottom: the head, titles with or without chips, chips without a title.
        self.lines: list[tuple[Chip | None, Flow | Strip | None]] = [(self.head, None)]
        #: Each part with its distance from the left and from the top.
        self._offsets: list[tuple[Any, float, float]] = []
        self._shape: object = None
        #: The long parts that were shown whole since a chip of their rest was chosen; they stay so.
        self._opened: set[int] = set()
        #: The offers of each flow; None where all its chips are to be updated.
        self._shown: list[tuple[Offer, ...] | None] = []
        self.add_widget(self.head)

    @property
    def cell(self) -> tuple[int, str]:
        assert self.view
        return self.view.cell

    def on_touch_down(self, touch: Any) -> Any:
        return self.collide_point(*touch.pos) and super().on_touch_down(touch)

    def show(self, view: SectionView) -> bool:
        """Show a section; whether it must be laid out again."""
        before, self.view = self.view, view
        if before == view:
            return False
        icon, mark = "" if view.name else view.icon, "hint" if view.marks else ""
        title = "\n".join(filter(None, (view.title, view.hint)))
        self.head.update(title, view.number, icon, mark, Tone("surface", view.icon), self.head.on_tap)
        self.head.fit(self.head.width)
        grew = self._reshape(view)
        if grew or (before and before.icon != view.icon):
            self._shown = [None] * len(self.flows)
        if before and before.cell != view.cell:
            self._opened.clear()
        titles = [section.title for section in view.pad.sections if section.title]
        for chip, title in zip(self.titles, titles, strict=True):
            chip.update(title, tone=QUIET)
            grew = chip.fit(chip.width) > chip.height or grew
        return self.fill() or grew

    def places(self) -> Iterator[tuple[str, float, float, float, float]]:
        """Left, top, width and height of its chips by the keys of their offers, and of its head."""
        assert self.view
        yield "", self.head.x, self.head.top, *self.head.size
        for index, (flow, offers) in enumerate(zip(self.flows, self._shown, strict=True)):
            x, y = flow.origin if isinstance(flow, Strip) else (0, 0)
            for offer, chip in zip_longest(offers or (), flow.shown):
                yield offer.key if offer else f"… {index}", x + chip.x, y + chip.top, *chip.size

    def fill(self) -> bool:
        """Update the chips of every part whose offers changed; whether there are more chips or fewer."""
        assert self.view
        parts = enumerate(zip(self.flows, self.view.pad.sections, strict=True))
        changed = [self._fill(index, flow, section) for index, (flow, section) in parts]
        return any(changed)

    def _reshape(self, view: SectionView) -> bool:
        """Make titles and flows for the parts of the pad, unless they are there already."""
        shape = [(section.look, bool(section.title)) for section in view.pad.sections]
        if shape == self._shape:
            return False
        self._shape = shape
        for flow in self.flows:
            flow.fill([])
        self.clear_widgets()
        self.lines, self.titles, self.flows = [(self.head, None)], [], []
        for section in view.pad.sections:
            look, tray = LOOK_OF[section.look], section.look == pads.TRAY
            spare = self.spare.of(look)
            self.flows.append(Strip(look, GAP, False, spare) if tray else Flow(look, gap=GAP, spare=spare))
            self.lines.append((self._title() if section.title else None, self.flows[-1]))
        for part in (part for line in self.lines for part in line if part):
            self.add_widget(part)
        return True

    def _title(self) -> Chip:
        self.titles.append(Chip(TITLE))
        return self.titles[-1]

    def _fill(self, index: int, flow: Flow | Strip, section: Section) -> bool:
        """Update the chips whose offers changed; whether their number did.

        A long part ends with a chip that expands it.
        """
        assert self.view
        name = self.view.pad.key, index
        offers = section.offers
        # held values are in their tray too
        if section.look == pads.GRADES and any(offer.held for offer in offers[section.first :]):
            self._opened.add(index)
        if name not in self.spare.expanded and index not in self._opened:
            offers = offers[: section.first]
        more = len(section.offers) > len(offers)
        before, self._shown[index] = self._shown[index], offers
        if before == offers:
            return False
        count, chips = len(flow.shown), flow.chips(len(offers) + more)
        for index, (chip, offer) in enumerate(zip(chips, offers, strict=False)):
            if not before or index >= len(before) or before[index] != offer:
                self._update(chip, offer)
        if more:
            chips[-1].update("…", tone=OUTLINED, on_tap=partial(self._expand, name))
        if len(chips) != count or section.look == pads.TRAY:
            flow.fill(chips)
        renamed = any(one.key != other.key for one, other in zip(before or (), offers, strict=False))
        return renamed or len(chips) != count

    def _update(self, chip: Chip, offer: Offer) -> None:
        assert self.view
        note, tone = offer.note or (f"×{offer.held}" if offer.held > 1 else ""), OUTLINED if offer.gone else PLAIN
        if offer.held:
            tone = Tone(offer.colour or self.view.icon, "ground")
        tap, hold = partial(self._tap, offer.key), partial(self._hold, offer.key) if offer.card else None
        chip.update(offer.label, note, offer.icon, tone=tone, on_tap=tap, on_hold=hold)
        chip.fit(chip.width)

    def _offer(self, key: str) -> Offer:
        """The present offer of a chip; what a tap on it does may have changed since it was painted."""
        assert self.view
        return next(offer for offer in self.view.pad.offers() if offer.key == key)

    def _tap(self, key: str) -> None:
        self.controller.tap(self.cell, self._offer(key))

    def _hold(self, key: str) -> None:
        self.controller.show_card(self._offer(key))

    def _explain(self) -> None:
        assert self.view
        self.controller.explain(self.view)

    def _expand(self, name: tuple[str, int]) -> None:
        self.spare.expanded.add(name)
        self.expand()

    def clear(self) -> None:
        """Give the chips back for reuse."""
        for flow in self.flows:
            flow.fill([])
        self._shape = self.view = None

    def fit(self, width: float) -> float:
        """Set the width; returns the height that it needs."""
        self.width = width
        self._offsets.clear()
        depth = 0.0
        for title, flow in self.lines:
            beside = _width_beside(title, flow, width) if title and flow else 0.0
            if title:
                title.height = title.fit(beside or width)
                self._offsets.append((title, 0, depth))
            if title and not beside:
                depth += title.height + dp(GAP)
            if flow:
                flow.height = flow.fit(width - beside)
                self._offsets.append((flow, beside, depth))
                depth += flow.height + dp(GAP)
            if title and flow and beside:
                title.height = flow.height
        return float(depth - dp(GAP))

    def place(self, x: float, y: float) -> None:
        """Set the position, once the height is set."""
        self.pos = x, y
        for part, beside, depth in self._offsets:
            part.pos = x + beside, y + self.height - depth - part.height
            if isinstance(part, Flow):
                part.place()


def _width_beside(title: Chip, flow: Flow | Strip, width: float) -> float:
    """The width that a title takes beside its chips; 0 if it stands above them."""
    chips = len(flow.shown) * dp(flow.look.width + GAP)
    beside = max(title.natural_width(), dp(MIN_TITLE)) + dp(GAP)
    return float(beside) if beside + chips <= width else 0.0
