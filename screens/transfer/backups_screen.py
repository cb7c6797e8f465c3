"""The list of backups, each of which can be restored."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from screens.widgets.page import PageHeader, RowPage
from screens.widgets.text import Text
from views.transfer.backups_view import BackupsView

if TYPE_CHECKING:
    from screens.transfer.controller import TransferController


class BackupsScreen(RowPage):
    """Shows a `BackupsView`."""

    def __init__(self, controller: "TransferController") -> None:
        super().__init__(controller.context.pages)
        self.ask_restore = controller.ask_restore

    def rows(self, view: BackupsView) -> Iterator[Widget]:
        yield PageHeader("games", self.say("data_title"), self.say("backups"), self.back)
        yield Text(text=view.intro)
        for row in view.rows:
            yield self.row(partial(self.ask_restore, row.backup), row.title, row.note)
