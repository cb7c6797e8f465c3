"""Finds cards by name as one types; a tap lays the card down."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock

from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.looks import PLAIN, ROW, Tone
from screens.widgets.overlay import Overlay
from screens.widgets.text import Text

if TYPE_CHECKING:
    from screens.counting.controller import CountingController


class FindOverlay(Overlay):
    """A text input and the matching cards."""

    def __init__(self, controller: "CountingController") -> None:
        super().__init__(controller.voice.text("find_title"), controller.context.shell.close)
        self.controller = controller
        self.high = True  # above the soft keyboard
        self.field = Field()
        self.field.bind(text=lambda _, text: self.show_matches(text))
        self.ids.content.add_widget(self.field)
        # delayed: the touch that opened this would take the focus away when it ends
        Clock.schedule_once(lambda _: setattr(self.field, "focus", self.parent is not None), 0.1)

    def show_matches(self, text: str) -> None:
        """Show the matching cards."""
        content = self.ids.content
        content.clear_widgets(content.children[:-1])
        answers = self.controller.cards_found(text)
        if text.strip() and not answers:
            content.add_widget(Text(text=self.controller.voice.text("nothing_found")))
        for found in answers:
            note, tone = f"{found.title}  {found.offer.note}".strip(), PLAIN
            if found.offer.held:
                tone = Tone(found.cell[1], "ground")
            lay = partial(self.controller.lay_card, found)
            content.add_widget(Chip(ROW, found.offer.label, note, tone=tone, on_tap=lay))
