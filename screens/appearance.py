"""How the app looks and speaks: the settings, how the phone is set, and what follows from both."""

from kivy.core.window import Window
from kivy.metrics import Metrics

from records import Records
from screens.theme import skin
from sharing.phone import System
from views.settings.model import Settings
from words import GameVoice

#: Under which name the records remember the settings.
SETTINGS = "settings"


class Appearance:
    """The settings and the phone's own, and the language, the colours and the sizes in use."""

    def __init__(self, system: System) -> None:
        self.settings = Settings()
        self.system = system
        self.language = system.language
        #: The language, the colours, the size of texts and of a dp that are in use.
        self.look: tuple[str, str, float, float | None] = ("", "", 0.0, None)
        self._voices: dict[str, GameVoice] = {}
        self.fit(self.settings.text_size(system.text))

    def read(self, records: Records) -> None:
        """The settings that somebody chose."""
        self.settings = Settings.read(records.setting(SETTINGS) or "")

    def fit(self, text: float) -> None:
        """Set the size of texts, and the phone's own dp: Kivy takes it for larger where texts are larger."""
        for measure, value in ("fontscale", text), ("density", self.system.density):
            if value and value != getattr(Metrics, measure):  # Kivy tells every widget, whether or not it is another
                setattr(Metrics, measure, value)

    def wanted(self) -> tuple[str, str, float, float | None]:
        """The look as the phone has it, and as somebody chose."""
        chosen, system = self.settings, self.system
        language = chosen.language or system.language
        return language, chosen.theme_name(system.dark), chosen.text_size(system.text), system.density

    def apply(self) -> None:
        """Use the wanted look from now on; widgets that are there already keep theirs."""
        self.look = self.wanted()
        self.language, theme, text, _ = self.look
        self.fit(text)
        skin.use(theme)
        Window.clearcolor = skin.ground
        Window.allow_screensaver = not self.settings.awake
        self._voices.clear()

    @property
    def is_dark(self) -> bool:
        return self.look[1] != "light"

    @property
    def motion(self) -> bool:
        return self.settings.motion

    @property
    def voices(self) -> dict[str, GameVoice]:
        """A voice for each game."""
        from views.new_table.form import GAMES

        return {game: self.voice(game) for game in GAMES}

    def voice(self, game: str) -> GameVoice:
        if game not in self._voices:
            self._voices[game] = GameVoice(self.language, game)
        return self._voices[game]
