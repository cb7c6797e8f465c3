"""A card by its name: what is typed is looked for at once, and a tap on an answer lays the card down."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.clock import Clock

from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.looks import ROW
from screens.widgets.overlay import Over
from screens.widgets.text import Text
from views.counting.find import Found


class FindOverlay(Over):
    """Looks for cards while somebody types."""

    def __init__(
        self,
        title: str,
        nothing: str,
        find: Callable[[str], Sequence[Found]],
        lay: Callable[[Found], object],
        close: Callable[[], object],
    ) -> None:
        super().__init__(title, close)
        self.nothing, self.find, self.lay = nothing, find, lay
        self.high = True  # a phone's keyboard stands below
        self.field = Field()
        self.field.bind(text=lambda _, text: self.look(text))
        self.ids.content.add_widget(self.field)
        # in the next frame: the finger that opened this takes the focus away when it is lifted
        Clock.schedule_once(lambda _: setattr(self.field, "focus", self.parent is not None), 0.1)

    def look(self, text: str) -> None:
        """Show what was found."""
        content = self.ids.content
        content.clear_widgets(content.children[:-1])
        answers = self.find(text)
        if text.strip() and not answers:
            content.add_widget(Text(text=self.nothing))
        for found in answers:
            row = Chip(ROW, partial(self._take, found), fills=True)
            row.say(found.offer.label, f"{found.where}  {found.offer.note}".strip())
            colours = (skin.of(found.pad), skin.ground) if found.offer.held else (skin.raised, skin.text)
            row.paint(*colours)
            content.add_widget(row)

    def _take(self, found: Found) -> None:
        self.close()
        self.lay(found)
