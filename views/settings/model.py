"""What users choose for themselves, read with suspicion: the app puts it on before it shows anything."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from scoring import codec, games
from scoring.sheet import Reading
from words import LANGUAGES

#: The language that the system is set to, and whether it is dark.
SYSTEM = ""
#: The themes by their names, the usual one first: a hall at night, also on a phone that is light by day.
LOOKS = ("dark", "light", "contrast")
SIZES = (1.0, 1.25, 1.5, 2.0)
#: The phone's own text size and ours together: further no screen is made to grow.
LARGEST = SIZES[-1]


class Settings(NamedTuple):
    """What somebody chose; the rest is as it comes."""

    language: str = SYSTEM
    theme: str = LOOKS[0]
    text: float = SIZES[0]
    motion: bool = True
    awake: bool = True
    vibration: bool = True
    speech: bool = False
    #: How new tables read the open rulings, game by game.
    rulings: Mapping[str, Mapping[str, Reading]] = MappingProxyType({})

    @classmethod
    def read(cls, text: str) -> "Settings":
        """What `write` wrote; whatever else stands there is as if nobody had chosen.

        >>> told = Settings.read('{"theme": "light", "text": "huge"}')
        >>> told.theme, told.text
        ('light', 1.0)
        """
        kept = codec.read_fields(cls, text)
        offered: dict[str, Sequence[Reading | float]] = {
            "language": (SYSTEM, *LANGUAGES),
            "theme": (*LOOKS, SYSTEM),
            "text": SIZES,
            "motion": (True, False),
            "awake": (True, False),
            "vibration": (True, False),
            "speech": (False, True),
        }
        chosen: dict[str, Any] = {name: _among(values, kept.get(name)) for name, values in offered.items()}
        of_games = kept.get("rulings", {})
        rulings = {game: _unlike_the_default(game, of_games[game]) for game in games.names() if game in of_games}
        return cls(**chosen, rulings={game: readings for game, readings in rulings.items() if readings})

    def write(self) -> str:
        return codec.write(self._replace(rulings={game: self.rulings_of(game) for game in self.rulings}))

    def look(self, dark: bool) -> str:
        """The theme to put on, on a phone that is dark or light."""
        return self.theme or ("dark" if dark else "light")

    def size(self, of_phone: float) -> float:
        """How large texts are, on a phone where they are so large already.

        >>> Settings(text=1.25).size(1.2), Settings(text=1.5).size(1.8)
        (1.5, 2.0)
        """
        return min(self.text * of_phone, LARGEST)

    def rulings_of(self, game: str) -> dict[str, Reading]:
        """The rulings with which a new table starts: those that are read otherwise than by default."""
        return _unlike_the_default(game, self.rulings.get(game, {}))

    def reading(self, game: str, ruling: str, reading: Reading) -> "Settings":
        """Another reading of an open ruling, for the tables to come."""
        readings = _unlike_the_default(game, {**self.rulings_of(game), ruling: reading})
        rest = {other: dict(chosen) for other, chosen in self.rulings.items() if other != game}
        return self._replace(rulings={**rest, game: readings} if readings else rest)


def _among(values: Sequence[Any], value: object) -> Any:
    """The value if it is offered, else the first one; `true` is not 1."""
    return next((each for each in values if type(each) is type(value) and each == value), values[0])


def _unlike_the_default(game: str, chosen: Mapping[str, Reading]) -> dict[str, Reading]:
    offered = games.named(game).rulings
    readings = {ruling: _among(values, chosen.get(ruling)) for ruling, values in offered.items()}
    return {ruling: reading for ruling, reading in readings.items() if reading != offered[ruling][0]}
