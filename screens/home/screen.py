"""The first screen: open tables, the last game and its players again, a new game, a question to the referee."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import (
    BARE,
    GOLD,
    HERO,
    ICON,
    LARGE_LAST,
    LARGE_ROW,
    LAST,
    MOVE,
    NEWS,
    OUTLINED,
    PLAIN,
    QUIET,
    ROW,
    Look,
    Tone,
)
from screens.widgets.text import Section
from views.home.view import HomeView, LastChip, TableChip

if TYPE_CHECKING:
    from screens.home.controller import HomeController
    from views.home.large_view import LargeHomeView

load("theme")
load("home")

#: From this width on two columns stand side by side; in a window of this size they are large. In dp.
TWO_COLUMNS, LARGE = 600, (700, 560)
#: The height that stands above the cards of a picture, and that of a game before the last one, in sp.
PICTURE_TITLE, EARLIER = 132, 146


class DraftCard(Chip):
    """An open table; a line at its lower edge shows how much of it is counted."""

    def __init__(self, look: Look, table: TableChip, on_tap: Callable[[], object]) -> None:
        tone = GOLD if look is HERO else PLAIN
        super().__init__(look, table.title, "\n".join(table.notes), tone=tone, on_tap=on_tap)
        if table.share is None:
            return
        self._share = table.share
        ink = skin.colour(tone.ink)[:3]
        with self.canvas:
            Color(*ink, 0.25)
            self._whole = Rectangle()
            Color(*ink)
            self._counted = Rectangle()
        self.bind(pos=self._draw_line, size=self._draw_line)

    def _draw_line(self, *_: object) -> None:
        width = self.width - 2 * dp(self.look.padding)
        self._whole.pos = self._counted.pos = self.x + dp(self.look.padding), self.y + dp(5)
        self._whole.size, self._counted.size = (width, dp(3)), (width * self._share, dp(3))


class DraftRow(BoxLayout):  # type: ignore[misc]
    """An open table, with a chip that puts it away."""

    def __init__(
        self, table: TableChip, look: Look, go_on: Callable[[], object], put_away: Callable[[], object]
    ) -> None:
        super().__init__()
        away = Chip(ICON, icon="delete", tone=QUIET, on_tap=put_away)
        away.pos_hint = {"center_y": 0.5}
        self.add_widget(DraftCard(look, table, go_on))
        self.add_widget(away)


class NewsRow(BoxLayout):  # type: ignore[misc]
    """What is new, with a chip that puts it away."""

    def __init__(self, news: str, dismiss: Callable[[], object]) -> None:
        super().__init__()
        away = Chip(MOVE, icon="remove", tone=QUIET, on_tap=dismiss)
        away.pos_hint = {"center_y": 0.5}
        self.add_widget(Chip(NEWS, news, tone=BARE))
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
        #: What a large window shows besides; None in a smaller one.
        self.beside: LargeHomeView | None = None
        #: The title of the games before the last one, and these, of which as many are shown as fit.
        self.earlier = list[Widget]()
        self._fit_earlier = Clock.create_trigger(self._show_earlier, -1)
        #: The line that takes back that a table was put away, while it is there.
        self.undo: Widget | None = None
        #: What was begun, or the welcome; the last game; a game to begin, and a question.
        self.begun, self.last, self.another = list[Widget](), list[Widget](), list[Widget]()

    def on_size(self, *_: object) -> None:
        wide, large = self.width >= dp(TWO_COLUMNS), self.width >= dp(LARGE[0]) and self.height >= dp(LARGE[1])
        if (wide, large) != (self.wide, self.large):
            self.wide, self.large = wide, large
            if self.view:
                self.beside = self.controller.beside(self.view) if large else None
                self._fill(self.view)
        self._fit_earlier()

    def show(self, view: HomeView) -> None:
        beside = self.controller.beside(view) if self.large else None
        if (view, beside) != (self.view, self.beside):
            self.view, self.beside = view, beside
            self._fill(view)

    def _fill(self, view: HomeView) -> None:
        for part in (self.begun, self.last, self.another, self.earlier):
            part.clear()
        if view.news:
            self.begun.append(NewsRow(view.news, self.controller.dismiss_news))
        if view.first_time:
            from screens.home.welcome import Welcome

            self.begun.append(Welcome(self.controller.context.voice))
        self._offer_tables(view)
        self._offer_another(view)
        self._arrange()
        if self.undo:
            self.remove_widget(self.undo)
            self.undo = None
        if view.put_away:
            from screens.home.put_away import PutAway

            self.undo = PutAway(self.say("put_away"), self.say("undo_put_away"), self.controller.undo)
            self.add_widget(self.undo)

    def _arrange(self) -> None:
        """Put everything into a column, or into two."""
        if not self.wide:
            parts = [[*self.begun, *self.last, *self.another]]
        elif self.last:
            parts = [[*self.begun, *self.another], self.last]
        else:
            parts = [self.begun, self.another]
        body = self.ids.body
        for column in body.children:
            column.clear_widgets()
        body.clear_widgets()
        for widgets in parts:
            column = Group()
            for widget in widgets:
                column.add_widget(widget)
            body.add_widget(column)
            column.bind(minimum_height=self._fit_earlier)

    def _show_earlier(self, *_: object) -> None:
        """Show as many of the games before the last one as fit below what can be begun."""
        if not self.earlier:
            return
        title, *tiles = self.earlier
        column = self.another[-1].parent
        above = sum(widget.height + column.spacing for widget in (*self.begun, *self.another))
        fit = max(0, int((self._room - above - title.height) / sp(EARLIER)))
        shown = [title, *tiles[:fit]] if fit else []
        for widget in self.earlier:
            if widget in shown and not widget.parent:
                column.add_widget(widget)
            elif widget not in shown and widget.parent:
                column.remove_widget(widget)

    @property
    def _room(self) -> float:
        """The height that there is for a column."""
        return float(self.height - self.ids.body.padding[1] - self.ids.body.padding[3])

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
            self._show_last(view.last)
        elif view.drafts and self.beside and self.beside.standings:
            from screens.home.large import open_picture

            go_on = partial(self.controller.go_on_with, view.drafts[0].id)
            room = self._room - sp(PICTURE_TITLE)
            self.last += open_picture(
                self.say("open_so_far", game=self.beside.title), self.beside.standings, room, go_on
            )

    def _show_last(self, last: LastChip) -> None:
        """Show the last game; in a large window as its picture, with those before it."""
        open_last = partial(self.controller.open_game, last.id)
        if self.beside and self.beside.standings:
            from screens.home.large import earlier_games, last_picture

            self.last += last_picture(last, self.beside.standings, self._room - sp(PICTURE_TITLE), open_last)
            self.earlier += earlier_games(self.say("games"), self.beside.earlier, self.controller.open_game)
        else:
            from screens.home.last_game import LastGameCard

            self.last.append(LastGameCard(LARGE_LAST if self.large else LAST, last, open_last))

    def _offer_another(self, view: HomeView) -> None:
        """Offer the last game again, a new one, the example, and the referee; the likeliest choice is golden."""

        def offer(label: str, icon: str, tone: Tone, on_tap: Callable[[], object]) -> None:
            self.another.append(Chip(self._row, self.say(label), icon=icon, tone=tone, on_tap=on_tap))

        if view.last:
            offer("result_rematch", "rematch", PLAIN if view.drafts else GOLD, self.controller.play_again)
        offer("new", "add", PLAIN if view.drafts or view.last else GOLD, self.controller.begin_another)
        if view.first_time:
            self._offer_example()
        offer("ask_referee", "search", OUTLINED, self.controller.ask_referee)
        if view.first_time:
            from screens.home.welcome import Unofficial

            self.another.append(Unofficial(text=self.say("unofficial")))

    def _offer_example(self) -> None:
        """Offer the example; in a large window with its picture."""
        try_it = self.controller.try_example
        example = Chip(self._row, self.say("try_example"), self.say("try_example_how"), "reveal", on_tap=try_it)
        if self.beside and self.beside.standings:
            from screens.home.large import picture

            self.last += [example, picture(self.beside.standings, self._room - sp(PICTURE_TITLE), try_it)]
        else:
            self.another.append(example)

    @property
    def _row(self) -> Look:
        return LARGE_ROW if self.large else ROW
