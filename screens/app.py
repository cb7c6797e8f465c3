"""The app: made once, it makes everything else and passes it on.

What the first screen does not need is imported where it is first needed: an app that opens at once is worth the lines.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.widget import Widget

from records import GONE, AlreadyOpen, Draft, NotKept, Records, Trouble, lock_file
from scoring import Sheet
from screens import navigation
from screens.context import Leaders
from screens.device import ASKS, InHand
from screens.lifecycle import Living
from screens.navigation import (
    PLACES,
    AtTable,
    BringIn,
    Navigation,
    NewTable,
    Route,
    Rule,
    Start,
    Tool,
)
from screens.restore import ASKED_ABOUT, find_way, keep_way
from screens.shell import Shell
from screens.storage_errors import StorageErrors
from screens.theme import skin
from views.settings.model import Settings
from words import GameVoice, Voice

if TYPE_CHECKING:
    from records.file import File
    from views.new_table.form import Form

FONTS = Path(__file__).parent.parent / "assets/fonts"
#: Android's key for going back, which is the escape key elsewhere.
BACK_KEY = 27
#: What the records remember besides tables and the way: the settings, and a form half filled.
SETTINGS, FORM = "settings", "form"
#: So many open tables are shown at once; a tap shows as many more.
OPEN = 6


class ElvalandApp(Living, Leaders, InHand, App):  # type: ignore[misc]
    """Knows where one is, and shows it. A screen is made when it is first seen, and anew when its look changes."""

    title = "Elvaland"
    records: Records

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file
        self.lock: File | None = None
        self.way = Navigation()
        self._screens: dict[str, Any] = {}

    def build(self) -> Widget:
        LabelBase.register("Elvaland", str(FONTS / "Elvaland-Regular.ttf"), fn_bold=str(FONTS / "Elvaland-Bold.ttf"))
        LabelBase.register("Icons", str(FONTS / "Icons.ttf"))
        self.system = self.phone.system()
        self.language = self.system.language
        self.fit(Settings().size(self.system.text))
        self.shell = Shell(self.switch)
        self.watch = StorageErrors(self)
        self.open()
        self.keep_clear()
        self.shell.settle(Window.size)
        self.shell.bind(size=self.keep_clear)
        self.asking_edges = Clock.schedule_interval(self.keep_clear, ASKS)
        Window.bind(on_keyboard=self._key)
        self.live()
        return self.shell

    def open(self) -> None:
        """Open the records, and go where one was; where that cannot be, a page says why."""
        try:
            path = self.file or Path(self.user_data_dir) / "elvaland.db"
            self.lock = self.lock or lock_file(path)
            self.records = Records(path)
        except AlreadyOpen:
            self.watch.already_open()
        except (Trouble, OSError) as trouble:
            self.watch.cannot_open(trouble)
        else:
            self.watch.settle_in(self.records.rescued)

    def settle_in(self) -> None:
        """Show what the records hold, knowing nothing else."""
        self.keep_typed()
        for leads in ("counting", "calculators", "rulebook", "history", "transfer", "players", "share", "form"):
            self.__dict__.pop(leads, None)
        self.settings = Settings.read(self.records.setting(SETTINGS) or "")
        self.put_away: Draft | None = None
        #: How many of the open tables the first screen shows.
        self.open_shown = OPEN
        #: How far a page was scrolled from which somebody went on, by how deep it lies.
        self.scrolled: dict[tuple[str, int], float] = {}
        #: What lay over the screen from which somebody went to a rule, by place: where, at which table in progress,
        #: and what lays it there again.
        self.laid: dict[str, tuple[Route, Sheet[Any] | None, Callable[[], object]]] = {}
        self.dress()
        find_way(self)
        self.show()

    @cached_property
    def form(self) -> "Form":
        """The new table, as far as it was filled in."""
        from views.new_table.form import Form

        return Form.read(self.records.setting(FORM) or "")

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._key)
        self.asking_edges.cancel()
        self.die()
        self.watch.stop()
        if self.lock:
            self.lock.close()

    # the look

    def dress(self) -> None:
        """Put the settings on: all screens are made anew, in the language, the colours and the text size chosen."""
        before, self.look = self.language, self.wanted()
        self.language, theme, text, _ = self.look
        self.fit(text)
        skin.use(theme)
        Window.clearcolor = skin.ground
        Window.allow_screensaver = not self.settings.awake
        self.phone.bars(theme != "light")
        self._voices: dict[str, GameVoice] = {}
        self._screens = {}
        if self.language != before:
            self.laid.clear()  # it would be told in the language before
        voice = Voice(self.language)
        self.shell.dress([(place, voice.text(place)) for place in PLACES])

    @property
    def motion(self) -> bool:
        return self.settings.motion

    @property
    def voices(self) -> dict[str, GameVoice]:
        """A voice for each game."""
        from views.new_table.form import GAMES

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
                screen = self._start(place)
            case NewTable():
                screen = self._new_table()
            case AtTable():
                if (screen := self.counting.screen()) is None:
                    self.way.home()
                    screen = self._home()
            case navigation.Finished() | navigation.Before() | navigation.About() | navigation.TablesOf():
                screen = self.history.page(self.way.here)
            case BringIn():
                screen = self.transfer.page()
            case navigation.Backups():
                screen = self.transfer.backups_page()
            case Tool(game, tool):
                screen = self.calculators.tool(game, tool)
            case navigation.Players() | navigation.Somebody() | navigation.Bests() as comparison:
                screen = self.players.page(comparison)
            case page:
                screen = self.rulebook.page(page)
        self.shell.show(screen, self.way.place)

    def go(self, route: Route) -> None:
        self.scrolled[self.way.deep] = self.shell.scrolled
        self.way.go(route)
        self._arrive()

    def switch(self, place: str) -> None:
        """Another place, as far down as it was left; the one where one is: its first screen, and of that the top."""
        if self.way.deep == (place, 1):
            self.show()
            if hasattr(self.shell.page, "stand"):
                self.shell.page.stand(0.0)
            return
        self.scrolled[self.way.deep] = self.shell.scrolled
        self.way.switch(place)
        self._arrive()
        self.shell.stand(self.scrolled.pop(self.way.deep, 0.0))

    def back(self) -> bool:
        """What lies over the screen goes first, then the pad before, then the screen before; else the app goes: a phone
        lays it aside, a computer closes it."""
        if self.background.stop() or self.shell.close():
            return True
        if isinstance(self.way.here, AtTable) and self.counting.table.back():
            self.show()
            return True
        if self.forget_search():
            return True
        if not self.way.back():
            return False
        self._arrive()
        self.shell.stand(self.scrolled.pop(self.way.deep, 0.0))
        if self.way.place in self.laid and self.laid[self.way.place][0] is self.way.here:
            _, table, lay_again = self.laid.pop(self.way.place)
            if table == self.in_progress:
                lay_again()
        return True

    def look_up(self, rule: str, lay_again: Callable[[], object]) -> None:
        """From a number to its rule; what lay over the screen lies there again for who comes back to the same table."""
        self.lay_aside(lay_again)
        self.go(Rule(rule))

    def lay_aside(self, again: Callable[[], object]) -> None:
        """What lies over the screen goes on where somebody comes back to it."""
        self.laid[self.way.place] = self.way.here, self.in_progress, again

    def look_up_ruling(self, game: str, ruling: str) -> None:
        """From an open ruling to its entry."""
        self.rulebook.look_up_ruling(game, ruling)

    def _arrive(self) -> None:
        self.keep_typed()
        self.stay()
        self.show()

    def stay(self) -> None:
        """Here, whenever the records are opened again."""
        keep_way(self)

    def _key(self, _: Any, key: int, *__: Any) -> bool:
        return key == BACK_KEY and self.back()

    def _start(self, place: str) -> Any:
        """The first screen of a place."""
        match place:
            case navigation.COUNT:
                return self._home()
            case navigation.GAMES:
                return self.history.start()
            case navigation.REFEREE:
                return self.rulebook.start()
            case _:
                return self._settings()

    # the place Count: its first screen, and a new table

    def _home(self) -> Widget:
        from views.home import view as home_view

        tables = [
            home_view.OpenTable(draft.id, draft.sheet, *home_view.progress(draft.place), draft.corrects is not None)
            for draft in self.records.drafts(most=self.open_shown)
        ]
        more = max(0, self.records.open_count() - self.open_shown)
        screen = self.screen("home.screen", lambda module: module.HomeScreen(self.go_on, self.take_away, self._at_home))
        screen.show(
            home_view.present(tables, self.records.last(), Voice(self.language), self.put_away is not None, more)
        )
        return screen

    def _at_home(self, what: str) -> None:
        match what:
            case "new":
                self.go(NewTable())
            case "more":
                self.open_shown += OPEN
                self.show()
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
        self.sit_down(self._draft(id))

    def take_away(self, id: int) -> None:
        """A table that nobody will finish; it can be brought back."""
        draft = self._draft(id)
        self.records.close_draft(draft)
        self.put_away = draft
        self.show()

    def again(self, sheet: Sheet[Any]) -> None:
        """The same players at the same game; a table that was counted to its end is done."""
        from views.new_table.form import Form

        self._done()
        self.begin(Form.of(sheet).sheet())

    def begin(self, sheet: Sheet[Any]) -> None:
        """A table with nothing counted yet."""
        from views.counting.position import Position

        ruled = replace(sheet, rulings={**self.settings.rulings_of(sheet.game), **sheet.rulings})
        self.sit_down(self.records.begin(ruled, Position.first(ruled).write()))

    def leave(self) -> None:
        """Home, or from a correction to the tables where it began; a table that was counted to its end is done."""
        corrected = self._done() and self.counting.table.draft.corrects is not None
        self.switch(self.way.place)
        if corrected:
            self.switch(navigation.GAMES)

    def sit_down(self, draft: Draft) -> None:
        self.put_away = None
        self.records.note(ASKED_ABOUT, "")
        self.counting.sit_down(draft)
        self.way.home()
        self.way.go(AtTable(draft.id))  # what is seen is no page of this way: how far it is scrolled is forgotten
        self._arrive()

    def _done(self) -> bool:
        """Whether the table that is left was counted to its end."""
        done = isinstance(self.way.here, AtTable) and self.counting.table.place.at_result
        if done:
            self.counting.table.close()
        return done

    def _draft(self, id: int) -> Draft:
        if draft := self.records.draft(id):
            return draft
        raise NotKept(GONE)

    def _new_table(self) -> Widget:
        from views.new_table import view as new_table_view

        screen = self.screen(
            "new_table.screen",
            lambda module: module.NewTableScreen(self.fill_in, lambda: self.begin(self.form.sheet())),
        )
        screen.show(new_table_view.present(self.form, self.records.people.names(), Voice(self.language)))
        return screen

    def fill_in(self, form: "Form") -> None:
        self.records.remember(FORM, form.write())
        self.form = form
        self.show()

    # the other places

    @property
    def in_progress(self) -> Sheet[Any] | None:
        """The table that is being counted: the one at which somebody sits, else the last one touched."""
        if self._sits:
            return self.counting.table.sheet
        return next((draft.sheet for draft in self.records.drafts(most=1)), None)

    @property
    def _sits(self) -> bool:
        """Whether somebody sits at a table that is still being counted."""
        return self.counting.session is not None and self.records.is_open(self.counting.table.draft)

    def change_table(self, sheet: Sheet[Any]) -> None:
        """The referee worked something out for the table in progress."""
        if not self._sits:
            newest = next(iter(self.records.drafts(most=1)), None)
            if newest is None:
                raise NotKept(GONE)
            self.counting.sit_down(newest)
        self.counting.table.take(sheet)

    def undo_at_table(self) -> None:
        self.counting.table.undo()

    def to_table(self) -> None:
        """To the table in progress, from wherever one is."""
        self.sit_down(self.counting.table.draft)

    def _settings(self) -> Widget:
        from views.settings import view as settings_view

        screen = self.screen("settings.screen", lambda module: module.SettingsScreen(self.change, self.transfer.do))
        phone = self.phone
        screen.show(
            settings_view.present(self.settings, self.voices, phone.can_vibrate, phone.can_speak, self.system.text)
        )
        return screen

    def take_settings(self) -> None:
        """Other settings may have come from elsewhere."""
        self.change(Settings.read(self.records.setting(SETTINGS) or ""))

    def change(self, chosen: Settings) -> None:
        """Other settings, from now on."""
        self.records.remember(SETTINGS, chosen.write())
        self.settings = chosen
        Window.allow_screensaver = not chosen.awake
        if self.look != self.wanted():
            self.dress_anew()
        else:
            self.show()
