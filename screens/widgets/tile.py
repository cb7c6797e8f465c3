"""A chip that holds texts of several voices, and a row of a list made of one."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.icons import ICONS
from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import ENTRY, SURFACE, Look, Tone

load("widgets/tile")


class Tile(Chip, BoxLayout):  # type: ignore[misc]
    """To be tapped as a whole; what lies on it tells its height."""

    #: No lower than this, for a thumb.
    least = NumericProperty()

    def __init__(self, look: Look = ENTRY, tone: Tone = SURFACE, on_tap: Callable[[], object] | None = None) -> None:
        super().__init__(look, tone=tone, on_tap=on_tap)
        self.least = dp(look.height)

    def fit(self, width: float) -> float:
        """Take a width; the texts tell the height."""
        self.width = width
        return float(max(self.least, self.minimum_height))


class Row(Tile):
    """A title, what is said of it in a lower voice, and what it belongs to; perhaps with an icon before them."""

    sign = StringProperty()
    title = StringProperty()
    note = StringProperty()
    aside = StringProperty()
    onward = StringProperty(ICONS["chevron_right"])
    colour = ColorProperty()

    def show(self, on_tap: Callable[[], object], title: str, note: str = "", aside: str = "", icon: str = "") -> None:
        """Say something, or something else."""
        self.on_tap = on_tap
        self.text = self.title = title
        self.icon = icon
        self.note, self.aside = note, aside
        self.sign, self.colour = ICONS.get(icon, ""), skin.of(icon)
