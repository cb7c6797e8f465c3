"""The settings, stored at every tap."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from screens.appearance import SETTINGS
from views.settings import view
from views.settings.model import Settings

if TYPE_CHECKING:
    from screens.context import Context


class SettingsController:
    """Changes the settings and applies them."""

    def __init__(self, context: "Context") -> None:
        self.context = context

    def page(self) -> Widget:
        context, phone = self.context, self.context.device.phone
        look = context.appearance
        from screens.settings.screen import SettingsScreen

        screen = context.pages.screen(SettingsScreen, self)
        screen.show(view.present(look.settings, look.voices, phone.can_vibrate, phone.can_speak, look.system.text))
        return screen

    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        """The actions on all data, by their keys in the view."""
        transfer = self.context.transfer
        return {
            view.DATA_OUT: transfer.export_all,
            view.SPREADSHEET: transfer.export_spreadsheet,
            view.DATA_IN: transfer.show_import,
            view.BACKUPS: transfer.show_backups,
        }

    def read_again(self) -> None:
        """Apply settings that an import has changed."""
        self.change(Settings.read(self.context.records.setting(SETTINGS) or ""))

    def change(self, chosen: Settings) -> None:
        """Store and apply these settings."""
        self.context.records.remember(SETTINGS, chosen.write())
        look = self.context.appearance
        look.settings = chosen
        look.stay_awake(look.awake)
        if look.look != look.wanted():
            self.context.lifecycle.rebuild_screens()
        else:
            self.context.pages.show()
