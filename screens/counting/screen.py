"""A page of the count: the sections of a player's hand, or of a category, with everything to be tapped."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.counting.columns import SectionColumns
from screens.counting.layout import LOW, SIDEWAYS, SIDEWAYS_COLUMNS, SIDEWAYS_PANEL, TABLE, layout_of, room_of, rows_fit
from screens.counting.page_beside import PageBeside
from screens.counting.placement import Placement
from screens.counting.section import GAP, SectionBox, SpareChips
from screens.counting.section_scroll import SectionScroll
from screens.counting.whole_table import WholeTable, mark_of
from screens.kv_loader import load
from screens.theme import FAINT
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow, Grid, Strip
from screens.widgets.gestures import Swipeable
from screens.widgets.looks import (
    BARE,
    CHOSEN,
    COMMAND,
    END,
    GOLD,
    HEADING,
    MENU,
    NEXT,
    OUTLINED,
    PHONES,
    PLAIN,
    QUIET,
    SECTION,
    TAB,
    TOOLBAR,
    Tone,
    chosen,
)
from screens.widgets.undoable import Undoable
from views.counting.position import Cell
from views.counting.view import PageView

if TYPE_CHECKING:
    from screens.counting.controller import CountingController

load("counting")

#: Margin left and right of the sections, in dp: beside a panel, and elsewhere.
NARROW_MARGIN, MARGIN = 3, 12
#: Text size from which the strip is left out of a window that lies sideways.
LARGE_TEXT = 1.4
#: A swipe over more than this share of the width turns the page.
TURN_SHARE = 0.33
#: A swipe faster than this, in dp per second, turns it too …
TURN_SPEED = 500
#: … if it is at least this long, in dp.
TURN_DISTANCE = 48
#: Seconds in which the page slides to its end.
TURN_TIME = 0.15


class CountingScreen(Undoable, Swipeable, BoxLayout):  # type: ignore[misc]
    """Shows a `PageView`."""

    #: By how much a swipe has moved the page sideways.
    shift = NumericProperty(0)

    def __init__(self, controller: "CountingController") -> None:
        super().__init__()
        self.controller = controller
        self.view: PageView | None = None
        self.spare = SpareChips()
        names = "scroll", "content", "panel", "tabs", "tools", "actions", "space"
        parts = [self.ids[name].__self__ for name in names]  # ids are weak references
        self.scroll, self.content, self.panel, self.tab_row, self.tools, self.actions, self.space = parts
        self.tabs: Strip | Grid = Strip(TAB)
        self.strip: Strip | Grid = Strip(SECTION)
        self.table = WholeTable(controller)
        self.heading, self.columns, self.commands = Chip(HEADING, tone=BARE), SectionColumns(), Flow(COMMAND)
        self.undo_chip = Chip(TOOLBAR, icon="undo", on_tap=self.undo)
        self.redo_chip = Chip(TOOLBAR, icon="redo", on_tap=self.redo)
        self.undo_chip.repeats = self.redo_chip.repeats = True
        self.find = Chip(TOOLBAR, icon="search", on_tap=controller.find_card)
        self.end = Chip(END, controller.context.voice.text("end_game"), on_tap=controller.finish)
        self.end.height = self.end.fit(self.end.min_width())
        self.menu = Chip(MENU, icon="more", tone=QUIET, on_tap=controller.show_more)
        self.phones = Chip(PHONES, icon="together", tone=QUIET, on_tap=controller.open_door)
        self.next = Chip(NEXT, icon="next", tone=GOLD, on_tap=controller.next)
        _fill(self.tools, self.undo_chip, self.redo_chip, self.find, self.phones, self.menu)
        _fill(self.actions, self.next)
        self._layout = ""
        self._layout_key: object = None
        self.placement = Placement(self.columns, self.content, self.scroll)
        self.sections = SectionScroll(self.columns, self.content, self.scroll, self._light, controller.look_at)
        self._in_strip: object = None
        with self.content.canvas.before:
            PushMatrix()
            self._translate = Translate()
        with self.content.canvas.after:
            self.beside = PageBeside()
            PopMatrix()
        self.bind(size=self._choose_layout, shift=lambda *_: setattr(self._translate, "x", self.shift))

    # layout

    def _choose_layout(self, *_: object) -> None:
        """Choose where tabs, strip, page, actions and the whole table stand."""
        layout = layout_of(self.width, self.height)
        self.columns.most = SIDEWAYS_COLUMNS if layout == SIDEWAYS else 1
        alone = self.view is not None and len(self.view.sections) == 1
        self.columns.room = None if alone else room_of(layout, self.width, self.height)
        in_rows = layout == SIDEWAYS and self.view is not None and rows_fit(self.view, self.height)
        by_player = not (self.view and self.view.tabs[0].icon)
        if (layout, in_rows, by_player) == self._layout_key:
            return
        self._layout, self._layout_key = layout, (layout, in_rows, by_player)
        self._choose_strips(in_rows, by_player)
        page: tuple[Widget, ...] = self.heading, self.columns, self.commands
        panel: tuple[Widget, ...] = ()
        parts: tuple[Widget, ...] = self.tab_row, self.strip, self.scroll, self.actions
        if layout == LOW:
            page, parts = (*page, self.actions), (self.tab_row, self.scroll)
        elif layout == SIDEWAYS:
            # large texts leave no room for the strip
            strip = () if sp(1) > dp(LARGE_TEXT) else (self.strip,)
            panel, parts = (self.tab_row, *strip, self.space, self.actions), (self.panel, self.scroll)
        elif layout == TABLE:
            page, parts = (self.columns, self.commands), (self.panel, self.scroll)
            panel = self.table, self.heading, self.space, self.actions
        for box in (self, self.panel, self.content):
            box.clear_widgets()
        _fill(self.panel, *panel)
        _fill(self.content, *page)
        _fill(self, *parts)
        self._place_menu()
        self.orientation, self.actions.orientation = ("horizontal", "vertical") if panel else ("vertical", "horizontal")
        self.tools.spacing = 0 if layout == SIDEWAYS else dp(GAP)
        self.actions.spacing = 0 if layout == SIDEWAYS else dp(8)
        self.actions.padding = (0, dp(3) if layout == TABLE else 0) if panel else (dp(12), dp(3))
        self.tab_row.padding = 0 if panel else (dp(4), dp(1), 0, 0)
        self.panel.padding = (dp(NARROW_MARGIN) if layout == SIDEWAYS else dp(GAP)), 0
        self.content.padding = dp(NARROW_MARGIN if panel else MARGIN), dp(1)
        self._fit_panel()
        if self.view:
            self._update_heading(self.view)
            self._update_table(self.view)
            self._update_tabs(self.view)
            self._update_strip(self.view)

    def _choose_strips(self, in_rows: bool, by_player: bool) -> None:
        """Show players and sections in rows, else in strips."""
        for strip in (self.tabs, self.strip):
            if strip.parent:
                strip.parent.remove_widget(strip)
        self.tabs = Grid(TAB, gap=0, shared=True) if in_rows and by_player else Strip(TAB)
        self.strip = Grid(SECTION, gap=0, shared=True) if in_rows else Strip(SECTION)
        self.tabs.cuts = by_player
        self.tab_row.add_widget(self.tabs, index=len(self.tab_row.children))
        self._in_strip = None

    def _place_menu(self) -> None:
        """Place the menu, and beside it how many phones count too, unless one person plays alone."""
        both = [self.phones, self.menu]
        shown = both if self.controller.can_share else [self.menu]
        row = self.tools if self._layout in (TABLE, SIDEWAYS) else self.tab_row
        if [chip for chip in reversed(row.children) if chip in both] == shown:
            return
        for chip in both:
            if chip.parent:
                chip.parent.remove_widget(chip)
        _fill(row, *shown)

    def _fit_panel(self) -> None:
        """Make the panel as wide as what stands in it."""
        if self._layout == TABLE:
            tools = sum(chip.width + dp(GAP) for chip in self.tools.children)
            self.panel.width = max(self.table.wanted_width, tools) + 2 * dp(GAP)
        else:
            self.panel.width = max(dp(SIDEWAYS_PANEL), sum(chip.width for chip in self.tools.children))

    def set_scroll_offset(self, _: float) -> None:
        """Do nothing: `show` scrolls to the current section."""

    # content

    def show(self, view: PageView) -> None:
        """Update what changed; scroll to the section of the view if it is out of sight."""
        before, self.view = self.view, view
        offset = self.sections.offset
        turned = before is None or _cells(before) != _cells(view)
        shell = self.controller.context.shell
        if turned:
            shell.content_changed()
        places = {} if turned else self.placement.places()
        along = getattr(self.strip, "origin", None)
        self._update_heading(view)
        if turned:
            self._choose_layout()
        if before is None or before.tabs != view.tabs:
            self._update_tabs(view)
        if before is None or (before.table, before.tabs, before.cell) != (view.table, view.tabs, view.cell):
            self._update_table(view)
        self._update_phones()
        self._update_strip(view)
        if self._update_sections(view) or turned:
            self.sections.lay_out(offset, turned)
            if not turned:
                shell.widgets_moved(self.placement.moved(places, self.sections.offset))
        self._update_actions(view)
        if turned or not self.sections.in_sight(view.cell):
            self.sections.scroll_to(view.cell)
        elif view.cell == self.sections.lit or not self.sections.range:  # without a range nothing is laid out yet
            self.sections.light(view.cell, self.sections.beyond)
        else:
            self.sections.light(view.cell, self.sections.offset - self.sections.depth(self.sections.box(view.cell)))
        if along != getattr(self.strip, "origin", None):
            x, y = self.strip.to_window(*self.strip.pos)
            shell.widgets_moved([(x, y, x + self.strip.width, y + self.strip.height)])

    def _update_heading(self, view: PageView) -> None:
        """Whose page it is, unless the whole table shows that, and how many of their cards are counted."""
        title = "" if self._layout == TABLE else view.title
        self.heading.update(title, view.cards, tone=BARE)

    def _update_tabs(self, view: PageView) -> None:
        chips = self.tabs.chips(len(view.tabs))
        for chip, tab in zip(chips, view.tabs, strict=True):
            tone = CHOSEN if tab.current else QUIET
            chip.update(
                tab.title, tab.number, mark=mark_of(tab), tone=tone, on_tap=partial(self.controller.go, tab.cell)
            )
        self.tabs.fill(chips, current=[tab.current for tab in view.tabs].index(True))

    def _update_phones(self) -> None:
        phones = self.controller.phones
        tone, door = QUIET if phones is None else CHOSEN, self.controller.open_door
        self.phones.update(note=str(phones or ""), icon="together", tone=tone, on_tap=door)
        if self._layout:
            self._place_menu()

    def _update_sections(self, view: PageView) -> bool:
        """Update the boxes of the sections; whether they must be laid out again."""
        boxes = self.columns.boxes
        for box in boxes[len(view.sections) :]:
            box.clear()
            self.columns.remove_widget(box)
        for _ in view.sections[len(boxes) :]:
            self.columns.add_widget(SectionBox(self.controller, self.spare, self._expand))
        resized = [box.show(section) for box, section in zip(self.columns.boxes, view.sections, strict=True)]
        return any(resized) or len(boxes) != len(view.sections)

    def _expand(self) -> None:
        """Show the rest of a long section."""
        places, offset = self.placement.places(), self.sections.offset
        for box in self.columns.boxes:
            box.fill()
        self.sections.lay_out(offset)
        self.controller.context.shell.widgets_moved(self.placement.moved(places, offset))

    def _update_strip(self, view: PageView) -> None:
        shown = [(section.cell, section.name, section.number, bool(section.marks)) for section in view.sections]
        if shown == self._in_strip:
            return
        self._in_strip = shown
        chips = self.strip.chips(len(view.sections))
        for chip, section in zip(chips, view.sections, strict=True):
            icon, mark = "" if section.name else section.icon, "hint" if section.marks else ""
            go = partial(self.controller.go, section.cell)
            chip.update(section.name, section.number, icon, mark, chip.tone, go)
        self.strip.fill(chips if len(chips) > 1 else [], current=_cells(view).index(view.cell))

    def _light(self, cell: Cell) -> None:
        """Light the section in sight in the strip."""
        assert self.view
        if len(self.view.sections) > 1:
            for chip, section in zip(self.strip.shown, self.view.sections, strict=True):
                chip.paint(chosen(section.icon) if section.cell == cell else Tone("", section.icon))
            self.strip.scroll_to_chip(_cells(self.view).index(cell))

    def _update_table(self, view: PageView) -> None:
        if self._layout == TABLE:
            self.table.show(view)
            self._fit_panel()

    def _update_actions(self, view: PageView) -> None:
        # beside the chip that ends the game large texts leave room for the label only
        icon = "" if view.is_open_ended and sp(1) > dp(LARGE_TEXT) else "next"
        self.next.update(view.next, icon=icon, tone=GOLD, on_tap=self.controller.next)
        for chip, possible in ((self.undo_chip, view.can_undo), (self.redo_chip, view.can_redo)):
            chip.paint(PLAIN if possible else Tone("raised", FAINT))
        shown, other = (self.end, self.find) if view.is_open_ended else (self.find, self.end)
        if shown.parent is None:
            self.tools.remove_widget(other)
            self.tools.add_widget(shown, index=len(self.tools.children) - 2)
            self._fit_panel()
        chips = self.commands.chips(len(view.commands))
        for chip, offer in zip(chips, view.commands, strict=True):
            chip.update(offer.label, tone=OUTLINED, on_tap=partial(self.controller.tap, view.cell, offer))
        self.commands.fill(chips)
        self.content.spacing = dp(2 * GAP) if chips else 0

    def undo(self) -> None:
        self.controller.undo()

    def redo(self) -> None:
        self.controller.redo()

    # swipe

    def drag(self, dx: float) -> None:
        """Follow a finger that moves sideways; with resistance where there is no further page."""
        Animation.cancel_all(self, "shift")
        step = -1 if dx > 0 else 1
        has_page = self.controller.has_page_beside(step)
        self.shift = dx if has_page else dx / 3
        self.beside.hide()
        if has_page:
            assert self.view
            tab = self.view.tabs[[tab.current for tab in self.view.tabs].index(True) + step]
            self.beside.show(tab, step, self.content, self.scroll.width, self.sections.offset)

    def drop(self, dx: float, velocity: float) -> None:
        """Turn the page after a swipe that was long or quick enough, else let it slide back."""
        is_flick = abs(velocity) > dp(TURN_SPEED) and abs(dx) >= dp(TURN_DISTANCE) and dx * velocity > 0
        enough = is_flick or abs(dx) > TURN_SHARE * self.scroll.width
        step = -1 if dx > 0 else 1
        if enough and self.controller.swipe(step):
            self.beside.hide()
            self.shift = step * self.scroll.width + self.shift
        self._slide_back()

    def _slide_back(self) -> None:
        if self.controller.context.appearance.motion:
            Animation(shift=0, duration=TURN_TIME, transition="out_quad").start(self)
        else:
            self.shift = 0


def _fill(box: Widget, *children: Widget) -> None:
    for child in children:
        box.add_widget(child)


def _cells(view: PageView) -> list[Cell]:
    return [section.cell for section in view.sections]
