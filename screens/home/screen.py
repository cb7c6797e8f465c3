"""The first screen: open tables, the last game and its players again, a new game, a question to the referee."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import (
    ACCENT,
    GOLD,
    HERO,
    ICON,
    LARGE_LAST,
    LARGE_ROW,
    LAST,
    NEWS,
    OUTLINED,
    PLAIN,
    QUIET,
    ROW,
    SURFACE,
    UNDO,
    Look,
    Tone,
)
from screens.widgets.text import Section, Text
from views.home.view import HomeView, TableChip

if TYPE_CHECKING:
    from screens.home.controller import HomeController

load("theme")
load("home")

#: From this width on two columns stand side by side; in a window of this size they are large. In dp.
TWO_COLUMNS, LARGE = 600, (840, 560)


class ProgressLine(Widget):  # type: ignore[misc]
    """The counted share of a table, as a progress bar."""

    share = NumericProperty()
    ink = ColorProperty()


class DraftRow(BoxLayout):  # type: ignore[misc]
    """An open table, with a chip that puts it away."""

    def __init__(
        self, table: TableChip, look: Look, go_on: Callable[[], object], put_away: Callable[[], object]
    ) -> None:
        super().__init__()
        tone = GOLD if look is HERO else PLAIN
        card = Chip(look, table.title, "\n".join(table.notes), tone=tone, on_tap=go_on)
        away = Chip(ICON, icon="delete", tone=QUIET, on_tap=put_away)
        away.pos_hint = {"center_y": 0.5}
        line = ProgressLine(share=table.share, ink=skin.colour(tone.ink))
        card.add_widget(line)
        card.bind(pos=line.setter("pos"), width=line.setter("width"))
        self.add_widget(card)
        self.add_widget(away)


class Group(BoxLayout):  # type: ignore[misc]
    """Widgets one below the other, as high as they need."""


class HomeScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `HomeView`: in one column, or in two."""

    #: Whether two columns stand side by side, and whether what stands there is large.
    wide = BooleanProperty(False)
    large = BooleanProperty(False)

    def __init__(self, controller: "HomeController") -> None:
        super().__init__()
        self.controller = controller
        self.say = controller.context.voice.text
        self.view: HomeView | None = None
        #: What was begun, or the welcome; the last game; a game to begin, and a question.
        self.begun, self.last, self.another = list[Widget](), list[Widget](), list[Widget]()
        self.columns = Group(), Group()

    def on_size(self, *_: object) -> None:
        wide, large = self.width >= dp(TWO_COLUMNS), self.width >= dp(LARGE[0]) and self.height >= dp(LARGE[1])
        if (wide, large) != (self.wide, self.large):
            self.wide, self.large = wide, large
            if self.view:
                self._fill(self.view)

    def show(self, view: HomeView) -> None:
        if view != self.view:
            self.view = view
            self._fill(view)

    def _fill(self, view: HomeView) -> None:
        for part in (self.begun, self.last, self.another):
            part.clear()
        if view.news:
            news = Chip(NEWS, view.news, mark="remove", tone=SURFACE, on_tap=self.controller.dismiss_news)
            self.begun.append(news)
        if view.first_time:
            from screens.home.welcome import Welcome

            self.begun.append(Welcome(self.controller.context.voice))
        self._offer_tables(view)
        self._offer_another(view)
        self.ids.undo.clear_widgets()
        if view.put_away:
            undo = Chip(UNDO, self.say("undo_put_away"), icon="undo", tone=ACCENT, on_tap=self.controller.undo)
            self.ids.undo.add_widget(Text(text=self.say("put_away"), pos_hint={"center_y": 0.5}))
            self.ids.undo.add_widget(undo)
        self._arrange()

    def _arrange(self) -> None:
        """Put everything into a column, or into two."""
        if not self.wide:
            parts = [[*self.begun, *self.last, *self.another]]
        elif self.last:
            parts = [[*self.begun, *self.another], self.last]
        else:
            parts = [self.begun, self.another]
        self.ids.body.clear_widgets()
        for column, widgets in zip(self.columns, parts, strict=False):
            column.clear_widgets()
            for widget in widgets:
                column.add_widget(widget)
            self.ids.body.add_widget(column)

    def _offer_tables(self, view: HomeView) -> None:
        """Offer what was begun, and show what was played last."""
        if view.drafts:
            self.begun.append(Section(text=self.say("go_on")))
        for table in view.drafts:
            look = HERO if table is view.drafts[0] else self._row
            go_on, put_away = (partial(do, table.id) for do in (self.controller.go_on, self.controller.put_away))
            self.begun.append(DraftRow(table, look, go_on, put_away))
        if view.more:
            self.begun.append(Chip(self._row, view.more, on_tap=self.controller.show_more))
        if view.last:
            from screens.home.last_game import LastGameCard

            self.last.append(Section(text=self.say("last_game")))
            open_last = partial(self.controller.open_last, view.last.id)
            self.last.append(LastGameCard(LARGE_LAST if self.large else LAST, view.last, open_last))

    def _offer_another(self, view: HomeView) -> None:
        """Offer the last game again, a new one, the example, and the referee; the likeliest choice is golden."""

        def offer(label: str, note: str, icon: str, tone: Tone, on_tap: Callable[[], object]) -> None:
            self.another.append(Chip(self._row, self.say(label), note, icon, tone=tone, on_tap=on_tap))

        if view.drafts:
            self.another.append(Section(text=self.say("or_another")))
        if view.rematch is not None:
            tone = PLAIN if view.drafts else GOLD
            offer("again", view.rematch, "rematch", tone, self.controller.play_again)
        tone = PLAIN if view.drafts or view.rematch is not None else GOLD
        offer("new", "", "add", tone, self.controller.begin_another)
        if view.first_time:
            offer("try_example", self.say("try_example_how"), "reveal", PLAIN, self.controller.try_example)
        offer("ask_referee", self.say("ask_referee_how"), "search", OUTLINED, self.controller.ask_referee)
        if view.first_time:
            from screens.home.welcome import Unofficial

            self.another.append(Unofficial(text=self.say("unofficial")))

    @property
    def _row(self) -> Look:
        return LARGE_ROW if self.large else ROW
