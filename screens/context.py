"""Who leads through the parts of the app: each comes when first needed, and the first screen waits for none."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from screens.navigation import Navigation, Start

if TYPE_CHECKING:
    from screens.background import Background
    from screens.calculators.controller import CalculatorsController
    from screens.counting.controller import CountingController
    from screens.history.controller import HistoryController
    from screens.players.controller import PlayersController
    from screens.result.share_controller import ShareController
    from screens.rulebook.controller import RulebookController
    from screens.transfer.controller import TransferController


class Leaders:
    """The app, as far as it hands on to somebody who knows a part of it."""

    way: Navigation
    #: The app is what stands around all of them.
    _app: Any = property(lambda self: self)

    def forget_search(self) -> bool:
        """Whether something was looked for where a place begins: who goes back sees all of it again."""
        searched: RulebookController | HistoryController
        match self.way.here:
            case Start("referee"):
                searched = self.rulebook
            case Start("games"):
                searched = self.history
            case _:
                return False
        typed = searched.typed
        if typed:
            searched.look("")
        return bool(typed)

    @cached_property
    def background(self) -> "Background":
        """Does what takes long."""
        from screens.background import Background

        return Background(self._app.shell, lambda: self._app.language, self._app.take_waiting)

    @cached_property
    def counting(self) -> "CountingController":
        """Leads through tables."""
        from screens.counting.controller import CountingController

        return CountingController(self._app)

    @cached_property
    def calculators(self) -> "CalculatorsController":
        """Leads through the referee's tools."""
        from screens.calculators.controller import CalculatorsController

        return CalculatorsController(self._app)

    @cached_property
    def rulebook(self) -> "RulebookController":
        """Leads through the rulebook."""
        from screens.rulebook.controller import RulebookController

        return RulebookController(self._app)

    @cached_property
    def history(self) -> "HistoryController":
        """Leads through the finished tables."""
        from screens.history.controller import HistoryController

        return HistoryController(self._app)

    @cached_property
    def transfer(self) -> "TransferController":
        """Leads data out and in."""
        from screens.transfer.controller import TransferController

        return TransferController(self._app)

    @cached_property
    def players(self) -> "PlayersController":
        """Leads through the players."""
        from screens.players.controller import PlayersController

        return PlayersController(self._app)

    @cached_property
    def share(self) -> "ShareController":
        """Leads a result out of the phone."""
        from screens.result.share_controller import ShareController

        return ShareController(self._app)
