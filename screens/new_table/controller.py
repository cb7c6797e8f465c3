"""The form of a new table, stored at every change."""

import random
from dataclasses import replace
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
        from screens.new_table.screen import NewTableScreen

        screen = self.context.pages.screen(NewTableScreen, self)
        screen.show(view.present(self.form, self._known(), self.context.voice))
        return screen

    def fill_in(self, form: Form) -> None:
        self._keep(form)
        self.context.pages.show()

    def draw(self, form: Form) -> None:
        """Draw who begins."""
        self.fill_in(form.started_by(random.choice(form.players)))

    def begin(self, form: Form) -> None:
        """Start counting, with the name that is still typed. The next form has the same players, and nothing typed."""
        complete = form.complete(self._known())
        self._keep(replace(complete, starter="", typed="", refused=False))
        self.context.counting.begin(complete.sheet())
        if complete.starter in complete.players:
            self.context.counting.table.start_with(complete.starter)

    def begin_together(self, form: Form) -> None:
        """Start counting, and let the others count on their own phones."""
        self.begin(form)
        self.context.together.open()

    def _keep(self, form: Form) -> None:
        self.context.records.remember(FORM, form.write())
        self.form = form

    def _known(self) -> tuple[str, ...]:
        return self.context.records.people.names()
