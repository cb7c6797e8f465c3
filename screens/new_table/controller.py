"""The form of a new table, stored at every change."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from views.new_table import view
from views.new_table.form import Form

if TYPE_CHECKING:
    from screens.context import Context

#: Name of the stored setting that holds the form.
FORM = "form"


class NewTableController:
    """Holds the form."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.form = Form.read(context.records.setting(FORM) or "")

    def page(self) -> Widget:
        screen = self.context.pages.screen("new_table.screen", lambda module: module.NewTableScreen(self))
        names = self.context.records.people.names()
        screen.show(view.present(self.form, names, self.context.voice))
        return screen

    def fill_in(self, form: Form) -> None:
        self.context.records.remember(FORM, form.write())
        self.form = form
        self.context.pages.show()

    def begin(self) -> None:
        """Start counting."""
        self.context.counting.begin(self.form.sheet())
