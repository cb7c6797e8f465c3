"""What users choose for themselves, kept at every tap."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from kivy.core.window import Window
from kivy.uix.widget import Widget

from screens.appearance import SETTINGS
from views.settings import view
from views.settings.model import Settings

if TYPE_CHECKING:
    from screens.context import Context


class SettingsController:
    """Changes the settings, and the look that follows from them."""

    def __init__(self, context: "Context") -> None:
        self.context = context

    def page(self) -> Widget:
        context, phone = self.context, self.context.device.phone
        look = context.appearance
        screen = context.pages.screen("settings.screen", lambda module: module.SettingsScreen(self))
        screen.show(view.present(look.settings, look.voices, phone.can_vibrate, phone.can_speak, look.system.text))
        return screen

    @property
    def deeds(self) -> Mapping[str, Callable[[], None]]:
        """What can be done with all data, by the names that the view has for it."""
        transfer = self.context.transfer
        return {
            view.DATA_OUT: transfer.export_all,
            view.SPREADSHEET: transfer.export_spreadsheet,
            view.DATA_IN: transfer.show_import,
            view.BACKUPS: transfer.show_backups,
        }

    def read_again(self) -> None:
        """Other settings may have come from elsewhere."""
        self.change(Settings.read(self.context.records.setting(SETTINGS) or ""))

    def change(self, chosen: Settings) -> None:
        """Other settings, from now on."""
        self.context.records.remember(SETTINGS, chosen.write())
        look = self.context.appearance
        look.settings = chosen
        Window.allow_screensaver = not chosen.awake
        if look.look != look.wanted():
            self.context.lifecycle.rebuild_screens()
        else:
            self.context.pages.show()
