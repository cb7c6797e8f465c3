"""The app: made once, it makes everything else and passes it on.

What the first screen does not need is imported where it is first needed: an app that opens at once is worth the lines.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget

from records import Draft, NewerFile, Records
from scoring import Sheet
from screens import navigation
from screens.navigation import COUNT, PLACES, REFEREE, AtTable, Finished, Navigation, NewTable, Route, Rule, Start, Tool
from screens.presenters.settings import Settings
from screens.shell import Shell
from screens.theme import skin
from words import GameVoice, Voice, system_language

if TYPE_CHECKING:
    from screens.answering import Answering
    from screens.asking import Asking
    from screens.counter import Counter
    from screens.presenters.home import OpenTable
    from screens.presenters.new_table import Form

FONTS = Path(__file__).parent.parent / "assets/fonts"
#: Android's key for going back, which is the escape key elsewhere.
BACK_KEY = 27
#: What the records remember besides tables: the settings, where one was, and a form half filled.
SETTINGS, HERE, FORM = "settings", "here", "form"


class ElvalandApp(App):  # type: ignore[misc]
    """Knows where one is, and shows it. A screen is made when it is first seen, and anew when its look changes."""

    title = "Elvaland"

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file

    def build(self) -> Widget:
        LabelBase.register("Elvaland", str(FONTS / "Elvaland-Regular.ttf"), fn_bold=str(FONTS / "Elvaland-Bold.ttf"))
        LabelBase.register("Icons", str(FONTS / "Icons.ttf"))
        try:
            self.records = Records(self.file or Path(self.user_data_dir) / "elvaland.db")
        except NewerFile:
            return self._too_old()
        self.settings = Settings.read(self.records.setting(SETTINGS) or "")
        self.system_text = Metrics.fontscale
        self.way = Navigation()
        self.shell = Shell(self.switch)
        self.put_away: Draft | None = None
        #: The game that was asked about since the last table began.
        self.referee_game = ""
        #: How far a page was scrolled from which somebody went on, by how deep it lies.
        self.scrolled: dict[tuple[str, int], float] = {}
        #: What lay over the screen from which somebody went to a rule, by place: where, at which table in progress,
        #: and what lays it there again.
        self.laid: dict[str, tuple[Route, Sheet[Any] | None, Callable[[], object]]] = {}
        self.dress()
        self._return()
        self.show()
        self.shell.settle(Window.size)
        Window.bind(on_keyboard=self._key)
        return self.shell

    def _too_old(self) -> Widget:
        """A newer Elvaland wrote the file: this one leaves it as it is, and says so."""
        from screens.widgets.text import Text

        Window.clearcolor = skin.ground
        self.records = Records(Path(":memory:"))
        self.shell = Shell(lambda _: None)
        self.shell.ids.screen.add_widget(Text(text=Voice(system_language()).text("newer_file"), padding=dp(24)))
        return self.shell

    @cached_property
    def counter(self) -> "Counter":
        """Leads through tables."""
        from screens.counter import Counter

        return Counter(self)

    @cached_property
    def answering(self) -> "Answering":
        """Leads through the referee's tools."""
        from screens.answering import Answering

        return Answering(self)

    @cached_property
    def asking(self) -> "Asking":
        """Leads through the rulebook."""
        from screens.asking import Asking

        return Asking(self)

    @cached_property
    def form(self) -> "Form":
        """The new table, as far as it was filled in."""
        from screens.presenters.new_table import Form

        return Form.read(self.records.setting(FORM) or "")

    def on_pause(self) -> bool:
        """Everything is kept already: the system may put the app to sleep."""
        return True

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._key)
        for field in self.shell.walk():
            if getattr(field, "focus", False):
                field.focus = False  # what is typed there is still kept
        self.records.close()

    # the look

    def dress(self) -> None:
        """Put the settings on: all screens are made anew, in the language, the colours and the text size chosen."""
        skin.use(self.settings.theme)
        Metrics.fontscale = self.system_text * self.settings.text
        Window.clearcolor = skin.ground
        Window.allow_screensaver = not self.settings.awake
        Window.softinput_mode = "below_target"
        self.language = self.settings.language or system_language()
        self._voices: dict[str, GameVoice] = {}
        self._screens: dict[str, Any] = {}
        self.laid.clear()
        voice = Voice(self.language)
        self.shell.dress([(place, voice.text(place)) for place in PLACES])

    @property
    def motion(self) -> bool:
        return self.settings.motion

    @property
    def voices(self) -> dict[str, GameVoice]:
        """A voice for each game."""
        from screens.presenters.new_table import GAMES

        return {game: self.voice(game) for game in GAMES}

    def voice(self, game: str) -> GameVoice:
        if game not in self._voices:
            self._voices[game] = GameVoice(self.language, game)
        return self._voices[game]

    # the way through the screens

    def screen(self, name: str, make: Callable[[Any], Any]) -> Any:
        """The screen of a module, which is loaded when it is first needed."""
        if name not in self._screens:
            self._screens[name] = make(import_module(f"screens.{name}"))
        return self._screens[name]

    def show(self) -> None:
        """Show where one is, as it now stands."""
        match self.way.here:
            case Start(place):
                make = {COUNT: self._home, navigation.GAMES: self._games, REFEREE: self._referee}.get(
                    place, self._settings
                )
                screen = make()
            case NewTable():
                screen = self._new_table()
            case AtTable():
                screen = self.counter.screen()
            case Finished(table):
                screen = self._finished(table)
            case Tool(game, tool):
                screen = self._tool(game, tool)
            case page:
                screen = self.asking.page(page)
        self.shell.show(screen, self.way.place)

    def go(self, route: Route) -> None:
        self.scrolled[self.way.deep] = getattr(self.shell.page, "scrolled", 0.0)
        self.way.go(route)
        self._arrive()

    def switch(self, place: str) -> None:
        self.way.switch(place)
        self._arrive()

    def back(self) -> bool:
        """What lies over the screen goes first, then the pad before, then the screen before; else the app closes."""
        if self.shell.close():
            return True
        if isinstance(self.way.here, AtTable) and self.counter.table.back():
            self.show()
            return True
        if self.way.here == Start(REFEREE) and self.asking.typed:
            self.asking.look("")
            return True
        if not self.way.back():
            return False
        self._arrive()
        if scrolled := self.scrolled.pop(self.way.deep, 0.0):
            self.shell.page.stand(scrolled)
        if self.way.place in self.laid and self.laid[self.way.place][0] is self.way.here:
            _, table, lay_again = self.laid.pop(self.way.place)
            if table == self.in_progress:
                lay_again()
        return True

    def look_up(self, rule: str, lay_again: Callable[[], object]) -> None:
        """From a number to its rule; what lay over the screen lies there again for who comes back to the same table."""
        self.laid[self.way.place] = self.way.here, self.in_progress, lay_again
        self.go(Rule(rule))

    def look_up_ruling(self, game: str, ruling: str) -> None:
        """From an open ruling to its entry."""
        self.asking.look_up_ruling(game, ruling)

    def _arrive(self) -> None:
        self.records.remember(HERE, json.dumps(self.way.write()))
        self.show()

    def _return(self) -> None:
        """To where one was when the app was closed or killed."""
        for route in self.way.read(json.loads(self.records.setting(HERE) or "[]")):
            if isinstance(route, AtTable):
                draft = next((draft for draft in self.records.drafts() if draft.id == route.draft), None)
                if draft is None:
                    return
                self.counter.sit_down(draft)
            if not isinstance(route, NewTable | AtTable) and not self.asking.has(route):
                return
            self.way.go(route)

    def _key(self, _: Any, key: int, *__: Any) -> bool:
        return key == BACK_KEY and self.back()

    # the place Count: its first screen, and a new table

    def _home(self) -> Widget:
        from screens.presenters import home

        tables = [self._open(draft) for draft in self.records.drafts()]
        screen = self.screen("home", lambda module: module.HomeScreen(self.go_on, self.take_away, self._at_home))
        screen.show(home.present(tables, self.records.last(), Voice(self.language), self.put_away is not None))
        return screen

    @staticmethod
    def _open(draft: Draft) -> "OpenTable":
        """A table being counted, for the first screen."""
        from screens.presenters import count, home

        return home.OpenTable(draft.id, draft.sheet, *count.progress(draft.place, draft.sheet))

    def _at_home(self, what: str) -> None:
        match what:
            case "new":
                self.go(NewTable())
            case "again":
                last = self.records.last()
                assert last
                self.again(last)
            case "undo":
                assert self.put_away
                self.records.reopen(self.put_away)
                self.put_away = None
                self.show()

    def go_on(self, id: int) -> None:
        """Back to a table that is being counted."""
        self._sit_down(self._draft(id))

    def take_away(self, id: int) -> None:
        """A table that nobody will finish; it can be brought back."""
        self.put_away = self._draft(id)
        self.records.close_draft(self.put_away)
        self.show()

    def again(self, sheet: Sheet[Any]) -> None:
        """The same players at the same game; a table that was counted to its end is done."""
        from screens.presenters.new_table import Form

        self._done()
        self.begin(Form.of(sheet).sheet())

    def begin(self, sheet: Sheet[Any]) -> None:
        """A table with nothing counted yet."""
        ruled = replace(sheet, rulings={**self.settings.rulings_of(sheet.game), **sheet.rulings})
        self._sit_down(self.records.begin(ruled, ""))

    def leave(self) -> None:
        """Home; a table that was counted to its end is done."""
        self._done()
        self.switch(self.way.place)

    def _sit_down(self, draft: Draft) -> None:
        self.put_away = None
        self.referee_game = ""
        self.counter.sit_down(draft)
        self.way.home()
        self.way.go(AtTable(draft.id))  # what is seen is no page of this way: how far it is scrolled is forgotten
        self._arrive()

    def _done(self) -> None:
        if isinstance(self.way.here, AtTable) and self.counter.table.place.at_result:
            self.counter.table.close()

    def _draft(self, id: int) -> Draft:
        return next(draft for draft in self.records.drafts() if draft.id == id)

    def _new_table(self) -> Widget:
        from screens.presenters import new_table

        screen = self.screen(
            "new_table", lambda module: module.NewTableScreen(self.fill_in, lambda: self.begin(self.form.sheet()))
        )
        screen.show(new_table.present(self.form, self.records.names(), Voice(self.language)))
        return screen

    def fill_in(self, form: "Form") -> None:
        self.form = form
        self.records.remember(FORM, form.write())
        self.show()

    # the other places

    def _games(self) -> Widget:
        from screens.presenters import history

        tables = [replace(table, finished=table.finished.astimezone()) for table in self.records.tables()]
        screen = self.screen(
            "games",
            lambda module: module.GamesScreen(lambda table: self.go(Finished(table)), partial(self.switch, COUNT)),
        )
        screen.show(history.present(tables, self.voices))
        return screen

    def _finished(self, id: int) -> Widget:
        from scoring.keeping import kept

        table = next(table for table in self.records.tables() if table.id == id)
        return self.counter.result(kept(table.result, table.sheet), kept=True)

    @property
    def in_progress(self) -> Sheet[Any] | None:
        """The table that is being counted: the one at which somebody sits, else the last one touched."""
        drafts = self.records.drafts()
        sat_at = [self.counter.table.draft.id] if self.counter.counting else []
        open = sorted(drafts, key=lambda draft: draft.id not in sat_at)
        return open[0].sheet if open else None

    def _referee(self) -> Widget:
        return self.asking.start()

    def _tool(self, game: str, tool: str) -> Widget:
        return self.answering.tool(game, tool)

    def change_table(self, sheet: Sheet[Any]) -> None:
        """The referee worked something out for the table in progress."""
        drafts = self.records.drafts()
        if not self.counter.counting or self.counter.table.draft.id not in [draft.id for draft in drafts]:
            self.counter.sit_down(drafts[0])
        self.counter.table.take(sheet)

    def undo_at_table(self) -> None:
        self.counter.table.undo()

    def to_table(self) -> None:
        """To the table in progress, from wherever one is."""
        self._sit_down(self.counter.table.draft)

    def _settings(self) -> Widget:
        from screens.presenters import settings

        screen = self.screen("settings", lambda module: module.SettingsScreen(self.change))
        screen.show(settings.present(self.settings, self.voices))
        return screen

    def change(self, chosen: Settings) -> None:
        """Other settings, from now on."""
        before, self.settings = self.settings, chosen
        self.records.remember(SETTINGS, chosen.write())
        if (before.language, before.theme, before.text) != (chosen.language, chosen.theme, chosen.text):
            self.dress()
        Window.allow_screensaver = not chosen.awake
        self.show()
