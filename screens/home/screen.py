"""The first screen: open tables, the last table again, a new one."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.looks import ACCENT, BIG, GOLD, HERO, ICON, PLAIN, QUIET, ROW, UNDO, Look
from screens.widgets.text import Section, Text
from views.home.view import HomeView, TableChip

if TYPE_CHECKING:
    from screens.home.controller import HomeController

load("theme")
load("home")


class ProgressLine(Widget):  # type: ignore[misc]
    """The counted share of a table, as a progress bar."""

    share = NumericProperty()
    ink = ColorProperty()


class Welcome(BoxLayout):  # type: ignore[misc]
    """Shown before the first table."""

    runes = StringProperty()
    name = StringProperty()
    text = StringProperty()


class Unofficial(Text):
    """The disclaimer: this is no official app."""


class DraftRow(BoxLayout):  # type: ignore[misc]
    """An open table, with a chip that puts it away."""

    def __init__(
        self, table: TableChip, look: Look, go_on: Callable[[], object], put_away: Callable[[], object]
    ) -> None:
        super().__init__()
        tone, note = GOLD if look is HERO else PLAIN, "\n".join(filter(None, (table.names, table.progress)))
        card = Chip(look, table.title, note, tone=tone, on_tap=go_on)
        away = Chip(ICON, icon="delete", tone=QUIET, on_tap=put_away)
        away.pos_hint = {"center_y": 0.5}
        line = ProgressLine(share=table.share, ink=skin.colour(tone.ink))
        card.add_widget(line)
        card.bind(pos=line.setter("pos"), width=line.setter("width"))
        self.add_widget(card)
        self.add_widget(away)


class HomeScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `HomeView`."""

    def __init__(self, controller: "HomeController") -> None:
        super().__init__()
        self.controller = controller
        self.view: HomeView | None = None

    def show(self, view: HomeView) -> None:
        if view == self.view:
            return
        self.view = view
        body, text = self.ids.body, self.controller.context.voice.text
        body.clear_widgets()
        if view.first_time:
            body.add_widget(Welcome(runes=text("app_in_runes"), name=text("app"), text=text("welcome")))
        if view.drafts:
            body.add_widget(Section(text=text("go_on")))
        for table in view.drafts:
            look = HERO if table is view.drafts[0] else ROW
            body.add_widget(
                DraftRow(
                    table, look, partial(self.controller.go_on, table.id), partial(self.controller.put_away, table.id)
                )
            )
        if view.more:
            body.add_widget(Chip(ROW, view.more, on_tap=self.controller.show_more))
        if view.drafts:
            body.add_widget(Section(text=text("or_another")))
        self._offer_tables(view)
        if view.first_time:
            body.add_widget(Unofficial(text=text("unofficial")))
        self._offer_undo(view)

    def _offer_tables(self, view: HomeView) -> None:
        """Add chips for the last table again and for a new one; the likeliest choice is golden."""
        text = self.controller.context.voice.text
        if view.rematch:
            look, tone = (ROW, PLAIN) if view.drafts else (HERO, GOLD)
            note = "\n".join(filter(None, (view.rematch.title, view.rematch.names)))
            again = Chip(look, text("again"), note, "rematch", tone=tone, on_tap=self.controller.play_again)
            self.ids.body.add_widget(again)
        look, tone = (ROW, PLAIN) if view.rematch or view.drafts else (BIG, GOLD)
        new = Chip(look, text("new"), icon="add", tone=tone, on_tap=self.controller.begin_another)
        self.ids.body.add_widget(new)

    def _offer_undo(self, view: HomeView) -> None:
        self.ids.undo.clear_widgets()
        if view.put_away:
            text = self.controller.context.voice.text
            undo = Chip(UNDO, text("undo_put_away"), icon="undo", tone=ACCENT, on_tap=self.controller.undo)
            self.ids.undo.add_widget(Text(text=text("put_away"), pos_hint={"center_y": 0.5}))
            self.ids.undo.add_widget(undo)
