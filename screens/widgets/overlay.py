"""A card over the screen, with texts or choices; a tap beside it or the back key closes it."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.properties import AliasProperty, BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.gestures import Tappable
from screens.widgets.looks import BARE, BIG, FROM_PARENT, GOLD, PLAIN, STEP, Look
from screens.widgets.text import Text
from screens.widgets.tile import Row, Tile
from views.icons import ICONS

load("widgets/overlay")

#: A step that leads to its rule; a step without one.
RULE, LINE = STEP._replace(width_from=FROM_PARENT), Look(0, 0, 16, width_from=FROM_PARENT)


class Step(Tile):
    """One step of an explanation: points, sentence, and the rule or the number that a tap opens."""

    points = StringProperty()
    sentence = StringProperty()
    rule = StringProperty()
    chevron = StringProperty()

    def __init__(self, points: str, sentence: str, rule: str, on_tap: Callable[[], object] | None) -> None:
        super().__init__(RULE if on_tap else LINE, BARE, on_tap)
        self.points, self.sentence = points, sentence
        self.text = self.rule = rule
        self.chevron = ICONS["chevron_right"]
        if not on_tap:
            self.remove_widget(self.ids.chevron)


class Overlay(Tappable, FloatLayout):  # type: ignore[misc]
    """A card at the bottom of the window, over everything else; at the top if it has a text input."""

    title = StringProperty()
    high = BooleanProperty(False)
    #: System insets from left, top, right and bottom.
    insets = ListProperty([0, 0, 0, 0])
    #: Its largest width in dp, and its largest share of the height below the top inset.
    widest, highest = NumericProperty(560), NumericProperty(0.8)
    #: Where it stands in a wider window: 0 on the left, 1 on the right.
    side = NumericProperty(0.5)
    #: The height below the top inset.
    room = AliasProperty(lambda overlay: overlay.height - overlay.insets[1], None, bind=("height", "insets"))

    def __init__(self, title: str, close: Callable[[], object]) -> None:
        super().__init__()
        self.title = title
        self.close = self.on_tap = close

    def on_touch_down(self, touch: Any) -> bool:
        """A tap beside the card closes it. No touch reaches what is below."""
        if self.ids.card.collide_point(*touch.pos):
            self.dispatch_inside(touch)
        elif not touch.is_mouse_scrolling:
            self.press(touch)
        return True

    def add_text(self, paragraphs: Iterable[str]) -> None:
        for paragraph in paragraphs:
            self.ids.content.add_widget(Text(text=paragraph))

    def add_steps(self, steps: Iterable[tuple[str, str, str, Callable[[], object] | None]]) -> None:
        """Add steps: points, sentence, name of the rule or "", and what opens the rule or explains the points."""
        for points, sentence, rule, open_it in steps:
            self.ids.content.add_widget(Step(points, sentence, rule, open_it and self._closing(open_it)))

    def add_choices(self, choices: Iterable[tuple[str, str, Callable[[], object]]]) -> None:
        """Add rows to choose from: icon, label, action. Choosing closes the overlay first."""
        for icon, label, chosen in choices:
            row = Row()
            row.show(self._closing(chosen), label, icon=icon)
            row.paint(PLAIN)
            row.chevron, row.colour = "", skin.text
            self.ids.content.add_widget(row)

    def add_main(self, icon: str, label: str, chosen: Callable[[], object]) -> None:
        """Add a gold button for what is wanted most. Choosing closes the overlay first."""
        self.ids.content.add_widget(Chip(BIG, label, icon=icon, tone=GOLD, on_tap=self._closing(chosen)))

    def add_button(self, make: Callable[[Callable[[], object]], Widget], chosen: Callable[[], object]) -> None:
        """Add a button of another kind, made with what a tap on it does. Choosing closes the overlay first."""
        self.ids.content.add_widget(make(self._closing(chosen)))

    def _closing(self, chosen: Callable[[], object]) -> Callable[[], None]:
        def close_and_do() -> None:
            self.close()
            chosen()

        return close_and_do
