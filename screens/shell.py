"""The root widget: the current screen, the tabs in a bar below it or in a rail beside it, an overlay."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import dist
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.navigation import TABS
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.gestures import Gesture, gesture, ignore_current_touches
from screens.widgets.looks import CHOSEN, NAV, QUIET

if TYPE_CHECKING:
    from screens.widgets.overlay import Overlay

load("shell")

#: Left, bottom, right and top, in the window.
Box = tuple[float, float, float, float]

#: A tap this soon after other content appeared (in seconds), and this near the last touch (in dp), is the second of a
#: double tap.
SECOND_TAP_TIME, SECOND_TAP_DISTANCE = 0.35, 48
#: From this width of the window, in dp, the tabs stand in a rail.
MIN_RAIL_WIDTH = 720
#: What lies between the tabs of a rail, in dp.
RAIL_GAP = 8
#: The least width of each of two pages side by side, in dp; how much of the window a list takes on the left.
MIN_PANE, LIST_SHARE = 320, 0.42


class Tabs(Flow):
    """The tabs, whose names all have the same size."""

    too_narrow = 0

    def do_layout(self, *_: object) -> None:
        if self.width != Flow.too_narrow:  # which Kivy gives to a new widget: its labels would be typeset twice
            super().do_layout()

    def fit(self, width: float) -> float:
        chips, each = self.shown, width / self.columns
        scale = min((chip.scale_at(each) for chip in chips), default=1.0)
        for chip in chips:
            chip.most_scale = scale
        return super().fit(width)


#: Seconds in which a screen comes in, and from how far, in dp.
COMES_IN, COMES_FROM = 0.15, 48


class Shell(FloatLayout):  # type: ignore[misc]
    """The root widget. Backgrounds fill the window; contents stay inside the insets."""

    ground = ColorProperty()
    surface = ColorProperty()
    #: System insets from left, top, right and bottom, and the height of the soft keyboard.
    insets = ListProperty([0, 0, 0, 0])
    keyboard = NumericProperty(0)
    overlay = ObjectProperty(None, allownone=True)
    #: Whether the tabs stand in a rail on the left side; and its width, without the inset.
    has_rail = BooleanProperty(False)
    rail_width = NumericProperty(0)
    #: Whether two pages stand side by side.
    has_panes = BooleanProperty(False)
    #: A line above every screen.
    banner = ObjectProperty(None, allownone=True)
    #: How far the screen is from its place, in pixels, while it comes in.
    shift = NumericProperty(0)

    def __init__(self, switch: Callable[[str], object]) -> None:
        super().__init__()
        self.switch = switch
        self.tab_chips: dict[str, Chip] = {}
        #: Builds the overlay again, for example in another theme; None if it can only be shown as it is.
        self.reopen: Callable[[], object] | None = None
        self.bar = Tabs(NAV, columns=len(TABS), gap=0)
        self.bar.pos_hint = {"top": 1}
        self.ids.bar.add_widget(self.bar)
        self.bind(width=self._place_tabs)
        #: The screen of the current route, and the list from which it was opened, if that stands beside it.
        self.screen: Any = None
        self.listing: Any = None
        #: Moves the screen while it comes in; made when the first one does.
        self._translation: Translate | None = None
        #: The tab and the depth of the screen that is shown.
        self._shown_at = ("", 0)
        #: Time when other content appeared last, and position of the last touch up.
        self._changed_at, self.last_touch_up = -SECOND_TAP_TIME, (-1.0, -1.0)
        #: Time when widgets came to other places last, and these places.
        self._moved_at, self._moved_to = -SECOND_TAP_TIME, list[Box]()
        #: The last gesture, of which the button that repeats is not another one.
        self._last = Gesture()

    def content_changed(self) -> None:
        """Cancel current touches; call when a screen replaces its content."""
        self._changed_at = Clock.get_time()
        ignore_current_touches()

    def widgets_moved(self, to: Iterable["Box"]) -> None:
        """Ignore taps at these positions for a moment, as widgets have just appeared there."""
        now = Clock.get_time()
        self._moved_to = [*(self._moved_to if now - self._moved_at < SECOND_TAP_TIME else ()), *to]
        self._moved_at = now

    def on_touch_down(self, touch: Any) -> Any:
        begun = gesture(touch)
        if self.is_second_tap(*touch.pos):
            begun.cancel_tap()
        return super().on_touch_down(touch)

    def is_second_tap(self, x: float, y: float) -> bool:
        """Whether a tap may mean what was there before: the second of a double tap, or one on what has just moved."""
        now = Clock.get_time()
        if now - self._moved_at < SECOND_TAP_TIME and any(
            left <= x <= right and bottom <= y <= top for left, bottom, right, top in self._moved_to
        ):
            return True
        near: bool = dist((x, y), self.last_touch_up) < dp(SECOND_TAP_DISTANCE)
        return near and now - self._changed_at < SECOND_TAP_TIME and not self._is_repeated(x, y)

    def _is_repeated(self, x: float, y: float) -> bool:
        """Whether a tap hits the button that was tapped last, and that means the same again."""
        button = self._last.tapped
        if not (button and button.repeats and button.get_root_window() and self.overlay is None):
            return False
        return bool(button.collide_point(*button.to_widget(x, y)))

    def forget_touch(self) -> None:
        """Let go of the widgets of the last gesture, and so of their screens."""
        self._last = Gesture()

    def on_touch_up(self, touch: Any) -> Any:
        self.last_touch_up = touch.pos
        self._last = ended = gesture(touch)
        if (not ended.is_tap or ended.rested) and touch not in FocusBehavior.ignored_touch:
            FocusBehavior.ignored_touch.append(touch)  # only a tap takes the focus from a text input
        return super().on_touch_up(touch)

    def lay_out(self, size: tuple[float, float]) -> None:
        """Lay out from the root down, once: else every text is first typeset for Kivy's default widths."""
        self.size = size
        for widget in self.walk():
            if isinstance(widget, Layout):
                widget.do_layout()

    def set_insets(self, left: float, top: float, right: float, bottom: float, keyboard: float) -> None:
        """Keep contents clear of notch, system bars and soft keyboard."""
        self.insets, self.keyboard = [left, top, right, bottom], keyboard
        self._place_tabs()
        self._inset_overlay()
        self._inset_banner()

    def _inset_overlay(self) -> None:
        """An overlay covers the tab bar, so the soft keyboard counts in full."""
        if self.overlay:
            self.overlay.insets = [*self.insets[:3], max(self.insets[3], self.keyboard)]

    def _place_tabs(self, *_: object) -> None:
        """Place the tabs in a rail on the left of a wide window, else in a bar below the screen."""
        self.rail_width = max((chip.min_width() for chip in self.bar.shown), default=0)
        has_rail = self.width >= dp(MIN_RAIL_WIDTH)
        if has_rail != self.has_rail:
            self.has_rail = has_rail
            self.bar.columns, self.bar.gap = (1, dp(RAIL_GAP)) if has_rail else (len(TABS), 0)
            sides, bar = self.ids.sides, self.ids.bar.__self__
            sides.remove_widget(bar)
            sides.add_widget(bar, index=has_rail * len(sides.children))
        self.has_panes = has_rail and self._room >= 2 * dp(MIN_PANE)
        self._share_width()

    def fill_tab_bar(self, tabs: Sequence[tuple[str, str]]) -> None:
        """Rebuild the tab bar from keys and names, in the current theme; empty for none."""
        self.ground, self.surface = skin.ground, skin.surface if tabs else skin.ground
        self.tab_chips.clear()
        for tab, name in tabs:
            self.tab_chips[tab] = Chip(NAV, note=name, icon=tab, tone=QUIET, on_tap=partial(self.switch, tab))
        self.bar.fill(list(self.tab_chips.values()))
        self.bar.spare.clear()  # they have the old look
        self._place_tabs()

    def show_banner(self, text: str, label: str, on_tap: Callable[[], object]) -> None:
        """Show a line above every screen, with a chip."""
        from screens.widgets.banner import Banner  # not needed by the first screen

        self.hide_banner()
        self.banner = Banner(text, label, on_tap)
        self._inset_banner()
        self.ids.column.add_widget(self.banner, index=len(self.ids.column.children))

    def hide_banner(self) -> None:
        if self.banner:
            self.ids.column.remove_widget(self.banner)
            self.banner = None

    def _inset_banner(self) -> None:
        if self.banner:
            self.banner.insets = self.insets[:3]

    def show(
        self,
        screen: Widget,
        tab: str,
        listing: Widget | None = None,
        first: Widget | None = None,
        depth: int = 1,
        motion: bool = False,
    ) -> None:
        """Show a screen, and in a wide window the list before it or the first page behind it; close any overlay.

        With `motion` it comes in from where it lies.
        """
        self.close()
        before, self._shown_at = self._shown_at, (tab, depth)
        if motion and before[0] and before != self._shown_at:
            self._come_in(0 if before[0] != tab else depth - before[1])
        self.arrange(screen, tab, listing, first)

    def arrange(self, screen: Widget, tab: str, listing: Widget | None = None, first: Widget | None = None) -> None:
        """Place the screen and what stands beside it; an overlay stays."""
        holder: BoxLayout = self.ids.screen.__self__  # a weak proxy does not compare as identical
        if self.listing is not listing:
            _show_back(self.listing, True)
        _show_back(listing, False)
        self.screen, self.listing = screen, listing
        shown = [pane for pane in (listing, screen, first) if pane]
        for gone in [pane for pane in holder.children if pane not in shown]:
            _drop_focus(gone)
            holder.remove_widget(gone)
        if holder.children[::-1] != shown:
            for index, pane in enumerate(shown):
                if pane not in holder.children[::-1][index:][:1]:
                    if pane.parent:
                        holder.remove_widget(pane)
                    holder.add_widget(pane, index=len(holder.children) - index)
            self.content_changed()
        self._share_width()
        for name, chip in self.tab_chips.items():
            chip.paint(CHOSEN if name == tab else QUIET)

    def _come_in(self, deeper: int) -> None:
        """Let a screen come in from the right if it lies deeper, from the left on the way back, or just appear.

        It takes its place in the layout at once: a tap hits what it will show.
        """
        from kivy.animation import Animation  # not needed at the start

        if self._translation is None:
            self._translation = Translate()
            self.ids.screen.canvas.before.add(PushMatrix())
            self.ids.screen.canvas.before.add(self._translation)
            self.ids.screen.canvas.after.add(PopMatrix())
        Animation.cancel_all(self, "shift")
        Animation.cancel_all(self.ids.screen, "opacity")
        self.shift = dp(COMES_FROM) * (deeper > 0) - dp(COMES_FROM) * (deeper < 0)
        self.ids.screen.opacity = 0
        Animation(shift=0, duration=COMES_IN, transition="out_quad").start(self)
        Animation(opacity=1, duration=COMES_IN, transition="out_quad").start(self.ids.screen.__self__)

    def on_shift(self, *_: object) -> None:
        if self._translation:
            self._translation.x = self.shift

    def _share_width(self) -> None:
        """Give each pane its share of the width."""
        panes = self.ids.screen.children[::-1]
        share = max(LIST_SHARE, dp(MIN_PANE) / self._room) if len(panes) > 1 else 1.0
        for pane in panes:
            pane.size_hint_x = share if pane is panes[0] else 1 - share

    @property
    def _room(self) -> float:
        """The width of the screen beside a rail."""
        return float(self.width - self.rail_width - self.insets[0] - self.insets[2])

    @property
    def is_list_touched(self) -> bool:
        """Whether the last touch was in the list that stands beside the screen."""
        return self.listing is not None and bool(self.listing.collide_point(*self.last_touch_up))

    @property
    def typing(self) -> list[Any]:
        """The focused text input, as a list of none or one."""
        return _focused_fields(self)

    @property
    def page(self) -> Any:
        """The scrolling part of the visible screen: itself, or the page below a search input."""
        return getattr(self.screen, "page", self.screen)

    @property
    def scroll_offset(self) -> float:
        """How far the screen is scrolled down, in pixels."""
        return self.offset_of(self.screen)

    @staticmethod
    def offset_of(screen: Any) -> float:
        """How far one of the screens is scrolled down, in pixels."""
        scroll = screen.ids.get("scroll")
        own = (1 - scroll.scroll_y) * _scroll_range(scroll) if scroll else 0.0
        return float(getattr(getattr(screen, "page", screen), "scroll_offset", own))

    def set_scroll_offset(self, offset: float) -> None:
        """Scroll down by so many pixels, once the layout is settled."""
        if offset and hasattr(self.page, "set_scroll_offset"):
            self.page.set_scroll_offset(offset)
        elif offset and (proxy := self.screen.ids.get("scroll")):
            scroll = proxy.__self__  # a strong reference: the screen may be replaced meanwhile

            def apply(_: float) -> None:
                if beyond := _scroll_range(scroll):
                    scroll.scroll_y = max(0.0, 1 - offset / beyond)

            # the layout is settled in the frame after the next
            Clock.schedule_once(lambda _: Clock.schedule_once(apply))

    def open_card(self, title: str, reopen: Callable[[], object] | None = None) -> "Overlay":
        """Show an empty card at the bottom, to be filled by the caller."""
        from screens.widgets.overlay import Overlay  # not needed by the first screen

        overlay = Overlay(title, self.close)
        self.show_overlay(overlay, reopen)
        return overlay

    def show_overlay(self, overlay: Widget, reopen: Callable[[], object] | None = None) -> None:
        self.close()
        self.overlay, self.reopen = overlay, reopen
        self._inset_overlay()
        self.add_widget(overlay)
        self.content_changed()

    def close(self) -> bool:
        """Close the overlay; False if there is none."""
        if self.overlay is None:
            return False
        _drop_focus(self.overlay)
        self.remove_widget(self.overlay)
        self.overlay = self.reopen = None
        self.content_changed()
        return True


def _show_back(listing: Widget | None, shown: bool) -> None:
    """Show the back chip of a list, or leave it to the screen beside it."""
    if listing:
        from screens.widgets.page import BackChip  # not needed by the first screen

        for chip in [widget for widget in listing.walk(restrict=True) if isinstance(widget, BackChip)]:
            chip.show(shown)


def _focused_fields(widget: Widget) -> list[Any]:
    """The focused text input within a widget, as a list of none or one."""
    return [child for child in widget.walk(restrict=True) if getattr(child, "focus", False)]


def _drop_focus(widget: Widget) -> None:
    """Unfocus the text inputs of a widget about to be removed, which closes the soft keyboard."""
    for field in _focused_fields(widget):
        field.focus = False


def _scroll_range(scroll: Any) -> float:
    """The height by which the content exceeds the viewport."""
    beyond: float = scroll.children[0].height - scroll.height
    return max(0.0, beyond)
