"""A section of the counting page: its head, which explains its points, and its chips."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, repeat, zip_longest
from math import inf
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.counting.dense_rows import Item, card, rows_of, titled, value
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow, Strip
from screens.widgets.looks import (
    CARD,
    COIN,
    COMMAND,
    DENSE_HEAD,
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
from views.counting.pads.offer import Group, Offer
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
#: Least width of a tray beside other chips, in dp.
MIN_TRAY = 92


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
        #: Whether it is laid out in dense rows, and its chips for them.
        self.dense = False
        self.parts: list[list[Item]] = []
        self.head = Chip(HEAD, on_tap=self._explain)
        #: What is counted, beside a head in dense rows.
        self.hint = Chip(TITLE)
        self.titles: list[Chip] = []
        self.flows: list[Flow | Strip] = []
        #: From top to bottom: the head, titles with or without chips, chips without a title.
        self.lines: list[tuple[Chip | None, Flow | Strip | None]] = [(self.head, None)]
        #: Each part with its distance from the left and from the top.
        self._offsets: list[tuple[Any, float, float]] = []
        self._shape: object = None
        #: The long groups shown whole: expanded on this page or one before, or a chip of their rest was chosen.
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
        self._update_head(view)
        grew = self._reshape(view)
        if grew or (before and before.icon != view.icon):
            self._shown = [None] * len(self.flows)
        if before is None or before.cell != view.cell:
            self._opened = {index for pad, index in self.spare.expanded if pad == view.pad.key}
        titles = [group.title for group in view.pad.groups if group.title]
        for chip, title in zip(self.titles, titles, strict=True):
            chip.update(title, tone=QUIET)
            grew = chip.fit(chip.width) > chip.height or grew
        return self.fill() or grew

    def _update_head(self, view: SectionView) -> None:
        icon, mark = "" if view.name else view.icon, "hint" if view.marks else ""
        title = view.title if self.dense else "\n".join(filter(None, (view.title, view.hint)))
        self.head.update(title, view.number, icon, mark, Tone("surface", view.icon), self._explain)
        self.head.fit(self.head.width)
        self.hint.update(view.hint if self.dense else "", tone=QUIET)
        self.hint.fit(self.hint.width)

    def be_dense(self, dense: bool) -> None:
        """Lay it out in dense rows, with a narrower head; or in lines."""
        if dense != self.dense:
            self.dense = dense
            for flow in self.flows:
                if isinstance(flow, Flow):
                    flow.placed_from_outside = dense
            self.remove_widget(self.head)
            self.head = Chip(DENSE_HEAD if dense else HEAD)
            self.head.cuts = dense
            self.lines[0] = self.head, None
            self.add_widget(self.head, index=len(self.children))
            if self.view:
                self._update_head(self.view)

    def places(self) -> Iterator[tuple[str, float, float, float, float]]:
        """Left, top, width and height of its chips by the keys of their offers, and of its head."""
        assert self.view
        yield "", self.head.x, self.head.top, *self.head.size
        for index, (flow, offers) in enumerate(zip(self.flows, self._shown, strict=True)):
            x, y = flow.origin if isinstance(flow, Strip) else (0, 0)
            first, last = (flow.x, flow.right) if isinstance(flow, Strip) else (-inf, inf)
            for offer, chip in zip_longest(offers or (), flow.shown):
                left, right = max(first, x + chip.x), min(last, x + chip.right)
                if left < right:
                    key = offer.key if offer else f"… {index}"
                    yield key, left, y + chip.top, right - left, chip.height

    def fill(self) -> bool:
        """Update the chips of every group whose offers changed; whether there are more chips or fewer."""
        assert self.view
        groups = enumerate(zip(self.flows, self.view.pad.groups, strict=True))
        changed = [self._fill(index, flow, group) for index, (flow, group) in groups]
        return any(changed)

    def _reshape(self, view: SectionView) -> bool:
        """Make titles and flows for the groups of the pad, unless they are there already."""
        shape = [(group.look, bool(group.title)) for group in view.pad.groups]
        if shape == self._shape:
            return False
        self._shape = shape
        for flow in self.flows:
            flow.fill([])
        self.clear_widgets()
        self.lines, self.titles, self.flows = [(self.head, None)], [], []
        for group in view.pad.groups:
            look, tray = LOOK_OF[group.look], group.look == pads.TRAY
            spare = self.spare.of(look)
            self.flows.append(Strip(look, GAP, False, spare) if tray else Flow(look, gap=GAP, spare=spare))
            if not tray:
                self.flows[-1].placed_from_outside = self.dense
            self.lines.append((self._title() if group.title else None, self.flows[-1]))
        for part in (self.head, self.hint, *(part for line in self.lines[1:] for part in line if part)):
            self.add_widget(part)
        return True

    def _title(self) -> Chip:
        self.titles.append(Chip(TITLE))
        return self.titles[-1]

    def _fill(self, index: int, flow: Flow | Strip, group: Group) -> bool:
        """Update the chips whose offers changed; whether their number did.

        A long group ends with a chip that expands it.
        """
        assert self.view
        name = self.view.pad.key, index
        offers = group.offers
        # held values are in their tray too
        if group.look == pads.GRADES and any(offer.held for offer in offers[group.first :]):
            self._opened.add(index)
        if index not in self._opened:
            offers = offers[: group.first]
        more = len(group.offers) > len(offers)
        before, self._shown[index] = self._shown[index], offers
        if before == offers:
            return False
        count, chips = len(flow.shown), flow.chips(len(offers) + more)
        for index, (chip, offer) in enumerate(zip(chips, offers, strict=False)):
            if not before or index >= len(before) or before[index] != offer:
                self._update(chip, offer)
        if more:
            chips[-1].update("…", tone=OUTLINED, on_tap=partial(self._expand, name))
        if len(chips) != count or group.look == pads.TRAY:
            flow.fill(chips)
        renamed = any(one.key != other.key for one, other in zip(before or (), offers, strict=False))
        return renamed or len(chips) != count

    def _update(self, chip: Chip, offer: Offer) -> None:
        assert self.view
        note, tone = offer.note or (f"×{offer.held}" if offer.held > 1 else ""), OUTLINED if offer.gone else PLAIN
        if offer.held:
            tone = Tone(offer.colour or self.view.icon, "ground")
        tap, hold = partial(self._tap, offer.key), partial(self._hold, offer.key)
        chip.update(offer.label, note, offer.icon, tone=tone, on_tap=tap, on_hold=hold)
        chip.fit(chip.width)

    def _offer(self, key: str) -> Offer:
        """The present offer of a chip; what a tap on it does may have changed since it was painted."""
        assert self.view
        return next(offer for offer in self.view.pad.offers() if offer.key == key)

    def _tap(self, key: str) -> None:
        self.controller.tap(self.cell, self._offer(key))

    def _hold(self, key: str) -> None:
        self.controller.show_worth(self.cell, self._offer(key))

    def _explain(self) -> None:
        assert self.view
        self.controller.explain(self.view)

    def _expand(self, name: tuple[str, int]) -> None:
        self.spare.expanded.add(name)
        self._opened.add(name[1])
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
        return self._fit_dense(width) if self.dense else self._fit_lines(width)

    def _fit_lines(self, width: float) -> float:
        """The head, titles and flows one below the other."""
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

    def _fit_dense(self, width: float) -> float:
        """All of them in the same rows."""
        depth = 0.0
        for row in rows_of(self.parts, width, dp(GAP)):
            height = max(item.chip.fit(item.width) for item in row)
            x = 0.0
            for chip, wide, *_ in row:
                chip.height = height
                self._offsets.append((chip, x, depth))
                x += wide + dp(GAP)
            depth += height + dp(GAP)
        return float(depth - dp(GAP))

    def make_parts(self, head_width: float) -> None:
        """Prepare its chips for dense rows, behind a head of this width."""
        self.parts = list(self._parts(head_width))

    def _parts(self, head_width: float) -> Iterator[list[Item]]:
        """Its chips for dense rows. A part ends where chips may come or go, so that no other one moves sideways.

        A tray takes what remains of a row.
        """
        assert self.view
        part = [Item(self.head, head_width)]
        part += titled(self.hint, [], 0) if self.hint.text else []
        grows = False
        for (heading, flow), offers, group in zip(self.lines[1:], self._shown, self.view.pad.groups, strict=True):
            assert flow
            assert offers is not None
            if isinstance(flow, Strip):
                yield [*part, Item(flow, dp(MIN_TRAY), fills=True)]
                part, grows = [], False
                continue
            if grows or (heading and flow is not self.flows[0]):
                yield part
                part = []
            grows = len(group.offers) > group.first
            sized = card if flow.look is CARD else value
            notes = chain((offer.notes for offer in offers), repeat(()))  # of "more" there are none
            items = list(map(sized, flow.shown, notes))
            part += titled(heading, items, dp(GAP)) if heading else items
        yield part

    def place(self, x: float, y: float) -> None:
        """Set the position, once the height is set."""
        self.pos = x, y
        for part, beside, depth in self._offsets:
            part.pos = x + beside, y + self.height - depth - part.height
            if isinstance(part, Flow):
                part.place()


def _width_beside(title: Chip, flow: Flow | Strip, width: float) -> float:
    """The width that a title takes beside its chips; 0 if it stands above them."""
    chips = len(flow.shown) * (max(chip.min_width() for chip in flow.shown) + dp(GAP))
    beside = max(title.natural_width(), dp(MIN_TITLE)) + dp(GAP)
    return float(beside) if beside + chips <= width else 0.0
