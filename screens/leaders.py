"""Who leads through the parts of the app: each comes when first needed, and the first screen waits for none."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from screens.navigation import Navigation, Start

if TYPE_CHECKING:
    from screens.answering import Answering
    from screens.asking import Asking
    from screens.background import Background
    from screens.carrying import Carrying
    from screens.comparing import Comparing
    from screens.counter import Counter
    from screens.recalling import Recalling
    from screens.sending import Sending


class Leaders:
    """The app, as far as it hands on to somebody who knows a part of it."""

    way: Navigation
    #: The app is what stands around all of them.
    _app: Any = property(lambda self: self)

    def forget_search(self) -> bool:
        """Whether something was looked for where a place begins: who goes back sees all of it again."""
        searched: Asking | Recalling
        match self.way.here:
            case Start("referee"):
                searched = self.asking
            case Start("games"):
                searched = self.recalling
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
    def counter(self) -> "Counter":
        """Leads through tables."""
        from screens.counter import Counter

        return Counter(self._app)

    @cached_property
    def answering(self) -> "Answering":
        """Leads through the referee's tools."""
        from screens.answering import Answering

        return Answering(self._app)

    @cached_property
    def asking(self) -> "Asking":
        """Leads through the rulebook."""
        from screens.asking import Asking

        return Asking(self._app)

    @cached_property
    def recalling(self) -> "Recalling":
        """Leads through the finished tables."""
        from screens.recalling import Recalling

        return Recalling(self._app)

    @cached_property
    def carrying(self) -> "Carrying":
        """Leads data out and in."""
        from screens.carrying import Carrying

        return Carrying(self._app)

    @cached_property
    def comparing(self) -> "Comparing":
        """Leads through the players."""
        from screens.comparing import Comparing

        return Comparing(self._app)

    @cached_property
    def sending(self) -> "Sending":
        """Leads a result out of the phone."""
        from screens.sending import Sending

        return Sending(self._app)
