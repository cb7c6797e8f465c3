"""Language, theme and text size in use, from the app's settings and the system's."""

from kivy.core.window import Window
from kivy.metrics import Metrics

from records import Records
from scoring import games
from screens.theme import skin
from sharing.phone import System
from views.settings.model import Settings
from words import GameVoice

#: Name of the stored setting that holds all settings.
SETTINGS = "settings"


class Appearance:
    """The app's settings, the system's settings, and the look that results from both."""

    def __init__(self, system: System) -> None:
        self.settings = Settings()
        self.system = system
        self.language = system.language
        #: Language, theme, text size and density in use.
        self.look: tuple[str, str, float, float | None] = ("", "", 0.0, None)
        self._voices: dict[str, GameVoice] = {}
        #: Whether the screen is kept on whatever the settings say: other phones count at the table.
        self.awake = False
        self.fit(self.settings.text_size(system.text))

    def read(self, records: Records) -> None:
        """Read the stored settings."""
        self.settings = Settings.read(records.setting(SETTINGS) or "")

    def fit(self, text: float) -> None:
        """Set font scale and density. Kivy would derive a larger density from a larger font scale."""
        for measure, value in ("fontscale", text), ("density", self.system.density):
            if value and value != getattr(Metrics, measure):  # Kivy dispatches to every widget even for an equal value
                setattr(Metrics, measure, value)

    def wanted(self) -> tuple[str, str, float, float | None]:
        """The look that the settings and the system ask for."""
        chosen, system = self.settings, self.system
        language = chosen.language or system.language
        return language, chosen.theme_name(system.dark), chosen.text_size(system.text), system.density

    def apply(self) -> None:
        """Use the wanted look for new widgets. Existing widgets do not change."""
        self.look = self.wanted()
        self.language, theme, text, _ = self.look
        self.fit(text)
        skin.use(theme)
        Window.clearcolor = skin.ground
        self.stay_awake(self.awake)
        self._voices.clear()

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on, or leave that to the settings."""
        self.awake = awake
        Window.allow_screensaver = not (awake or self.settings.awake)

    @property
    def is_dark(self) -> bool:
        return self.look[1] != "light"

    @property
    def motion(self) -> bool:
        return self.settings.motion

    @property
    def voices(self) -> dict[str, GameVoice]:
        """A voice for each game, by its key."""
        return {game: self.voice(game) for game in games.by_release()}

    def voice(self, game: str) -> GameVoice:
        if game not in self._voices:
            self._voices[game] = GameVoice(self.language, game)
        return self._voices[game]
