"""The backups that were made, each of which can be put back."""

from collections.abc import Iterator
from functools import partial

from kivy.uix.widget import Widget

from screens.widgets.page import Headed, Leaf
from screens.widgets.text import Text
from views.transfer.backups_view import BackupsView


class BackupsScreen(Leaf):
    """Shows a `BackupsView`; tells which backup somebody wants back."""

    def rows(self, view: BackupsView) -> Iterator[Widget]:
        yield Headed("games", view.over, view.title, self.back)
        yield Text(text=view.intro)
        for row in view.rows:
            yield self.row(partial(self.go, row.backup), row.title, row.note)
