"""Reads the rulebook in the app, like a hand that holds the phone."""

from typing import Any

from referee.rulebook import entries
from tests.screens.driver import Driver


class Hand(Driver):
    """Holds the app, and says what it shows."""

    @property
    def here(self) -> Any:
        return self.app.way.here

    @property
    def screen(self) -> Any:
        return self.app.shell.ids.screen.children[0]

    @property
    def over(self) -> str:
        """What lies over the screen, by its title; nothing where nothing does."""
        over = self.app.shell.over
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

    def search(self, text: str) -> None:
        self.tap(self.screen.field)
        self.type(text)
        self.frames(6)


def title(rule: str) -> str:
    return entries()[rule].title.en
