"""The page about a finished table: location, who began, duration, note, whether it counts; stored at every change."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.factory import Factory

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, CHOICE_LOOK, OUTLINED
from screens.widgets.page import Page, PageHeader
from screens.widgets.text import Section
from views.history.notes_view import LONGEST_LOCATION, LONGEST_MINUTES, LONGEST_NOTE, NotesView, digits

if TYPE_CHECKING:
    from screens.history.controller import HistoryController

load("history")


class NotesScreen(Page):
    """Shows a `NotesView`; what is tapped changes only its own chips."""

    def __init__(self, controller: "HistoryController") -> None:
        super().__init__()
        self.controller, self.say = controller, controller.context.voice.text
        self.view: NotesView | None = None
        self.location, self.note = Field(LONGEST_LOCATION), Field(LONGEST_NOTE, multiline=True)
        self.minutes = Field(LONGEST_MINUTES, input_type="number", input_filter=lambda typed, _: digits(typed))
        self.locations, self.starters, self.counts = Flow(CHOICE), Flow(CHOICE), Flow(CHOICE, shared=True)
        for field in (self.location, self.note, self.minutes):
            field.bind(text=self._on_text)

    def show(self, view: NotesView) -> None:
        """Fill the page for another table; then only update its fields and chips."""
        before, self.view = self.view, None  # while the fields are filled, nothing is stored
        self.location.text, self.note.text, self.minutes.text = view.location, view.note, view.minutes
        self._fill_chips(view)
        if before is None or before.id != view.id:
            self._build(view)
        self.view = view

    def _build(self, view: NotesView) -> None:
        self.clear()
        self.location.hint_text, self.note.hint_text = self.say("place_hint"), self.say("note_hint")
        self.minutes.hint_text = self.say("minutes_hint")
        starters = (Section(text=self.say("starter_title")), self.starters) if view.starters else ()
        for widget in (
            PageHeader("note", view.table, self.say("about_table"), self.controller.context.pages.back),
            Section(text=self.say("place_title")),
            self.location,
            self.locations,
            *starters,
            Section(text=self.say("minutes_title")),
            self.minutes,
            Factory.Muted(text=self.say("minutes_known")),
            Section(text=self.say("note_title")),
            self.note,
            Section(text=self.say("counts_title")),
            self.counts,
            Factory.Muted(text=self.say("counts_note")),
        ):
            self.ids.column.add_widget(widget)
        self.scroll_y = 1.0

    def _fill_chips(self, view: NotesView) -> None:
        chips = self.locations.chips(len(view.locations))
        for chip, location in zip(chips, view.locations, strict=True):
            chip.update(location, tone=OUTLINED, on_tap=partial(self._choose, location))
        self.locations.fill(chips)
        chips = self.starters.chips(len(view.starters))
        for chip, starter in zip(chips, view.starters, strict=True):
            began = None if starter.chosen else starter.person
            _choice(chip, starter.name, starter.chosen, partial(self.controller.set_starter, view.id, began))
        self.starters.fill(chips)
        chips = self.counts.chips(2)
        for chip, label, excluded in zip(chips, ("included", "excluded"), (False, True), strict=True):
            exclude = partial(self.controller.exclude, view.id, excluded)
            _choice(chip, self.say(label), excluded == view.excluded, exclude)
        self.counts.fill(chips)

    def _choose(self, location: str) -> None:
        self.location.text = location

    def _on_text(self, *_: object) -> None:
        if self.view:
            self.controller.set_notes(
                self.view.id, self.location.text.strip(), self.note.text.strip(), self.minutes.text
            )


def _choice(chip: Chip, label: str, chosen: bool, on_tap: Callable[[], object]) -> None:
    """One of several that can be chosen."""
    mark, tone = CHOICE_LOOK[chosen]
    chip.update(label, mark=mark, tone=tone, on_tap=on_tap)
