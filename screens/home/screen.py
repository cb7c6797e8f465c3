"""The first screen: go on counting, play again, or sit down at a new table."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import CLEAR, Chip
from screens.widgets.looks import BIG, CARD, HERO, ICON, ROW, Look
from screens.widgets.text import Section, Text
from views.home.view import HomeView, Table

if TYPE_CHECKING:
    from screens.home.controller import HomeController

load("theme")
load("home")


class HowFar(Widget):  # type: ignore[misc]
    """How much of a table is counted, as a line."""

    share = NumericProperty()
    ink = ColorProperty()


class Welcome(BoxLayout):  # type: ignore[misc]
    """What is said before the first table."""

    runes = StringProperty()
    name = StringProperty()
    text = StringProperty()


class Unofficial(Text):
    """Whose app this is not."""


class DraftRow(BoxLayout):  # type: ignore[misc]
    """A table being counted, and the chip that puts it away."""

    def __init__(self, table: Table, look: Look, go_on: Callable[[], object], put_away: Callable[[], object]) -> None:
        super().__init__()
        card, away = Chip(look, go_on, fills=True), Chip(ICON, put_away)
        card.say(table.title, "\n".join(filter(None, (table.names, table.how_far))))
        away.say("", icon="delete")
        away.paint(CLEAR, skin.muted)
        away.settle()
        away.pos_hint = {"center_y": 0.5}
        card.paint(*((skin.gold, skin.ground) if look is HERO else (skin.raised,)))
        line = HowFar(share=table.share, ink=card.ink)
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
        body = self.ids.body
        body.clear_widgets()
        if view.name:
            body.add_widget(Welcome(runes=view.runes, name=view.name, text=view.welcome))
        if view.drafts:
            body.add_widget(Section(text=view.go_on))
        for table in view.drafts:
            look = HERO if table is view.drafts[0] else ROW
            body.add_widget(
                DraftRow(
                    table, look, partial(self.controller.go_on, table.id), partial(self.controller.take_away, table.id)
                )
            )
        if view.more:
            more = Chip(ROW, self.controller.show_more, fills=True)
            more.say(view.more)
            more.paint(skin.raised)
            body.add_widget(more)
        if view.drafts:
            body.add_widget(Section(text=view.or_another))
        self._offer_tables(view)
        if view.unofficial:
            body.add_widget(Unofficial(text=view.unofficial))
        self._offer_undo(view)

    def _offer_tables(self, view: HomeView) -> None:
        """The same table again, and a new one; the likeliest of all that is offered is golden."""
        if view.again:
            again = Chip(HERO if not view.drafts else ROW, self.controller.play_again, fills=True)
            again.say(view.again_label, "\n".join(filter(None, (view.again.title, view.again.names))), icon="rematch")
            again.paint(*((skin.raised,) if view.drafts else (skin.gold, skin.ground)))
            self.ids.body.add_widget(again)
        new = Chip(ROW if view.again or view.drafts else BIG, self.controller.begin_another, fills=True)
        new.say(view.new, icon="add")
        new.paint(*((skin.raised,) if view.again or view.drafts else (skin.gold, skin.ground)))
        self.ids.body.add_widget(new)

    def _offer_undo(self, view: HomeView) -> None:
        self.ids.undo.clear_widgets()
        if view.undo:
            undo = Chip(CARD, self.controller.undo)
            undo.say(view.undo_label, icon="undo")
            undo.paint(skin.raised, skin.gold)
            undo.width = undo.natural_width()
            undo.settle()
            self.ids.undo.add_widget(Text(text=view.undo, pos_hint={"center_y": 0.5}))
            self.ids.undo.add_widget(undo)
