"""The Kivy app: creates the window and its services, opens the records, and composes them into one `Context`.

Modules that the first screen does not need are imported on first use, to keep the start short.
"""

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.widget import Widget

from records import AlreadyOpen, Records, Trouble, lock_file
from screens.appearance import Appearance
from screens.background import Background
from screens.context import Context
from screens.device import INSETS_INTERVAL, Device
from screens.home.example import Example
from screens.lifecycle import Lifecycle
from screens.restore import restore_navigation
from screens.shell import Shell
from screens.storage_errors import StorageErrors

if TYPE_CHECKING:
    from records.file import File
    from screens.keyboard import Keyboard

FONTS = Path(__file__).parent.parent / "assets/fonts"
#: Key code of Android's back key, and of Escape on a computer.
BACK_KEY = 27


class ElvalandApp(App):  # type: ignore[misc]
    """Lives as long as the process. What belongs to the open records is in `context`, which is replaced with them."""

    title = "Elvaland"

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file
        self.lock: File | None = None
        self._context: Context | None = None
        self.device = Device(self)
        self.example = Example(self)

    @property
    def context(self) -> Context:
        """The context of the open records."""
        assert self._context, "no records are open"
        return self._context

    @property
    def is_open(self) -> bool:
        """Whether records are open."""
        return self._context is not None

    def build(self) -> Widget:
        LabelBase.register("Elvaland", str(FONTS / "Elvaland-Regular.ttf"), fn_bold=str(FONTS / "Elvaland-Bold.ttf"))
        LabelBase.register("Icons", str(FONTS / "Icons.ttf"))
        self.appearance = Appearance(self.device.phone.system())
        self.shell = Shell(lambda tab: self.context.pages.switch(tab))
        self.storage_errors = StorageErrors(self)
        self.lifecycle = Lifecycle(self)
        self.background = Background(self.shell, lambda: self.appearance.language, self.lifecycle.receive_pending)
        self.open()
        self.device.update_insets()
        self.shell.lay_out(Window.size)
        self.shell.bind(size=self.device.update_insets, has_panes=self._arrange)
        self._insets_check = Clock.schedule_interval(self.device.update_insets, INSETS_INTERVAL)
        self._keyboard: Keyboard | None = None
        Window.bind(on_keyboard=self._key)
        return self.shell

    def open(self) -> None:
        """Open the records and restore the last screen, or show an error page."""
        try:
            path = self.file or Path(self.user_data_dir) / "elvaland.db"
            self.lock = self.lock or lock_file(path)
            records = Records(path)
        except AlreadyOpen:
            self.storage_errors.already_open()
        except (Trouble, OSError) as trouble:
            self.storage_errors.cannot_open(trouble)
        else:
            self.storage_errors.show_records(records, records.rescued)

    def show_records(self, records: Records) -> None:
        """Make a new context for these records, and show the screen stored in them."""
        if self.is_open:
            self.context.unfocus_fields()
            self.context.close_door()
        self._context = Context(
            records,
            self.shell,
            self.device,
            self.appearance,
            self.background,
            self.storage_errors,
            self.lifecycle,
            self.example,
        )
        self.appearance.read(records)
        self.context.apply_look()
        restore_navigation(self.context)
        self.context.restore_door()
        self.context.pages.show()

    def close(self) -> None:
        """Close the records, if they are open."""
        if self.is_open:
            self.context.close_door()
            self.context.records.close()
            self.example.close()
            self._context = None

    def _arrange(self, *_: object) -> None:
        """Show the pages side by side, or one of them, in a window that has become wide or narrow."""
        if self.is_open:
            self.context.pages.arrange()

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._key)
        self._insets_check.cancel()
        self.lifecycle.stop()
        self.storage_errors.stop()
        if self.lock:
            self.lock.close()

    def on_pause(self) -> bool:
        self.lifecycle.pause()
        return True

    def on_resume(self) -> None:
        self.lifecycle.resume()

    def open_settings(self, *_: Any) -> bool:
        """Override Kivy: F1 would open Kivy's own settings panel."""
        return False

    def back(self) -> bool:
        """Go back; False if there is nowhere to go back to."""
        return self.is_open and self.context.pages.back()

    def _key(self, _: Any, key: int, __: Any = None, ___: Any = None, modifiers: Collection[str] = ()) -> bool:
        if key == BACK_KEY:
            return self.back()
        if self._keyboard is None:
            from screens.keyboard import Keyboard  # not needed at the start

            self._keyboard = Keyboard(self.shell)
        return self._keyboard.press(key, modifiers)
