"""Location and note of a table, stored at every change."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, OUTLINED
from screens.widgets.page import Page, PageHeader
from screens.widgets.text import Section
from views.history.notes_view import LONGEST_LOCATION, LONGEST_NOTE, NotesView

if TYPE_CHECKING:
    from screens.pages import Pages

load("history")


def _ignore(*_: str) -> None:
    """Ignores changes while the screen is being filled."""


class NotesScreen(Page):
    """Shows a `NotesView`, and calls `tell` at every change."""

    def __init__(self, pages: "Pages") -> None:
        super().__init__()
        self.pages = pages
        self.tell: Callable[[str, str], object] = _ignore
        self.location, self.note = Field(LONGEST_LOCATION), Field(LONGEST_NOTE, multiline=True)
        for field in (self.location, self.note):
            field.bind(text=self._on_text)

    def show(self, view: NotesView, tell: Callable[[str, str], object]) -> None:
        """Fill the inputs; then report every change to `tell`."""
        self.clear()
        self.tell = _ignore
        text = self.pages.context.voice.text
        self.location.hint_text, self.location.text = text("place_hint"), view.location
        self.note.hint_text, self.note.text = text("note_hint"), view.note
        locations = Flow(CHOICE)
        locations.fill(
            [
                Chip(CHOICE, location, tone=OUTLINED, on_tap=partial(self._choose, location))
                for location in view.locations
            ]
        )
        for widget in (
            PageHeader("note", view.table, text("about_table"), self.pages.back),
            Section(text=text("place_title")),
            self.location,
            locations,
            Section(text=text("note_title")),
            self.note,
        ):
            self.ids.column.add_widget(widget)
        self.tell = tell
        self.scroll_y = 1.0

    def _choose(self, location: str) -> None:
        self.location.text = location

    def _on_text(self, *_: object) -> None:
        self.tell(self.location.text.strip(), self.note.text.strip())
