"""What slides over a screen: an answer, a choice; a tap beside it or the back key puts it away."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from screens.layouts import load
from screens.theme import skin
from screens.widgets.chip import ROW, Chip
from screens.widgets.text import Text

load("over")


class Step(BoxLayout):  # type: ignore[misc]
    """One step of an explanation: its points, its sentence and the rule behind it."""

    points = StringProperty()
    sentence = StringProperty()
    rule = StringProperty()


class Over(FloatLayout):  # type: ignore[misc]
    """A card at the bottom of the window, over everything else."""

    title = StringProperty()

    def __init__(self, title: str, close: Callable[[], object]) -> None:
        super().__init__()
        self.title = title
        self.close = close

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.close()
        return True

    def tell(self, paragraphs: Iterable[str]) -> None:
        for paragraph in paragraphs:
            self.ids.content.add_widget(Text(text=paragraph))

    def explain(self, steps: Sequence[tuple[str, str, str]]) -> None:
        for points, sentence, rule in steps:
            self.ids.content.add_widget(Step(points=points, sentence=sentence, rule=rule))

    def offer(self, choices: Iterable[tuple[str, str, Callable[[], object]]]) -> None:
        """Rows to choose from: an icon, a text, and what a tap does."""
        for icon, label, chosen in choices:
            row = Chip(ROW, self._closing(chosen), fills=True)
            row.say(label, icon=icon)
            row.paint(skin.raised)
            self.ids.content.add_widget(row)

    def _closing(self, chosen: Callable[[], object]) -> Callable[[], None]:
        def close_and_do() -> None:
            self.close()
            chosen()

        return close_and_do
