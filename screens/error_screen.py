"""Instead of the first screen: why the tables cannot be shown just now."""

from collections.abc import Callable

from kivy.metrics import dp

from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import BIG
from screens.widgets.page import Page
from screens.widgets.text import Text


class ErrorScreen(Page):
    """A sentence, and a chip where trying again may help."""

    def __init__(self, sentence: str, label: str, again: Callable[[], object] | None) -> None:
        super().__init__()
        self.sentence = sentence
        column = self.ids.column
        column.add_widget(Text(text=sentence, font_size="18sp", padding=(dp(4), dp(24))))
        if again:
            chip = Chip(BIG, again, fills=True)
            chip.say(label, icon="round")
            chip.paint(skin.gold, skin.ground)
            column.add_widget(chip)
