"""The app through a day of its phone: asleep and awake, set otherwise meanwhile, short of memory, handed something."""

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

#: How often the phone is asked, in seconds, whether it is set otherwise: nobody tells us. It answers at once.
CHECK_INTERVAL = 2
#: So many seconds later somebody has seen what was shown, and what moved on the screen before has come to its end.
COLLECT_DELAY = 2
#: What Kivy keeps of pictures and letters, and makes again.
REBUILT_CACHES = "kv.image", "kv.texture", "kv.loader", "textinput.label", "textinput.width"


class Lifecycle:
    """What the system does to the app."""

    def __init__(self, app: "ElvalandApp") -> None:
        self.app = app
        #: What other apps handed over while there were no records to bring it into, or something else came in.
        self.pending: tuple[Outcome, ...] = ()
        #: All screens in the look before are megabytes. Nobody waits for what goes once the others are seen.
        self._collect_later = Clock.create_trigger(gc_policy.collect_now, COLLECT_DELAY)
        self._settings_check = Clock.schedule_interval(self.check_system_settings, CHECK_INTERVAL)
        Window.bind(on_memorywarning=self._on_low_memory)
        app.device.phone.on_opened(self.receive)

    def stop(self) -> None:
        Window.unbind(on_memorywarning=self._on_low_memory)
        self._settings_check.cancel()
        self._collect_later.cancel()
        self._keep_typed()

    def pause(self) -> None:
        """The system may put the app to sleep, and never wake it: keep all, also what is half typed."""
        self._keep_typed()
        self.app.storage_errors.cancel_check()
        gc_policy.collect_now()

    def resume(self) -> None:
        """Some apps sleep and wake for days. What is due then waits a frame: Kivy's clock stood still as well."""
        Clock.schedule_once(self._after_resume)

    def _after_resume(self, _: float) -> None:
        self.app.storage_errors.schedule_check()
        self.check_system_settings()

    def _keep_typed(self) -> None:
        if self.app.is_open:
            self.app.context.keep_typed()

    # set otherwise

    def check_system_settings(self, *_: object) -> None:
        """Whether the phone is set otherwise than before."""
        look = self.app.appearance
        look.system = self.app.device.phone.system()
        if self.app.storage_errors.opened and look.look != look.wanted():
            self.rebuild_screens()

    def rebuild_screens(self) -> None:
        """In another look right where one was: as far down, with the same laid over it, at the same line to type in."""
        context = self.app.context
        shell, look, fields = context.shell, context.appearance, context.fields
        overlay, reopen, offset, size, language = (
            shell.overlay,
            shell.reopen,
            shell.scroll_offset,
            Metrics.sp,
            look.language,
        )
        typing = next((index for index, field in enumerate(fields) if field.focus), len(fields))
        context.keep_typed()
        context.apply_look()
        context.pages.show()
        grown = Metrics.sp / size
        context.pages.scroll_offsets = {deep: grown * before for deep, before in context.pages.scroll_offsets.items()}
        shell.set_scroll_offset(grown * offset)
        if reopen and look.language == language:
            reopen()
        elif overlay and not reopen:
            shell.show_overlay(overlay)
        for field in context.fields[typing : typing + 1]:
            field.focus = True
        self._collect_later()

    # short of memory

    def _on_low_memory(self, _: object) -> None:
        """Told in Android's own thread."""
        Clock.schedule_once(self.free_memory)

    def free_memory(self, *_: object) -> None:
        """Drop what can be made again: the screens that nobody sees, and what finds the words of the rulebook."""
        if self.app.is_open:
            self.app.context.free_memory()
        if lines := sys.modules.get("screens.widgets.field"):
            lines.Field()._adjust_viewport(0, 0)  # Kivy holds on to the last one, and so to the screen around it
        for kind in REBUILT_CACHES:
            Cache.remove(kind)
        gc_policy.collect_now()

    # handed something

    def receive(self, outcome: "Outcome") -> None:
        """Another app hands something to this one; what is being done here waits behind it."""
        if not self.app.storage_errors.opened or self.app.context.transfer.busy:
            self.pending = (*self.pending, outcome)
            return
        context = self.app.context
        context.keep_typed()
        overlay, reopen = context.shell.overlay, context.shell.reopen
        if reopen:
            context.pages.keep_overlay(reopen)
        context.transfer.receive(outcome)
        if overlay and not reopen:
            context.shell.show_overlay(overlay)  # it tells what happened just now

    def receive_pending(self) -> None:
        """What was handed over before comes in."""
        pending, self.pending = self.pending, ()
        for outcome in pending:
            self.receive(outcome)
