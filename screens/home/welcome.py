"""What the app is, shown before the first table."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.widgets.chip import Chip
from screens.widgets.looks import BARE, PROMISE
from screens.widgets.text import Text
from words import Voice

load("home_welcome")

#: What the app does: icon, and key of its line.
PROMISES = (("sheet", "welcome_count"), ("ruling", "welcome_settle"), ("trophy", "welcome_remember"))


class Welcome(BoxLayout):  # type: ignore[misc]
    """The name of the app, what it is for, and what it does."""

    runes = StringProperty()
    name = StringProperty()
    what = StringProperty()

    def __init__(self, voice: Voice) -> None:
        super().__init__(runes=voice.text("app_in_runes"), name=voice.text("app"), what=voice.text("welcome_what"))
        for icon, line in PROMISES:
            self.add_widget(Chip(PROMISE, voice.text(line), icon=icon, tone=BARE))


class Unofficial(Text):
    """The disclaimer: this is no official app."""
