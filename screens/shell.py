"""What holds every screen: the bar of the four places below, and what slides over."""

from collections.abc import Callable, Sequence
from functools import partial
from math import dist
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.navigation import TABS
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import BARE_GOLD, NAV, QUIET

if TYPE_CHECKING:
    from screens.widgets.overlay import Overlay

load("shell")

#: A second tap this soon, in seconds, and this near, in dp, is meant for what the first one took away.
SECOND_TAP_TIME, SECOND_TAP_DISTANCE = 0.35, 48


class Shell(FloatLayout):  # type: ignore[misc]
    """The window: a screen, the bar below it, and perhaps something over both. All of it is drawn to the glass edges;
    what is read and tapped keeps clear of what the system lays over them."""

    ground = ColorProperty()
    surface = ColorProperty()
    #: How far the system reaches in from the left, the top, the right and the bottom, and how high its keyboard stands.
    insets = ListProperty([0, 0, 0, 0])
    keyboard = NumericProperty(0)
    overlay = ObjectProperty(None, allownone=True)

    def __init__(self, switch: Callable[[str], object]) -> None:
        super().__init__()
        self.switch = switch
        self.tab_chips: dict[str, Chip] = {}
        #: What lays the same there again, made anew; where nobody can, it stays as it is made.
        self.reopen: Callable[[], object] | None = None
        self.bar = Flow(NAV, columns=len(TABS), gap=0)
        self.ids.bar.add_widget(self.bar)
        #: When something else came into sight, and where a finger was lifted last.
        self._changed_at, self._last_touch_up = -SECOND_TAP_TIME, (0.0, 0.0)

    def on_touch_down(self, touch: Any) -> Any:
        return self.is_second_tap(*touch.pos) or super().on_touch_down(touch)

    def is_second_tap(self, x: float, y: float) -> bool:
        """Whether a tap there is a second one, on what has just come into sight under the first."""
        near: bool = dist((x, y), self._last_touch_up) < dp(SECOND_TAP_DISTANCE)
        return near and Clock.get_time() - self._changed_at < SECOND_TAP_TIME

    def on_touch_up(self, touch: Any) -> Any:
        self._last_touch_up = touch.pos
        return super().on_touch_up(touch)

    def lay_out(self, size: tuple[float, float]) -> None:
        """Lay everything out from the window inwards: else every text is set first for a width that Kivy made up."""
        self.size = size
        for widget in self.walk():
            if isinstance(widget, Layout):
                widget.do_layout()

    def set_insets(self, left: float, top: float, right: float, bottom: float, keyboard: float) -> None:
        """Of a notch, of the system's bars, and of the keyboard."""
        self.insets, self.keyboard = [left, top, right, bottom], keyboard
        self._inset_overlay()

    def _inset_overlay(self) -> None:
        """The keyboard stands higher than the bar below."""
        if self.overlay:
            self.overlay.insets = [*self.insets[:3], max(self.insets[3], self.keyboard)]

    def fill_tab_bar(self, tabs: Sequence[tuple[str, str]]) -> None:
        """The places by their names, in the colours of the theme."""
        self.ground, self.surface = skin.ground, skin.surface if tabs else skin.ground
        self.tab_chips.clear()
        for tab, name in tabs:
            self.tab_chips[tab] = Chip(NAV, note=name, icon=tab, tone=QUIET, on_tap=partial(self.switch, tab))
        self.bar.fill(list(self.tab_chips.values()))
        self.bar.spare.clear()  # those of the look before

    def show(self, screen: Widget, tab: str) -> None:
        """Another screen; whatever lay over the one before goes."""
        self.close()
        holder: BoxLayout = self.ids.screen.__self__  # a proxy is never what it stands for
        if screen.parent is not holder:
            _drop_focus(holder)
            holder.clear_widgets()
            holder.add_widget(screen)
            self._changed_at = Clock.get_time()
        for name, chip in self.tab_chips.items():
            chip.paint(BARE_GOLD if name == tab else QUIET)

    @property
    def screen(self) -> Any:
        """What is seen."""
        return next(iter(self.ids.screen.children), None)

    @property
    def typing(self) -> list[Any]:
        """The line in which somebody types, if there is one."""
        return _focused_fields(self)

    @property
    def page(self) -> Any:
        """What is seen; of a screen where something is searched, the page below."""
        return getattr(self.screen, "page", self.screen)

    @property
    def scroll_offset(self) -> float:
        """How far from its top the screen is seen."""
        scroll = self.screen.ids.get("scroll")
        own = (1 - scroll.scroll_y) * _scroll_range(scroll) if scroll else 0.0
        return float(getattr(self.page, "scroll_offset", own))

    def set_scroll_offset(self, offset: float) -> None:
        """As far down as somebody was."""
        if offset and hasattr(self.page, "set_scroll_offset"):
            self.page.set_scroll_offset(offset)
        elif offset and (proxy := self.screen.ids.get("scroll")):
            scroll = proxy.__self__  # it may be gone by then: another look makes another screen

            def apply(_: float) -> None:
                if beyond := _scroll_range(scroll):
                    scroll.scroll_y = max(0.0, 1 - offset / beyond)

            # once everything has found its place: in the frame after the next
            Clock.schedule_once(lambda _: Clock.schedule_once(apply))

    def open_card(self, title: str, reopen: Callable[[], object] | None = None) -> "Overlay":
        """A card at the bottom, to be filled."""
        from screens.widgets.overlay import Overlay  # the first screen has none

        overlay = Overlay(title, self.close)
        self.show_overlay(overlay, reopen)
        return overlay

    def show_overlay(self, overlay: Widget, reopen: Callable[[], object] | None = None) -> None:
        self.close()
        self.overlay, self.reopen = overlay, reopen
        self._inset_overlay()
        self.add_widget(overlay)
        self._changed_at = Clock.get_time()

    def close(self) -> bool:
        """Whether something lay over the screen."""
        if self.overlay is None:
            return False
        _drop_focus(self.overlay)
        self.remove_widget(self.overlay)
        self.overlay = self.reopen = None
        self._changed_at = Clock.get_time()
        return True


def _focused_fields(widget: Widget) -> list[Any]:
    """The line in which somebody types there, if there is one."""
    return [child for child in widget.walk(restrict=True) if getattr(child, "focus", False)]


def _drop_focus(widget: Widget) -> None:
    """What goes takes no letters any more, and no keyboard stays up for it."""
    for field in _focused_fields(widget):
        field.focus = False


def _scroll_range(scroll: Any) -> float:
    """How much more there is than is seen at once."""
    beyond: float = scroll.children[0].height - scroll.height
    return max(0.0, beyond)
