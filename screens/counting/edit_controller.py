"""Edits the table being counted. Each edit is stored at once, and undone like a tap."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from session.counting import CountingSession
from views.counting import edit_view, table_edits
from views.counting.table_edits import Edited

if TYPE_CHECKING:
    from screens.context import Context


class EditController:
    """Holds a name that was refused."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.typed = ""

    @property
    def table(self) -> CountingSession:
        return self.context.counting.table

    def page(self) -> Widget | None:
        """The page of the open draft; None if it was closed."""
        context, table = self.context, self.table
        if not context.records.is_open(table.draft):
            return None
        from screens.counting.edit_screen import EditScreen

        screen = context.pages.screen(EditScreen, self)
        screen.show(
            edit_view.present(
                table.result,
                context.records.people.names(),
                context.counting.voice,
                self.typed,
                table.can_undo(),
                table.can_redo(),
            )
        )
        return screen

    def edit(self, edited: Edited) -> None:
        self.table.edit(edited)
        self.context.pages.show()

    def undo(self) -> None:
        self.context.counting.undo(self.context.pages.show)

    def redo(self) -> None:
        self.context.counting.redo(self.context.pages.show)

    def move(self, seat: int, to: int) -> None:
        self.edit(table_edits.move(self.table.sheet, seat, to))

    def add(self, typed: str) -> None:
        """Add a player, or show why the name is refused."""
        self.typed = typed if table_edits.refusal(self.table.sheet, typed) else ""
        if self.typed:
            self.context.pages.show()
        else:
            self.edit(table_edits.add(self.table.sheet, typed))

    def open_menu(self, seat: int) -> None:
        """Show what can be done with a hand."""
        sheet = self.table.sheet
        card = self.context.shell.open_card(sheet.players[seat].name, partial(self.open_menu, seat))
        voice = self.context.counting.voice
        if table_edits.can_rename(sheet):
            card.add_choices([("edit", voice.text("name_it"), partial(self.ask_name, seat))])
        card.add_choices(self.context.counting.ways_to_give(seat))
        card.add_choices(
            (item.icon, item.label, partial(self.edit, item.edited)) for item in edit_view.menu(sheet, seat, voice)
        )

    def ask_name(self, seat: int, typed: str = "") -> None:
        """Ask for another name of a player."""
        overlay = import_module("screens.counting.edit_screen").RenameOverlay(self, seat)
        overlay.field.text = typed or self.table.sheet.players[seat].name
        self.context.shell.show_overlay(overlay, lambda: self.ask_name(seat, overlay.field.text))

    def rename(self, seat: int, typed: str) -> str:
        """Rename a player; returns why the name is refused, if it is."""
        sheet, voice = self.table.sheet, self.context.counting.voice
        if refusal := table_edits.refusal(sheet, typed, seat):
            return voice.text(refusal.key, **refusal.values)
        self.context.shell.close()
        self.edit(table_edits.rename(sheet, seat, typed))
        return ""
