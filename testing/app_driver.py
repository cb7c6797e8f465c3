"""`AppDriver`: drives the app by touches, and reads its screens."""

import shutil
from pathlib import Path
from typing import Any

from referee.rulebook import entries
from screens.app import ElvalandApp
from screens.navigation import Route, Somebody, Start
from testing.driver import Driver


class AppDriver(Driver):
    """Drives the app, with access to route, screen, overlay and texts."""

    @property
    def here(self) -> Any:
        return self.app.context.pages.navigation.here

    @property
    def screen(self) -> Any:
        return self.app.shell.ids.screen.children[0]

    @property
    def over(self) -> str:
        """Title of the overlay; empty if there is none."""
        over = self.app.shell.overlay
        return str(over.title) if over else ""

    @property
    def rows(self) -> list[str]:
        return [row.title for row in self.widgets("Row")]

    def open(self, title: str) -> None:
        """Tap the first row with that title; another game may have a rule of the same name."""
        self.tap(next(chip for chip in self.widgets("Chip") if chip.text == title))
        self.frames(12)

    def back(self) -> None:
        self.key(27)
        self.frames(12)

    @property
    def said(self) -> set[str]:
        """All texts on the screen."""
        return {widget.text for widget in self.screen.walk() if getattr(widget, "text", "")}

    def arrive(self, route: Route) -> None:
        """Go to a route, or to the first screen of a tab."""
        match route:
            case Start(place):
                self.app.context.pages.switch(place)
            case _:
                self.app.context.pages.go(route)
        self.frames(12)

    def begin_typing(self, typed: str) -> None:
        """Type into the first field; on a player's page the pencil opens it."""
        if isinstance(self.here, Somebody):
            self.tap(self.chip("edit"))
            self.frames(6)
        field = next(self.widgets("Field"))
        if not field.focus:
            self.tap(field)
        self.type(typed)
        self.frames(6)

    def sleep(self, seconds: float = 3600.0) -> None:
        """Pause the app as Android does; Kivy's clock stands still meanwhile."""
        assert self.app.dispatch("on_pause"), "Kivy would end the app"
        self.now += seconds

    def wake(self) -> None:
        self.app.dispatch("on_resume")
        self.frames(12)

    def search(self, text: str) -> None:
        self.tap(self.screen.field)
        self.type(text)
        self.frames(6)


class KillableApp:
    """An app in a folder of its own, which can be killed and restarted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kills = 0
        self.hand = self._open()

    def _open(self) -> AppDriver:
        return AppDriver(ElvalandApp(self.folder / str(self.kills) / "elvaland.db"))

    def kill(self) -> AppDriver:
        """Restart the app on a copy of the files as they are on disk now."""
        # without backups: a thread may be writing one
        left_out = shutil.ignore_patterns("backups", "*-shm")
        shutil.copytree(self.folder / str(self.kills), self.folder / str(self.kills + 1), ignore=left_out)
        self.hand.close()
        self.kills += 1
        self.hand = self._open()
        return self.hand


def title(rule: str) -> str:
    return entries()[rule].title.en
