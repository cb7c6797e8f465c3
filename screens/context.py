"""What the controllers share, and the controllers themselves, created on first use for the open records."""

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

import together
from records import Records, Trouble
from screens.appearance import Appearance
from screens.background import Background
from screens.device import Device
from screens.home.example import Example
from screens.lifecycle import Lifecycle
from screens.navigation import TABS
from screens.pages import Pages
from screens.shell import Shell
from screens.storage_errors import StorageErrors
from words import Voice

if TYPE_CHECKING:
    from screens.calculators.controller import CalculatorsController
    from screens.counting.controller import CountingController
    from screens.counting.edit_controller import EditController
    from screens.history.controller import HistoryController
    from screens.home.controller import HomeController
    from screens.new_table.controller import NewTableController
    from screens.players.controller import PlayersController
    from screens.result.controller import ResultController
    from screens.result.share_controller import ShareController
    from screens.rulebook.controller import RulebookController
    from screens.settings.controller import SettingsController
    from screens.together.controller import TogetherController
    from screens.transfer.controller import TransferController


class Context:
    """Passed to every controller. Controllers are imported and created on first access."""

    def __init__(
        self,
        records: Records,
        shell: Shell,
        device: Device,
        appearance: Appearance,
        background: Background,
        storage_errors: StorageErrors,
        lifecycle: Lifecycle,
        example: Example,
    ) -> None:
        self.records, self.shell = records, shell
        self.device, self.appearance = device, appearance
        self.background, self.storage_errors, self.lifecycle = background, storage_errors, lifecycle
        self.example = example
        self.pages = Pages(self)

    @property
    def voice(self) -> Voice:
        """The voice for texts that belong to no game."""
        return Voice(self.appearance.language)

    def apply_look(self) -> None:
        """Apply the wanted look. Cached screens are dropped, to be rebuilt in it."""
        before = self.appearance.language
        self.appearance.apply()
        self.device.phone.bars(self.appearance.is_dark)
        self.pages.screens.clear()
        if self.appearance.language != before:
            self.pages.kept_overlays.clear()  # their texts are in the old language
        self.shell.fill_tab_bar([(tab, self.voice.text(tab)) for tab in TABS])
        if self.example.is_open:
            self.shell.show_banner(self.voice.text("is_example"), self.voice.text("leave_example"), self.example.leave)
        else:
            self.shell.hide_banner()

    @property
    def fields(self) -> list[Any]:
        """Every text input of the window, in order."""
        return [widget for widget in self.shell.walk() if hasattr(widget, "focus")]

    def unfocus_fields(self) -> None:
        """Take the focus from every text input: inputs store their text when they lose it. Closes the soft keyboard."""
        with suppress(Trouble):
            for field in self.fields:
                field.focus = False

    def free_memory(self) -> None:
        """Drop caches: hidden screens and the search index."""
        self.pages.forget_hidden()
        self.shell.forget_touch()
        if "rulebook" in vars(self):
            self.rulebook.forget_index()

    @property
    def phones(self) -> int | None:
        """How many other phones sit at the table; None while it is not open to any."""
        return self.together.phones if "together" in vars(self) else None

    def show_others(self) -> None:
        """Show the table to other phones, if it is open to any."""
        if "together" in vars(self):
            self.together.show()

    def restore_door(self) -> None:
        """Open the table to other phones again, if it was when the app ended."""
        if self.records.setting(together.SETTING):
            self.together.restore()

    def wake_door(self) -> None:
        """Listen again after the phone slept."""
        if "together" in vars(self):
            self.together.listen_again()

    def close_door(self) -> None:
        """Close it, to be opened again at the next start."""
        if "together" in vars(self):
            self.together.close(forget=False)

    # the controllers

    @cached_property
    def home(self) -> "HomeController":
        from screens.home.controller import HomeController

        return HomeController(self)

    @cached_property
    def new_table(self) -> "NewTableController":
        from screens.new_table.controller import NewTableController

        return NewTableController(self)

    @cached_property
    def counting(self) -> "CountingController":
        from screens.counting.controller import CountingController

        return CountingController(self)

    @cached_property
    def edit_table(self) -> "EditController":
        from screens.counting.edit_controller import EditController

        return EditController(self)

    @cached_property
    def together(self) -> "TogetherController":
        from screens.together.controller import TogetherController

        return TogetherController(self)

    @cached_property
    def result(self) -> "ResultController":
        from screens.result.controller import ResultController

        return ResultController(self)

    @cached_property
    def share(self) -> "ShareController":
        from screens.result.share_controller import ShareController

        return ShareController(self)

    @cached_property
    def history(self) -> "HistoryController":
        from screens.history.controller import HistoryController

        return HistoryController(self)

    @cached_property
    def players(self) -> "PlayersController":
        from screens.players.controller import PlayersController

        return PlayersController(self)

    @cached_property
    def rulebook(self) -> "RulebookController":
        from screens.rulebook.controller import RulebookController

        return RulebookController(self)

    @cached_property
    def calculators(self) -> "CalculatorsController":
        from screens.calculators.controller import CalculatorsController

        return CalculatorsController(self)

    @cached_property
    def settings(self) -> "SettingsController":
        from screens.settings.controller import SettingsController

        return SettingsController(self)

    @cached_property
    def transfer(self) -> "TransferController":
        from screens.transfer.controller import TransferController

        return TransferController(self)
