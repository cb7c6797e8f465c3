"""A chip with several child labels, and a list row made of one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import ENTRY, SURFACE, Look, Tone
from views.icons import ICONS

if TYPE_CHECKING:
    from screens.navigation import Route

load("widgets/tile")


class Tile(Chip, BoxLayout):  # type: ignore[misc]
    """A chip whose children set its height."""

    #: Minimum height, for a thumb.
    least = NumericProperty()
    #: Where it leads, if that may stand beside it.
    route: "Route | None" = None

    def __init__(self, look: Look = ENTRY, tone: Tone = SURFACE, on_tap: Callable[[], object] | None = None) -> None:
        super().__init__(look, tone=tone, on_tap=on_tap)
        self.least = dp(look.height)

    def fit(self, width: float) -> float:
        """Set the width; returns the height that the children need."""
        self.width = width
        return float(max(self.least, self.minimum_height))


class Row(Tile):
    """A list row: icon, title, note in a muted colour, and an aside in gold."""

    glyph = StringProperty()
    title = StringProperty()
    note = StringProperty()
    aside = StringProperty()
    chevron = StringProperty(ICONS["chevron_right"])
    colour = ColorProperty()

    def show(
        self, on_tap: Callable[[], object] | None, title: str, note: str = "", aside: str = "", icon: str = ""
    ) -> None:
        """Fill the row, or a recycled one."""
        self.on_tap = on_tap
        self.text = self.title = title
        self.icon = icon
        self.note, self.aside = note, aside
        self.glyph, self.colour = ICONS.get(icon, ""), skin.of(icon)

    def do_layout(self, *_: object) -> None:
        """Place the texts below each other between icon and chevron: boxes in boxes are laid out a dozen times each."""
        left, top, right, bottom = self.padding
        icon, *texts, chevron = reversed(self.children)
        width = self.width - left - right - icon.width - chevron.width
        height = sum(text.height for text in texts) + self.spacing * (len(texts) - 1)
        self.minimum_height = top + bottom + max(height, icon.height, chevron.height)
        middle = self.y + (self.height - top + bottom) / 2
        icon.pos = self.x + left, middle - icon.height / 2
        chevron.pos = self.right - right - chevron.width, middle - chevron.height / 2
        above = middle + height / 2
        for text in texts:
            text.width = width
            text.pos = icon.right, above - text.height
            above = text.y - self.spacing
