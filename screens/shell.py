"""What holds every screen: the bar of the four places below, and what slides over."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.properties import ColorProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from screens.layouts import load
from screens.navigation import PLACES
from screens.theme import skin
from screens.widgets.chip import CLEAR, NAV, Chip
from screens.widgets.flow import Flow

if TYPE_CHECKING:
    from screens.widgets.over import Over

load("shell")


class Shell(FloatLayout):  # type: ignore[misc]
    """The window: a screen, the bar below it, and perhaps something over both."""

    ground = ColorProperty()
    surface = ColorProperty()

    def __init__(self, switch: Callable[[str], object]) -> None:
        super().__init__()
        self.switch = switch
        self.places: dict[str, Chip] = {}
        self.over: Widget | None = None
        self.bar = Flow(NAV, columns=len(PLACES), gap=0)
        self.ids.bar.add_widget(self.bar)

    def settle(self, size: tuple[float, float]) -> None:
        """Lay everything out from the window inwards: else every text is set first for a width that Kivy made up."""
        self.size = size
        for widget in self.walk():
            if isinstance(widget, Layout):
                widget.do_layout()

    def dress(self, places: Sequence[tuple[str, str]]) -> None:
        """The places by their names, in the colours of the theme."""
        self.ground, self.surface = skin.ground, skin.surface
        self.places.clear()
        for place, name in places:
            chip = self.places[place] = Chip(NAV, partial(self.switch, place))
            chip.say("", name, icon=place)
        self.bar.fill(list(self.places.values()))
        self.bar.spare.clear()  # those of the look before

    def show(self, screen: Widget, place: str) -> None:
        """Another screen; whatever lay over the one before goes."""
        self.close()
        holder: BoxLayout = self.ids.screen
        if screen.parent is not holder:
            holder.clear_widgets()
            holder.add_widget(screen)
        for name, chip in self.places.items():
            chip.paint(CLEAR, skin.gold if name == place else skin.muted)

    @property
    def page(self) -> Any:
        """What is seen; of a screen where something is searched, the page below."""
        screen = next(iter(self.ids.screen.children), None)
        return getattr(screen, "page", screen)

    def lay(self, title: str) -> "Over":
        """A card at the bottom, to be filled."""
        from screens.widgets.over import Over  # the first screen has none

        over = Over(title, self.close)
        self.lay_over(over)
        return over

    def lay_over(self, over: Widget) -> None:
        self.close()
        self.over = over
        self.add_widget(over)

    def close(self) -> bool:
        """Whether something lay over the screen."""
        if self.over is None:
            return False
        self.remove_widget(self.over)
        self.over = None
        return True
