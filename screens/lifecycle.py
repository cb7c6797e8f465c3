"""Pause, resume, changed system settings, low memory, and files from other apps."""

import sys
from typing import TYPE_CHECKING

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from screens import gc_policy

if TYPE_CHECKING:
    from screens.app import ElvalandApp
    from sharing.phone import Outcome

#: Seconds between polls of the system settings: Android sends no event that reaches Kivy.
CHECK_INTERVAL = 2
#: Seconds between a rebuild of the screens and the garbage collection of the old ones, so that it delays no animation.
COLLECT_DELAY = 2
#: Name of the stored setting that tells that spoken results were offered.
SPEECH_OFFERED = "speech_offered"
#: Kivy's caches of images and text, which it refills on demand.
REBUILT_CACHES = "kv.image", "kv.texture", "kv.loader", "textinput.label", "textinput.width"


class Lifecycle:
    """Reacts to events of the operating system."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app
        #: Files received while no records were open or another import was running.
        self.pending: tuple[Outcome, ...] = ()
        self._collect_later = Clock.create_trigger(gc_policy.collect_now, COLLECT_DELAY)
        self._settings_check = Clock.schedule_interval(self.check_system_settings, CHECK_INTERVAL)
        Window.bind(on_memorywarning=self._on_low_memory)
        app.device.phone.on_opened(self.receive)

    def stop(self) -> None:
        Window.unbind(on_memorywarning=self._on_low_memory)
        self._settings_check.cancel()
        self._collect_later.cancel()
        self._unfocus_fields()

    def pause(self) -> None:
        """Store everything, including text being typed: a paused app may be killed."""
        self._unfocus_fields()
        self.app.storage_errors.cancel_check()
        gc_policy.collect_now()

    def resume(self) -> None:
        """Continue one frame later: Kivy's clock stood still as well."""
        Clock.schedule_once(self._after_resume)

    def _after_resume(self, _: float) -> None:
        self.app.storage_errors.schedule_check()
        if self.app.is_open:
            self.app.context.wake_door()
        self.check_system_settings()

    def _unfocus_fields(self) -> None:
        if self.app.is_open:
            self.app.context.unfocus_fields()

    # system settings

    def check_system_settings(self, *_: object) -> None:
        """Rebuild the screens if the system's language, theme, text size or density changed."""
        look = self.app.appearance
        look.system = self.app.device.phone.system()
        if self.app.storage_errors.opened and look.look != look.wanted():
            self.rebuild_screens()
        if look.system.touch_exploration:
            self._offer_speech()

    def _offer_speech(self) -> None:
        """Say once, aloud, what a screen reader can read, and offer to say results."""
        app = self.app
        if not app.storage_errors.opened or app.context.shell.overlay or not app.device.phone.can_speak:
            return
        settings, records, voice = app.context.settings, app.context.records, app.context.voice
        if app.appearance.settings.speech or records.setting(SPEECH_OFFERED):
            return
        records.try_remember(SPEECH_OFFERED, "1")

        def accept() -> None:
            app.context.shell.close()
            settings.change(app.appearance.settings._replace(speech=True))

        card = app.context.shell.open_card(voice.text("screen_reader"))
        card.add_text([voice.text("screen_reader_on")])
        card.add_choices([("speech", voice.text("speech_title"), accept)])
        app.device.phone.speak(voice.text("screen_reader_on"), app.appearance.language)

    def rebuild_screens(self) -> None:
        """Rebuild the screens in a new look, and restore scroll offset, overlay and focus."""
        context = self.app.context
        shell, look, fields = context.shell, context.appearance, context.fields
        overlay, reopen, offset = shell.overlay, shell.reopen, shell.scroll_offset
        size, language = Metrics.sp, look.language
        typing = next((index for index, field in enumerate(fields) if field.focus), len(fields))
        context.unfocus_fields()
        context.apply_look()
        context.pages.show()
        grown = Metrics.sp / size
        context.pages.scroll_offsets = {depth: grown * before for depth, before in context.pages.scroll_offsets.items()}
        shell.set_scroll_offset(grown * offset)
        if reopen and look.language == language:
            reopen()
        elif overlay and not reopen:
            shell.show_overlay(overlay)
        for field in context.fields[typing : typing + 1]:
            field.focus = True
        self._collect_later()

    # low memory

    def _on_low_memory(self, _: object) -> None:
        """Called on Android's own thread."""
        Clock.schedule_once(self.free_memory)

    def free_memory(self, *_: object) -> None:
        """Drop hidden screens, the search index and Kivy's caches."""
        if self.app.is_open:
            self.app.context.free_memory()
        if field := sys.modules.get("screens.widgets.field"):
            field.Field()._adjust_viewport(0, 0)  # else Kivy keeps the last text input and its screen alive
        for kind in REBUILT_CACHES:
            Cache.remove(kind)
        gc_policy.collect_now()

    # files from other apps

    def receive(self, outcome: "Outcome") -> None:
        """Import what another app sent, or queue it. An open overlay is reopened afterwards."""
        if not self.app.storage_errors.opened or self.app.context.transfer.busy:
            self.pending = (*self.pending, outcome)
            return
        self.app.example.leave()
        context = self.app.context
        context.unfocus_fields()
        overlay, reopen = context.shell.overlay, context.shell.reopen
        if reopen:
            context.pages.keep_overlay(reopen)
        context.transfer.receive(outcome)
        if overlay and not reopen:
            context.shell.show_overlay(overlay)  # a message that was not read yet

    def receive_pending(self) -> None:
        """Import the queued files."""
        pending, self.pending = self.pending, ()
        for outcome in pending:
            self.receive(outcome)
