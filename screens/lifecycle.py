"""The app through a day of its phone: asleep and awake, set otherwise meanwhile, short of memory, handed something."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from records import Trouble
from screens import gc_policy
from screens.shell import Shell
from screens.storage_errors import StorageErrors

if TYPE_CHECKING:
    from screens.background import Background
    from screens.transfer.controller import TransferController
    from sharing.phone import Outcome, Phone, System
    from views.settings.model import Settings

#: How often the phone is asked, in seconds, whether it is set otherwise: nobody tells us. It answers at once.
OFTEN = 2
#: So many seconds later somebody has seen what was shown, and what moved on the screen before has come to its end.
SEEN = 2
#: What Kivy keeps of pictures and letters, and makes again.
MADE_AGAIN = "kv.image", "kv.texture", "kv.loader", "textinput.label", "textinput.width"


class Living:
    """The app, as far as its phone does things to it."""

    shell: Shell
    watch: StorageErrors
    settings: "Settings"
    phone: "Phone"
    background: "Background"
    transfer: "TransferController"
    dress: Callable[[], None]
    show: Callable[[], None]
    lay_aside: Callable[[Callable[[], object]], None]
    language: str
    #: What other apps handed over while there were no records to bring it into, or something else came in.
    waiting: "tuple[Outcome, ...]" = ()
    #: How the phone is set, and how the app looks since it was dressed.
    system: "System"
    look: tuple[str, str, float, float | None]
    scrolled: dict[tuple[str, int], float]
    _screens: dict[str, Any]

    def live(self) -> None:
        """From now on."""
        Window.bind(on_memorywarning=self._short_of_memory)
        self._looking = Clock.schedule_interval(self.look_around, OFTEN)
        self.phone.on_opened(self.handed)
        #: All screens in the look before are megabytes. Nobody waits for what goes once the others are seen.
        self._tidy = Clock.create_trigger(gc_policy.collect_now, SEEN)

    def die(self) -> None:
        Window.unbind(on_memorywarning=self._short_of_memory)
        self._looking.cancel()
        self._tidy.cancel()
        self.keep_typed()

    def on_pause(self) -> bool:
        """The system may put the app to sleep, and never wake it: all is kept, also what is half typed."""
        self.keep_typed()
        self.watch.put_off()
        gc_policy.collect_now()
        return True

    def on_resume(self) -> None:
        """Some apps sleep and wake for days. What is due then waits a frame: Kivy's clock stood still as well."""
        Clock.schedule_once(self._awake)

    def _awake(self, _: float) -> None:
        self.watch.look_soon()
        self.look_around()

    def keep_typed(self) -> None:
        """Whoever leaves a line keeps what is typed there. A phone puts its keyboard away meanwhile."""
        with suppress(Trouble):
            for field in self._fields:
                field.focus = False

    @property
    def _fields(self) -> list[Any]:
        """Every line to type in, from the first to the last."""
        return [widget for widget in self.shell.walk() if hasattr(widget, "focus")]

    def open_settings(self, *_: Any) -> bool:
        """A key of a keyboard would open Kivy's own settings, which are nobody's business here."""
        return False

    # set otherwise

    def fit(self, text: float) -> None:
        """Texts of that size, and the phone's own dp: Kivy takes it for larger where the phone's texts are larger."""
        for measure, value in ("fontscale", text), ("density", self.system.density):
            if value and value != getattr(Metrics, measure):  # Kivy tells every widget, whether or not it is another
                setattr(Metrics, measure, value)

    def wanted(self) -> tuple[str, str, float, float | None]:
        """The language, the colours, the size of texts and of a dp: as the phone has them, and as somebody chose."""
        chosen, system = self.settings, self.system
        language = chosen.language or system.language
        return language, chosen.look(system.dark), chosen.size(system.text), system.density

    def look_around(self, *_: object) -> None:
        """Whether the phone is set otherwise than before."""
        self.system = self.phone.system()
        if self.watch.opened and self.look != self.wanted():
            self.dress_anew()

    def dress_anew(self) -> None:
        """In another look right where one was: as far down, with the same laid over it, at the same line to type in."""
        shell, fields = self.shell, self._fields
        over, again, scrolled, size, language = shell.over, shell.again, shell.scrolled, Metrics.sp, self.language
        typing = next((place for place, field in enumerate(fields) if field.focus), len(fields))
        self.keep_typed()
        self.dress()
        self.show()
        grown = Metrics.sp / size
        self.scrolled = {deep: grown * before for deep, before in self.scrolled.items()}
        shell.stand(grown * scrolled)
        if again and self.language == language:
            again()
        elif over and not again:
            shell.lay_over(over)
        for field in self._fields[typing : typing + 1]:
            field.focus = True
        self._tidy()

    # short of memory

    def _short_of_memory(self, _: object) -> None:
        """Told in Android's own thread."""
        Clock.schedule_once(self.let_go)

    def let_go(self, *_: object) -> None:
        """What can be made again goes: the screens that nobody sees, and what finds the words of the rulebook."""
        seen = self.shell.screen
        self._screens = {name: screen for name, screen in self._screens.items() if screen is seen}
        if asking := self.__dict__.get("rulebook"):
            asking.__dict__.pop("index", None)
        if lines := sys.modules.get("screens.widgets.field"):
            lines.Field()._adjust_viewport(0, 0)  # Kivy holds on to the last one, and so to the screen around it
        for kind in MADE_AGAIN:
            Cache.remove(kind)
        gc_policy.collect_now()

    # handed something

    def handed(self, outcome: "Outcome") -> None:
        """Another app hands something to this one; what is being done here waits behind it."""
        if not self.watch.opened or self.transfer.busy:
            self.waiting = (*self.waiting, outcome)
        else:
            self.keep_typed()
            over, again = self.shell.over, self.shell.again
            if again:
                self.lay_aside(again)
            self.transfer.receive(outcome)
            if over and not again:
                self.shell.lay_over(over)  # it tells what happened just now

    def take_waiting(self) -> None:
        """What was handed over before comes in."""
        waiting, self.waiting = self.waiting, ()
        for outcome in waiting:
            self.handed(outcome)
