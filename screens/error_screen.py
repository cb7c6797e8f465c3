"""The page shown instead of all others when the records cannot be opened."""

from collections.abc import Callable

from kivy.metrics import dp

from screens.widgets.chip import Chip
from screens.widgets.looks import BIG, GOLD
from screens.widgets.page import Page
from screens.widgets.text import Text


class ErrorScreen(Page):
    """A message, and a retry chip if retrying may help."""

    def __init__(self, sentence: str, label: str, again: Callable[[], object] | None) -> None:
        super().__init__()
        self.sentence = sentence
        column = self.ids.column
        column.add_widget(Text(text=sentence, font_size="18sp", padding=(dp(4), dp(24))))
        if again:
            column.add_widget(Chip(BIG, label, icon="round", tone=GOLD, on_tap=again))
