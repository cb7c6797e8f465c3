"""Import: pick a file, or paste a text."""

from functools import partial
from typing import TYPE_CHECKING

from screens.widgets.chip import Chip
from screens.widgets.field import Field, legible
from screens.widgets.looks import BIG, GOLD, ROW
from screens.widgets.overlay import Step
from screens.widgets.page import Card, Page, PageHeader
from screens.widgets.text import Text
from views.transfer.view import Question, TransferView

if TYPE_CHECKING:
    from screens.transfer.controller import TransferController

#: Longest pasted text: a code, or a whole sheet.
MAX_PASTED = 200_000


class TransferScreen(Page):
    """Shows a `TransferView`."""

    def __init__(self, controller: "TransferController") -> None:
        super().__init__()
        self.controller = controller
        self.view: TransferView | None = None
        self.field = Field(MAX_PASTED, multiline=True)
        self.field.bind(focus=self._on_focus, text=lambda *_: self._update_chip())
        self.done = Chip(BIG)

    def show(self, view: TransferView) -> None:
        if self.view is None or view.pasted != self.view.pasted:
            self.field.text = legible(view.pasted)
        self.view = view
        self.clear()
        column, text = self.ids.column, self.controller.context.voice.text
        column.add_widget(PageHeader("in", text("data_title"), text("data_in"), self.controller.context.pages.back))
        if view.outcome:
            card = Card()
            card.add_widget(Text(text=view.outcome))
            column.add_widget(card)
        if view.can_retry:
            column.add_widget(Chip(BIG, text("try_again"), icon="redo", tone=GOLD, on_tap=self.controller.confirm))
        if view.question:
            self._ask(view.question)
            return
        column.add_widget(Text(text=text("import_intro")))
        if view.can_choose:
            column.add_widget(Chip(BIG, text("import_choose"), icon="file", tone=GOLD, on_tap=self.controller.choose))
        self.field.hint_text = text("import_hint")
        column.add_widget(self.field)
        self._update_chip()
        column.add_widget(self.done)
        backups = Chip(ROW, text("backups"), text("backups_note"), "games", on_tap=self.controller.show_backups)
        column.add_widget(backups)
        self.scroll_y = 1.0  # the message is above a long pasted text

    def _ask(self, question: Question) -> None:
        card = Card()
        if question.title:
            card.add_widget(Text(text=question.title, font_size="19sp", bold=True))
        card.add_widget(Text(text=question.question))
        for points, row in question.rows:
            card.add_widget(Step(points, row, "", None))
        if question.note:
            card.add_widget(Text(text=question.note))
        self.ids.column.add_widget(card)
        for seat in question.seats:
            row = self.row(partial(self.controller.take_hand, seat.seat), seat.name, seat.note, icon="person")
            self.ids.column.add_widget(row)
        if question.yes:
            card.add_widget(Chip(BIG, question.yes, icon="in", tone=GOLD, on_tap=self.controller.confirm))
        decline = Chip(BIG, self.controller.context.voice.text("leave_out"), on_tap=self.controller.decline)
        (card if question.yes else self.ids.column).add_widget(decline)

    def _update_chip(self) -> None:
        label = "import_do" if self.field.text.strip() else "import_copied"
        self.done.update(self.controller.context.voice.text(label), icon="paste", on_tap=self._import_typed)

    def _import_typed(self) -> None:
        """Import the text of the input, else of the clipboard. A refused text stays, to be edited."""
        if not self.field.text.strip():
            self.field.text = legible(self.controller.context.device.paste())[:MAX_PASTED]
        self.controller.paste(self.field.text)
        self.controller.import_text(self.field.text)

    def _on_focus(self, _: object, focus: bool) -> None:
        if not focus:
            self.controller.paste(self.field.text)
