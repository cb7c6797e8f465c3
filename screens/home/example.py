"""The example: a counted table to play with, on records in memory, so that whatever is done with it leaves nothing."""

from pathlib import Path
from typing import TYPE_CHECKING

from records import Records
from records.file import MEMORY
from screens.appearance import SETTINGS
from screens.navigation import COUNT, REFEREE, AtTable, Backups, Navigation, Route, Start, Transfer
from screens.restore import HERE

if TYPE_CHECKING:
    from scoring import Result
    from screens.app import ElvalandApp


class Example:
    """Shows the example instead of the user's own records, which stay open meanwhile."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app
        #: The user's own records; None while they are shown.
        self._own: Records | None = None

    @property
    def is_open(self) -> bool:
        return self._own is not None

    def open(self) -> None:
        """Show the result of the example, in the look of the app."""
        from scoring import read
        from screens.start import EXAMPLE
        from views.counting.position import Position, finish_table

        sheet, own, records = read(EXAMPLE.read_bytes()), self.app.context.records, Records(Path(MEMORY))
        records.remember(SETTINGS, own.setting(SETTINGS) or "")
        navigation = Navigation()
        navigation.go(AtTable(records.begin(sheet, finish_table(sheet, Position.first(sheet)).write()).id))
        records.remember(HERE, navigation.write())
        self._own = own
        self.app.show_records(records)

    def result(self) -> "Result":
        """The result of the example."""
        from scoring import read, score
        from screens.start import EXAMPLE

        return score(read(EXAMPLE.read_bytes()))

    def leads_out(self, route: Route) -> bool:
        """Whether a route shows what is the user's own: of the example there are tables and the rulebook."""
        own = isinstance(route, Transfer | Backups) or (isinstance(route, Start) and route.tab != REFEREE)
        return self.is_open and own

    def leave(self, tab: str = COUNT) -> None:
        """Show the user's own records again, at a tab."""
        if self._own:
            example, own, self._own = self.app.context.records, self._own, None
            self.app.storage_errors.show_records(own)
            example.close()
            if tab != COUNT:
                self.app.context.pages.switch(tab)

    def close(self) -> None:
        """Close the user's own records with those of the example."""
        if self._own:
            self._own.close()
            self._own = None
