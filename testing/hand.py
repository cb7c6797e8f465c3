"""Reads the rulebook in the app, like a hand that holds the phone."""

import shutil
from pathlib import Path
from typing import Any

from referee.rulebook import entries
from screens.app import ElvalandApp
from screens.navigation import Route, Somebody, Start
from testing.driver import Driver


class Hand(Driver):
    """Holds the app, and says what it shows."""

    @property
    def here(self) -> Any:
        return self.app.context.pages.navigation.here

    @property
    def screen(self) -> Any:
        return self.app.shell.ids.screen.children[0]

    @property
    def over(self) -> str:
        """What lies over the screen, by its title; nothing where nothing does."""
        over = self.app.shell.overlay
        return str(over.title) if over else ""

    @property
    def rows(self) -> list[str]:
        return [row.title for row in self.widgets("Row")]

    def open(self, title: str) -> None:
        """The first row of this title: another game may have a rule of the same name."""
        self.tap(next(chip for chip in self.widgets("Chip") if chip.text == title))
        self.frames(12)

    def back(self) -> None:
        self.key(27)
        self.frames(12)

    @property
    def said(self) -> set[str]:
        """Every text on the screen."""
        texts = (getattr(widget, "text", "") for widget in self.screen.walk())
        return {text for text in texts if isinstance(text, str) and text}

    def arrive(self, route: Route) -> None:
        """At a page, or where a place begins."""
        match route:
            case Start(place):
                self.app.context.pages.switch(place)
            case _:
                self.app.context.pages.go(route)
        self.frames(12)

    def begin_typing(self, typed: str) -> None:
        """In the first line of the screen; a player's is opened by the pencil."""
        if isinstance(self.here, Somebody):
            self.tap(self.chip("edit"))
            self.frames(6)
        field = next(self.widgets("Field"))
        if not field.focus:
            self.tap(field)
        self.type(typed)
        self.frames(6)

    def sleep(self, seconds: float = 3600.0) -> None:
        """The phone puts the app to sleep; Kivy's loop waits meanwhile."""
        assert self.app.dispatch("on_pause"), "Kivy would end the app"
        self.now += seconds

    def wake(self) -> None:
        self.app.dispatch("on_resume")
        self.frames(12)

    def search(self, text: str) -> None:
        self.tap(self.screen.field)
        self.type(text)
        self.frames(6)


class Phone:
    """Holds an app on a file that nobody closes before the app is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kills = 0
        self.hand = self._open()

    def _open(self) -> Hand:
        return Hand(ElvalandApp(self.folder / str(self.kills) / "elvaland.db"))

    def kill(self) -> Hand:
        """The app opens on what lay on the disk in this moment."""
        # the daily backup may just be made, by a thread of its own
        left_out = shutil.ignore_patterns("backups", "*-shm")
        shutil.copytree(self.folder / str(self.kills), self.folder / str(self.kills + 1), ignore=left_out)
        self.hand.close()
        self.kills += 1
        self.hand = self._open()
        return self.hand


def title(rule: str) -> str:
    return entries()[rule].title.en
