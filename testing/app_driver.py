"""`AppDriver`: drives the app by touches, and reads its screens."""

import shutil
from pathlib import Path
from typing import Any, TypeAlias

from kivy.base import EventLoop
from kivy.uix.widget import Widget

from referee.rulebook import entries
from screens.app import ElvalandApp
from screens.navigation import Player, Route, Start
from testing.driver import Driver, Finger, safely
from views.counting.position import finish_table, pages_of

#: A widget, whose centre is meant, or a position in the window.
Place: TypeAlias = Widget | tuple[float, float]
#: Frames in a second of the virtual clock, and until a page that was flung is at rest.
FRAMES, REST = 60, 90


class AppDriver(Driver):
    """Drives the app, with access to route, screen, overlay and texts."""

    # gestures other than a tap

    def press(self, place: Place, button: str = "") -> Finger:
        """Put a finger down, or press a button of the mouse; visible in the next frame."""
        finger = Finger(*position(place))
        if button:
            finger.profile, finger.button = ["pos", "button"], button
        safely(EventLoop.post_dispatch_input, "begin", finger)
        return finger

    def move(self, finger: Finger, place: Place) -> None:
        finger.to(*position(place))
        safely(EventLoop.post_dispatch_input, "update", finger)

    def lift(self, finger: Finger) -> None:
        safely(EventLoop.post_dispatch_input, "end", finger)
        self.gestures += 1

    def drag(self, *places: Place, seconds: float = 0.2) -> None:
        """Move a finger along places at a constant pace, and lift it while it moves."""
        finger, (x, y) = self.press(places[0]), position(places[0])
        steps = max(1, round(seconds * FRAMES / max(1, len(places) - 1)))
        for place in places[1:]:
            to_x, to_y = position(place)
            for step in range(1, steps + 1):
                self.frames(1)
                self.move(finger, (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
            x, y = to_x, to_y
        self.lift(finger)
        self.frames(4)

    def flick(self, start: Place, end: Place) -> None:
        """Move a finger fast, and wait until the page is at rest."""
        self.drag(start, end, seconds=0.08)
        self.frames(REST)

    def hold(self, place: Place, seconds: float = 0.6) -> None:
        finger = self.press(place)
        self.frames(round(seconds * FRAMES))
        self.lift(finger)
        self.frames(4)

    def right_click(self, place: Place) -> None:
        finger = self.press(place, "right")
        self.frames(1)
        self.lift(finger)
        self.frames(4)

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

    def go_to_section(self, pad: str, seat: int = 0) -> None:
        self.app.context.counting.go((seat, pad))
        self.frames(3)

    def go_to_last_page(self) -> None:
        """Go to the last page of a table that is counted, whatever is entered: gold leads to its result."""
        counting = self.app.context.counting.table
        last = pages_of(counting.sheet, counting.position.order)[-1]
        counting.position = finish_table(counting.sheet, counting.position).at(last[0])
        self.app.context.pages.show()
        self.frames(3)

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
        if isinstance(self.here, Player):
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
        self.clock.now += seconds

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


def position(place: Place) -> tuple[float, float]:
    if isinstance(place, tuple):
        return place
    x, y = place.to_window(*place.center)
    return x, y


def title(rule: str) -> str:
    return entries()[rule].title.en
