"""The settings: what may be chosen, read from and written to text; a stored value that is not offered is ignored."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from scoring import codec, games
from scoring.sheet import Reading
from words import LANGUAGES

#: Follow the system: its language, its light or dark theme.
SYSTEM = ""
#: The themes, the default first: dark, like a hall at night, even on a phone with a light theme.
THEME_NAMES = ("dark", "light", "contrast")
SIZES = (1.0, 1.25, 1.5, 2.0)
#: Largest text scale, the phone's times ours: no screen is laid out for more.
LARGEST = SIZES[-1]


class Settings(NamedTuple):
    """The chosen settings, each with its default. The field names are stored and never change."""

    language: str = SYSTEM
    theme: str = THEME_NAMES[0]
    text: float = SIZES[0]
    motion: bool = True
    awake: bool = True
    vibration: bool = True
    speech: bool = False
    #: The readings of open rulings for new tables, by game.
    rulings: Mapping[str, Mapping[str, Reading]] = MappingProxyType({})

    @classmethod
    def read(cls, text: str) -> "Settings":
        """The settings that `write` wrote; a value that is not offered becomes the default.

        >>> settings = Settings.read('{"theme": "light", "text": "huge"}')
        >>> settings.theme, settings.text
        ('light', 1.0)
        """
        stored = codec.read_fields(cls, text)
        offered: dict[str, Sequence[Reading | float]] = {
            "language": (SYSTEM, *LANGUAGES),
            "theme": (*THEME_NAMES, SYSTEM),
            "text": SIZES,
            "motion": (True, False),
            "awake": (True, False),
            "vibration": (True, False),
            "speech": (False, True),
        }
        chosen: dict[str, Any] = {name: _offered_or_first(values, stored.get(name)) for name, values in offered.items()}
        by_game = stored.get("rulings", {})
        rulings = {game: _without_defaults(game, by_game[game]) for game in games.names() if game in by_game}
        return cls(**chosen, rulings={game: readings for game, readings in rulings.items() if readings})

    def write(self) -> str:
        return codec.write(self._replace(rulings={game: self.rulings_of(game) for game in self.rulings}))

    def theme_name(self, dark: bool) -> str:
        """The theme to apply; `dark` says whether the phone has a dark theme."""
        return self.theme or ("dark" if dark else "light")

    def text_size(self, phone_text: float) -> float:
        """The text scale to apply, given that of the phone.

        >>> Settings(text=1.25).text_size(1.2), Settings(text=1.5).text_size(1.8)
        (1.5, 2.0)
        """
        return min(self.text * phone_text, LARGEST)

    def rulings_of(self, game: str) -> dict[str, Reading]:
        """The readings that a new table starts with, those that are not the default."""
        return _without_defaults(game, self.rulings.get(game, {}))

    def with_reading(self, game: str, ruling: str, reading: Reading) -> "Settings":
        """These settings with a reading of an open ruling for new tables."""
        readings = _without_defaults(game, {**self.rulings_of(game), ruling: reading})
        rest = {other: dict(chosen) for other, chosen in self.rulings.items() if other != game}
        return self._replace(rulings={**rest, game: readings} if readings else rest)


def _offered_or_first(values: Sequence[Any], value: object) -> Any:
    """The value if it is offered, else the first one; `true` is not 1."""
    return next((offered for offered in values if type(offered) is type(value) and offered == value), values[0])


def _without_defaults(game: str, chosen: Mapping[str, Reading]) -> dict[str, Reading]:
    offered = games.named(game).rulings
    readings = {ruling: _offered_or_first(values, chosen.get(ruling)) for ruling, values in offered.items()}
    return {ruling: reading for ruling, reading in readings.items() if reading != offered[ruling][0]}
