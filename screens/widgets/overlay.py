"""What slides over a screen: an answer, a choice; a tap beside it or the back key puts it away."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.properties import AliasProperty, BooleanProperty, ListProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from screens.icons import ICONS
from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.looks import BARE, FROM_PARENT, PLAIN, STEP, Look
from screens.widgets.text import Text
from screens.widgets.tile import Row, Tile

load("widgets/overlay")

#: A step leads to the rule behind it; one without is only read.
RULE, LINE = STEP._replace(width_from=FROM_PARENT), Look(0, 0, 16, width_from=FROM_PARENT)


class Step(Tile):
    """One step of an explanation: its points, its sentence, and the rule behind it, to which a tap leads."""

    points = StringProperty()
    sentence = StringProperty()
    rule = StringProperty()
    onward = StringProperty()

    def __init__(self, points: str, sentence: str, rule: str, on_tap: Callable[[], object]) -> None:
        super().__init__(RULE if rule else LINE, BARE, on_tap if rule else None)
        self.points, self.sentence = points, sentence
        self.text = self.rule = rule
        self.onward = ICONS["chevron_right"] if rule else ""


class Overlay(FloatLayout):  # type: ignore[misc]
    """A card at the bottom of the window, over everything else; or high up, where somebody types."""

    title = StringProperty()
    high = BooleanProperty(False)
    #: How far the system reaches into the window: from the left, the top, the right and the bottom.
    insets = ListProperty([0, 0, 0, 0])
    #: From the lower edge of the window up to what the system wrote there.
    room = AliasProperty(lambda overlay: overlay.height - overlay.insets[1], None, bind=("height", "insets"))

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

    def add_text(self, paragraphs: Iterable[str]) -> None:
        for paragraph in paragraphs:
            self.ids.content.add_widget(Text(text=paragraph))

    def add_steps(self, steps: Iterable[tuple[str, str, str, Callable[[], object]]]) -> None:
        """Points, a sentence, the name of its rule where it has one, and what leads there."""
        for points, sentence, rule, look_up in steps:
            self.ids.content.add_widget(Step(points, sentence, rule, self._closing(look_up)))

    def add_choices(self, choices: Iterable[tuple[str, str, Callable[[], object]]]) -> None:
        """Rows to choose from: an icon, a text, and what a tap does."""
        for icon, label, chosen in choices:
            row = Row()
            row.show(self._closing(chosen), label, icon=icon)
            row.paint(PLAIN)
            row.onward, row.colour = "", skin.text
            self.ids.content.add_widget(row)

    def _closing(self, chosen: Callable[[], object]) -> Callable[[], None]:
        def close_and_do() -> None:
            self.close()
            chosen()

        return close_and_do
