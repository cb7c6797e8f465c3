"""What comes from elsewhere: a file is chosen, or a text is pasted."""

from collections.abc import Callable

from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.field import Field, legible
from screens.widgets.looks import BIG
from screens.widgets.page import Card, Headed, Page
from screens.widgets.text import Text
from views.transfer.view import TransferView

#: The text of a code, or a whole sheet.
MOST_PASTED = 200_000


class TransferScreen(Page):
    """Shows a `TransferView`; tells that a file is to be chosen, what was pasted, and whether to take in what came."""

    def __init__(
        self,
        bring: Callable[[str], object],
        choose: Callable[[], object],
        take: Callable[[], object],
        leave_out: Callable[[], object],
        copied: Callable[[], str],
        paste: Callable[[str], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self.bring, self.choose, self.take, self.leave_out = bring, choose, take, leave_out
        self.copied, self.paste, self.back = copied, paste, back
        self.view: TransferView | None = None
        self.field = Field(MOST_PASTED, multiline=True)
        self.field.bind(focus=self._left, text=lambda *_: self._say())
        self.done = Chip(BIG, self._bring, fills=True)
        self.done.paint(skin.raised)

    def show(self, view: TransferView) -> None:
        if self.view is None or view.pasted != self.view.pasted:
            self.field.text = legible(view.pasted)
        self.view = view
        self.clear()
        column = self.ids.column
        column.add_widget(Headed("in", view.over, view.title, self.back))
        if view.told:
            card = Card()
            card.add_widget(Text(text=view.told))
            column.add_widget(card)
        if view.again:
            column.add_widget(_golden(self.take, view.again, "redo"))
        if view.asked:
            card = Card()
            card.add_widget(Text(text=view.asked.question))
            card.add_widget(_golden(self.take, view.asked.yes, "in"))
            no = Chip(BIG, self.leave_out, fills=True)
            no.say(view.no)
            no.paint(skin.raised)
            card.add_widget(no)
            column.add_widget(card)
            return
        column.add_widget(Text(text=view.intro))
        if view.choose:
            column.add_widget(_golden(self.choose, view.choose, "file"))
        self.field.hint_text = view.hint
        column.add_widget(self.field)
        self._say()
        column.add_widget(self.done)
        self.scroll_y = 1.0  # what came of it stands above a long text

    def _say(self) -> None:
        if self.view:
            self.done.say(self.view.bring if self.field.text.strip() else self.view.bring_copied, icon="paste")

    def _bring(self) -> None:
        """What was refused stays, and can be set right."""
        if not self.field.text.strip():
            self.field.text = legible(self.copied())[:MOST_PASTED]
        self.paste(self.field.text)
        self.bring(self.field.text)

    def _left(self, _: object, focus: bool) -> None:
        if not focus:
            self.paste(self.field.text)


def _golden(do: Callable[[], object], label: str, icon: str) -> Chip:
    chip = Chip(BIG, do, fills=True)
    chip.say(label, icon=icon)
    chip.paint(skin.gold, skin.ground)
    return chip
