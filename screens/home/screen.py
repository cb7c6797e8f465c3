"""The first screen: open tables, the last game and its players again, a new game, a question to the referee."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import ACCENT, GOLD, HERO, ICON, LARGE_ROW, OUTLINED, PLAIN, QUIET, ROW, UNDO, Look, Tone
from screens.widgets.text import Section, Text
from screens.widgets.tile import Tile
from views.home.view import HomeView, LastChip, TableChip
from views.icons import ICONS

if TYPE_CHECKING:
    from screens.home.controller import HomeController

load("theme")
load("home")

#: From this width on two columns stand side by side; in a window of this size they are large. In dp.
TWO_COLUMNS, LARGE = 600, (840, 560)

#: What the app does: icon, and key of its line.
WELCOME = (("count", "welcome_count"), ("referee", "welcome_settle"), ("games", "welcome_remember"))


class ProgressLine(Widget):  # type: ignore[misc]
    """The counted share of a table, as a progress bar."""

    share = NumericProperty()
    ink = ColorProperty()


class Welcome(BoxLayout):  # type: ignore[misc]
    """The name of the app, shown before the first table."""

    runes = StringProperty()
    name = StringProperty()


class Promise(BoxLayout):  # type: ignore[misc]
    """A line that says what the app does."""

    glyph = StringProperty()
    text = StringProperty()


class Unofficial(Text):
    """The disclaimer: this is no official app."""


class News(BoxLayout):  # type: ignore[misc]
    """What is new in this version, with a chip that dismisses it."""

    text = StringProperty()


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


class PlayerOfLast(BoxLayout):  # type: ignore[misc]
    """A player of the last game, with a bar."""

    name = StringProperty()
    total = StringProperty()
    share = NumericProperty()
    won = BooleanProperty(False)
    large = BooleanProperty(False)


class LastGameCard(Tile):
    """The last game; a tap opens its result."""

    title = StringProperty()
    note = StringProperty()

    large = BooleanProperty(False)

    def __init__(self, last: LastChip, large: bool, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap=on_tap)
        self.text, self.title, self.note, self.large = last.title, last.title, last.note, large
        for standing in last.standings:
            self.add_widget(PlayerOfLast(large=large, **standing._asdict()))


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
        self.begun, self.last, self.another = Group(), Group(), Group()

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
        for group in (self.ids.news, self.begun, self.last, self.another, self.ids.undo):
            group.clear_widgets()
        if view.news:
            self._tell_news(view.news)
        if view.first_time:
            self._welcome()
        self._offer_tables(view)
        self._offer_another(view)
        if view.put_away:
            undo = Chip(UNDO, self.say("undo_put_away"), icon="undo", tone=ACCENT, on_tap=self.controller.undo)
            self.ids.undo.add_widget(Text(text=self.say("put_away"), pos_hint={"center_y": 0.5}))
            self.ids.undo.add_widget(undo)
        self._arrange()

    def _arrange(self) -> None:
        """Put the groups into columns."""
        body = self.ids.body
        for column in body.children:
            column.clear_widgets()
        body.clear_widgets()
        columns = [[self.begun, self.last, self.another]]
        if self.wide:
            columns = (
                [[self.begun, self.another], [self.last]] if self.last.children else [[self.begun], [self.another]]
            )
        for column in columns:
            shown = Group()
            for group in column:
                if group.children:
                    shown.add_widget(group)
            body.add_widget(shown)

    def _tell_news(self, text: str) -> None:
        news = News(text=text)
        away = Chip(ICON, icon="remove", tone=QUIET, on_tap=self.controller.dismiss_news)
        away.pos_hint = {"center_y": 0.5}
        news.add_widget(away)
        self.ids.news.add_widget(news)

    def _welcome(self) -> None:
        """Say what the app does."""
        self.begun.add_widget(Welcome(runes=self.say("app_in_runes"), name=self.say("app")))
        for icon, line in WELCOME:
            self.begun.add_widget(Promise(glyph=ICONS[icon], text=self.say(line)))

    def _offer_tables(self, view: HomeView) -> None:
        """Offer what was begun, and show what was played last."""
        if view.drafts:
            self.begun.add_widget(Section(text=self.say("go_on")))
        for table in view.drafts:
            look = HERO if table is view.drafts[0] else self._row
            go_on, put_away = (partial(do, table.id) for do in (self.controller.go_on, self.controller.put_away))
            self.begun.add_widget(DraftRow(table, look, go_on, put_away))
        if view.more:
            self.begun.add_widget(Chip(self._row, view.more, on_tap=self.controller.show_more))
        if view.last:
            self.last.add_widget(Section(text=self.say("last_game")))
            open_last = partial(self.controller.open_last, view.last.id)
            self.last.add_widget(LastGameCard(view.last, self.large, open_last))

    def _offer_another(self, view: HomeView) -> None:
        """Offer the last game again, a new one, the example, and the referee; the likeliest choice is golden."""

        def offer(label: str, note: str, icon: str, tone: Tone, on_tap: Callable[[], object]) -> None:
            self.another.add_widget(Chip(self._row, self.say(label), note, icon, tone=tone, on_tap=on_tap))

        if view.drafts:
            self.another.add_widget(Section(text=self.say("or_another")))
        if view.rematch is not None:
            tone = PLAIN if view.drafts else GOLD
            offer("again", view.rematch, "rematch", tone, self.controller.play_again)
        tone = PLAIN if view.drafts or view.rematch is not None else GOLD
        offer("new", "", "add", tone, self.controller.begin_another)
        if view.first_time:
            offer("try_example", self.say("try_example_how"), "reveal", PLAIN, self.controller.try_example)
        offer("ask_referee", self.say("ask_referee_how"), "search", OUTLINED, self.controller.ask_referee)
        if view.first_time:
            self.another.add_widget(Unofficial(text=self.say("unofficial")))

    @property
    def _row(self) -> Look:
        return LARGE_ROW if self.large else ROW
